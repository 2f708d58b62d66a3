/** Room for a line of a tile's label, in px. */
const line = 17;

/** About how wide a text is at 13 px: Korean glyphs are as wide as high, others little more than half of it. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, glyph) => sum + (glyph > '\u10ff' ? 12.5 : 8), 0);

/**
 * The lines that a tile of a treemap has room for: its name and its number, its name alone, or none.
 * @param tile in px
 */
export const tileLabel = (
  name: string,
  value: string,
  tile: { width: number; height: number },
): readonly string[] => {
  const fits = (lines: readonly string[]): boolean =>
    lines.length * line + 4 <= tile.height && lines.every((text) => widthOf(text) + 8 <= tile.width);
  return [[name, value], [name]].find(fits) ?? [];
};
