import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { withDatabase } from './db.ts';
import { FolderLocked } from './lock.ts';
import { openPglite } from './pglite.ts';
import { row, run } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'pglite-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const writing = `
  const [, pglite, dataDir] = process.argv;
  const { openPglite } = await import(pglite);
  const { handle } = await openPglite(dataDir);
  for (let id = 1; ; id++) {
    await handle.execute('insert into acknowledged values (' + id + ')');
    console.log(id);
  }`;

const setting = (name: string) =>
  row(z.object({ value: z.string() }), sql`select current_setting(${name}) as value`);

describe('openPglite', () => {
  beforeAll(async () => {
    // what a start that was killed half-way leaves
    mkdirSync(join(folder, 'pglite.initialising'));
    writeFileSync(join(folder, 'pglite.initialising', 'PG_VERSION'), '18\n');
    const database = await openPglite(folder);
    await withDatabase(database, () => run(sql`create table acknowledged (id int)`));
    await database.close();
  }, 60_000);

  it('starts over where a first start was killed half-way', () => {
    expect(existsSync(join(folder, 'pglite', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(folder, 'pglite.initialising'))).toBe(false);
  });

  it('writes its log through to the disk, in UTC, alone in its folder', async () => {
    const database = await openPglite(folder);
    onTestFinished(() => database.close());
    await withDatabase(database, async () => {
      expect(await setting('fsync')).toEqual({ value: 'on' });
      expect(await setting('wal_sync_method')).toEqual({ value: 'open_datasync' });
      expect(await setting('TimeZone')).toEqual({ value: 'UTC' });
    });
    await withDatabase(database, () => run(sql`create table written (id int)`));
    if (process.platform === 'linux') expect(openedSynchronously()).toBe(true);
    await expect(openPglite(folder)).rejects.toThrow(FolderLocked);
  });

  it('loses no acknowledged write by kill -9, and opens again', async () => {
    const child = spawn(process.execPath, [
      '--input-type=module',
      ...['-e', writing, new URL('./pglite.ts', import.meta.url).href, folder],
    ]);
    let acknowledged = 0;
    for await (const line of createInterface(child.stdout)) {
      acknowledged = Number(line);
      if (acknowledged === 200) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(acknowledged).toBeGreaterThanOrEqual(200);
    const database = await openPglite(folder);
    const stored = await withDatabase(database, () =>
      row(
        z.object({ n: z.number(), highest: z.number() }),
        sql`select count(*) as n, max(id) as highest from acknowledged`,
      ),
    );
    await database.close();
    expect(stored.n).toBe(stored.highest);
    expect(stored.n).toBeGreaterThanOrEqual(acknowledged);
  });

  it('says in one sentence that the folder holds no database it can open', async () => {
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
