// On both engines: transactions, savepoints and locks are implemented by the engine.
import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { emptyDatabase, inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import {
  advisoryLock,
  afterCommit,
  db,
  inTransaction,
  isReachable,
  outside,
  reader,
  reading,
  together,
  withDatabase,
  withStandby,
} from './db.ts';
import { uniqueViolation } from './errors.ts';
import { row, rows, run } from './rows.ts';

const note = pgTable('note', {
  id: integer().primaryKey(),
  words: text().notNull(),
  at: timestamp({ withTimezone: true }),
});
const database = await emptyDatabase();
const other = await emptyDatabase();

const ids = async () =>
  (await rows(z.object({ id: z.number() }), sql`select id from note order by id`)).map((r) => r.id);
const insert = (id: number) =>
  db()
    .insert(note)
    .values({ id, words: `말 ${id}` });
const fails = () => Promise.reject(new Error('stop'));

beforeAll(async () => {
  for (const one of [database, other])
    await withDatabase(one, () =>
      run(sql`create table note (id int primary key, words text not null, at timestamptz)`),
    );
});
beforeEach(() => inDatabase(async () => void (await run(sql`delete from note`))));

describe('db()', () => {
  it('says so when no database is bound', () => {
    expect(() => db()).toThrow('No database is bound');
  });

  it('is the database of its context, also in parallel', async () => {
    const idsOn = (one: typeof database, id: number) =>
      withDatabase(one, async () => {
        await insert(id);
        return ids();
      });
    expect(await Promise.all([idsOn(database, 1), idsOn(other, 2)])).toEqual([[1], [2]]);
    await withDatabase(other, () => run(sql`delete from note`));
  });

  it('reads typed rows through drizzle', () =>
    inDatabase(async () => {
      await db()
        .insert(note)
        .values({ id: 1, words: '가', at: new Date('2026-01-02T03:04:05.678Z') });
      expect(await db().select().from(note)).toEqual([
        { id: 1, words: '가', at: new Date('2026-01-02T03:04:05.678Z') },
      ]);
    }));
});

describe('inTransaction', () => {
  it('stores everything, and returns the result of the work', () =>
    inDatabase(async () => {
      const given = await inTransaction(async () => {
        await insert(1);
        await insert(2);
        return 'done';
      });
      expect(given).toBe('done');
      expect(await ids()).toEqual([1, 2]);
    }));

  it('stores nothing if the work fails, and rethrows the error', () =>
    inDatabase(async () => {
      await expect(
        inTransaction(async () => {
          await insert(1);
          await fails();
        }),
      ).rejects.toThrow('stop');
      expect(await ids()).toEqual([]);
    }));

  it('is a savepoint inside another: only the inner part is undone', () =>
    inDatabase(async () => {
      await inTransaction(async () => {
        await insert(1);
        await expect(
          inTransaction(async () => {
            await insert(2);
            await inTransaction(async () => void (await insert(3)));
            await fails();
          }),
        ).rejects.toThrow('stop');
        await insert(4);
      });
      expect(await ids()).toEqual([1, 4]);
    }));

  it('continues after a statement that failed in a savepoint', () =>
    inDatabase(async () => {
      await inTransaction(async () => {
        await insert(1);
        const error = await inTransaction(async () => void (await insert(1))).catch((e: unknown) => e);
        expect(uniqueViolation(error)).toEqual({ table: 'note', constraint: 'note_pkey' });
        await insert(2);
      });
      expect(await ids()).toEqual([1, 2]);
    }));

  it('runs callbacks after the commit, and none of what was rolled back', () =>
    inDatabase(async () => {
      const told: string[] = [];
      const tell = (what: string) => afterCommit(() => void told.push(what));
      await inTransaction(async () => {
        tell('outer');
        await inTransaction(async () => tell('inner'));
        await inTransaction(async () => {
          tell('undone');
          await fails();
        }).catch(() => {});
        expect(told).toEqual([]);
      });
      expect(told).toEqual(['outer', 'inner']);
      await inTransaction(async () => {
        tell('undone as a whole');
        await fails();
      }).catch(() => {});
      tell('at once');
      expect(told).toEqual(['outer', 'inner', 'at once']);
    }));

  it('runs savepoints started together one after the other', () =>
    inDatabase(async () => {
      await inTransaction(async () => {
        await Promise.allSettled([
          inTransaction(async () => {
            await insert(1);
            await insert(2);
          }),
          inTransaction(async () => {
            await insert(3);
            await fails();
          }),
          inTransaction(async () => {
            await insert(4);
            await insert(5);
          }),
        ]);
      });
      expect(await ids()).toEqual([1, 2, 4, 5]);
    }));

  it('isolates transactions that run in parallel', () =>
    inDatabase(async () => {
      const one = (id: number, then: () => Promise<unknown>) =>
        inTransaction(async () => {
          await insert(id);
          await then();
        });
      await Promise.allSettled([
        one(1, async () => {}),
        one(2, fails),
        one(3, async () => {}),
        one(4, fails),
      ]);
      expect(await ids()).toEqual([1, 3]);
    }));

  it('refuses work that outlived it', () =>
    inDatabase(async () => {
      let goOn = () => {};
      const signal = new Promise<void>((resolve) => {
        goOn = resolve;
      });
      let late: Promise<unknown> = Promise.resolve();
      await inTransaction(async () => {
        late = signal.then(() => insert(1));
      });
      goOn();
      await expect(late).rejects.toThrow('outlived its transaction');
    }));

  it('lets work started outside() outlive it, independently', () =>
    inDatabase(async () => {
      let message: Promise<unknown> = Promise.resolve();
      await inTransaction(async () => {
        await insert(1);
        message = outside(async () => void (await insert(2)));
        await fails();
      }).catch(() => {});
      await message;
      expect(await ids()).toEqual([2]);
    }));
});

describe('advisoryLock', () => {
  it('admits one at a time, so that highest + 1 is unique', () =>
    inDatabase(async () => {
      const next = () =>
        advisoryLock('note-id', async () => {
          const { id } = await row(
            z.object({ id: z.number() }),
            sql`select coalesce(max(id), 0) + 1 as id from note`,
          );
          await insert(id);
        });
      await Promise.all(Array.from({ length: 8 }, next));
      expect(await ids()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    }));
});

describe('reader', () => {
  it('is the transaction inside one and the database without a standby', () =>
    inDatabase(async () => {
      expect(reader()).toBe(db());
      await inTransaction(async () => expect(reader()).toBe(db()));
    }));

  it('is the standby outside of transactions where there is one', async () => {
    const doubled = { ...database, standby: () => other.handle };
    await withStandby(doubled, async () => {
      expect(reader()).toBe(other.handle);
      await inTransaction(async () => expect(reader()).toBe(db()));
    });
    // background work reads rows that were just written
    await withDatabase(doubled, async () => expect(reader()).toBe(db()));
  });
});

it('a read falls back to the primary if the standby goes away', async () => {
  const failing = (code: string) => () => ({
    transaction: async () => {
      throw Object.assign(new Error('The standby has gone.'), { code });
    },
  });
  const one = () => row(z.object({ one: z.number() }), sql`select 1 as one`);
  const readAt = (code: string) =>
    withStandby({ ...database, standby: failing(code) as never }, () => reading({}, one));
  expect([await readAt('ECONNREFUSED'), await readAt('40001')]).toEqual([{ one: 1 }, { one: 1 }]);
  // a faulty query would fail at the primary too
  await expect(readAt('42703')).rejects.toThrow('The standby has gone.');
});

it('isReachable knows that the database answers', () =>
  inDatabase(async () => {
    expect(await isReachable()).toBe(true);
  }));

// the embedded database runs in the same process: nothing is pipelined there
it.runIf(database.pipelined)('a transaction is refused while statements are pipelined', () =>
  inDatabase(async () => {
    await expect(together(() => inTransaction(async () => 1))).rejects.toThrow('sent together');
    expect(await together(() => row(z.object({ one: z.number() }), sql`select 1 as one`))).toEqual({
      one: 1,
    });
  }),
);
