import { chartColors, seriesColors } from '../chartColors.ts';

/** Our colours by Highcharts' colour names. */
const colors: Record<string, string> = {
  'background-color': chartColors.ground,
  'neutral-color-3': chartColors.ground,
  'neutral-color-5': chartColors.ground,
  'neutral-color-10': chartColors.grid,
  'neutral-color-20': chartColors.line,
  'neutral-color-40': chartColors.textSubtle,
  'neutral-color-60': chartColors.textSubtle,
  'neutral-color-80': chartColors.textSubtle,
  'neutral-color-100': chartColors.text,
  'highlight-color-10': chartColors.hover,
  'highlight-color-20': chartColors.hover,
  'highlight-color-60': chartColors.accent,
  'highlight-color-80': chartColors.accent,
  'highlight-color-100': chartColors.accentDeep,
  ...Object.fromEntries(seriesColors.map((color, index) => [`color-${index}`, color])),
};

const variable = /var\(--highcharts-([a-z0-9-]+)\)/g;

/**
 * The options with our colours instead of CSS variables. Highcharts declares the variables in its own style element,
 * which the content security policy forbids, and a saved picture could not resolve them either.
 */
export const withoutVariables = (options: unknown): unknown => {
  if (typeof options === 'string')
    return options.replaceAll(variable, (whole, name: string) => colors[name] ?? whole);
  if (Array.isArray(options)) return options.map(withoutVariables);
  if (options === null || typeof options !== 'object' || Object.getPrototypeOf(options) !== Object.prototype)
    return options;
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, withoutVariables(value)]));
};
