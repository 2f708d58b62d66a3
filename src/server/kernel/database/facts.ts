import { sql } from 'drizzle-orm';
import { StartProblem } from '../startProblem.ts';
import type { Handle } from './database.ts';
import { lacksRight } from './errors.ts';
import { rowsOn } from './handle.ts';

/**
 * What servers and commands tell each other of the whole database. They stand in a schema of their own, beside the
 * tables of the product: no copy of the data takes them along.
 */
export interface Facts {
  /** The newest version of the product that has prepared the database, and its latest migration (ms in the journal). */
  version: { version: string; migration: number };
  /** The latest backup that was written and read back whole; bytes of its file, seconds that it took. */
  backup: { at: string; file: string; bytes: number; seconds: number };
  /**
   * A restore or move that has begun and not ended: the database is not whole. `source` names what it comes from;
   * `hasTables`: a move has made all tables, and goes on with their rows.
   */
  unfinished: { what: 'restore' | 'move'; source: string; since: string; hasTables?: boolean };
  /** All of it was moved to another database, which is the one to work with. */
  moved: { to: string; at: string };
  /** Until when the certificate of the public address is valid; without `validTo` where it did not answer. */
  certificate: { host: string; checkedAt: string; validTo?: string };
  /** Names this database among all. */
  identity: { id: string };
}

const isThere = async (handle: Handle): Promise<boolean> => {
  const [found] = await rowsOn<{ there: boolean }>(
    handle,
    sql`select to_regclass('maintenance.fact') is not null as there`,
  );
  return found?.there === true;
};

const makeTable = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`create schema if not exists maintenance`);
  await handle.execute(
    sql`create table if not exists maintenance.fact (name text primary key, value jsonb not null)`,
  );
};

/** What the account of the database lacks to read and tell facts. */
const missingRights =
  'maintenance 스키마의 소유자로 접속해 grant usage on schema maintenance, grant select, insert, update, delete on maintenance.fact로 권한을 주세요.';

/** The account of the database may not read what was told: nobody knows whether it was. */
export class FactsUnreadable extends StartProblem {
  constructor(cause: unknown) {
    super(`데이터베이스의 계정에 maintenance.fact 표를 읽을 권한이 없습니다. ${missingRights}`, { cause });
  }
}

/** @returns the fact, or undefined where it was never told @throws FactsUnreadable */
export const readFact = async <Name extends keyof Facts>(
  handle: Handle,
  name: Name,
): Promise<Facts[Name] | undefined> => {
  try {
    if (!(await isThere(handle))) return undefined;
    const [found] = await rowsOn<{ value: Facts[Name] }>(
      handle,
      sql`select value from maintenance.fact where name = ${name}`,
    );
    return found?.value;
  } catch (error) {
    throw lacksRight(error) ? new FactsUnreadable(error) : error;
  }
};

/** Tells a fact, in the place of what was told before. @throws the engine's 42501 where the account may not */
export const writeFact = async <Name extends keyof Facts>(
  handle: Handle,
  name: Name,
  value: Facts[Name],
): Promise<void> => {
  if (!(await isThere(handle))) await makeTable(handle);
  await handle.execute(
    sql`insert into maintenance.fact (name, value) values (${name}, ${JSON.stringify(value)}::jsonb)
      on conflict (name) do update set value = excluded.value`,
  );
};

/**
 * The same where the account may: a server may run without the rights of who prepares the database.
 * @returns otherwise a sentence with what it lacks
 */
export const tellFact = async (...told: Parameters<typeof writeFact>): Promise<string | undefined> => {
  try {
    await writeFact(...told);
    return undefined;
  } catch (error) {
    if (!lacksRight(error)) throw error;
    return `데이터베이스의 계정에 maintenance.fact 표에 쓸 권한이 없습니다. ${missingRights}`;
  }
};

/** Takes a fact back. */
export const dropFact = async (handle: Handle, name: keyof Facts): Promise<void> => {
  if (await isThere(handle)) await handle.execute(sql`delete from maintenance.fact where name = ${name}`);
};
