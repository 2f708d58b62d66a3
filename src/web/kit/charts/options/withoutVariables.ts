import { palette, seriesColors } from '../chartColors.ts';

const { gray, primary } = palette;

/** Our colours for Highcharts' own names of them. */
const colors: Record<string, string> = {
  'background-color': gray[0],
  'neutral-color-3': gray[5],
  'neutral-color-5': gray[5],
  'neutral-color-10': gray[10],
  'neutral-color-20': gray[20],
  'neutral-color-40': gray[50],
  'neutral-color-60': gray[60],
  'neutral-color-80': gray[70],
  'neutral-color-100': gray[90],
  'highlight-color-10': primary[5],
  'highlight-color-20': primary[10],
  'highlight-color-60': primary[50],
  'highlight-color-80': primary[60],
  'highlight-color-100': primary[70],
  ...Object.fromEntries(seriesColors.map((color, index) => [`color-${index}`, color])),
};

const variable = /var\(--highcharts-([a-z0-9-]+)\)/g;

/**
 * The same options with our colours in place of CSS variables. Highcharts declares those in a style element of its
 * own, which the content security policy forbids, and a saved picture would not know them either.
 */
export const withoutVariables = (options: unknown): unknown => {
  if (typeof options === 'string')
    return options.replaceAll(variable, (whole, name: string) => colors[name] ?? whole);
  if (Array.isArray(options)) return options.map(withoutVariables);
  if (options === null || typeof options !== 'object' || Object.getPrototypeOf(options) !== Object.prototype)
    return options;
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, withoutVariables(value)]));
};
