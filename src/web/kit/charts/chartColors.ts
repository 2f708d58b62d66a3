import { palette as krds } from '../theme/palette.ts';

/**
 * A colour of charts: that of the mode that is shown, by its name in theme/tokens.css, and light where that has none. So
 * a chart changes with the mode without being drawn anew, and is light on paper; a saved picture is drawn where no mode
 * names any, and has the values in place of the names.
 */
const shown = (name: string, light: string): string => `var(--chart-${name}, ${light})`;

const { gray, primary, secondary, success, warning } = krds;

/** The colours of KRDS that charts are drawn in. */
export const palette = {
  primary: {
    5: shown('hover', primary[5]),
    10: shown('hover', primary[10]),
    50: shown('accent', primary[50]),
    60: shown('accent', primary[60]),
    70: shown('accent-deep', primary[70]),
  },
  secondary: { 80: shown('text', secondary[80]) },
  gray: {
    0: shown('ground', gray[0]),
    5: shown('ground', gray[5]),
    10: shown('grid', gray[10]),
    20: shown('line', gray[20]),
    30: shown('line-strong', gray[30]),
    50: shown('text-subtle', gray[50]),
    60: shown('text-subtle', gray[60]),
    70: shown('text-subtle', gray[70]),
    90: shown('text', gray[90]),
  },
} as const;

export const sea = shown('sea', '#eef4fb');
/** A country without articles. */
export const land = shown('land', '#fbfcfd');

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

/** From little to much: darker on light ground, lighter on dark. */
const steps = ['#d8e5fd', '#b1cefb', '#86aff9', '#4c87f6', '#256ef4', '#0b50d0', '#083891'].map(
  (light, index) => shown(`shade-${index}`, light),
);

/** The shade of a value among those up to `most`: by its root, or the largest would leave all others pale. */
export const shadeOf = (value: number, most: number): string => {
  const part = most > 0 ? Math.sqrt(Math.max(0, value) / most) : 0;
  return steps[Math.min(steps.length - 1, Math.floor(part * steps.length))] ?? '';
};

/** The same shades as stops of a scale from nothing to most. */
export const shadeStops: [number, string][] = steps.map((shade, index) => [
  (index / (steps.length - 1)) ** 2,
  shade,
]);

/** The colour of text on a shade that can be read there. */
export const inkOn = (shade: string): string =>
  steps.indexOf(shade) >= 4 ? shown('on-deep', gray[0]) : shown('on-pale', gray[90]);
