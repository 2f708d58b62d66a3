import '#server/derived.ts';
import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { today } from '#contract/days.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { openPgliteHere } from '#server/kernel/database/pglite.ts';
import { insertAccounts } from '#server/modules/accounts/index.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import { fingerprint } from './fingerprint.ts';
import { copyFolder } from './preparedFolders.ts';
import { memoryFolder } from './temporaryCluster.ts';
import { testEnvironment } from './testEnvironment.ts';

const root = resolve(import.meta.dirname, '../..');
const cache = join(root, '.cache');

/** Files that affect the content of a fresh test database. */
const ingredients = [
  'src/server/kernel/database/**',
  'src/server/derived.ts',
  'src/server/kernel/crud/base/**',
  'src/server/modules/**/{triggers,tables}.ts',
  'src/server/modules/platform/baseData/**',
  'src/server/modules/accounts/*.ts',
  'generated/tables/**',
  'tests/helpers/template.ts',
  'package-lock.json',
];

/** Prepares an empty database for a test file: all migrations, the base data and the demo accounts. */
export async function prepare(database: Database): Promise<void> {
  await migrate(database);
  await withDatabase(database, async () => {
    await insertBaseData();
    await insertAccounts(testEnvironment());
  });
}

/** Folders of embedded databases that test files copy. */
export interface PgliteTemplates {
  /** With tables, base data and demo accounts. */
  prepared: string;
  empty: string;
}

/** Makes a template at `folder`, unless another process does so meanwhile. */
async function makeTemplate(folder: string, make: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}`;
  await make(draft);
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * @returns folders of embedded databases, made once per state of their ingredients and month: copying one is 10 ×
 * faster, but the certification of its accounts ends after three months
 */
export async function pgliteTemplates(): Promise<PgliteTemplates> {
  const mark = `${fingerprint(ingredients)}-${today().slice(0, 7)}`;
  const templates = {
    prepared: join(cache, `embedded-${mark}-prepared`),
    empty: join(cache, `embedded-${mark}-empty`),
  };
  mkdirSync(cache, { recursive: true });
  for (const old of globSync('embedded-*', { cwd: cache }))
    if (!old.includes(mark)) rmSync(join(cache, old), { recursive: true, force: true });
  await makeTemplate(templates.empty, async (draft) => (await openPgliteHere(draft)).close());
  await makeTemplate(templates.prepared, async (draft) => {
    copyFolder(templates.empty, draft);
    const database = await openPgliteHere(draft);
    await prepare(database);
    await database.close();
  });
  return templates;
}

/**
 * Opens a copy of a template, in memory if there is room; closing the database removes the copy. Files loaded into this
 * process instead would fill its heap: collecting them took a fifth of the tests' time.
 * @param parent folder of the copy
 */
export async function openPgliteCopy(
  template: string,
  parent: string = memoryFolder() ?? tmpdir(),
): Promise<Database> {
  const folder = mkdtempSync(join(parent, 'pglite-'));
  copyFolder(template, folder);
  const database = await openPgliteHere(folder);
  return {
    ...database,
    async close() {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
