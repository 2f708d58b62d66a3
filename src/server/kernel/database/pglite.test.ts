import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from './database.ts';
import { inTransaction, withDatabase } from './db.ts';
import { FolderLocked } from './lock.ts';
import { openPglite } from './pglite.ts';
import { row, run } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'pglite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const setting = (name: string) =>
  row(z.object({ value: z.string() }), sql`select current_setting(${name}) as value`);

describe('openPglite', () => {
  let database: Database;

  beforeAll(async () => {
    // left behind by a start that was killed half-way
    mkdirSync(join(folder, 'pglite.initialising'));
    writeFileSync(join(folder, 'pglite.initialising', 'PG_VERSION'), '18\n');
    database = await openPglite(folder);
  });
  afterAll(() => database.close());

  it('has no statement timeout: requests are bounded instead', async () => {
    const slow = sql`select count(*)::int as n from generate_series(1, 300000)`;
    const counted = withDatabase(database, async () => {
      await run(sql`set statement_timeout = 1`);
      return row(z.object({ n: z.number() }), slow);
    });
    expect(await counted).toEqual({ n: 300_000 });
    await withDatabase(database, () => run(sql`reset statement_timeout`));
  });

  it('starts over after a first start that was killed', () => {
    expect(existsSync(join(folder, 'pglite', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(folder, 'pglite.initialising'))).toBe(false);
  });

  it('is private to the account, whatever the parent folder allows', () => {
    expect(statSync(join(folder, 'pglite')).mode & 0o077).toBe(0);
  });

  it('flushes its log to disk, in UTC, as the only user of its folder', async () => {
    await withDatabase(database, async () => {
      expect(await setting('fsync')).toEqual({ value: 'on' });
      expect(await setting('wal_sync_method')).toEqual({ value: 'open_datasync' });
      expect(await setting('TimeZone')).toEqual({ value: 'UTC' });
    });
    await withDatabase(database, () => run(sql`create table written (id int)`));
    if (process.platform === 'linux') expect(openedSynchronously()).toBe(true);
    await expect(openPglite(folder)).rejects.toThrow(FolderLocked);
  });

  it('prepares statements as PostgreSQL does', async () => {
    const count = z.object({ n: z.number() });
    await withDatabase(database, async () => {
      for (let time = 0; time < 4; time += 1) await row(count, sql`select ${time}::int as n /* again */`);
      const kept = sql`select count(*)::int as n from pg_prepared_statements where statement like '%/* again */'`;
      expect(await row(count, kept)).toEqual({ n: 1 });
    });
  });

  it('repeats a statement that failed for one of its values', async () => {
    await withDatabase(database, async () => {
      const ask = (value: string) =>
        row(z.object({ n: z.number() }), sql`select ${value}::int as n /* value */`);
      for (const value of ['1', '2', 'none', 'none', '3']) await ask(value).catch(() => {});
      expect(await inTransaction(() => ask('4'))).toEqual({ n: 4 });
    });
  });

  it('serves others between the statements of a transaction', async () => {
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
    }, 1);
    await withDatabase(database, () =>
      inTransaction(async () => {
        for (let time = 0; time < 100; time += 1) await run(sql`select pg_sleep(0.001)`);
      }),
    );
    clearInterval(turn);
    expect(turns).toBeGreaterThan(20);
  });

  it('notifies listeners in this process until they stop', async () => {
    await withDatabase(database, async () => {
      const heard: string[] = [];
      const say = (what: string) => run(sql`select pg_notify('channel of news', ${what})`);
      const end = await database.listen(
        'channel of news',
        (payload) => heard.push(payload),
        () => {},
      );
      await say('one');
      await inTransaction(async () => {
        await say('two');
        throw new Error('taken back');
      }).catch(() => {});
      await expect.poll(() => heard).toEqual(['one']);
      await end();
      await say('three');
      await run(sql`select 1`);
      expect(heard).toEqual(['one']);
    });
  });

  it('says in one sentence that the folder holds no usable database', async () => {
    const other = mkdtempSync(join(tmpdir(), 'broken-'));
    mkdirSync(join(other, 'pglite'));
    writeFileSync(join(other, 'pglite', 'PG_VERSION'), '9.6\n');
    await expect(openPglite(other)).rejects.toThrow(/내장 데이터베이스 폴더 .*열 수 없습니다/);
    rmSync(other, { recursive: true });
  });
});

/** Whether a write-ahead log file is open with O_SYNC or O_DSYNC in this process. */
function openedSynchronously(): boolean {
  const O_DSYNC = 0o10000;
  return openFiles().some(
    ({ path, flags }) => path.startsWith(join(folder, 'pglite', 'pg_wal')) && (flags & O_DSYNC) !== 0,
  );
}
function openFiles(): { path: string; flags: number }[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      const flags = /flags:\s*(\d+)/.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'utf8'))?.[1] ?? '0';
      return [{ path: readlinkSync(`/proc/self/fd/${fd}`), flags: Number.parseInt(flags, 8) }];
    } catch {
      return [];
    }
  });
}
