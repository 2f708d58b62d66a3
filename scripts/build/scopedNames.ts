import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/**
 * Names of CSS modules' classes: all of a sheet end alike, which compresses better than an ending for each; those of all
 * shared sheets are part of every first visit.
 * @param root the project's folder
 */
export const scopedNames = (root: string): ((name: string, file: string) => string) => {
  const sheets = new Map<string, string>();
  return (name, file) => {
    const sheet = relative(root, file.replace(/\?.*$/, ''));
    const ending = createHash('sha1').update(sheet).digest('base64url').slice(0, 4);
    const other = sheets.get(ending) ?? sheet;
    if (other !== sheet) throw new Error(`${sheet} and ${other} have the same ending ${ending}: rename one.`);
    sheets.set(ending, sheet);
    return `${name}_${ending}`;
  };
};
