import { sql } from 'drizzle-orm';
import type { Database, Handle } from '#server/kernel/database/database.ts';
import { allOrNothing, ask } from '../copy/ask.ts';
import { chunksOf, type Digest, digesting, digestOf, insertLines } from '../copy/rowsOfTable.ts';
import { type CopiedTable, tableName } from '../copy/tables.ts';

/** A copied chunk: the rows between two keys, and their digest in the source. */
interface CopiedChunk extends Digest {
  number: number;
  after: string[] | null;
  upTo: string[];
}

/** Table in the target database, written in the transaction that writes the rows. */
const progress = sql.raw('maintenance.copied_chunk');

export const makeProgress = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`create schema if not exists maintenance`);
  await handle.execute(
    sql`create table if not exists ${progress} (table_name text, number int, after_key jsonb, up_to_key jsonb,
      row_count int, sha256 text, primary key (table_name, number))`,
  );
};

export const dropProgress = async (handle: Handle): Promise<void> => {
  await handle.execute(sql`drop table ${progress}`);
};

const copiedChunks = (handle: Handle, table: CopiedTable): Promise<CopiedChunk[]> =>
  ask(
    handle,
    sql`select number, after_key as after, up_to_key as "upTo", row_count as rows, sha256 from ${progress}
      where table_name = ${tableName(table)} order by number`,
  );

const spanOf = ({ after, upTo }: CopiedChunk) => (upTo.length ? { after: after ?? undefined, upTo } : {});

const isSame = (one: Digest, other: Digest): boolean =>
  one.rows === other.rows && one.sha256 === other.sha256;

/** Whether the rows copied earlier are unchanged in the source: users may have edited them since. */
const isUnchanged = async (
  from: Handle,
  table: CopiedTable,
  chunks: readonly CopiedChunk[],
): Promise<boolean> => {
  for (const chunk of chunks) if (!isSame(chunk, await digestOf(from, table, spanOf(chunk)))) return false;
  return true;
};

const copyAnew = (to: Database, table: CopiedTable): Promise<void> =>
  allOrNothing(to, async (handle) => {
    await handle.execute(sql`delete from ${sql.raw(tableName(table))}`);
    await handle.execute(sql`delete from ${progress} where table_name = ${tableName(table)}`);
  });

/**
 * A table without a key is a single chunk of the progress, however many pieces it is read in: its copy cannot be
 * resumed.
 */
const copyAtOnce = (
  from: Handle,
  to: Database,
  table: CopiedTable,
  copied: (rows: number) => void,
): Promise<number> =>
  allOrNothing(to, async (handle) => {
    const read = digesting();
    for await (const { lines } of chunksOf(from, table)) {
      read.add(lines);
      await insertLines(handle, table, lines);
    }
    const { rows, sha256 } = read.digest();
    if (rows === 0) return 0;
    await handle.execute(
      sql`insert into ${progress} values (${tableName(table)}, 0, null, '[]'::jsonb, ${rows}, ${sha256})`,
    );
    copied(rows);
    return rows;
  });

/**
 * Copies the rows of a table chunk by chunk, continuing after an earlier run.
 * @returns number of rows
 */
export const copyTable = async (
  from: Handle,
  to: Database,
  table: CopiedTable,
  copied: (rows: number) => void,
): Promise<number> => {
  let known = await copiedChunks(to.handle, table);
  if (!(await isUnchanged(from, table, known))) {
    await copyAnew(to, table);
    known = [];
  }
  let rows = known.reduce((sum, chunk) => sum + chunk.rows, 0);
  if (table.key.length === 0) return known.length ? rows : copyAtOnce(from, to, table, copied);
  let number = known.length;
  let after = known.at(-1)?.upTo;
  for await (const { lines, last } of chunksOf(from, table, { after })) {
    const read = digesting();
    read.add(lines);
    const { sha256 } = read.digest();
    const [afterKey, upToKey] = [after ? JSON.stringify(after) : null, JSON.stringify(last)];
    await allOrNothing(to, async (handle) => {
      await insertLines(handle, table, lines);
      await handle.execute(
        sql`insert into ${progress} values (${tableName(table)}, ${number}, ${afterKey}::jsonb, ${upToKey}::jsonb,
          ${lines.length}, ${sha256})`,
      );
    });
    rows += lines.length;
    copied(lines.length);
    number += 1;
    after = last;
  }
  return rows;
};

/** The chunks of a table that differ from what was read; `undefined` stands for rows outside of all chunks. */
export const differingChunks = async (
  to: Handle,
  table: CopiedTable,
  rows: number,
): Promise<(number | undefined)[]> => {
  const differing: (number | undefined)[] = [];
  for (const chunk of await copiedChunks(to, table))
    if (!isSame(chunk, await digestOf(to, table, spanOf(chunk)))) differing.push(chunk.number);
  const [stored] = await ask<{ rows: number }>(
    to,
    sql`select count(*) as rows from ${sql.raw(tableName(table))}`,
  );
  if (Number(stored?.rows) !== rows) differing.push(undefined);
  return differing;
};
