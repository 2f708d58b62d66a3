import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { command, killedWhen } from '../helpers/commands.ts';
import { failedStart, type Server, startServer } from '../helpers/server.ts';
import { temporaryCluster } from '../helpers/temporaryCluster.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-long-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = async (program: string, words: string[], variables: Record<string, string>): Promise<string> => {
  const { code, output } = await command(program, words, variables);
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output}`);
  return output;
};

/** Milliseconds between two writes: twenty per second. */
const pace = 50;

/** Writes at a constant rate, without waiting for responses, until it is stopped. */
const writing = async (server: Server) => {
  const admin: Visitor = visitor(server.url);
  await admin.signIn('admin@demo.go.kr', 'Admin!2345');
  const acknowledged: string[] = [];
  const failed: string[] = [];
  const answerTimes: number[] = [];
  const pending = new Set<Promise<void>>();
  let isOver = false;
  const write = async (code: string): Promise<void> => {
    const began = performance.now();
    const { status } = await admin.post('/api/insert-usergroup', { groupNm: `그룹 ${code}`, groupCd: code });
    answerTimes.push(performance.now() - began);
    (status === 200 ? acknowledged : failed).push(code);
  };
  const loop = (async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const one = write(`LOAD_${turn}`).finally(() => pending.delete(one));
      pending.add(one);
      await wait(pace);
    }
    await Promise.all(pending);
  })();
  return {
    acknowledged,
    failed,
    answerTimes,
    async stop() {
      isOver = true;
      await loop;
    },
  };
};

const codesIn = async (variables: Record<string, string>): Promise<string[]> => {
  const database = await openDatabase(testEnvironment(variables));
  const found = await database.handle.execute(
    sql`select group_cd as code from user_group where group_cd like 'LOAD%'`,
  );
  await database.close();
  return (found as unknown as { rows: { code: string }[] }).rows.map(({ code }) => code);
};

/**
 * Backs up during writes and restores. @returns writes acknowledged before the backup began, and rows after
 * restoring
 */
const drill = async (name: string, from: Record<string, string>, to: Record<string, string>) => {
  const server = await startServer(from, { isMeasured: true });
  const place = join(folder, `${name}-backups`);
  let before: string[] = [];
  const load = await writing(server);
  try {
    while (load.acknowledged.length < 40) await wait(pace);
    before = [...load.acknowledged];
    await run('backup', ['--to', place], from);
    const during = load.acknowledged.length - before.length;
    await load.stop();
    expect(during, 'writes that were answered while the backup ran').toBeGreaterThan(0);
    expect(load.failed).toEqual([]);
  } finally {
    await load.stop();
    await server.stop();
  }
  const file = join(place, readdirSync(place).find((one) => one.endsWith('.zst')) ?? '');
  // as soon as it has begun writing
  const hasBegun = () => existsSync(join(to['DATA_DIR'] ?? '', 'restore-unfinished.json'));
  await killedWhen(hasBegun, 'restore', [file], to);
  const { code, output } = await failedStart(to);
  expect([code, output]).toEqual([1, expect.stringContaining('복원하다가 끝나지 않았습니다') as string]);
  console.log(await run('restore', [file], to));
  console.log(
    `${name}: ${load.acknowledged.length} writes, the longest answer ${Math.round(Math.max(...load.answerTimes))} ms`,
  );
  const stored = await codesIn(to);
  // the restored data is complete: a server starts on it
  const again = await startServer(to);
  expect(await again.stop()).toBe(0);
  return { before, stored };
};

describe('a backup under writes has everything that was acknowledged before it began', () => {
  it('of the embedded database', async () => {
    const { before, stored } = await drill(
      'embedded',
      { DATA_DIR: join(folder, 'from') },
      { DATA_DIR: join(folder, 'to') },
    );
    expect(stored).toEqual(expect.arrayContaining(before));
  });

  it('of PostgreSQL', async () => {
    const cluster = await temporaryCluster();
    try {
      for (const name of ['one', 'other']) {
        const admin = await openDatabase(testEnvironment({ DATABASE_URL: cluster.url('postgres') }));
        await admin.handle.execute(sql.raw(`create database ${name}`));
        await admin.close();
      }
      const { before, stored } = await drill(
        'postgres',
        { DATA_DIR: join(folder, 'from-postgres'), DATABASE_URL: cluster.url('one') },
        { DATA_DIR: join(folder, 'to-postgres'), DATABASE_URL: cluster.url('other') },
      );
      expect(stored).toEqual(expect.arrayContaining(before));
    } finally {
      await cluster.remove();
    }
  });
});
