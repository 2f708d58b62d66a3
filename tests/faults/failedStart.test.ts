import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { beginFolder } from '../helpers/preparedFolders.ts';
import { failedStart, type Server, startServer } from '../helpers/server.ts';
import { type Cluster, freePort, temporaryCluster } from '../helpers/temporaryCluster.ts';

const folder = mkdtempSync(join(tmpdir(), 'failed-start-'));
let running: Server;
beforeAll(async () => {
  running = await startServer();
});
afterAll(async () => {
  await running.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** The output that an operator sees: sentences without a stack trace. */
const sentences = async (variables: Record<string, string>) => {
  const { code, output } = await failedStart(variables);
  expect(code).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output.trim().split('\n');
};

describe('a start that cannot succeed says why in Korean and ends with code 1', () => {
  it('when another process has the folder', async () => {
    const lines = await sentences({ DATA_DIR: running.dataDir });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`프로세스 번호 ${running.pid}`);
  });

  it('when another program has the port, before anything is stored', async () => {
    const { port } = new URL(running.url);
    const lines = await sentences({ DATA_DIR: join(folder, 'other'), PORT: port });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`127.0.0.1:${port} 포트를 다른 프로그램이 사용하고 있습니다.`);
    expect(existsSync(join(folder, 'other'))).toBe(false);
  });

  it('when its port is taken only after the looks at it: by the measures of the same server', async () => {
    const port = String(await freePort());
    const measured = join(folder, 'measured');
    beginFolder(measured);
    const lines = await sentences({
      DATA_DIR: measured,
      PORT: port,
      METRICS_PORT: port,
      METRICS_HOST: 'localhost',
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`${port} 포트를 다른 프로그램이 사용하고 있습니다.`);
  });

  it('when the database cannot be reached, without giving its password away', async () => {
    const lines = await sentences({
      DATABASE_URL: `postgres://me:geheim@127.0.0.1:${await freePort()}/press`,
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('데이터베이스에 연결할 수 없습니다');
    expect(lines[0]).not.toContain('geheim');
  });

  it('when the folder cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    const lines = await sentences({ DATA_DIR: join(folder, 'file') });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('쓸 수 없습니다');
  });

  it('when the environment is wrong: every variable at once', async () => {
    const lines = await sentences({ PORT: 'eighty', DEMO: 'yes', SMTP_URL: 'mail' });
    expect(lines[0]).toContain('환경 변수 3건');
    expect(
      lines
        .slice(1)
        .map((line) => line.slice(2, line.indexOf(':')))
        .toSorted(),
    ).toEqual(['DEMO', 'PORT', 'SMTP_URL']);
  });

  it('and leaves the running one alone', async () => {
    expect((await fetch(`${running.url}/api/health/ready`)).status).toBe(200);
  });
});

// a machine may have no PostgreSQL; npm test reports it
describe.skipIf(!findPostgres())('a start on PostgreSQL that cannot succeed', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await temporaryCluster();
    const client = new pg.Client({ connectionString: cluster.url('postgres') });
    await client.connect();
    await client.query('create role reader login');
    await client.query('create database closed');
    await client.end();
  });
  afterAll(() => cluster?.remove());

  it('says that nobody could ever sign in', async () => {
    const operated = { NODE_ENV: 'production', DEMO: '0', PUBLIC_URL: 'https://press.demo.go.kr' };
    const DATABASE_URL = cluster.url('postgres');
    expect(await sentences({ ...operated, DATABASE_URL, DATA_DIR: join(folder, 'nobody') })).toEqual([
      '로그인할 수 있는 관리자가 한 명도 없습니다. ADMIN_EMAIL에 첫 관리자의 이메일을, ADMIN_PASSWORD에 9자 이상의 비밀번호를 지정하고 다시 시작해 주세요.',
    ]);
  });

  it('says which right its account lacks', async () => {
    const DATABASE_URL = cluster.url('closed').replace('postgres@', 'reader@');
    expect(await sentences({ DATABASE_URL, DATA_DIR: join(folder, 'rights') })).toEqual([
      'DATABASE_URL의 계정에 표를 만들거나 바꿀 권한이 없습니다. 데이터베이스와 public 스키마에 CREATE 권한을 주거나 데이터베이스의 소유자로 접속해 주세요.',
    ]);
  });

  it('says that its folder for uploads cannot be written', async () => {
    const lines = await sentences({
      DATABASE_URL: cluster.url('postgres'),
      DATA_DIR: join(folder, 'file'),
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('쓸 수 없습니다');
  });
});

describe('a running server', () => {
  it('ends with code 0 when asked to, and gives the folder free', async () => {
    const { dataDir } = running;
    expect(await running.stop()).toBe(0);
    const next = await startServer({ DATA_DIR: dataDir });
    await next.kill();
    const afterKill = await startServer({ DATA_DIR: dataDir });
    expect(await afterKill.stop()).toBe(0);
  });
});
