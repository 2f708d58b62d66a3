import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { type LoadBalancer, startLoadBalancer } from '../helpers/loadBalancer.ts';
import { programCall, root } from '../helpers/program.ts';
import { failedStart, type Server, startServer } from '../helpers/server.ts';
import { prepare } from '../helpers/template.ts';
import { type Cluster, freePort, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

// a machine may have no PostgreSQL; npm test reports it
describe.skipIf(!findPostgres())('two servers behind a proxy', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'several-'));
  const otherDir = mkdtempSync(join(tmpdir(), 'several-other-'));
  let cluster: Cluster;
  let proxy: LoadBalancer;
  let servers: { port: string; server: Server }[];
  let person: Visitor;

  const variables = () => ({
    DATABASE_URL: cluster.url('postgres'),
    DATA_DIR: dataDir,
    // long enough to be seen on a busy machine
    DRAIN_SECONDS: '4',
    FILES_ADOPT: '0',
  });
  const start = async (port: string) => ({
    port,
    server: await startServer({ ...variables(), PORT: port }),
  });

  beforeAll(async () => {
    cluster = await temporaryCluster({ inMemory: true });
    const database = await openDatabase(testEnvironment({ DATABASE_URL: cluster.url('postgres') }));
    await prepare(database);
    await database.close();
    const ports = [String(await freePort()), String(await freePort())];
    servers = await Promise.all(ports.map(start));
    proxy = await startLoadBalancer(() => ports.map((port) => `http://127.0.0.1:${port}`));
    person = visitor(proxy.url);
    await person.signIn('staff@demo.go.kr', 'Staff!2345');
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all((servers ?? []).map(({ server }) => server.remove()));
    await cluster?.remove();
    for (const folder of [dataDir, otherDir]) rmSync(folder, { recursive: true, force: true });
  });

  it('count wrong passwords together, and know at once whose account was closed', async () => {
    const [first, second] = servers.map(({ server }) => visitor(server.url)) as [Visitor, Visitor];
    const guess = (who: Visitor) => who.signIn('nobody@demo.go.kr', 'wrong');
    const refusals = [await guess(first), await guess(second), await guess(first), await guess(second)];
    expect(refusals.map(({ status }) => status)).toEqual([401, 401, 401, 429]);

    expect((await first.signIn('admin@demo.go.kr', 'Admin!2345')).status).toBe(200);
    expect((await second.signIn('mission@demo.go.kr', 'Mission!2345')).status).toBe(200);
    expect((await second.get('/api/menu-list')).status).toBe(200);
    const { data } = (await (await first.get('/api/user-detail?userId=demo-mission')).json()) as {
      data: Record<string, unknown>;
    };
    const closed = { userId: 'demo-mission', mdfcnDt: data['mdfcnDt'], useYn: 'N' };
    const answer = await first.post('/api/update-user', closed, { _method: 'PUT' });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
    expect((await second.get('/api/menu-list')).status).toBe(403);
  });

  it('fail no request while one of them is restarted', async () => {
    let isOver = false;
    const working = async (): Promise<void> => {
      while (!isOver) {
        // a request every 20 ms from each shows a failure as well as thousands do
        await wait(20);
        await person.get('/api/article-list?size=10');
        await person.post(
          '/api/user-setting',
          { setngKey: 'readingKeys', setngCn: { isOn: true } },
          { _method: 'PUT' },
        );
      }
    };
    const everybody = [working(), working(), working()];
    const [first] = servers as [{ port: string; server: Server }];
    const before = proxy.answered();
    const listener = visitor(first.server.url);
    await listener.signIn('staff@demo.go.kr', 'Staff!2345');
    const stream = await listener.get('/api/notice-events');
    const statusOf = async (path: string) => (await fetch(`${first.server.url}${path}`)).status;

    const stopping = first.server.stop();
    await expect.poll(() => statusOf('/api/health/ready'), { interval: 20 }).toBe(503);
    expect(await statusOf('/api/health')).toBe(200);
    expect(await stopping).toBe(0);
    // ended properly: the browser reconnects at once, to the other server
    expect(await stream.text()).toContain('event: notices');
    servers[0] = await start(first?.port ?? '');
    isOver = true;
    await Promise.all(everybody);
    expect(proxy.failures).toEqual([]);
    expect(proxy.answered() - before).toBeGreaterThan(30);
  });

  it('are joined by none that keeps its files elsewhere', async () => {
    const elsewhere = { ...variables(), DATA_DIR: otherDir, PORT: String(await freePort()) };
    const { code, output } = await failedStart(elsewhere);
    expect([code, output]).toEqual([1, expect.stringContaining('이 데이터베이스의 것이 아닙니다')]);
    const call = programCall('check', elsewhere);
    const check = spawnSync(process.execPath, call.args, { encoding: 'utf8', cwd: root, env: call.env });
    expect([check.status, check.stdout]).toEqual([1, expect.stringContaining('✖ 파일 저장소')]);
  });
});
