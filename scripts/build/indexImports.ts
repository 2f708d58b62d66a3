import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, parseSync } from 'vite';

/** The file behind each exported name. */
type Exports = ReadonlyMap<string, string>;

/** An index is imported as a whole by `import()`. */
const lazily = /\bimport\(\s*'#web\/modules\/\w+\/index\.ts'/;
const indexName = /^#web\/(modules\/\w+\/index\.ts)$/;

/** The files behind the names of an index.ts. @throws Error if it contains anything but exports from its files */
const exportsOf = (index: string): Exports =>
  new Map(
    parseSync(index, readFileSync(index, 'utf8'))
      .module.staticExports.flatMap(({ entries }) => entries)
      .map(({ exportName: { name }, importName, moduleRequest }) => {
        if (!name || !moduleRequest || importName.name !== name)
          throw new Error(`${index} may contain exports of names from its own files only.`);
        return [name, join(dirname(index), moduleRequest.value)];
      }),
  );

/**
 * Replaces imports from the index.ts of a web module by imports from the files behind it. Chunks are cut along imports:
 * an index imported as a whole would make a screen load everything that the module offers to others.
 * @param root the project's folder
 */
export const indexImports = (root: string): Plugin => {
  const known = new Map<string, Exports>();
  const fileBehind = (index: string, name: string): string => {
    const names = known.get(index) ?? exportsOf(index);
    known.set(index, names);
    const file = names.get(name);
    if (!file) throw new Error(`${index} does not export ${name}.`);
    return file;
  };
  return {
    name: 'index-imports',
    enforce: 'pre',
    watchChange: () => known.clear(),
    transform: {
      filter: { id: /\/src\/web\/.*\.tsx?$/, code: /#web\/modules\/\w+\/index\.ts/ },
      handler(code, id) {
        const { staticImports, staticExports } = parseSync(id, code).module;
        const again = staticExports.flatMap(({ entries }) =>
          entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
        );
        if (again.some((name) => indexName.test(name)) || lazily.test(code))
          throw new Error(`${id} may only import names from an index: it loads all of it otherwise.`);
        return staticImports
          .filter(({ moduleRequest }) => indexName.test(moduleRequest.value))
          .reverse()
          .reduce((text, { start, end, moduleRequest, entries }) => {
            const index = join(root, 'src/web', moduleRequest.value.replace(indexName, '$1'));
            const imports = entries
              .filter(({ isType }) => !isType)
              .map(({ importName: { name }, localName }) => {
                const file = fileBehind(index, name ?? '*');
                return `import { ${name} as ${localName.value} } from ${JSON.stringify(file)};`;
              });
            // the lines below keep their numbers
            const breaks = '\n'.repeat(text.slice(start, end).split('\n').length - 1);
            return text.slice(0, start) + imports.join(' ') + breaks + text.slice(end);
          }, code);
      },
    },
  };
};
