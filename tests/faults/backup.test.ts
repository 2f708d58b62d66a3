import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres } from '../../scripts/bootstrap/postgres.mjs';
import { command, killedWhen } from '../helpers/commands.ts';
import { beginFolder } from '../helpers/preparedFolders.ts';
import { failedStart, type Server, startServer } from '../helpers/server.ts';
import { type Cluster, temporaryCluster } from '../helpers/temporaryCluster.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const place = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const administrator = async ({ url }: Server): Promise<Visitor> => {
  const admin = visitor(url);
  await admin.signIn('admin@demo.go.kr', 'Admin!2345');
  return admin;
};
const backupsIn = (name: string): string[] =>
  readdirSync(place(name))
    .filter((one) => one.startsWith('culture-press-'))
    .map((one) => join(place(name), one));

describe('a backup of the embedded database', () => {
  let file = '';
  let keys: Record<string, string> = {};

  it('is made beside the running server, and closed to who has no key', async () => {
    const identity = await generateX25519Identity();
    writeFileSync(place('identity'), `# private\n${identity}\n`);
    keys = { BACKUP_IDENTITY_FILE: place('identity') };
    const server = await startServer();
    try {
      const upload = join(server.dataDir, 'files/ab');
      mkdirSync(upload, { recursive: true });
      writeFileSync(join(upload, 'abc'), 'an upload');
      const admin = await administrator(server);
      await admin.post('/api/insert-usergroup', { groupNm: '백업된 그룹', groupCd: 'KEPT' });
      const made = await command('backup', ['--to', place('backups')], {
        DATA_DIR: server.dataDir,
        BACKUP_RECIPIENT: await identityToRecipient(identity),
      });
      expect(made, made.output).toMatchObject({ code: 0 });
      expect(readdirSync(server.dataDir).filter((name) => name.startsWith('backup-snapshot'))).toEqual([]);
    } finally {
      await server.remove();
    }
    [file = ''] = backupsIn('backups');
    expect(file).toMatch(/\.tar\.zst\.age$/);
    expect(readFileSync(file).includes('KEPT')).toBe(false);
    const closed = await command('restore', [file], { DATA_DIR: place('closed') });
    expect([closed.code, closed.output]).toEqual([
      1,
      expect.stringContaining('BACKUP_IDENTITY_FILE') as string,
    ]);
  });

  it('is restored into an empty place only', async () => {
    mkdirSync(place('used/pglite'), { recursive: true });
    const { code, output } = await command('restore', [file], { DATA_DIR: place('used'), ...keys });
    expect([code, output]).toEqual([1, expect.stringContaining('복원은 빈 곳에만 합니다.') as string]);
  });

  it('that is not whole is refused before anything is touched', async () => {
    const short = `${file}.short`;
    writeFileSync(short, readFileSync(file));
    truncateSync(short, 20_000);
    const { code, output } = await command('restore', [short], { DATA_DIR: place('short'), ...keys });
    expect([code, output]).toEqual([1, expect.stringContaining('온전하지 않습니다') as string]);
    expect(existsSync(place('short'))).toBe(false);
  });
});

// a machine may have no PostgreSQL; npm test reports it
describe.runIf(findPostgres())('from the embedded database to PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await temporaryCluster({ inMemory: true });
    for (const name of ['moved', 'restored']) await onCluster('postgres', `create database ${name}`);
    beginFolder(place('embedded'));
  });
  afterAll(() => cluster.remove());

  const onCluster = async (database: string, sql: string): Promise<unknown[]> => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: cluster.url(database) });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const has = async (database: string, table: string): Promise<boolean> =>
    (await onCluster(database, `select 1 from ${table} limit 1`).catch(() => undefined)) !== undefined;
  const copied = async (): Promise<boolean> =>
    (await onCluster('moved', 'select 1 from maintenance.copied_chunk limit 1').catch(() => [])).length > 0;

  it('a move that was killed is gone on with; then the old place says where everything is', async () => {
    const both = { DATA_DIR: place('embedded'), DATABASE_URL: cluster.url('moved') };
    await killedWhen(copied, 'moveToPostgres', [], both);
    const early = await failedStart(both);
    expect([early.code, early.output]).toEqual([
      1,
      expect.stringContaining('옮기기 명령을 다시 실행') as string,
    ]);
    const moved = await command('moveToPostgres', [], both);
    expect(moved, moved.output).toMatchObject({ code: 0 });
    const old = await failedStart({ DATA_DIR: place('embedded') });
    expect([old.code, old.output]).toEqual([1, expect.stringContaining('옮겼습니다') as string]);
  });

  it('what was moved is served and backed up; a restore that was killed is begun again', async () => {
    const server = await startServer({ DATA_DIR: place('moved'), DATABASE_URL: cluster.url('moved') });
    try {
      const admin = await administrator(server);
      await admin.post('/api/insert-usergroup', { groupNm: '옮긴 뒤의 그룹', groupCd: 'MOVED' });
      await onCluster('moved', `alter table media add column somebodys_mark text default 'seen'`);
      const made = await command('backup', ['--to', place('of-postgres')], {
        DATA_DIR: place('moved'),
        DATABASE_URL: cluster.url('moved'),
      });
      expect(made, made.output).toMatchObject({ code: 0 });
    } finally {
      await server.remove();
    }
    const [file = ''] = backupsIn('of-postgres');
    const there = { DATA_DIR: place('other'), DATABASE_URL: cluster.url('restored') };
    await killedWhen(() => has('restored', 'app_user'), 'restore', [file], there);
    const start = await failedStart(there);
    expect([start.code, start.output]).toEqual([
      1,
      expect.stringContaining('복원하다가 끝나지 않았습니다') as string,
    ]);
    const restored = await command('restore', [file], there);
    expect(restored, restored.output).toMatchObject({ code: 0 });
    // objects added by others are reported and left out, but do not prevent the restore
    expect(restored.output).toContain('열 1개는 복원하지 않았습니다(media.somebodys_mark)');
    expect(await onCluster('restored', `select group_nm from user_group where group_cd = 'MOVED'`)).toEqual([
      { group_nm: '옮긴 뒤의 그룹' },
    ]);
    expect(await onCluster('moved', `select name from maintenance.fact where name = 'backup'`)).toHaveLength(
      1,
    );
  });
});
