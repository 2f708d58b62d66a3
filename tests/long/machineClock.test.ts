import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { type FakeClock, fakeClock } from '../helpers/fakeClock.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { mailToReceivers, putReceivers, queryDatabase } from '../helpers/manyReceivers.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type Cluster, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

const people = 20;
const mail = await mailServer();
const found = fakeClock();
if (!found) console.warn('libfaketime is missing here: what a clock that jumps does is not seen.');

// a machine may lack these programs; the list of skipped tests shows it
describe.skipIf(!found || !findPostgres())('a server whose clock jumps', () => {
  const clock = found as FakeClock;
  let cluster: Cluster;
  let server: Server;
  let reader: Visitor;
  const stored: number[] = [];
  const table: Record<string, string | number>[] = [];
  const asked = (text: string, values?: unknown[]) => queryDatabase(cluster.url('postgres'), text, values);

  beforeAll(async () => {
    cluster = await temporaryCluster({ keepsPromises: true });
    server = await startServer({
      ...clock.variables,
      DATABASE_URL: cluster.url('postgres'),
      SMTP_URL: mail.url,
      DEMO_FEED: '0',
    });
    await putReceivers(cluster.url('postgres'), people);
    reader = visitor(server.url);
    await reader.signIn('staff@demo.go.kr', 'Staff!2345');
  });
  afterAll(async () => {
    await server?.remove();
    await cluster?.remove();
    clock.remove();
    console.table(table);
  });

  const serversHour = async (): Promise<number> => {
    const { headers } = await fetch(`${server.url}/api/health`);
    return Math.round((Date.parse(headers.get('date') ?? '') - Date.now()) / 3_600_000) || 0;
  };
  /** Reads as the web does: an expired token is renewed once. */
  const read = async (path: string): Promise<number> => {
    const answer = await reader.get(path);
    await answer.arrayBuffer();
    if (answer.status !== 401) return answer.status;
    const renewed = await reader.post('/api/login/refresh-token');
    await renewed.arrayBuffer();
    const again = await reader.get(path);
    await again.arrayBuffer();
    return again.status;
  };
  /** When a repeated job was last queued, by the database's clock. */
  const lastJob = async (): Promise<number> => {
    const [row] = await asked(
      `select extract(epoch from max(created_on)) at from pgboss.job where name like '%delivery%'`,
    );
    return Number(row?.['at'] ?? 0);
  };

  it.each([
    ['two hours forward', 2],
    ['two hours back again', 0],
    ['two hours back', -2],
    ['to the right time', 0],
  ])('goes on when it goes %s', async (what, hours) => {
    // no title is a prefix of another
    const title = `시계 ${what}.`;
    clock.jump(hours);
    await vi.waitFor(async () => expect(await serversHour()).toBe(hours), { timeout: 10_000 });
    const jumpedAt = Date.now();

    // a user who was already signed in goes on reading
    const statuses: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      statuses.push(await read('/api/article-list?size=10'));
      await wait(20);
    }
    // a user signs in, writes, and sends a mail to many
    const author = visitor(server.url);
    expect((await author.signIn('admin@demo.go.kr', 'Admin!2345')).status).toBe(200);
    for (let turn = 0; turn < 10; turn += 1) {
      const record = { pstClsfCd: 'PST_CLSF_02', ttl: '글', cn: '<p>글</p>' };
      const answer = await author.send('/api/insert-commonboard', uploadForm('commonBoard', record));
      expect(answer.status).toBe(200);
      stored.push(((await answer.json()) as { data: { pstId: number } }).data.pstId);
    }
    expect((await mailToReceivers(author, title)).status).toBe(200);
    const receivers = () =>
      mail.received.filter(({ headers }) => headers['subject']?.includes(title)).flatMap(({ to }) => to);
    await vi.waitFor(() => expect(receivers().length).toBeGreaterThanOrEqual(people), { timeout: 60_000 });
    const mailed = Date.now() - jumpedAt;
    // jobs repeated every half minute are still queued
    const before = await lastJob();
    await vi.waitFor(async () => expect(await lastJob()).toBeGreaterThan(before), {
      timeout: 75_000,
      interval: 500,
    });
    const repeated = Date.now() - jumpedAt;
    const [waiting] = await asked(`select count(*)::int n from outbox_message where stts_cd = 'waiting'`);
    table.push({
      fault: `clock ${what}`,
      requests: statuses.length + 12,
      failed: statuses.filter((status) => status !== 200).length,
      mailed: `${(mailed / 1_000).toFixed(1)} s`,
      repeated: `${(repeated / 1_000).toFixed(1)} s`,
      twice: receivers().length - new Set(receivers()).size,
    });
    expect(waiting).toEqual({ n: 0 });
    expect(receivers().length).toBe(people);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('has lost no write', async () => {
    const rows = await asked('select pst_id from post where pst_id = any($1)', [stored]);
    expect(rows.length).toBe(stored.length);
  });
});
