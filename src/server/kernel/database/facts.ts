import { sql } from 'drizzle-orm';
import { StartProblem } from '../settings/startProblem.ts';
import type { Handle } from './database.ts';
import { lacksRight } from './errors.ts';
import { rowsOn } from './rows.ts';

/**
 * Facts about the whole database, shared by servers and commands. They are stored in a separate schema, beside the
 * product's tables: copies of the data do not include them.
 */
export interface Facts {
  /** The newest version of the product that has prepared the database, and its latest migration (ms in the journal). */
  version: { version: string; migration: number };
  /** The latest backup that was written and verified by reading it completely; size in bytes, duration in seconds. */
  backup: { at: string; file: string; bytes: number; seconds: number };
  /**
   * A restore or move that has started but not ended: the database is incomplete. `source`: its source; `hasTables`: a
   * move has created all tables and is copying their rows.
   */
  unfinished: { what: 'restore' | 'move'; source: string; since: string; hasTables?: boolean };
  /** The data was moved to another database, which must be used instead. */
  moved: { to: string; at: string };
  /** Expiry of the certificate of the public address; without `validTo` if the address did not answer. */
  certificate: { host: string; checkedAt: string; validTo?: string };
  /** An administrator has declared the setup of the installation complete. */
  setup: { endedAt: string };
  /** Unique id of this database. */
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

/** The privileges that the database account needs to read and write facts. */
const missingRights =
  'maintenance 스키마의 소유자로 접속해 grant usage on schema maintenance, grant select, insert, update, delete on maintenance.fact로 권한을 주세요.';

/** The database account may not read facts: it is unknown whether one was written. */
export class FactsUnreadable extends StartProblem {
  constructor(cause: unknown) {
    super(`데이터베이스의 계정에 maintenance.fact 표를 읽을 권한이 없습니다. ${missingRights}`, { cause });
  }
}

/** @returns the fact, or undefined if it was never written @throws FactsUnreadable */
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

/** Writes a fact, replacing an earlier one. @throws the engine's 42501 without the privilege */
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
 * writeFact, if the account has the privilege: a server may run with fewer privileges than the command that prepares
 * the database.
 * @returns otherwise a sentence with the missing privileges
 */
export const tryWriteFact = async (...told: Parameters<typeof writeFact>): Promise<string | undefined> => {
  try {
    await writeFact(...told);
    return undefined;
  } catch (error) {
    if (!lacksRight(error)) throw error;
    return `데이터베이스의 계정에 maintenance.fact 표에 쓸 권한이 없습니다. ${missingRights}`;
  }
};

/** Deletes a fact. */
export const dropFact = async (handle: Handle, name: keyof Facts): Promise<void> => {
  if (await isThere(handle)) await handle.execute(sql`delete from maintenance.fact where name = ${name}`);
};
