import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { type Server, startServer } from '../helpers/server.ts';
import { type Cluster, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { visitor } from '../helpers/visitor.ts';

// a machine may have no PostgreSQL; npm test reports it
describe.skipIf(!findPostgres())('a server on PostgreSQL that goes away', () => {
  let cluster: Cluster;
  let server: Server;
  beforeAll(async () => {
    cluster = await temporaryCluster({ keepsPromises: true });
    server = await startServer({ DATABASE_URL: cluster.url('postgres') });
  });
  afterAll(async () => {
    await server?.remove();
    await cluster?.remove();
  });

  const signIn = () => visitor(server.url).signIn('staff@demo.go.kr', 'Staff!2345');

  it('uploads can be read by the account of the server alone', async () => {
    const files = join(server.dataDir, 'files');
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    await expect.poll(() => existsSync(join(files, '.store'))).toBe(true);
    expect([mode(files), mode(join(files, '.store'))]).toEqual(['700', '600']);
  });

  it('the server answers 503 with a sentence, stays alive, and recovers by itself', async () => {
    expect((await signIn()).status).toBe(200);
    const stranger = visitor(server.url);
    await stranger.get('/api/health');
    await cluster.halt('immediate');

    const away = await stranger.signIn('staff@demo.go.kr', 'Staff!2345');
    expect(away.status).toBe(503);
    expect(await away.json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringMatching(/[가-힣]/),
    });
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(503);

    await cluster.start();
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
    expect((await signIn()).status).toBe(200);
  });
});
