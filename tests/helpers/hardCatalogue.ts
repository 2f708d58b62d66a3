import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { type Catalogue, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { driftOf, writeDrift } from '../../scripts/generate/drift.ts';
import { hardFolder, root } from '../../scripts/generate/fixtures/fixtureFolder.ts';
import { buildModel } from '../../scripts/generate/model.ts';
import { render } from '../../scripts/generate/render.ts';
import { fingerprint } from './fingerprint.ts';

interface DrizzleKit {
  generateDrizzleJson(schema: object): object;
  generateMigration(before: object, after: object): Promise<string[]>;
}

/** Files that affect the rendered result. */
const ingredients = [
  'schemas/**',
  'scripts/generate/**',
  'src/contract/**',
  'generated/tables/**',
  'tests/helpers/hardCatalogue.ts',
  'package-lock.json',
];

const load = async <T>(folder: string, file: string): Promise<T> =>
  (await import(pathToFileURL(join(folder, file)).href)) as T;

/** SQL drafted by drizzle-kit for the fixtures' tables, in a database with ours. */
const statementsFor = async (tables: Catalogue['tables']): Promise<string[]> => {
  const kit = (await import('drizzle-kit/api')) as unknown as DrizzleKit;
  // drizzle-kit adds `random` to all arrays of the process, which breaks other packages (pdfjs-dist)
  Reflect.deleteProperty(Array.prototype, 'random');
  return kit.generateMigration(kit.generateDrizzleJson(ourCatalogue.tables), kit.generateDrizzleJson(tables));
};

const statementsFile = 'statements.json';

/** Renders our schemas and the hard fixtures into a cache folder, once per state of their ingredients. */
const rendered = async (): Promise<string> => {
  const home = join(root, '.cache', `hard-${fingerprint(ingredients)}`);
  if (existsSync(home)) return home;
  const draft = `${home}-${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const files = await render(buildModel(hardFolder(), root));
  writeDrift(draft, files, driftOf(draft, files));
  const { tables } = await load<Pick<Catalogue, 'tables'>>(draft, 'tables/index.ts');
  writeFileSync(join(draft, statementsFile), JSON.stringify(await statementsFor(tables)));
  try {
    renameSync(draft, home);
  } catch {
    // another process was faster
    rmSync(draft, { recursive: true, force: true });
  }
  return home;
};

export interface HardCatalogue {
  catalogue: Catalogue;
  openapi: string;
  /** SQL that adds the fixtures' tables to a database with ours. */
  statements: string[];
}

const loaded = async (): Promise<HardCatalogue> => {
  const folder = await rendered();
  const { resources } = await load<Pick<Catalogue, 'resources'>>(folder, 'resources/index.ts');
  const { tables } = await load<Pick<Catalogue, 'tables'>>(folder, 'tables/index.ts');
  const { validators } = await load<Pick<Catalogue, 'validators'>>(folder, 'validators/index.ts');
  const { callForms } = await load<Pick<Catalogue, 'callForms'>>(folder, 'validators/calls.ts');
  const { operations } = await load<Pick<Catalogue, 'operations'>>(folder, 'api/operations.ts');
  return {
    catalogue: { resources, tables, validators, callForms, operations },
    openapi: readFileSync(join(folder, 'openapi.json'), 'utf8'),
    statements: JSON.parse(readFileSync(join(folder, statementsFile), 'utf8')) as string[],
  };
};

let kept: Promise<HardCatalogue> | undefined;

/** The catalogue of our schemas and the hard fixtures, as rendered by the generator. */
export const hardCatalogue = (): Promise<HardCatalogue> => {
  kept ??= loaded();
  return kept;
};

/** Adds the fixtures' tables to a database with ours. */
export const createHardTables = async (database: Database): Promise<void> => {
  const { statements } = await hardCatalogue();
  for (const statement of statements) await database.handle.execute(sql.raw(statement));
};
