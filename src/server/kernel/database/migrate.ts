import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import { dataFile, productVersion } from '../productFiles.ts';
import { StartProblem } from '../settings/startProblem.ts';
import type { Database, Handle } from './database.ts';
import { derivedTables, ensureDerived, ensureDerivedTables } from './derived.ts';
import { lacksRight } from './errors.ts';
import { readFact, tryWriteFact } from './facts.ts';
import { rowsOn } from './rows.ts';
import { markEmptyStore } from './tokenMark.ts';

const ourMigrations = dataFile('kernel/database/migrations');

const filesOf = (folder: string): MigrationMeta[] =>
  existsSync(`${folder}/meta/_journal.json`) ? readMigrationFiles({ migrationsFolder: folder }) : [];

/**
 * The first migration replaces 56 that were made before the first release: a database with the last of them, by its
 * hash, has everything that the first one creates. Tests compare the two.
 */
const initial = {
  folderMillis: 1_795_642_232_358,
  lastOfThose: 'a0257e588538856f1aac953a42140c5eb356173b77e8d6943406fb346dc7fa8a',
} as const;

/** A migration applied to a database. */
export interface Applied {
  hash: string;
  /** Time in the journal, in milliseconds. */
  created_at: number;
}

/** The migrations applied to a database. */
export async function appliedMigrations(handle: Handle): Promise<Applied[]> {
  const [table] = await rowsOn<{ there: boolean }>(
    handle,
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  );
  if (!table?.there) return [];
  return rowsOn<Applied>(handle, sql`select hash, created_at from drizzle.__drizzle_migrations`);
}

const newestOf = (times: readonly number[]): number => Math.max(0, ...times);

const newerProblem = (theirs: string): StartProblem =>
  new StartProblem(
    `데이터베이스가 더 새로운 버전(${theirs})에 맞춰져 있어, 지금 실행한 버전(${productVersion()})으로는 열 수 없습니다. 새 버전을 실행하거나, 버전을 올리기 전의 백업을 복원해 주세요.`,
  );

const isNewer = (files: MigrationMeta[], applied: Applied[]): boolean =>
  newestOf(applied.map(({ created_at: at }) => at)) > newestOf(files.map(({ folderMillis }) => folderMillis));

/** @throws StartProblem if a newer version has changed the tables, which this version does not know */
async function refuseNewer(handle: Handle, files: MigrationMeta[], applied: Applied[]): Promise<void> {
  if (!isNewer(files, applied)) return;
  throw newerProblem((await readFact(handle, 'version'))?.version ?? '알 수 없음');
}

/** @throws StartProblem if the database is incomplete, or was replaced by another one */
export async function refuseUnfinishedOrMoved(handle: Handle): Promise<void> {
  const unfinished = await readFact(handle, 'unfinished');
  if (unfinished)
    throw new StartProblem(
      unfinished.what === 'restore'
        ? '백업을 복원하다가 끝나지 않은 데이터베이스입니다. 같은 복원 명령을 다시 실행해 주세요.'
        : '다른 데이터베이스에서 옮겨 오다가 끝나지 않았습니다. 같은 옮기기 명령을 다시 실행하면 이어서 합니다.',
    );
  const moved = await readFact(handle, 'moved');
  if (moved)
    throw new StartProblem(
      `이 데이터베이스의 자료는 ${moved.to}(으)로 옮겼습니다(${moved.at.slice(0, 10)}). 그 데이터베이스로 시작해 주세요. 옮긴 것을 버리고 여기서 다시 일하려면 옮기기 명령에 --reopen을 붙여 실행하세요.`,
    );
}

const isApplied = (file: MigrationMeta, hashes: ReadonlySet<string>): boolean =>
  hashes.has(file.hash) || (file.folderMillis === initial.folderMillis && hashes.has(initial.lastOfThose));

/**
 * Pending migrations; `late`: number of those that drizzle would skip silently, since it only looks for later times.
 */
function comparedWith(files: MigrationMeta[], applied: Applied[]) {
  const hashes = new Set(applied.map((one) => one.hash));
  const newest = newestOf(applied.map((one) => one.created_at));
  const pending = files.filter((file) => !isApplied(file, hashes));
  return { pending, late: pending.filter((file) => file.folderMillis <= newest).length };
}

/** Pending migrations. @throws StartProblem if drizzle would skip some of them */
function pendingOf(files: MigrationMeta[], applied: Applied[]): MigrationMeta[] {
  const { pending, late } = comparedWith(files, applied);
  if (late)
    throw new StartProblem(
      `적용할 수 없는 마이그레이션이 ${late}건 있습니다. 이미 적용된 파일이 바뀌었거나 순서가 뒤섞였습니다.`,
    );
  return pending;
}

const rightProblem = (cause: unknown): StartProblem =>
  new StartProblem(
    'DATABASE_URL의 계정에 표를 만들거나 바꿀 권한이 없습니다. 데이터베이스와 public 스키마에 CREATE 권한을 주거나 데이터베이스의 소유자로 접속해 주세요.',
    { cause },
  );

/** Runs statements that create schemas or tables. @throws StartProblem if the database account lacks the privilege */
export async function withRights<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw lacksRight(error) ? rightProblem(error) : error;
  }
}

/**
 * The migrators that drizzle has for the two engines both make this call, on their own session; ours uses the locked
 * one.
 */
async function applyPending(handle: Handle, files: MigrationMeta[], folder: string): Promise<void> {
  const { dialect, session } = handle as unknown as { dialect: PgDialect; session: PgSession };
  await withRights(() => dialect.migrate(files, session, { migrationsFolder: folder }));
}

/** Creates triggers and tables that no table definition contains. */
async function ensureDerivedObjects(handle: Handle): Promise<void> {
  await ensureDerived(handle);
  await markEmptyStore(handle);
}

async function pendingIn(handle: Handle, files: MigrationMeta[]): Promise<MigrationMeta[]> {
  const applied = await appliedMigrations(handle);
  await refuseNewer(handle, files, applied);
  return pendingOf(files, applied);
}

async function tellVersion(handle: Handle, files: MigrationMeta[]): Promise<void> {
  const version = productVersion();
  const migration = newestOf(files.map(({ folderMillis }) => folderMillis));
  const known = await readFact(handle, 'version');
  if (known?.version === version && known.migration === migration) return;
  await tryWriteFact(handle, 'version', { version, migration });
}

/**
 * The migrations that a start would apply.
 * @throws StartProblem as `migrate`
 */
export async function pendingMigrations(
  database: Database,
  folder = ourMigrations,
): Promise<MigrationMeta[]> {
  await refuseUnfinishedOrMoved(database.handle);
  return pendingIn(database.handle, filesOf(folder));
}

/** Whether this version can create the tables that these migrations have created. */
export function tablesLike(theirs: Applied[]): 'known' | 'newer' | 'unknown' {
  const files = filesOf(ourMigrations);
  if (isNewer(files, theirs)) return 'newer';
  const { pending, late } = comparedWith(files, theirs);
  return late || pending.length === files.length ? 'unknown' : 'known';
}

/**
 * Migrates an empty database to the tables of another one, of this version or an older one.
 * @param theirs the migrations of the other database
 * @returns whether they are the tables of this version
 * @throws StartProblem if the other database is newer
 */
export async function migrateLike(database: Database, theirs: Applied[]): Promise<boolean> {
  const files = filesOf(ourMigrations);
  await refuseNewer(database.handle, files, theirs);
  const hashes = new Set(theirs.map(({ hash }) => hash));
  const wanted = files.filter((file) => isApplied(file, hashes));
  await database.alone(async (handle) => {
    await applyPending(handle, wanted, ourMigrations);
    await ensureDerivedTables(handle);
    if (wanted.length < files.length) return;
    await ensureDerivedObjects(handle);
  });
  return wanted.length === files.length;
}

/**
 * Applies all pending migrations in one transaction, one process at a time; then creates the tables and triggers that no
 * migration contains.
 * @returns number of applied migrations
 * @throws StartProblem if an applied migration was changed or a pending one is older than the newest applied, a newer
 * version has changed the tables, a restore or move is unfinished, or the database account may not create tables
 */
export async function migrate(database: Database, folder = ourMigrations): Promise<number> {
  const files = filesOf(folder);
  let done = 0;
  if (files.length)
    await database.alone(async (handle) => {
      await refuseUnfinishedOrMoved(handle);
      const pending = await pendingIn(handle, files);
      if (pending.length) await applyPending(handle, files, folder);
      if (folder === ourMigrations) {
        await ensureDerivedObjects(handle);
        await tellVersion(handle, files);
      }
      done = pending.length;
    });
  return done;
}

/**
 * Names of all tables that this and earlier versions create in the public schema; other tables there do not belong to
 * the product.
 * @returns undefined if a newer version has changed the database: its tables are not known
 */
export async function productTables(handle: Handle): Promise<Set<string> | undefined> {
  const files = filesOf(ourMigrations);
  if (isNewer(files, await appliedMigrations(handle))) return undefined;
  const made = files
    .flatMap((file) => file.sql)
    .flatMap((statement) => [
      ...statement.matchAll(/CREATE TABLE "(\w+)"|ALTER TABLE "\w+" RENAME TO "(\w+)"/g),
    ])
    .flatMap(([, name, renamed]) => name ?? renamed ?? []);
  return new Set([...derivedTables(), ...made]);
}

/** Whether every migration of this version has been applied; those of a newer version do not matter. */
export async function migrationsAreCurrent(database: Database, folder = ourMigrations): Promise<boolean> {
  const applied = new Set((await appliedMigrations(database.handle)).map((one) => one.hash));
  return filesOf(folder).every((file) => isApplied(file, applied));
}
