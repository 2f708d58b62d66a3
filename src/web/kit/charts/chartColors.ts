import { palette } from '../theme/palette.ts';

/** Every one stands out from white by 3 : 1 or more, and from its neighbours by hue and lightness. */
export const seriesColors = [
  palette.primary[50],
  '#c2410c',
  palette.success[50],
  '#7c3aed',
  '#0e7490',
  palette.warning[50],
  '#be185d',
  palette.secondary[80],
  '#4d7c0f',
  palette.gray[60],
] as const;

/** Words stand as text, so they need 4.5 : 1. */
export const wordColors = [
  palette.secondary[80],
  palette.primary[60],
  '#0e7490',
  '#7c2d92',
  palette.gray[70],
] as const;

const steps = ['#d8e5fd', '#b1cefb', '#86aff9', '#4c87f6', '#256ef4', '#0b50d0', '#083891'] as const;

/** The shade of a value among those up to `most`: by its root, or the largest would leave all others pale. */
export const shadeOf = (value: number, most: number): string => {
  const part = most > 0 ? Math.sqrt(Math.max(0, value) / most) : 0;
  return steps[Math.min(steps.length - 1, Math.floor(part * steps.length))] ?? steps[0];
};

/** The same shades as stops of a scale from nothing to most. */
export const shadeStops: [number, string][] = steps.map((shade, index) => [
  (index / (steps.length - 1)) ** 2,
  shade,
]);

/** The colour of text on a shade that can be read there. */
export const inkOn = (shade: string): string =>
  steps.indexOf(shade as (typeof steps)[number]) >= 4 ? palette.gray[0] : palette.gray[90];
