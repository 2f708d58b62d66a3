import { join } from 'node:path';
import pg from 'pg';
import { temporaryCluster } from '../../tests/helpers/temporaryCluster.ts';
import { findPostgres } from '../bootstrap/postgres.mjs';
import { type Bench, type Place, withServer } from './bench.ts';
import type { Figure } from './figures.ts';

/**
 * Runs `work` on a temporary PostgreSQL with base data and demo accounts.
 * @param name of the measure's folder of files
 * @returns no figures if PostgreSQL's server programs are not installed
 */
export const onOwnPostgres = async (
  name: string,
  { folder, say }: Bench,
  work: (client: pg.Client, place: Place) => Promise<Figure[]>,
): Promise<Figure[]> => {
  if (!findPostgres()) {
    say('PostgreSQL 서버 프로그램이 없어 건너뜁니다.');
    return [];
  }
  const cluster = await temporaryCluster({});
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  try {
    const place = { DATABASE_URL: cluster.url('postgres'), DATA_DIR: join(folder, name) };
    await withServer(place, async () => {});
    await client.connect();
    return await work(client, place);
  } finally {
    await client.end();
    await cluster.remove();
  }
};
