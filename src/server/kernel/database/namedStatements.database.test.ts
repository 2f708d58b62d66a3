import { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Cluster, temporaryCluster } from '../../../../tests/helpers/temporaryCluster.ts';
import { testEnvironment } from '../../../../tests/helpers/testEnvironment.ts';
import { openDatabase } from './client.ts';
import type { Database } from './database.ts';
import { db, inTransaction, reading, together, withDatabase } from './db.ts';
import { isPreparable } from './namedStatements.ts';
import { row, rows } from './rows.ts';

const counted = z.object({ n: z.number() });
const kept = async (like: string): Promise<string[]> => {
  const found = await rows(
    z.object({ statement: z.string() }),
    sql`select statement from pg_prepared_statements where statement like ${like} order by statement`,
  );
  return found.map(({ statement }) => statement);
};
const times = async (count: number, work: () => Promise<unknown>): Promise<void> => {
  for (let time = 0; time < count; time += 1) await work();
};
const typeOf = (type: string) =>
  db().execute(sql.raw(`alter table changing alter column of_it type ${type} using 1`));

// Skipped on PGlite, which has no connection to send statements over.
describe('statements of PostgreSQL', () => {
  let cluster: Cluster;
  let database: Database;
  const open = (variables = {}) =>
    openDatabase(
      testEnvironment({ DATABASE_URL: cluster.url('postgres'), DATABASE_POOL_SIZE: '1', ...variables }),
    );
  beforeAll(async () => {
    cluster = await temporaryCluster();
    database = await open();
  });
  afterAll(async () => {
    await database.close();
    await cluster.remove();
  });

  it('are prepared at the third call, whatever their values', () =>
    withDatabase(database, async () => {
      const ask = (value: number) => row(counted, sql`select ${value}::int as n /* three */`);
      expect([await ask(1), await ask(2)]).toEqual([{ n: 1 }, { n: 2 }]);
      expect(await kept('%three%')).toEqual([]);
      expect([await ask(3), await ask(4)]).toEqual([{ n: 3 }, { n: 4 }]);
      expect(await kept('%/* three */')).toEqual(['select $1::int as n /* three */']);
    }));

  it('are counted beyond two thousand others', () =>
    withDatabase(database, async () => {
      const ask = () => row(counted, sql`select 1 as n /* counted on */`);
      await times(2, ask);
      for (let number = 0; number < 2_000; number += 1)
        await db().execute(sql.raw(`select 1 /* another ${number} */`));
      await ask();
      expect(await kept('%/* counted on */')).toEqual(['select 1 as n /* counted on */']);
    }));

  it('are not prepared beyond 16,384 characters', () =>
    withDatabase(database, async () => {
      const ask = (length: number) =>
        times(3, () => db().execute(sql.raw('select 1 /* long */'.padEnd(length))));
      await ask(16_385);
      expect(await kept('%/* long */%')).toEqual([]);
      await ask(16_384);
      expect(await kept('%/* long */%')).toHaveLength(1);
    }));

  it('that are issued at the same time are sent in one write', () =>
    withDatabase(database, () =>
      inTransaction(async () => {
        const writes = vi.spyOn(Socket.prototype, '_writev');
        try {
          await Promise.all([1, 2, 3].map((n) => row(counted, sql`select ${n}::int as n`)));
          expect(writes).toHaveBeenCalledTimes(1);
        } finally {
          writes.mockRestore();
        }
      }),
    ));

  it('are described once for all calls, per form of their rows', () =>
    withDatabase(database, async () => {
      const connection = (pg as unknown as { Connection: { prototype: { describe(): void } } }).Connection;
      const descriptions = vi.spyOn(connection.prototype, 'describe');
      const asObjects = () => row(counted, sql`select 3::int as n /* described */`);
      const table = sql`(select 3::int as n) as described`;
      const asLists = () => db().select({ n: sql<number>`n`, at: sql<string>`now()::date` }).from(table);
      try {
        await times(3, asObjects);
        await times(3, asLists);
        const first = await asLists();
        descriptions.mockClear();
        expect([await asObjects(), await asLists()]).toEqual([{ n: 3 }, first]);
        expect(descriptions).not.toHaveBeenCalled();
      } finally {
        descriptions.mockRestore();
      }
    }));

  it('are described again after a change of a table', () =>
    withDatabase(database, async () => {
      await db().execute(sql`create table described as select 1 as of_it`);
      const asObject = () => row(z.object({ of_it: z.unknown() }), sql`select of_it from described`);
      const asList = () => db().select({ of_it: sql`of_it` }).from(sql`described`);
      await times(4, asObject);
      expect(await asList()).toEqual([{ of_it: 1 }]);
      await db().execute(sql`alter table described alter column of_it type text using '1'`);
      await times(4, asObject);
      expect([await asObject(), ...(await asList())]).toEqual([{ of_it: '1' }, { of_it: '1' }]);
    }));

  it('survive a change of a table and a connection that forgot them', () =>
    withDatabase(database, async () => {
      await db().execute(sql`create table changing as select 1 as of_it`);
      const ask = () => row(z.object({ of_it: z.unknown() }), sql`select of_it from changing`);
      await times(4, ask);
      await typeOf('text');
      expect(await ask()).toEqual({ of_it: '1' });
      await times(4, ask);
      await db().execute(sql`discard all`);
      expect(await ask()).toEqual({ of_it: '1' });
    }));

  it('fail within a transaction as usual, and are not repeated there', () =>
    withDatabase(database, async () => {
      const ask = () => row(z.object({ of_it: z.unknown() }), sql`select of_it from changing /* within */`);
      await times(4, ask);
      const failed = inTransaction(async () => {
        await typeOf('integer');
        return ask();
      });
      await expect(failed).rejects.toThrow();
      expect(await ask()).toEqual({ of_it: '1' });
    }));

  it('are not prepared under planner settings', () =>
    withDatabase(database, async () => {
      const ask = () => row(counted, sql`select ${1}::int as n /* set */`);
      await times(5, () => reading({ enable_seqscan: 'off' }, ask));
      expect(await kept('%/* set */')).toEqual([]);
      await times(3, ask);
      expect(await kept('%/* set */')).toHaveLength(1);
    }));

  it('are kept up to a number, the latest ones', () =>
    withDatabase(database, async () => {
      const ask = (of: number) =>
        row(counted, sql`select ${of}::int as n, ${sql.raw(`'text ${of}'`)} as t /* many */`);
      for (let of = 0; of < 450; of += 1) await times(3, () => ask(of));
      const all = await kept('%/* many */');
      expect(all.length).toBeLessThanOrEqual(400);
      expect(all.length).toBeGreaterThan(390);
      expect(all.some((statement) => statement.includes("'text 449'"))).toBe(true);
      expect(all.some((statement) => statement.includes("'text 0'"))).toBe(false);
      expect(await ask(0)).toEqual({ n: 0 });
    }));

  it('are not prepared behind a pooler that changes connections', async () => {
    const other = await open({ DATABASE_PREPARE: '0' });
    await withDatabase(other, async () => {
      await times(5, () => row(counted, sql`select ${1}::int as n /* pooler */`));
      expect(await kept('%/* pooler */')).toEqual([]);
    });
    await other.close();
  });

  it('sent together are answered one by one, also beside a failing one', () =>
    withDatabase(database, async () => {
      const ask = (of: number) => row(counted, sql`select ${of}::int as n`);
      const all = await together(() => Promise.all(Array.from({ length: 20 }, (_none, of) => ask(of))));
      expect(all.map(({ n }) => n)).toEqual(Array.from({ length: 20 }, (_none, of) => of));
      const beside = await together(() =>
        Promise.allSettled([ask(1), row(counted, sql`select 1 / ${0}::int as n`), ask(3)]),
      );
      expect(beside.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await ask(7)).toEqual({ n: 7 });
    }));

  it('sent together release the connection, also if one fails at once', () =>
    withDatabase(database, async () => {
      const failed = together(() =>
        Promise.all([
          row(counted, sql`select 1 / ${0}::int as n`),
          row(counted, sql`select 5 as n from pg_sleep(0.2)`),
        ]),
      );
      await expect(failed).rejects.toThrow();
      expect(await inTransaction(() => row(counted, sql`select 6 as n`))).toEqual({ n: 6 });
    }));

  it('left over after a failure do not run in the next transaction', () =>
    withDatabase(database, async () => {
      const goesOn = async () => {
        await row(counted, sql`select 5 as n from pg_sleep(0.1)`);
        await row(counted, sql`select 1 / ${0}::int as n`);
      };
      const failed = together(() => Promise.all([row(counted, sql`select 1 / ${0}::int as n`), goesOn()]));
      await expect(failed).rejects.toThrow();
      const next = inTransaction(async () => {
        await row(counted, sql`select 6 as n from pg_sleep(0.3)`);
        return row(counted, sql`select 7 as n`);
      });
      expect(await next).toEqual({ n: 7 });
    }));
});

describe('a statement is prepared', () => {
  it.each([
    'select a from t where b = $1',
    'select a from t where b = any($1) and c in ($2, $3)',
    "insert into t (a) values ($1) on conflict (a) where del_yn = 'N' do nothing",
    'update t set a = $1 where b = $2',
    'with x as (select 1) select $1::int from x',
    "select a from t where b >= '2026-01-01' limit 20",
    'select a from t where (b, c) < ($1, $2) order by b, c limit 1',
    '(select a from t where b = $1 limit 1) union all (select a from t where b = $2 limit 1)',
  ])('%s', (text) => {
    expect(isPreparable(text)).toBe(true);
  });

  it.each([
    'select a from t where b >= $1',
    'select a from t where b between $1 and $2',
    'select a from t where b like $1',
    'select a from t where b @> $1',
    'select a from t order by b limit $1',
    'set local enable_seqscan = off',
    'select 1; select 2',
    'begin',
  ])('not if the best plan depends on the value or there is none: %s', (text) => {
    expect(isPreparable(text)).toBe(false);
  });

  it('not with a hundred parameters or more, whose number varies', () => {
    const marks = (count: number) =>
      Array.from({ length: count }, (_none, index) => `$${index + 1}`).join(', ');
    expect(isPreparable(`select a from t where b in (${marks(99)})`)).toBe(true);
    expect(isPreparable(`select a from t where b in (${marks(100)})`)).toBe(false);
    expect(isPreparable(`insert into t (a) values (${marks(2_448)})`)).toBe(false);
  });
});
