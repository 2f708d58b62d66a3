/** The invisible characters added to names: see names.ts. */
const withoutWidth = /[\u2068\u2069\ufeff]/g;

/** Estimated text width in em: Korean glyphs are about as wide as high, others little more than half of it. */
const widthOf = (text: string): number =>
  [...text.replaceAll(withoutWidth, '')].reduce((sum, glyph) => sum + (glyph > '\u10ff' ? 0.96 : 0.62), 0);

/** A name on two lines, broken at the space that makes them most equal in length. */
const onTwoLines = (name: string): readonly string[] => {
  const words = name.split(' ');
  const ways = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf));
  return ways.toSorted((one, other) => longest(one) - longest(other))[0] ?? [name];
};

/** A Korean word on this many lines of the same length, of two syllables at least: Korean may be broken after any. */
const brokenInto = (count: number, name: string): readonly string[] => {
  const glyphs = [...name.replaceAll(withoutWidth, '')];
  const length = Math.ceil(glyphs.length / count);
  return length > 1 && glyphs.every((glyph) => glyph > '\u10ff')
    ? Array.from({ length: count }, (_, line) => glyphs.slice(line * length, (line + 1) * length).join(''))
    : [name];
};

/** The beginnings of a name, longest first, each on one line or two. */
const shortened = (name: string): readonly (readonly string[])[] => {
  const glyphs = [...name.replaceAll(withoutWidth, '')];
  return glyphs
    .slice(1)
    .map(
      (_, dropped) =>
        `${glyphs
          .slice(0, -1 - dropped)
          .join('')
          .trimEnd()}…`,
    )
    .flatMap((text) => [[text], brokenInto(2, text)]);
};

/** Font size of labels in px; smaller text is unreadable. */
export const tileLabelSize = 12;

/**
 * The lines that fit into a tile of a treemap: its name – on several lines if needed – and its number, its name alone, its
 * beginning, or none.
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
  const names = [[name], onTwoLines(name), brokenInto(2, name), brokenInto(3, name)];
  return [...names.map((lines) => [...lines, value]), ...names, ...shortened(name)].find(fits) ?? [];
};
