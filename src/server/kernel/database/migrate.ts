import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { dataFile } from '../productFiles.ts';
import { StartProblem } from '../startProblem.ts';
import { keepClusterNotes } from './clusterNotes.ts';
import type { Database, Handle } from './database.ts';
import { sqlState } from './errors.ts';
import { keepKeywordChanges } from './keywordChanges.ts';
import { keepOutletCounts } from './outletCounts.ts';
import { keepReadMarks } from './readMarks.ts';
import { markEmptyStore } from './tokenMark.ts';
import { keepWordChanges } from './wordBlocks.ts';

const ourMigrations = dataFile('kernel/database/migrations');

const filesOf = (folder: string): MigrationMeta[] =>
  existsSync(`${folder}/meta/_journal.json`) ? readMigrationFiles({ migrationsFolder: folder }) : [];

/**
 * The first migration stands for 56 that were made before anything was released: whoever has the last of those, by its
 * hash, has all that the first one makes. Tests compare the two.
 */
const initial = {
  folderMillis: 1_795_642_232_358,
  lastOfThose: 'a0257e588538856f1aac953a42140c5eb356173b77e8d6943406fb346dc7fa8a',
} as const;

interface Applied {
  hash: string;
  /** Milliseconds: the time in the journal. */
  created_at: number;
}

async function appliedMigrations(handle: Handle): Promise<Applied[]> {
  const table = await handle.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!(table as unknown as { rows: { there: boolean }[] }).rows[0]?.there) return [];
  const found = await handle.execute(sql`select hash, created_at from drizzle.__drizzle_migrations`);
  return (found as unknown as { rows: Applied[] }).rows;
}

const isApplied = (file: MigrationMeta, hashes: ReadonlySet<string>): boolean =>
  hashes.has(file.hash) || (file.folderMillis === initial.folderMillis && hashes.has(initial.lastOfThose));

/** What is still to do, refusing what drizzle would pass over in silence: it only looks for later times. */
function pendingOf(files: MigrationMeta[], applied: Applied[]): MigrationMeta[] {
  const hashes = new Set(applied.map((one) => one.hash));
  const newest = Math.max(0, ...applied.map((one) => one.created_at));
  const pending = files.filter((file) => !isApplied(file, hashes));
  const late = pending.filter((file) => file.folderMillis <= newest).length;
  if (late)
    throw new StartProblem(
      `적용할 수 없는 마이그레이션이 ${late}건 있습니다. 이미 적용된 파일이 바뀌었거나 순서가 뒤섞였습니다.`,
    );
  return pending;
}

/** A statement that the database's account may not make: "permission denied", or "must be owner". */
const lacksRight = (error: unknown): boolean => sqlState(error) === '42501';

const rightProblem = (cause: unknown): StartProblem =>
  new StartProblem(
    'DATABASE_URL의 계정에 표를 만들거나 바꿀 권한이 없습니다. 데이터베이스와 public 스키마에 CREATE 권한을 주거나 데이터베이스의 소유자로 접속해 주세요.',
    { cause },
  );

/** Drizzle's migrators of the two engines are both this call, on a session of theirs; ours is the locked one. */
async function applyPending(handle: Handle, files: MigrationMeta[], folder: string): Promise<void> {
  const { dialect, session } = handle as unknown as { dialect: PgDialect; session: PgSession };
  try {
    await dialect.migrate(files, session, { migrationsFolder: folder });
  } catch (error) {
    throw lacksRight(error) ? rightProblem(error) : error;
  }
}

/**
 * Applies all pending migrations in one transaction, one process at a time; then creates the triggers that no table
 * definition contains.
 * @returns how many were applied
 * @throws StartProblem when a migration was changed after it had been applied, or is older than the newest applied, or
 * the database account may not create tables
 */
export async function migrate(database: Database, folder = ourMigrations): Promise<number> {
  const files = filesOf(folder);
  let done = 0;
  if (files.length)
    await database.alone(async (handle) => {
      const pending = pendingOf(files, await appliedMigrations(handle));
      if (pending.length) await applyPending(handle, files, folder);
      if (folder === ourMigrations) {
        await keepOutletCounts(handle);
        await keepClusterNotes(handle);
        await keepKeywordChanges(handle);
        await keepWordChanges(handle);
        await keepReadMarks(handle);
        await markEmptyStore(handle);
      }
      done = pending.length;
    });
  return done;
}

/** Whether every migration of this version has been applied; newer ones of another version do not matter. */
export async function migrationsAreCurrent(database: Database, folder = ourMigrations): Promise<boolean> {
  const applied = new Set((await appliedMigrations(database.handle)).map((one) => one.hash));
  return filesOf(folder).every((file) => isApplied(file, applied));
}
