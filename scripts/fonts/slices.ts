import { readFileSync } from 'node:fs';

/** Part of a font that a browser fetches separately, when one of its characters is shown. */
export interface Slice {
  name: string;
  characters: string;
}

const between = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset));

const syllable = /[가-힣]/u;
const slicesOfRareSyllables = 5;

/** The 2,350 syllables of KS X 1001: all that the subset fonts of krds-uiux contain. */
const drawnSyllables = (): string[] => {
  const decoder = new TextDecoder('euc-kr');
  const rows = Array.from({ length: 25 }, (_, row) => 0xb0 + row);
  return rows.flatMap((row) =>
    Array.from({ length: 94 }, (_, cell) => decoder.decode(new Uint8Array([row, 0xa1 + cell]))),
  );
};

/** Slices with the syllables of the user interface and most news; every page preloads them. */
export const commonSlices = ['common-1', 'common-2'];

const cutInto = (count: number, characters: string[]): string[][] => {
  const size = Math.ceil(characters.length / count);
  return Array.from({ length: count }, (_, index) => characters.slice(index * size, (index + 1) * size));
};

/**
 * English, digits and symbols of the user interface; other Latin characters; common syllables in the order of their
 * file, which lists those of the user interface first, by number of files; the rest by code point.
 */
export const slices = (): Slice[] => {
  const file = readFileSync(new URL('./common-syllables.txt', import.meta.url), 'utf8');
  const common = [...new Set(file)].filter((character) => syllable.test(character));
  const rare = drawnSyllables().filter((character) => !common.includes(character));
  const basic = [...between(0x20, 0x7e), ...'©«»·–—‘’“”…₩→'];
  const latin = [
    ...between(0xa0, 0x17f),
    ...between(0x2010, 0x2027),
    ...between(0x2030, 0x203b),
    ...between(0x20a9, 0x20ac),
    ...between(0x2190, 0x2193),
    ...between(0x25a0, 0x25cf),
    ...between(0x3000, 0x3015),
    ...between(0x3131, 0x318e),
  ].filter((character) => !basic.includes(character));
  const parts: [string, string[]][] = [
    ['basic', basic],
    ['latin', latin],
    ...cutInto(commonSlices.length, common).map((part, index): [string, string[]] => [
      commonSlices[index] ?? '',
      part,
    ]),
    ...cutInto(slicesOfRareSyllables, rare).map((part, index): [string, string[]] => [
      `rare-${index + 1}`,
      part,
    ]),
  ];
  return parts.map(([name, characters]) => ({ name, characters: characters.join('') }));
};

/** The `unicode-range` of a slice, with consecutive code points merged: `U+20-7E,U+AC00`. */
export const unicodeRange = (characters: string): string => {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
};
