import { unclassified } from '#contract/list.ts';
import { palette } from '../theme/palette.ts';

/**
 * A chart colour: the variable of the active mode in theme/tokens.css, with the light value as fallback. So a chart
 * changes with the mode without being redrawn, and is light on paper; a saved picture is drawn without any mode and
 * gets the fallback values.
 */
const shown = (name: string, light: string): string => `var(--chart-${name}, ${light})`;

const { gray, primary, secondary, success, warning } = palette;

/** Chart colours by purpose. */
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
  rest: shown('rest', gray[40]),
} as const;

/** Each has a contrast to white of 3 : 1 or more and differs from its neighbours in hue and lightness. */
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
  '#92400e',
].map((light, index) => shown(`series-${index}`, light));

/**
 * The colour of a class: the same in every chart, whatever its rank there. Codes end in a number; what has no class is
 * grey.
 */
export const classColorOf = (code: string): string => {
  if (code === unclassified.key) return chartColors.rest;
  const number = Number(
    /\d+$/.exec(code)?.[0] ?? [...code].reduce((sum, sign) => sum + sign.charCodeAt(0), 1),
  );
  return seriesColors[(number + seriesColors.length - 1) % seriesColors.length] ?? chartColors.accent;
};

/** The words of a cloud are text, so they need 4.5 : 1. */
export const wordColors = [secondary[80], primary[60], '#0e7490', '#7c2d92', gray[70]].map((light, index) =>
  shown(`word-${index}`, light),
);

/** Shades of tiles, whose edges touch the ground: even the weakest has a contrast of 3 : 1 to it. */
export const tileShades = ['#5b92f7', '#4c87f6', '#256ef4', '#0b50d0', '#083891'].map((light, index) =>
  shown(`tile-${index}`, light),
);

/** Shades of countries, from few to many articles: they may start weak, since countries have an outline. */
const countryShades = ['#d8e5fd', '#b1cefb', '#86aff9', '#4c87f6', '#256ef4', '#0b50d0', '#083891'].map(
  (light, index) => shown(`shade-${index}`, light),
);

/** Colours of the sea, of a country without articles, and of the outline of one with articles. */
export const mapColors = {
  sea: shown('sea', '#eef4fb'),
  land: shown('land', '#fbfcfd'),
  outline: chartColors.textSubtle,
} as const;

/** The shade of a value on a scale up to `most`: by square root, or the largest value would leave all others pale. */
const shadeIn = (shades: readonly string[], value: number, most: number): string => {
  const part = most > 0 ? Math.sqrt(Math.max(0, value) / most) : 0;
  return shades[Math.min(shades.length - 1, Math.floor(part * shades.length))] ?? '';
};

export const tileShadeOf = (value: number, most: number): string => shadeIn(tileShades, value, most);
export const countryShadeOf = (value: number, most: number): string => shadeIn(countryShades, value, most);

/** The shades of countries as stops of a colour scale from 0 to 1. */
export const shadeStops: [number, string][] = countryShades.map((shade, index) => [
  (index / (countryShades.length - 1)) ** 2,
  shade,
]);

/** The text colour that is readable on a tile of this shade. */
export const inkOn = (shade: string): string =>
  tileShades.indexOf(shade) >= 2 ? shown('on-strong-tile', gray[0]) : shown('on-weak-tile', gray[90]);
