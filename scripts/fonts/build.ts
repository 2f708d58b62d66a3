import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { type Slice, slices, unicodeRange } from './slices.ts';

const weights = [
  { weight: 400, file: 'PretendardGOV-Regular.subset.woff2' },
  { weight: 700, file: 'PretendardGOV-Bold.subset.woff2' },
];

const sourceFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('krds-uiux/package.json')), 'resources/fonts');

/**
 * Fallback until PretendardGOV is loaded: the system's Korean font, scaled so that lines keep their width and height.
 * Widths measured on Korean text with digits; heights are those of PretendardGOV.
 */
const standIns = [
  { name: 'PretendardGOV Stand-in Noto', local: ['Noto Sans CJK KR', 'Noto Sans KR'], scale: 0.979 },
  { name: 'PretendardGOV Stand-in Malgun', local: ['Malgun Gothic', '맑은 고딕'], scale: 0.979 },
];
const ascent = 0.952;
const descent = 0.241;

/** Features that browsers enable by default, and tabular figures; alternative glyphs would double the size. */
const keepFeatures = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const standInFace = ({ name, local, scale }: (typeof standIns)[number]): string =>
  `@font-face{font-family:'${name}';src:${local.map((face) => `local('${face}')`).join(',')};` +
  `size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};` +
  `descent-override:${percent(descent / scale)};line-gap-override:0%}`;

const face = (file: string, weight: number, { characters }: Slice): string =>
  `@font-face{font-family:'PretendardGOV';font-weight:${weight};font-display:swap;` +
  `src:url('./${file}') format('woff2');unicode-range:${unicodeRange(characters)}}`;

const fingerprint = (): string => {
  const hash = createHash('sha256');
  for (const file of ['build.ts', 'slices.ts', 'common-syllables.txt'])
    hash.update(readFileSync(new URL(`./${file}`, import.meta.url)));
  for (const { file } of weights) hash.update(readFileSync(join(sourceFolder(), file)));
  return hash.digest('hex').slice(0, 16);
};

/**
 * Cuts PretendardGOV into slices below `cacheFolder`, once per content of fonts and scripts. Returns the path of the
 * style sheet that declares them.
 */
export const buildFonts = async (cacheFolder: string): Promise<string> => {
  const folder = join(cacheFolder, fingerprint());
  const styleSheet = join(folder, 'fonts.css');
  if (existsSync(styleSheet)) return styleSheet;

  // write to a draft folder and rename, so that an interrupted build leaves nothing that looks finished
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const rules = standIns.map(standInFace);
  for (const { weight, file } of weights) {
    const font = readFileSync(join(sourceFolder(), file));
    for (const slice of slices()) {
      const name = `pretendard-gov-${weight}-${slice.name}.woff2`;
      writeFileSync(
        join(draft, name),
        await subsetFont(font, slice.characters, { targetFormat: 'woff2', keepFeatures }),
      );
      rules.push(face(name, weight, slice));
    }
  }
  writeFileSync(join(draft, 'fonts.css'), `${rules.join('\n')}\n`);
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  return styleSheet;
};
