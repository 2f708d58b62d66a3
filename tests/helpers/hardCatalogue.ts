import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import type { Database } from '#server/database/database.ts';
import type { Catalogue } from '#server/operations/catalogue.ts';
import { ourCatalogue } from '#server/operations/catalogue.ts';
import { driftOf, writeDrift } from '../../scripts/generate/drift.ts';
import { hardFolder, root } from '../../scripts/generate/fixtures/fixtureFolder.ts';
import { buildModel } from '../../scripts/generate/model.ts';
import { render } from '../../scripts/generate/render.ts';

interface DrizzleKit {
  generateDrizzleJson(schema: object): object;
  generateMigration(before: object, after: object): Promise<string[]>;
}

/** Renders our schemas and the hard fixtures into a cache folder, once per state of both. */
const rendered = async (): Promise<{ folder: string; openapi: string }> => {
  const files = await render(buildModel(hardFolder(), root));
  const mark = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 16);
  const home = join(root, '.cache', `hard-${mark}`);
  if (!existsSync(home)) {
    const draft = `${home}-${process.pid}`;
    mkdirSync(draft, { recursive: true });
    writeDrift(draft, files, driftOf(draft, files));
    try {
      renameSync(draft, home);
    } catch {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return { folder: home, openapi: files.get('openapi.json') ?? '' };
};

const load = async <T>(folder: string, file: string): Promise<T> =>
  (await import(pathToFileURL(join(folder, file)).href)) as T;

/** The catalogue of our schemas with the fixtures of the hard cases, as the generator renders it. */
export const hardCatalogue = async (): Promise<{ catalogue: Catalogue; openapi: string }> => {
  const { folder, openapi } = await rendered();
  const { resources } = await load<Pick<Catalogue, 'resources'>>(folder, 'resources/index.ts');
  const { tables } = await load<Pick<Catalogue, 'tables'>>(folder, 'tables/index.ts');
  const { validators } = await load<Pick<Catalogue, 'validators'>>(folder, 'validators/index.ts');
  const { callForms } = await load<Pick<Catalogue, 'callForms'>>(folder, 'validators/calls.ts');
  const { operations } = await load<Pick<Catalogue, 'operations'>>(folder, 'api/operations.ts');
  return { catalogue: { resources, tables, validators, callForms, operations }, openapi };
};

/** Adds the fixtures' tables to a database that has ours, by the SQL that drizzle-kit drafts for them. */
export const createHardTables = async (database: Database, catalogue: Catalogue): Promise<void> => {
  const kit = (await import('drizzle-kit/api')) as unknown as DrizzleKit;
  const before = kit.generateDrizzleJson(ourCatalogue.tables);
  const after = kit.generateDrizzleJson(catalogue.tables);
  for (const statement of await kit.generateMigration(before, after)) {
    await database.handle.execute(sql.raw(statement));
  }
};
