import { palette } from '../theme/palette.ts';

/**
 * A colour of charts: that of the mode that is shown, by its name in theme/tokens.css, and light where that has none. So
 * a chart changes with the mode without being drawn anew, and is light on paper; a saved picture is drawn where no mode
 * names any, and has the values in place of the names.
 */
const shown = (name: string, light: string): string => `var(--chart-${name}, ${light})`;

const { gray, primary, secondary, success, warning } = palette;

/** What charts are drawn in, by what it is for. */
export const chartColors = {
  ground: shown('ground', gray[0]),
  grid: shown('grid', gray[10]),
  line: shown('line', gray[20]),
  lineStrong: shown('line-strong', gray[30]),
  text: shown('text', gray[90]),
  textSubtle: shown('text-subtle', gray[60]),
  hover: shown('hover', primary[5]),
  accent: shown('accent', primary[50]),
  accentDeep: shown('accent-deep', primary[70]),
} as const;

/** Every one stands out from white by 3 : 1 or more, and from its neighbours by hue and lightness. */
export const seriesColors = [
  primary[50],
  '#c2410c',
  success[50],
  '#7c3aed',
  '#0e7490',
  warning[50],
  '#be185d',
  secondary[80],
  '#4d7c0f',
  gray[60],
].map((light, index) => shown(`series-${index}`, light));

/** Words stand as text, so they need 4.5 : 1. */
export const wordColors = [secondary[80], primary[60], '#0e7490', '#7c2d92', gray[70]].map((light, index) =>
  shown(`word-${index}`, light),
);

/** Shades of tiles, whose edges lie on the ground: even the weakest stands out from it by 3 : 1. */
export const tileShades = ['#5b92f7', '#4c87f6', '#256ef4', '#0b50d0', '#083891'].map((light, index) =>
  shown(`tile-${index}`, light),
);

/** Shades of countries, from little to much: they begin weak, since countries have an outline. */
const countryShades = ['#d8e5fd', '#b1cefb', '#86aff9', '#4c87f6', '#256ef4', '#0b50d0', '#083891'].map(
  (light, index) => shown(`shade-${index}`, light),
);

/** What lies around countries, one without articles, and the line around one that has some. */
export const mapColors = {
  sea: shown('sea', '#eef4fb'),
  land: shown('land', '#fbfcfd'),
  outline: chartColors.textSubtle,
} as const;

/** The shade of a value among those up to `most`: by its root, or the largest would leave all others pale. */
const shadeIn = (shades: readonly string[], value: number, most: number): string => {
  const part = most > 0 ? Math.sqrt(Math.max(0, value) / most) : 0;
  return shades[Math.min(shades.length - 1, Math.floor(part * shades.length))] ?? '';
};

export const tileShadeOf = (value: number, most: number): string => shadeIn(tileShades, value, most);
export const countryShadeOf = (value: number, most: number): string => shadeIn(countryShades, value, most);

/** The shades of countries as stops of a scale from nothing to most. */
export const shadeStops: [number, string][] = countryShades.map((shade, index) => [
  (index / (countryShades.length - 1)) ** 2,
  shade,
]);

/** The colour of text on a tile that can be read there. */
export const inkOn = (shade: string): string =>
  tileShades.indexOf(shade) >= 2 ? shown('on-strong-tile', gray[0]) : shown('on-weak-tile', gray[90]);
