/** What keeps a name as it is: see names.ts. */
const withoutWidth = /[\u2068\u2069\ufeff]/g;

/** About how wide a glyph is, in parts of its size: Korean ones are as wide as high, others little more than half of it. */
const widthOf = (text: string): number =>
  [...text.replaceAll(withoutWidth, '')].reduce((sum, glyph) => sum + (glyph > '\u10ff' ? 0.96 : 0.62), 0);

/** A name on two lines, broken at the space that leaves them most alike. */
const onTwoLines = (name: string): readonly string[] => {
  const words = name.split(' ');
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return ways.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name];
};

/** Size of a label in px: smaller ones are not read. */
export const tileLabelSize = 12;

/**
 * The lines that a tile of a treemap has room for: its name – on two lines if need be – and its number, its name alone, or
 * none.
 * @param tile in px
 */
export const tileLabel = (
  name: string,
  value: string,
  tile: { width: number; height: number },
): readonly string[] => {
  const fits = (lines: readonly string[]): boolean =>
    lines.length * Math.ceil(tileLabelSize * 1.3) + 4 <= tile.height &&
    lines.every((text) => widthOf(text) * tileLabelSize + 6 <= tile.width);
  const names = [[name], onTwoLines(name)];
  return [...names.map((lines) => [...lines, value]), ...names].find(fits) ?? [];
};
