import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { queryDatabase } from '../helpers/manyReceivers.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { idleConnections, type SlowReader, slowReader, slowSender } from '../helpers/slowPeople.ts';
import { type Cluster, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

const readers = 20;
const readings = ['/api/article-list?size=10', '/api/menu-list', '/api/notice-list'];

// a machine may have no PostgreSQL; the list of skipped tests shows it
describe.skipIf(!findPostgres())('twenty people who read on', () => {
  let cluster: Cluster;
  let server: Server;
  let people: Visitor[];
  const open: Socket[] = [];
  const table: Record<string, string | number>[] = [];
  let calm = 0;

  beforeAll(async () => {
    cluster = await temporaryCluster({ inMemory: true });
    server = await startServer({ DATABASE_URL: cluster.url('postgres'), COLLECT: '0' }, { isMeasured: true });
    await queryDatabase(
      cluster.url('postgres'),
      `insert into article (lclan_ttl, korn_ttl, article_cn, ntn_id)
       select 'Title ' || n, '기사 ' || n, repeat(md5(n::text) || ' ', 240), 'KR' from generate_series(1, 5000) n`,
    );
    // the number of sessions per account is limited
    const sessions: Visitor[] = [];
    for (const [account, password] of [
      ['staff@demo.go.kr', 'Staff!2345'],
      ['admin@demo.go.kr', 'Admin!2345'],
    ] as const)
      for (let n = 0; n < 2; n += 1) {
        const person = visitor(server.url);
        await person.signIn(account, password);
        sessions.push(person);
      }
    people = Array.from({ length: readers }, (_, index) => sessions[index % sessions.length] as Visitor);
  });
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await server?.remove();
    await cluster?.remove();
    console.table(table);
  });

  const cookiesOf = (person: Visitor): string =>
    person
      .cookies()
      .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
      .join('; ');
  /** Memory of the server in megabytes. */
  const memory = (): number =>
    Math.round(
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1_024,
    );
  /** Reads for this many seconds, twice a second per user. */
  const reading = async (what: string, seconds = 10): Promise<{ median: number; failed: number }> => {
    const times: number[] = [];
    let failed = 0;
    const until = performance.now() + seconds * 1_000;
    await Promise.all(
      people.map(async (person, index) => {
        for (let turn = index; performance.now() < until; turn += 1) {
          const since = performance.now();
          const answer = await person.get(readings[turn % readings.length] ?? '').catch(() => undefined);
          await answer?.arrayBuffer().catch(() => {});
          times.push(performance.now() - since);
          if (!answer?.ok) failed += 1;
          await wait(500);
        }
      }),
    );
    times.sort((a, b) => a - b);
    const at = (part: number): number => Math.round(times[Math.floor(part * (times.length - 1))] ?? 0);
    const row = { median: at(0.5), failed };
    table.push({ what, requests: times.length, ...row, '95 %': at(0.95), 'memory MB': memory() });
    return row;
  };

  it('have their usual time when nothing happens', async () => {
    await reading('warming up', 5);
    const met = await reading('nothing');
    calm = met.median;
    expect(met.failed).toBe(0);
  });

  it('are not held up by 2,000 connections that say nothing', async () => {
    open.push(...(await idleConnections(server.url, 2_000)));
    const met = await reading('2,000 idle connections');
    expect(met.failed).toBe(0);
    expect(met.median).toBeLessThan(5 * calm + 50);
  });

  it('are served beside 200 others', async () => {
    const stop = new AbortController();
    let others = 0;
    let refused = 0;
    const busy = Array.from({ length: 200 }, async (_, index) => {
      const person = people[index % readers] as Visitor;
      await wait(index * 10);
      while (!stop.signal.aborted) {
        const answer = await person.get('/api/menu-list').catch(() => undefined);
        await answer?.arrayBuffer().catch(() => {});
        others += 1;
        if (!answer?.ok) refused += 1;
        await wait(2_000);
      }
    });
    const met = await reading('200 busy people beside');
    stop.abort();
    await Promise.all(busy);
    expect([met.failed, refused]).toEqual([0, 0]);
    expect(others).toBeGreaterThan(500);
  });

  it('are not held up by whoever sends or reads a byte or a kilobyte a second', async () => {
    const stop = new AbortController();
    // two sessions of staff, two of the administrator
    const [first, second, third, fourth] = people as [Visitor, Visitor, Visitor, Visitor];
    const own = (person: Visitor) =>
      `cookie: ${cookiesOf(person)}\r\nx-xsrf-token: ${person.cookies().find(({ name }) => name === 'XSRF-TOKEN')?.value}\r\n`;
    const senders = Array.from({ length: 40 }, (_, index) =>
      slowSender(
        server.url,
        index % 2
          ? `POST /api/login HTTP/1.1\r\nhost: a\r\n${own(first)}content-type: application/json\r\ncontent-length: 1000\r\n\r\n`
          : 'GET /api/health HTTP/1.1\r\nhost: a\r\nx-slow:',
        stop.signal,
      ),
    );
    const path = '/api/article-list-full-excel?format=csv';
    const slow: SlowReader[] = [];
    // the maximum number of concurrent exports
    for (const person of [first, second, third, fourth])
      slow.push(await slowReader(server.url, path, { cookie: cookiesOf(person) }));
    expect(slow.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const since = performance.now();
    const met = await reading('40 slow senders, 4 slow readers', 20);
    expect(met.failed).toBe(0);
    expect(met.median).toBeLessThan(5 * calm + 50);
    const statuses = await Promise.all(senders);
    table.push({
      what: 'slow senders answered',
      requests: statuses.length,
      median: '',
      failed: statuses.filter((status) => status !== 408).length,
    });
    const brokenOff = () => server.output().split('whose reader takes almost nothing').length - 1;
    await vi.waitFor(() => expect(brokenOff()).toBe(4), { timeout: 180_000, interval: 1_000 });
    const seconds = Math.round((performance.now() - since) / 1_000);
    table.push({ what: `slow readers were left after ${seconds} s`, requests: 4 });
    for (const reader of slow) reader.stop();
    stop.abort();
    // exports can be started again
    const answer = await third.get(path);
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(30_000_000);
  });

  it('have no more to carry afterwards', async () => {
    for (const socket of open) socket.destroy();
    const met = await reading('all gone');
    expect(met.failed).toBe(0);
    expect(memory()).toBeLessThan(600);
  });
});
