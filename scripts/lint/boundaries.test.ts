import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areas } from './boundaries.ts';
import { renderConfig } from './config.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What is planted: the importing file and one line in it. */
type Plant = [file: string, line: string];

// Written by hand after the table in design, not derived from ours: each row by alias, by relative escape, lazily, as type.
const breaches: Record<string, Plant[]> = {
  'src/contract': [
    ['src/contract/a.ts', "import '#server/app.ts';"],
    ['src/contract/b.ts', "import '../web/shared/http.ts';"],
    ['src/contract/deep/c.ts', "export * from '../../server/app.ts';"],
    ['src/contract/d.ts', "void import('#generated/types/user.ts');"],
    ['src/contract/e.ts', "import type { A } from '../../generated/types/user.ts'; export type B = A;"],
    ['src/contract/f.ts', "export type A = import('#server/app.ts').A;"],
    ['src/contract/g.ts', "import 'node:fs';"],
    ['src/contract/h.test.ts', "import '#server/app.ts';"],
    ['src/contract/i.ts', "import './../server/app.ts';"],
    ['src/contract/j.ts', "import './deep/../../server/app.ts';"],
    ['src/contract/k.ts', "import '../../tests/helpers/testDatabase.ts';"],
  ],
  generated: [
    ['generated/types/a.ts', "import '#server/app.ts';"],
    ['generated/tables/b.ts', "import '../../src/web/shared/http.ts';"],
    ['generated/api/c.ts', "import '../../scripts/generate/main.ts';"],
  ],
  'src/server': [
    ['src/server/a.ts', "import '#web/shared/http.ts';"],
    ['src/server/features/x/b.ts', "void import('../../../web/app/App.tsx');"],
    ['src/server/c.ts', "import '../../scripts/generate/main.ts';"],
    ['src/server/d.ts', "import '../../tests/helpers/testDatabase.ts';"],
    ['src/server/e.ts', "import '../../mocks/server.ts';"],
    ['src/server/f.ts', "import 'react';"],
    ['src/server/features/x/g.test.ts', "import '#web/shared/http.ts';"],
    ['src/server/h.ts', "import '../../schemas/user.json' with { type: 'json' };"],
  ],
  'src/web/shared': [
    ['src/web/shared/a.ts', "import '#generated/resources/user.ts';"],
    ['src/web/shared/lists/b.ts', "import '../../../../generated/types/user.ts';"],
    ['src/web/shared/c.ts', "import '#web/app/App.tsx';"],
    ['src/web/shared/d.ts', "import '../pages/login/Login.tsx';"],
    ['src/web/shared/lists/e.ts', "void import('../../admin/Admin.tsx');"],
    ['src/web/shared/f.ts', "import '#server/app.ts';"],
    ['src/web/shared/g.tsx', "import 'fastify';"],
    ['src/web/shared/lists/h.ts', "import '../../../web/pages/login/Login.tsx';"],
  ],
  'src/web/admin': [
    ['src/web/admin/a.tsx', "import '#web/pages/login/Login.tsx';"],
    ['src/web/admin/b.tsx', "import '../app/App.tsx';"],
    ['src/web/admin/overrides/c.tsx', "import '../../../server/app.ts';"],
  ],
  'src/web/pages': [
    ['src/web/pages/one/a.tsx', "import '#web/pages/two/Two.tsx';"],
    ['src/web/pages/one/b.tsx', "import '../two/Two.tsx';"],
    ['src/web/pages/one/parts/c.tsx', "void import('../../two/Two.tsx');"],
    ['src/web/pages/one/parts/deep/d.tsx', "import '../../../two/Two.tsx';"],
    ['src/web/pages/one/e.tsx', "import '#web/admin/Admin.tsx';"],
    ['src/web/pages/one/write/w.tsx', "import '#web/pages/two/Two.tsx';"],
    ['src/web/pages/one/write/v.tsx', "import '../../two/Two.tsx';"],
    ['src/web/pages/one/f.tsx', "import '#web/app/App.tsx';"],
    ['src/web/pages/one/g.tsx', "import '../../app/App.tsx';"],
    ['src/web/pages/one/h.tsx', "import '../../../server/app.ts';"],
  ],
  'src/web/app': [
    ['src/web/app/a.tsx', "import '#server/app.ts';"],
    ['src/web/app/b.tsx', "import '../../server/app.ts';"],
    ['src/web/app/c.tsx', "import '../../../mocks/browser.ts';"],
  ],
  mocks: [
    ['mocks/a.ts', "import '#web/shared/http.ts';"],
    ['mocks/b.ts', "import '../scripts/generate/main.ts';"],
  ],
  scripts: [
    ['scripts/a.ts', "import '#web/shared/http.ts';"],
    ['scripts/generate/b.ts', "import '../../src/web/shared/http.ts';"],
    ['scripts/c.mjs', "import '../src/web/shared/http.ts';"],
  ],
  'scripts/build': [
    ['scripts/build/a.ts', "import '#web/pages/one/One.tsx';"],
    ['scripts/build/b.ts', "import '../../src/web/shared/http.ts';"],
    ['scripts/build/c.ts', "import '#server/app.ts';"],
  ],
  'the database client': [
    ['src/server/features/x/client1.ts', "import pg from 'pg'; export { pg };"],
    ['src/server/kernel/crud/client2.ts', "import '@electric-sql/pglite';"],
    ['src/server/plugins/client3.ts', "import 'drizzle-orm/node-postgres';"],
    ['src/server/app.ts', "import '#server/database/client.ts';"],
    ['src/server/features/x/client4.ts', "import '../../database/pglite.ts';"],
    ['src/server/client5.ts', "void import('./database/postgres.ts');"],
  ],
};

const lawful: Plant[] = [
  ['src/contract/lawful.ts', "import './errors.ts'; import 'zod';"],
  ['src/contract/deep/lawful.ts', "import '../errors.ts';"],
  ['generated/types/lawful.ts', "import '#contract/list.ts'; import '../tables/user.ts'; import 'zod';"],
  [
    'src/server/lawful.ts',
    "import '#contract/list.ts'; import '#generated/tables/user.ts'; import './database/db.ts';",
  ],
  [
    'src/server/features/x/lawful.ts',
    "import '../../access/registry.ts'; import '#server/database/db.ts'; import 'drizzle-orm';",
  ],
  ['src/server/main.ts', "import './database/client.ts';"],
  [
    'src/server/kernel/database/lawful.ts',
    "import 'pg'; import './client.ts'; import '#server/database/pglite.ts';",
  ],
  [
    'src/server/features/x/lawful.test.ts',
    "import '../../../../tests/helpers/testDatabase.ts'; import '#server/database/client.ts';",
  ],
  [
    'src/web/shared/lawful.ts',
    "import '#contract/list.ts'; import type { Api } from '#generated/api/user.ts'; export type A = Api;",
  ],
  [
    'src/web/shared/lists/lawful.tsx',
    "import '../http/http.ts'; import '#web/shared/http.ts'; import 'react';",
  ],
  [
    'src/web/admin/overrides/lawful.tsx',
    "import '../kinds.tsx'; import '#generated/resources/user.ts'; import '#web/shared/http.ts';",
  ],
  [
    'src/web/pages/one/lawful.tsx',
    "import './parts/Part.tsx'; import '#web/shared/http.ts'; import '#generated/types/user.ts';",
  ],
  ['src/web/pages/one/write/lawful.tsx', "import '#web/admin/form/SpecForm.tsx'; import '../One.tsx';"],
  ['src/web/pages/one/parts/lawful.tsx', "import '../One.tsx'; import './deep/Deep.tsx';"],
  [
    'src/web/app/lawful.tsx',
    "import '#web/pages/one/One.tsx'; import '../admin/Admin.tsx'; void import('../pages/two/Two.tsx');",
  ],
  ['src/web/main.tsx', "import './app/App.tsx'; import '#web/app/App.tsx';"],
  ['mocks/lawful.ts', "import '#server/app.ts'; import '#contract/list.ts';"],
  [
    'scripts/generate/lawful.ts',
    "import '#server/database/client.ts'; import '#contract/entity.ts'; import '../../schemas/user.json' with { type: 'json' };",
  ],
  ['scripts/bench/lawful.ts', "import '../../tests/helpers/server.ts';"],
  ['scripts/build/lawful.ts', "import '../../src/web/app/routes/screens.ts'; import '../fonts/plugin.ts';"],
  [
    'tests/e2e/lawful.ts',
    "import '#web/shared/http.ts'; import '#server/app.ts'; import '../../scripts/generate/render.ts';",
  ],
];

const planted = [...Object.values(breaches).flat(), ...lawful];

/** The planted files with an error, and what it says. */
let caught: Map<string, string>;

beforeAll(() => {
  writeFileSync(join(folder, '.oxlintrc.json'), renderConfig());
  for (const [file, line] of planted) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${line}\n`);
  }
  const args = [
    resolve(root, 'node_modules/oxlint/bin/oxlint'),
    '--format=unix',
    ...['src', 'generated', 'mocks', 'scripts', 'tests'],
  ];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  caught = new Map(
    [
      ...stdout.matchAll(
        /^(\S+?):\d+:\d+: (.*)\[Error\/(?:eslint\(no-restricted-imports\)|typescript\(consistent-type-imports\))\]/gm,
      ),
    ].map((match) => [match[1] as string, match[2] as string]),
  );
});

describe('the walls between folders', () => {
  it('have a planted breach for every row of the table', () => {
    for (const { folder: area } of areas) expect(breaches[area]?.length, area).toBeGreaterThan(1);
    expect(new Set(planted.map(([file]) => file)).size).toBe(planted.length);
  });

  for (const [area, plants] of Object.entries(breaches))
    it.each(plants)(`of ${area}: %s with %s is caught`, (file) => {
      expect([...caught.keys()]).toContain(file);
    });

  it.each(lawful)('let %s through with %s', (file) => {
    expect(caught.get(file)).toBeUndefined();
  });

  it('are those that npm run lint uses', () => {
    expect(readFileSync(join(root, '.oxlintrc.json'), 'utf8')).toBe(renderConfig());
  });
});
