const escapeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The same program with all non-ASCII characters escaped. V8 stores a text with a single such character with two bytes
 * per character, as long as the program runs. A backslash before such a character has no meaning and is removed.
 * @param code without tagged templates that read the raw text (`raw`) of such characters
 */
export const inAscii = (code: string): string =>
  code.replaceAll(/(\\*)([^\0-\x7f])/g, (_all, slashes: string, unit: string) => {
    const before = slashes.length % 2 ? slashes.slice(1) : slashes;
    return before + escapeOf(unit);
  });
