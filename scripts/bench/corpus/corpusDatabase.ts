import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { countText } from '#contract/countText.ts';
import { type Cluster, temporaryCluster } from '../../../tests/helpers/temporaryCluster.ts';
import { withServer } from '../bench.ts';
import { fingerprint } from './fingerprint.ts';
import { loadCorpus } from './loadCorpus.ts';
import { bringUpToDate, canBeBroughtUp } from './upToDate.ts';

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const fill = async (
  cluster: Cluster,
  folder: string,
  name: string,
  rows: number,
  say: (line: string) => void,
) => {
  const place = { DATABASE_URL: cluster.url(name), DATA_DIR: join(folder, 'files') };
  await withServer(place, async () => {});
  const file = join(folder, 'rows.tsv');
  await withClient(cluster.url(name), (client) =>
    loadCorpus(
      {
        query: async (sql) => (await client.query(sql)).rows,
        // the server reads the file itself, as another user
        async copy(columns, lines) {
          writeFileSync(file, lines, { mode: 0o644 });
          await client.query(`copy article (${columns}) from '${file}'`);
        },
      },
      rows,
      say,
    ),
  );
  rmSync(file, { force: true });
  await bringUpToDate(place);
};

/** Whether a server process of this folder is running. */
const isRun = (folder: string): boolean => {
  const file = join(folder, 'data/postmaster.pid');
  if (!existsSync(file)) return false;
  try {
    process.kill(Number(readFileSync(file, 'utf8').split('\n')[0]), 0);
    return true;
  } catch {
    return false;
  }
};

/** Settings of a PostgreSQL server with a few gigabytes of memory. */
const configuration = `
shared_buffers = 1GB
effective_cache_size = 4GB
max_wal_size = 8GB
checkpoint_timeout = 30min
`;

/** A PostgreSQL with a database of so many made-up articles. */
export interface CorpusDatabase {
  url: string;
  /** Stops the server; the template stays for the next run. */
  close(): Promise<void>;
}

/**
 * A fresh copy of a template with so many articles. The template is created on first use (minutes) and kept in the
 * folder of temporary files between runs, as long as the corpus does not change; its tables are migrated.
 * @throws Error while another measurement uses it
 */
export const corpusDatabase = async (
  rows: number,
  say: (line: string) => void,
  more = '',
): Promise<CorpusDatabase> => {
  const folder = join(tmpdir(), 'culture-press-corpus');
  if (isRun(folder))
    throw new Error('다른 측정이 기사 본보기 데이터베이스를 쓰고 있습니다. 끝난 뒤 다시 시작해 주세요.');
  mkdirSync(folder, { recursive: true });
  const cluster = await temporaryCluster({ folder, configuration: configuration + more });
  const template = `corpus_${rows}_${fingerprint()}`;
  await withClient(cluster.url('postgres'), async (client) => {
    const { rows: found } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^(corpus|draft|measured)'",
    );
    const names = found.map(({ datname }) => datname);
    const drop = (name: string) => client.query(`drop database ${name} with (force)`);
    // incomplete, or used by an earlier run
    for (const name of names.filter((one) => !one.startsWith('corpus'))) await drop(name);
    if (!names.includes(template) || !(await canBeBroughtUp({ DATABASE_URL: cluster.url(template) }))) {
      say(`기사 ${countText(rows)}의 본보기 데이터베이스를 만듭니다. 몇 분 걸립니다.`);
      await client.query('create database draft');
      await fill(cluster, folder, 'draft', rows, say);
      // of another version of the corpus, or with tables that cannot be migrated
      for (const name of names.filter((one) => one.startsWith(`corpus_${rows}_`))) await drop(name);
      await client.query(`alter database draft rename to ${template}`);
    }
    await client.query(`create database measured template ${template} strategy file_copy`);
  });
  return { url: cluster.url('measured'), close: () => cluster.halt() };
};
