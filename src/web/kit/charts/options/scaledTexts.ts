const size = /^(\d+(?:\.\d+)?)px$/u;

/** Margins in which texts are drawn. */
const rooms: ReadonlySet<string> = new Set(['marginRight', 'marginTop']);

/** The world shapes of a map: large, and without text. */
const shapes = 'map';

/**
 * The options with all texts, and their margins, scaled by the factor. Anything but a plain object or array stays as
 * is.
 */
export const scaledTexts = (options: unknown, scale: number): unknown => {
  if (scale === 1) return options;
  if (Array.isArray(options)) return options.map((one) => scaledTexts(one, scale));
  if (options === null || typeof options !== 'object' || Object.getPrototypeOf(options) !== Object.prototype)
    return options;
  return Object.fromEntries(
    Object.entries(options).map(([name, value]) => {
      if (name === shapes) return [name, value];
      const px = name === 'fontSize' && typeof value === 'string' ? size.exec(value)?.[1] : undefined;
      if (px !== undefined) return [name, `${Math.round(Number(px) * scale)}px`];
      if (rooms.has(name) && typeof value === 'number') return [name, Math.round(value * scale)];
      return [name, scaledTexts(value, scale)];
    }),
  );
};
