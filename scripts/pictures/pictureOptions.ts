import { parseArgs } from 'node:util';
import { adminAreas, userAreas, withoutSignIn } from '../../tests/e2e/screenList.ts';

/** The window sizes for screenshots, by width. */
export const heights = { 1440: 900, 1024: 768, 390: 844 } as const;
export type Width = keyof typeof heights;
const widths = Object.keys(heights).map(Number) as Width[];

/** The looks of a screen, with their captions. */
export const looks = { usual: '보통', compact: '촘촘하게', empty: '결과 없음', error: '오류' } as const;
export type LookName = keyof typeof looks;

export interface PicturedScreen {
  path: string;
  /** For users who have not signed in. */
  isPublic: boolean;
}

const screens: readonly PicturedScreen[] = [
  ...withoutSignIn.map((path) => ({ path, isPublic: true })),
  ...Object.values({ ...userAreas, ...adminAreas }).flatMap((paths) =>
    paths.map((path) => ({ path, isPublic: false })),
  ),
];

/** The requested screenshots. */
export interface PictureOptions {
  screens: readonly PicturedScreen[];
  /** Widest first. */
  widths: readonly Width[];
  looks: readonly LookName[];
}

const parts = (values: readonly string[] = []): string[] =>
  values.flatMap((value) => value.split(',')).filter((value) => value !== '');

/** The requested ones among the known ones; all if none is given. */
const chosen = <T extends string | number>(known: readonly T[], asked: readonly string[]): readonly T[] => {
  const unknown = asked.filter((value) => !known.some((one) => String(one) === value));
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')}: 고를 수 없습니다. 가능한 것: ${known.join(', ')}`);
  return asked.length === 0 ? known : known.filter((one) => asked.includes(String(one)));
};

/**
 * Parses the options after `npm run pictures --`: `--only article` for screens whose address contains it, `--width
 * 390`, `--look empty`; each may be repeated, or contain commas.
 * @throws Error listing the valid options
 */
export const readOptions = (args: readonly string[]): PictureOptions => {
  const several = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { only: several, width: several, look: several },
  });
  const only = parts(values.only).map((part) => part.toLowerCase());
  const found = screens.filter(
    ({ path }) => only.length === 0 || only.some((part) => path.toLowerCase().includes(part)),
  );
  if (found.length === 0) throw new Error(`${only.join(', ')}: 주소에 이 말이 든 화면이 없습니다.`);
  return {
    screens: found,
    widths: chosen(widths, parts(values.width)).toSorted((one, other) => other - one),
    looks: chosen(Object.keys(looks) as LookName[], parts(values.look)),
  };
};

/** File of a picture, relative to the folder of pictures. */
export const fileOf = (path: string, width: Width, look: LookName): string =>
  `${width}/${path.slice(1).replaceAll(/\W+/g, '-')}.${look}.png`;
