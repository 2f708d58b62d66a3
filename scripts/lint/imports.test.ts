import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forbiddenImports } from './imports.ts';

/** A planted violation: the importing file and one line in it. */
type Plant = [file: string, line: string];

// Written by hand from the design's table, not derived from our rules: each row by alias, by relative path, lazily, and
// as type. (`import('…').A` is forbidden everywhere, by oxlint.)
const breaches: Record<string, Plant[]> = {
  'src/contract': [
    ['src/contract/a.ts', "import '#server/app.ts';"],
    ['src/contract/b.ts', "import '../web/kit/http.ts';"],
    ['src/contract/deep/c.ts', "export * from '../../server/app.ts';"],
    ['src/contract/d.ts', "void import('#generated/types/user.ts');"],
    ['src/contract/e.ts', "import type { A } from '../../generated/types/user.ts'; export type B = A;"],
    ['src/contract/g.ts', "import 'node:fs';"],
    ['src/contract/i.ts', "import './../server/app.ts';"],
    ['src/contract/k.ts', "import '../../tests/helpers/testDatabase.ts';"],
  ],
  generated: [
    ['generated/types/a.ts', "import '#server/app.ts';"],
    ['generated/tables/b.ts', "import '../../src/web/kit/http.ts';"],
    ['generated/api/c.ts', "import '../../scripts/generate/main.ts';"],
  ],
  'src/server': [
    ['src/server/a.ts', "import '#web/kit/http.ts';"],
    ['src/server/modules/articles/x/b.ts', "void import('../../../../web/shell/App.tsx');"],
    ['src/server/c.ts', "import '../../scripts/generate/main.ts';"],
    ['src/server/d.ts', "import '../../tests/helpers/testDatabase.ts';"],
    ['src/server/e.ts', "import '../../mocks/server.ts';"],
    ['src/server/f.ts', "import 'react';"],
    ['src/server/h.ts', "import '../../schemas/user.json' with { type: 'json' };"],
  ],
  'src/web/client': [
    ['src/web/client/a.ts', "import '#web/kit/lists/Pager.tsx';"],
    ['src/web/client/http/b.ts', "import '../../modules/search/index.ts';"],
  ],
  'src/web/kit': [
    ['src/web/kit/a.ts', "import '#generated/resources/user.ts';"],
    ['src/web/kit/lists/b.ts', "import '../../../../generated/types/user.ts';"],
    ['src/web/kit/c.ts', "import '#web/shell/App.tsx';"],
    ['src/web/kit/d.ts', "import '../modules/accounts/index.ts';"],
    ['src/web/kit/lists/e.ts', "void import('../../admin/Admin.tsx');"],
    ['src/web/kit/f.ts', "import '#server/app.ts';"],
    ['src/web/kit/g.tsx', "import 'fastify';"],
    ['src/web/kit/lists/h.ts', "import '#web/client/http/write.ts';"],
    ['src/web/kit/lists/i.ts', "import { http } from '../../client/http/http.ts'; export { http };"],
  ],
  'src/web/admin': [
    ['src/web/admin/a.tsx', "import '#web/modules/accounts/index.ts';"],
    ['src/web/admin/b.tsx', "import '../shell/App.tsx';"],
    ['src/web/admin/form/c.tsx', "import '../../../server/app.ts';"],
  ],
  'src/web/modules': [
    ['src/web/modules/search/screens/a.tsx', "import '#web/modules/analysis/index.ts';"],
    ['src/web/modules/search/screens/b.tsx', "import '../../articles/parts/items/itemPlaces.ts';"],
    ['src/web/modules/search/screens/parts/c.tsx', "void import('#web/modules/articles/screens/One.tsx');"],
    ['src/web/modules/outlets/parts/d.tsx', "import '#web/modules/articles/index.ts';"],
    ['src/web/modules/search/screens/e.tsx', "import '#web/admin/Admin.tsx';"],
    ['src/web/modules/boards/screens/write/w.tsx', "import '#web/modules/search/index.ts';"],
    ['src/web/modules/search/screens/f.tsx', "import '#web/shell/App.tsx';"],
    ['src/web/modules/search/screens/g.tsx', "import '../../../shell/App.tsx';"],
    ['src/web/modules/search/admin/h.tsx', "import '../../../../server/app.ts';"],
  ],
  'src/web/shell': [
    ['src/web/shell/a.tsx', "import '#server/app.ts';"],
    ['src/web/shell/b.tsx', "import '../../server/app.ts';"],
    ['src/web/shell/c.tsx', "import '../../../mocks/browser.ts';"],
    ['src/web/shell/d.tsx', "import '#web/modules/search/screens/Search.tsx';"],
  ],
  mocks: [
    ['mocks/a.ts', "import '#web/kit/http.ts';"],
    ['mocks/b.ts', "import '../scripts/generate/main.ts';"],
  ],
  scripts: [
    ['scripts/a.ts', "import '#web/kit/http.ts';"],
    ['scripts/generate/b.ts', "import '../../src/web/kit/http.ts';"],
    ['scripts/c.mjs', "import '../src/web/kit/http.ts';"],
  ],
  'scripts/build': [
    ['scripts/build/a.ts', "import '#web/modules/search/index.ts';"],
    ['scripts/build/b.ts', "import '../../src/web/kit/http.ts';"],
    ['scripts/build/c.ts', "import '#server/app.ts';"],
  ],
  'the kernel': [
    ['src/server/kernel/crud/a.ts', "import '#server/modules/search/index.ts';"],
    ['src/server/kernel/b.ts', "import type { A } from '../app.ts'; export type B = A;"],
  ],
  'the modules': [
    ['src/server/modules/search/a.ts', "import '#server/modules/articles/index.ts';"],
    ['src/server/modules/articles/a.ts', "import '#server/modules/search/words/tokens.ts';"],
    ['src/server/modules/articles/b.ts', "import type { A } from '../search/plan.ts'; export type B = A;"],
    ['src/server/modules/articles/c.ts', "import '#server/modules/search/module.ts';"],
    ['src/server/modules/files/a.ts', "void import('#server/modules/platform/index.ts');"],
    ['src/server/modules/boards/a.ts', "import '#server/app.ts';"],
    ['src/server/prepare.ts', "import './modules/search/plan.ts';"],
    ['scripts/seed/a.ts', "import '#server/modules/search/plan.ts';"],
  ],
  'the database client': [
    ['src/server/modules/articles/x/client1.ts', "import pg from 'pg'; export { pg };"],
    ['src/server/kernel/crud/client2.ts', "import '@electric-sql/pglite';"],
    ['src/server/kernel/http/client3.ts', "import 'drizzle-orm/node-postgres';"],
    ['src/server/app.ts', "import '#server/kernel/database/client.ts';"],
    ['src/server/modules/articles/x/client4.ts', "import '../../../kernel/database/pglite.ts';"],
    ['src/server/client5.ts', "void import('./kernel/database/postgres.ts');"],
  ],
};

const lawful: Plant[] = [
  ['src/contract/lawful.ts', "import './errors.ts'; import 'zod';"],
  ['src/contract/deep/lawful.ts', "import '../errors.ts';"],
  ['generated/types/lawful.ts', "import '#contract/list.ts'; import '../tables/user.ts'; import 'zod';"],
  [
    'src/server/lawful.ts',
    "import '#contract/list.ts'; import '#generated/tables/user.ts'; import './kernel/database/db.ts';",
  ],
  [
    'src/server/modules/articles/x/lawful.ts',
    "import '../articleHandlers.ts'; import '#server/kernel/database/db.ts'; import '#server/modules/search/index.ts';",
  ],
  ['src/server/main.ts', "import './kernel/database/client.ts'; import './modules/platform/index.ts';"],
  ['src/server/modules.ts', "import './modules/search/module.ts';"],
  [
    'src/server/kernel/database/lawful.ts',
    "import 'pg'; import './client.ts'; import '#server/kernel/database/pglite.ts';",
  ],
  [
    'src/server/modules/articles/x/lawful.test.ts',
    "import '../../../../../tests/helpers/testDatabase.ts'; import '#server/kernel/database/client.ts';",
  ],
  [
    'src/web/kit/lawful.ts',
    "import '#contract/list.ts'; import type { Api } from '#generated/api/user.ts'; export type A = Api;",
  ],
  [
    'src/web/kit/lists/lawful.tsx',
    "import '../dialogs/Dialog.tsx'; import '#web/client/http/HttpProblem.ts'; import 'react';",
  ],
  [
    'src/web/admin/form/lawful.tsx',
    "import '../kinds.tsx'; import '#generated/resources/user.ts'; import '#web/client/http/write.ts';",
  ],
  [
    'src/web/modules/search/screens/lawful.tsx',
    "import '../parts/Part.tsx'; import '#web/modules/articles/index.ts'; import '#generated/types/user.ts';",
  ],
  [
    'src/web/modules/search/screens/write/lawful.tsx',
    "import '#web/admin/form/SpecForm.tsx'; import '../One.tsx'; import '#web/client/http/read.ts';",
  ],
  [
    'src/web/shell/lawful.tsx',
    "import '#web/modules/search/index.ts'; import '../admin/Admin.tsx'; void import('../modules/search/screens/Search.tsx');",
  ],
  ['src/web/main.tsx', "import './shell/App.tsx'; import '#web/shell/App.tsx';"],
  ['mocks/lawful.ts', "import '#server/app.ts'; import '#contract/list.ts';"],
  [
    'scripts/generate/lawful.ts',
    "import '#server/kernel/database/client.ts'; import '#contract/entity.ts'; import '../../schemas/user.json' with { type: 'json' };",
  ],
  ['scripts/bench/lawful.ts', "import '../../tests/helpers/server.ts';"],
  [
    'scripts/build/lawful.ts',
    "import '../../src/web/shell/screens/screens.ts'; import '../fonts/plugin.ts';",
  ],
  [
    'tests/e2e/lawful.ts',
    "import '#web/kit/http.ts'; import '#server/app.ts'; import '../../scripts/generate/render.ts';",
  ],
];

const circle: Plant[] = [
  ['src/server/kernel/text/one.ts', "import '../clock/one.ts';"],
  ['src/server/kernel/clock/two.ts', "import type { A } from '../text/two.ts'; export type B = A;"],
  ['src/web/shell/header/one.ts', "import '../footer/one.ts';"],
  ['src/web/shell/footer/two.ts', "import '../header/two.ts';"],
];

const planted = [...Object.values(breaches).flat(), ...lawful, ...circle];
const specifiers = /'([^' ]+)'/g;
const aliases = {
  '#contract': 'src/contract',
  '#generated': 'generated',
  '#server': 'src/server',
  '#web': 'src/web',
};

/** Path of an imported project file; undefined for a package. */
const targetOf = (file: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  const [alias = '', ...rest] = specifier.split('/');
  const folder = aliases[alias as keyof typeof aliases];
  return folder && join(folder, ...rest);
};

/** The planted files with a forbidden import, and the violated rules. */
let caught: Map<string, string[]>;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'imports-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const imports = Object.fromEntries(
    Object.entries(aliases).map(([alias, to]) => [`${alias}/*`, `./${to}/*`]),
  );
  write('package.json', JSON.stringify({ type: 'module', imports }));
  for (const [file, line] of planted)
    for (const [, specifier = ''] of line.matchAll(specifiers)) {
      const target = targetOf(file, specifier);
      if (target) write(target, target.endsWith('.json') ? '{}' : 'export type A = string;');
    }
  for (const [file, line] of planted) write(file, `${line}\n`);
  caught = new Map();
  for (const { from, rule } of await forbiddenImports(folder))
    caught.set(from, [...(caught.get(from) ?? []), rule]);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the walls between folders', () => {
  it('have planted breaches, each in a file of its own', () => {
    for (const [area, plants] of Object.entries(breaches)) expect(plants.length, area).toBeGreaterThan(1);
    expect(new Set(planted.map(([file]) => file)).size).toBe(planted.length);
  });

  for (const [area, plants] of Object.entries(breaches))
    it.each(plants)(`of ${area}: %s with %s is caught`, (file) => {
      expect(caught.get(file)).toBeDefined();
    });

  it.each(lawful)('let %s through with %s', (file) => {
    expect(caught.get(file)).toBeUndefined();
  });

  it.each(['src/server/kernel/text', 'src/web/shell/header'])('let no circle from %s stand', (folder) => {
    expect(caught.get(folder)).toEqual(['no circle between folders']);
  });
});
