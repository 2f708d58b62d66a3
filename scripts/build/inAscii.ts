const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The same program with escapes for all signs beyond ASCII. A text with a single such sign is kept by V8 with two bytes for
 * each of its signs, for as long as the program runs. A backslash before such a sign means nothing, and goes.
 * @param code without tagged templates that look at what was typed (`raw`) of such signs
 */
export const inAscii = (code: string): string =>
  code.replaceAll(/(\\*)([^\0-\x7f])/g, (_all, slashes: string, unit: string) => {
    const before = slashes.length % 2 ? slashes.slice(1) : slashes;
    return before + escapeOf(unit);
  });
