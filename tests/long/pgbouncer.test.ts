import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { noticeChannel } from '#server/modules/platform/index.ts';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { findPgbouncer, type Pgbouncer, startPgbouncer } from '../helpers/pgbouncer.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { prepare } from '../helpers/template.ts';
import { type Cluster, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

// a machine may lack these programs; the list of skipped tests shows it
describe.skipIf(!findPostgres() || !findPgbouncer())('the product behind PgBouncer', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await temporaryCluster({ inMemory: true });
    const database = await openDatabase(testEnvironment({ DATABASE_URL: cluster.url('postgres') }));
    await prepare(database);
    await database.close();
  });
  afterAll(() => cluster?.remove());

  describe.each([
    ['session', () => ({})],
    ['transaction', () => ({ DATABASE_DIRECT_URL: cluster.url('postgres'), DATABASE_PREPARE: '0' })],
  ] as const)('in %s mode', (mode, variables) => {
    let bouncer: Pgbouncer;
    let server: Server;
    let author: Visitor;
    beforeAll(async () => {
      bouncer = await startPgbouncer(findPgbouncer() as string, cluster, mode);
      server = await startServer({
        DATABASE_URL: bouncer.url('postgres'),
        ...variables(),
      });
      author = visitor(server.url);
      await author.signIn('admin@demo.go.kr', 'Admin!2345');
    });
    afterAll(async () => {
      await server?.remove();
      await bouncer?.stop();
    });

    const write = async (): Promise<number> => {
      const post = { pstClsfCd: 'PST_CLSF_02', ttl: '글', cn: '<p>글</p>' };
      const answer = await author.send('/api/insert-commonboard', uploadForm('commonBoard', post));
      expect([answer.status, await answer.clone().text()]).toEqual([200, expect.any(String)]);
      return ((await answer.json()) as { data: { pstId: number } }).data.pstId;
    };

    it('answers many people at once', async () => {
      const pstId = await write();
      const paths = [
        '/api/article-list?size=10',
        `/api/commonboard-detail?pstId=${pstId}`,
        '/api/commonboard-list?size=10',
        '/api/menu-list',
      ];
      const asked = Array.from({ length: 200 }, (_, turn) => author.get(paths[turn % paths.length] ?? ''));
      const answers = await Promise.all(asked);
      expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
    });

    it('hears of what is written, and does its work in the background', async () => {
      const stream = await author.get('/api/notice-events');
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
      const heard = async () => (await reader?.read())?.value;
      expect(await heard()).toContain('event: notices');
      // as another server would notify
      const client = new pg.Client({ connectionString: cluster.url('postgres') });
      await client.connect();
      await client.query('select pg_notify($1, $2)', [noticeChannel, '["demo-admin"]']);
      await client.end();
      expect(await heard()).toContain('event: notices');
      await reader?.cancel();
      const done = async (): Promise<number> => {
        const client = new pg.Client({ connectionString: cluster.url('postgres') });
        await client.connect();
        const { rows } = await client.query(
          `select count(*)::int n from pgboss.job where state = 'completed' and completed_on > now() - interval '1 minute'`,
        );
        await client.end();
        return (rows[0] as { n: number }).n;
      };
      await expect.poll(done, { timeout: 30_000 }).toBeGreaterThan(0);
    });
  });
});
