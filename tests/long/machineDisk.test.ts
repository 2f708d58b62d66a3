import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { type FaultRow, lastingFault, statusAndMessage } from '../helpers/faultTable.ts';
import { type LoadUsers, startLoadUsers } from '../helpers/loadUsers.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type SmallDisk, smallDisk } from '../helpers/smallDisk.ts';
import { type Cluster, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { type UploadedFile, uploadForm } from '../helpers/uploadForm.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

const megabyte = 2 ** 20;
const noRoom =
  '503 서버의 디스크가 가득 차서 처리하지 못했습니다. 쓰던 글은 그대로 두고 관리자에게 알려 주세요. 공간이 확보되면 다시 시도할 수 있습니다.';

const probe = smallDisk(1);
probe?.remove();
if (!probe) console.warn('This account may not mount a disk: what a full disk does is not seen.');

const table: FaultRow[] = [];
const leftovers: (() => unknown)[] = [];
afterAll(async () => {
  for (const remove of leftovers.reverse()) await remove();
  console.table(table);
});

const diskOf = (size: number): SmallDisk => {
  const disk = smallDisk(size) as SmallDisk;
  leftovers.push(() => disk.remove());
  return disk;
};
const serverWith = async (
  variables: Record<string, string>,
  options: Parameters<typeof startServer>[1] = {},
): Promise<Server> => {
  const server = await startServer({ COLLECT: '0', ...variables }, options);
  leftovers.push(() => server.remove());
  return server;
};
const peopleAt = async (server: Server): Promise<LoadUsers> => {
  const busy = await startLoadUsers(server.url, 4, 2);
  leftovers.push(() => busy.stop());
  return busy;
};
const administrator = async ({ url }: Server): Promise<Visitor> => {
  const person = visitor(url);
  await person.signIn('admin@demo.go.kr', 'Admin!2345');
  return person;
};

/** Stores a post of this size, of random bytes that cannot be compressed. */
const posted = (person: Visitor, kilobytes = 1, files: readonly UploadedFile[] = []): Promise<Response> => {
  const cn = `<p>${randomBytes(kilobytes * 750).toString('base64')}</p>`;
  return person.send(
    '/api/insert-commonboard',
    uploadForm('commonBoard', { pstClsfCd: 'PST_CLSF_02', ttl: '글', cn }, files),
  );
};
/** Stores posts until one is refused. @returns the message of the refusal */
const filledWithPosts = async (person: Visitor, kilobytes?: number): Promise<string> => {
  for (;;) {
    const answer = await posted(person, kilobytes);
    if (!answer.ok) return statusAndMessage(answer);
    await answer.arrayBuffer();
  }
};
const isReady = async ({ url }: Server): Promise<boolean> => (await fetch(`${url}/api/health/ready`)).ok;
/** Number of these posts that are missing. */
const lostOf = async (server: Server, stored: readonly number[]): Promise<number> => {
  const person = await administrator(server);
  let lost = 0;
  for (const pstId of stored) {
    const answer = await person.get(`/api/commonboard-detail?pstId=${pstId}`);
    await answer.arrayBuffer();
    if (!answer.ok) lost += 1;
  }
  return lost;
};

// an account may be forbidden to mount a disk; it is named above
describe.skipIf(!probe)('on a full disk', () => {
  it('the embedded database goes on reading, tells writers, and writes again when there is room', async () => {
    const disk = diskOf(256);
    const dataDir = join(disk.folder, 'data');
    const server = await serverWith({ DATA_DIR: dataDir });
    const busy = await peopleAt(server);
    const person = await administrator(server);
    const row = await lastingFault(busy, 'disk of the embedded database full', {
      work: async () => {
        disk.fill();
        const told = await filledWithPosts(person);
        await wait(5_000);
        return told;
      },
      end: async () => disk.empty(),
    });
    table.push(row);
    expect(row.told).toBe(noRoom);
    expect(row.failedReads).toBe(0);

    const logFull = await lastingFault(busy, 'no room for the log of the embedded database', {
      work: async () => {
        // a file of the write-ahead log takes 16 MB: rows still fit
        disk.fill(15 * megabyte);
        await filledWithPosts(person, 60);
        await wait(5_000);
        expect(await isReady(server)).toBe(false);
        return statusAndMessage(await posted(person));
      },
      end: async () => disk.empty(),
    });
    table.push(logFull);
    expect(logFull.told).toBe(noRoom);
    expect(logFull.wellAfter).toBeLessThan(8);
    await busy.stop();
    logFull.lost = await lostOf(server, busy.stored);
    expect(logFull.lost).toBe(0);
    // also after another recovery from its log
    await server.kill();
    const next = await serverWith({ DATA_DIR: dataDir });
    expect(await lostOf(next, busy.stored)).toBe(0);
    expect(await next.stop()).toBe(0);
  });

  it('attachments are refused whole, and nothing of them stays', async () => {
    const disk = diskOf(64);
    const dataDir = join(disk.folder, 'data');
    const cluster = await temporaryCluster({ inMemory: true });
    leftovers.push(() => cluster.remove());
    const server = await serverWith({ DATABASE_URL: cluster.url('postgres'), DATA_DIR: dataDir });
    const busy = await peopleAt(server);
    const person = await administrator(server);
    const document = `%PDF-1.4 ${'x'.repeat(megabyte)} %%EOF`;
    const files = [1, 2].map((n) => ({ name: `문서${n}.pdf`, bytes: document }));
    const stored = () =>
      readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true }).filter(
        (entry) => entry.isFile() && !entry.name.startsWith('.'),
      ).length;
    expect((await posted(person, 1, files)).status).toBe(200);
    const before = stored();
    const row = await lastingFault(busy, 'disk of the attachments full', {
      work: async () => {
        // only one of the two fits
        disk.fill(1.5 * megabyte);
        return statusAndMessage(await posted(person, 1, files));
      },
      end: async () => {
        disk.empty();
        expect((await posted(person, 1, files)).status).toBe(200);
      },
      after: 1_000,
    });
    await busy.stop();
    row.lost = await lostOf(server, busy.stored);
    table.push(row);
    expect(row).toMatchObject({ told: noRoom, failedReads: 0, failedWrites: 0, lost: 0 });
    expect([before, stored()]).toEqual([2, 4]);
  });

  it('a log that cannot be written holds up nobody, goes on when it can be, and delays no end', async () => {
    const disk = diskOf(8);
    const path = join(disk.folder, 'server.log');
    const logFile = openSync(path, 'a');
    const server = await serverWith({ LOG_LEVEL: 'info' }, { logFile });
    closeSync(logFile);
    const busy = await peopleAt(server);
    const row = await lastingFault(busy, 'disk of the server’s log full', {
      work: async () => {
        disk.fill();
        await wait(10_000);
        return '(nothing)';
      },
      end: async () => disk.empty(),
      after: 3_000,
    });
    row.lost = await lostOf(server, busy.stored.slice(-20));
    table.push(row);
    expect(row).toMatchObject({ failedReads: 0, failedWrites: 0, lost: 0 });
    const size = readFileSync(path).length;
    await vi.waitFor(() => expect(readFileSync(path).length).toBeGreaterThan(size), { timeout: 5_000 });
    disk.fill();
    await wait(2_000);
    await busy.stop();
    expect(await server.stop()).toBe(0);
  });
});

// needs PostgreSQL, too
describe.skipIf(!probe || !findPostgres())('PostgreSQL on a full disk', () => {
  let cluster: Cluster;

  it('goes on reading, and writes again when there is room', async () => {
    const disk = diskOf(320);
    const folder = join(disk.folder, 'cluster');
    mkdirSync(folder);
    cluster = await temporaryCluster({ keepsPromises: true, folder });
    leftovers.push(() => cluster.remove());
    const dataDir = mkdtempSync(join(tmpdir(), 'full-'));
    leftovers.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const server = await serverWith({ DATABASE_URL: cluster.url('postgres'), DATA_DIR: dataDir });
    const busy = await peopleAt(server);
    const person = await administrator(server);
    const row = await lastingFault(busy, 'disk of PostgreSQL full', {
      work: async () => {
        disk.fill();
        const told = await filledWithPosts(person);
        await wait(5_000);
        return told;
      },
      end: async () => disk.empty(),
    });
    table.push(row);
    expect(row).toMatchObject({ told: noRoom, failedReads: 0 });

    const logFull = await lastingFault(busy, 'no room for the log of PostgreSQL', {
      work: async () => {
        disk.fill(15 * megabyte);
        const told = await filledWithPosts(person, 60);
        await wait(5_000);
        return told;
      },
      end: async () => {
        disk.empty();
        // the database has stopped; the service manager restarts it
        await cluster.halt('immediate');
        await cluster.start();
      },
    });
    await busy.stop();
    logFull.lost = await lostOf(server, busy.stored);
    table.push(logFull);
    expect(logFull.lost).toBe(0);
    expect(logFull.told).toMatch(/^503 /);
  });
});
