import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { type Proxy, startProxy } from '../helpers/proxy.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { prepare } from '../helpers/template.ts';
import { type Cluster, freePort, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

// a machine may have no PostgreSQL, which npm test says aloud
describe.skipIf(!findPostgres())('two servers behind a proxy', () => {
  let cluster: Cluster;
  let proxy: Proxy;
  let servers: { port: string; server: Server }[];
  let person: Visitor;

  const start = async (port: string) => ({
    port,
    server: await startServer({ DATABASE_URL: cluster.url('postgres'), DRAIN_SECONDS: '1', PORT: port }),
  });

  beforeAll(async () => {
    cluster = await temporaryCluster({ inMemory: true });
    const database = await openDatabase(testEnvironment({ DATABASE_URL: cluster.url('postgres') }));
    await prepare(database);
    await database.close();
    const ports = [String(await freePort()), String(await freePort())];
    servers = await Promise.all(ports.map(start));
    proxy = await startProxy(() => ports.map((port) => `http://127.0.0.1:${port}`));
    person = visitor(proxy.url);
    expect((await person.signIn('staff@demo.go.kr', 'Staff!2345')).status).toBe(200);
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all((servers ?? []).map(({ server }) => server.remove()));
    await cluster?.remove();
  });

  it('are restarted one after the other, and no request fails meanwhile', async () => {
    let isOver = false;
    const working = async (): Promise<void> => {
      while (!isOver) {
        await person.get('/api/article-list?size=10');
        await person.post(
          '/api/user-setting',
          { setngKey: 'readingKeys', setngCn: { isOn: true } },
          { _method: 'PUT' },
        );
      }
    };
    const everybody = [working(), working(), working()];
    const [first, second] = servers;
    const before = proxy.answered();
    expect(await first?.server.stop()).toBe(0);
    servers[0] = await start(first?.port ?? '');
    expect(await second?.server.stop()).toBe(0);
    isOver = true;
    await Promise.all(everybody);
    expect(proxy.failures).toEqual([]);
    expect(proxy.answered() - before).toBeGreaterThan(50);
  });
});
