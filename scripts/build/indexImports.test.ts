import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { indexImports } from './indexImports.ts';

const root = join(import.meta.dirname, '../..');
const { transform } = indexImports(root);
const transformed = (code: string): string => {
  if (typeof transform !== 'object') throw new Error('The plugin has no transform with a filter.');
  return String(
    Reflect.apply(transform.handler, undefined, [code, join(root, 'src/web/modules/search/a.ts')]),
  );
};
const fileOf = (path: string) => JSON.stringify(join(root, 'src/web/modules/articles', path));

describe('an import from the index of a web module', () => {
  it('becomes imports from the files behind it, and the lines below keep their numbers', () => {
    const code = `import {\n  itemPath as path,\n  type ItemKindName,\n} from '#web/modules/articles/index.ts';\npath();`;
    expect(transformed(code)).toBe(
      `import { itemPath as path } from ${fileOf('parts/items/itemPlaces.ts')};\n\n\n\npath();`,
    );
  });

  it('fails the build if the index does not export the name', () => {
    expect(() => transformed(`import { nothing } from '#web/modules/articles/index.ts';`)).toThrow(
      'does not export nothing',
    );
  });

  it.each([
    "void import('#web/modules/articles/index.ts');",
    "export { itemPath } from '#web/modules/articles/index.ts';",
  ])('fails the build where it would load the whole index: %s', (code) => {
    expect(() => transformed(code)).toThrow('may only import names');
  });
});
