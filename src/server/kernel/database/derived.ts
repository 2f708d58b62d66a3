import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Handle } from './database.ts';
import { rowsOn } from './rows.ts';

/** Triggers that maintain derived data of articles, in the transaction that writes the articles. */
export interface Triggers {
  /** The trigger function among `statements` whose comment stores the version in the database. */
  marked: string;
  statements: readonly string[];
  /** Statement that corrects derived data stored by an older version, or missing. */
  afterwards: string;
}

/** What a module keeps in the database beside the tables of the schemas. */
export interface Derived {
  /** Statements `create table if not exists …`. */
  tables?: readonly string[];
  /** Those of its tables whose rows are soon replaced: no backup and no move takes them along. */
  passing?: readonly string[];
  triggers?: Triggers;
}

const registered: Derived[] = [];

/** Registers the tables and triggers that `migrate` creates; `src/server/derived.ts` does, for all modules. */
export const registerDerived = (...derived: readonly Derived[]): void => {
  registered.push(...derived);
};

const nameIn = (statement: string): string => /^create table if not exists (\w+)/.exec(statement)?.[1] ?? '';

/** @throws Error if no module is loaded: the database would lack what they need */
const all = (): readonly Derived[] => {
  if (registered.length === 0) throw new Error('Import src/server/derived.ts where a database is migrated.');
  return registered;
};
const tables = (): string[] => all().flatMap((one) => one.tables ?? []);

/** Names of the tables that no migration creates. */
export const derivedTables = (): string[] => tables().map(nameIn);

/** Names of the tables whose rows no backup and no move takes along. */
export const passingTables = (): string[] => all().flatMap(({ passing }) => passing ?? []);

/** Creates the tables that the database does not have. */
export const ensureDerivedTables = async (handle: Handle): Promise<void> => {
  for (const table of tables()) {
    const [found] = await rowsOn<{ there: boolean }>(
      handle,
      sql`select to_regclass(${nameIn(table)}) is not null as there`,
    );
    // an account that may not create tables may start on a database that has them
    if (!found?.there) await handle.execute(sql.raw(table));
  }
};

/** Statements that correct the derived data of articles that were written without triggers. */
export const corrections = (): string[] =>
  all().flatMap(({ triggers }) => (triggers ? [triggers.afterwards] : []));

/** Creates triggers unless the database has them in this version; writes to articles wait meanwhile. */
const ensureTriggers = async (
  handle: Handle,
  { marked, statements, afterwards }: Triggers,
): Promise<void> => {
  const mark = createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 16);
  const [found] = await rowsOn<{ kept: boolean | null }>(
    handle,
    sql`select obj_description(to_regproc(${marked})) = ${mark} as kept`,
  );
  if (found?.kept) return;
  await handle.transaction(async (transaction) => {
    await transaction.execute(sql`lock table article in share row exclusive mode`);
    for (const statement of [...statements, afterwards]) await transaction.execute(sql.raw(statement));
    await transaction.execute(sql.raw(`comment on function ${marked}() is '${mark}'`));
  });
};

/** Creates all that is registered, in this version. */
export const ensureDerived = async (handle: Handle): Promise<void> => {
  await ensureDerivedTables(handle);
  for (const { triggers } of all()) if (triggers) await ensureTriggers(handle, triggers);
};
