import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
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

/** Classes of a style sheet that no component names; a component that looks one up may mean any of them. */
const unnamedIn = (sheet: string, texts: readonly string[]): string[] => {
  const text = sheetOf(sheet).replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)/gu, '');
  const composed = new Set(
    [...text.matchAll(/composes: ([^;]*)/gu)].flatMap(([, names = '']) => names.split(' ')),
  );
  const classes = new Set(text.match(/(?<=\.)[a-z]\w*(?=[^{}]*\{)/giu));
  return [...classes]
    .filter((one) => !composed.has(one) && !texts.includes(`.${one}`))
    .map((one) => `${relative(web, sheet)}: ${one}`);
};

it('a class of a style sheet is named by a component', () => {
  const uses = new Map<string, string[]>();
  const lookedUp = new Set<string>();
  for (const source of globSync('**/*.{ts,tsx}', { cwd: web })) {
    const text = readFileSync(join(web, source), 'utf8');
    for (const [, name = '', path = ''] of text.matchAll(imported)) {
      const sheet = sheetAt(source, path);
      const names = text.match(new RegExp(`(?<![\\w.])${name}\\.\\w+`, 'gu')) ?? [];
      uses.set(sheet, [...(uses.get(sheet) ?? []), ...names.map((one) => one.slice(name.length))]);
      if (new RegExp(`(?<![\\w.])${name}(?!['.\\w]| from)`, 'u').test(text)) lookedUp.add(sheet);
    }
  }
  const checked = [...uses].filter(([sheet]) => !lookedUp.has(sheet));
  expect(checked.length).toBeGreaterThan(150);
  expect(checked.flatMap(([sheet, names]) => unnamedIn(sheet, names))).toEqual([]);
});

it('a class named as it stands is one that all screens share', () => {
  const shared = new Set(
    ['base.css', 'shared.css'].flatMap((file) =>
      readFileSync(join(import.meta.dirname, file), 'utf8').match(/(?<=\.)[a-z][\w-]*(?=[^{}]*\{)/gu),
    ),
  );
  const named = globSync('**/*.tsx', { cwd: web }).flatMap((source) =>
    [...readFileSync(join(web, source), 'utf8').matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/gu)]
      .flatMap(
        ([, plain, template = '']) =>
          (plain ?? template.replaceAll(/\$\{[^}]*\}/gu, ' ')).match(/\S+/gu) ?? [],
      )
      .filter((one) => !shared.has(one))
      .map((one) => `${source}: ${one}`),
  );
  expect(shared.size).toBeGreaterThan(5);
  expect(named).toEqual([]);
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
