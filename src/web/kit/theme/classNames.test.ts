import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const web = resolve(import.meta.dirname, '../..');

const imported = /^import (\w+) from '(\S+\.module\.css)';$/gmu;

const sheetAt = (source: string, path: string): string =>
  path.startsWith('#web/') ? join(web, path.slice('#web/'.length)) : join(web, dirname(source), path);

/** A style sheet with the parts that it imports. */
const sheetOf = (path: string): string =>
  readFileSync(path, 'utf8').replaceAll(/^@import "(\.\/[^"]+)";$/gmu, (_, part: string) =>
    readFileSync(join(dirname(path), part), 'utf8'),
  );

/** Classes that a component uses and its style sheet lacks: the element would be unstyled. */
const missingIn = (source: string): string[] => {
  const text = readFileSync(join(web, source), 'utf8');
  return [...text.matchAll(imported)].flatMap(([, name = '', path = '']) => {
    const sheet = sheetOf(sheetAt(source, path)).replaceAll(/\/\*[^]*?\*\//gu, '');
    const classes = new Set(sheet.match(/(?<=\.)[a-z]\w*/giu));
    const used = text.replaceAll(imported, '').match(new RegExp(`(?<![\\w.])${name}\\.\\w+`, 'gu')) ?? [];
    return used
      .map((one) => one.slice(name.length + 1))
      .filter((one) => !classes.has(one))
      .map((one) => `${source}: ${one}`);
  });
};

it('a class that a component names is in its style sheet', () => {
  const sources = globSync('**/*.tsx', { cwd: web });
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.flatMap(missingIn)).toEqual([]);
});

const popover = /<\w+[^>]*\spopover="[^>]*className=(?:"|\{)([^>]*)>/gu;

/** Popovers whose classes set no border: the browser would draw its own, black and wide. */
const unframedIn = (source: string): string[] => {
  const text = readFileSync(join(web, source), 'utf8');
  const sheets = new Map(
    [...text.matchAll(imported)].map(([, name = '', path = '']) => [name, sheetOf(sheetAt(source, path))]),
  );
  const hasBorder = (name: string, one: string): boolean =>
    new RegExp(`^\\.${one} \\{[^}]*\\bborder: `, 'mu').test(sheets.get(name) ?? '');
  return [...text.matchAll(popover)]
    .map(([, classes = '']) => [...classes.matchAll(/(\w+)\.(\w+)/gu)])
    .filter((classes) => !classes.some(([, name = '', one = '']) => hasBorder(name, one)))
    .map(() => source);
};

it('every popover sets its own border', () => {
  const sources = globSync('**/*.tsx', { cwd: web }).filter((source) =>
    readFileSync(join(web, source), 'utf8').includes(' popover="'),
  );
  expect(sources).toHaveLength(5);
  expect(sources.flatMap(unframedIn)).toEqual([]);
});
