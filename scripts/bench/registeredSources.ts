import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/kernel/database/client.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { environment } from '../../src/server/kernel/settings/environment.ts';
import type { Place } from './bench.ts';
import type { FeedHosts } from './feedHosts.ts';

/** Collection may visit the servers of a measurement. */
export const collects = { COLLECT_ALLOW: '127.0.0.0/8' };

/** Works on a database as the server does. */
export const within = async <T>(place: Place, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(environment({ ...place, NODE_ENV: 'test' }));
  try {
    return await withDatabase(database, () => work(database));
  } finally {
    await database.close();
  }
};

/** Replaces all sources by so many, each of an outlet of its own. */
export const register = async (database: Database, { urlOf }: FeedHosts, count: number): Promise<void> => {
  const { handle } = database;
  await handle.execute(sql`delete from feed_visit`);
  await handle.execute(sql`delete from media_feed`);
  await handle.execute(
    sql`insert into media (media_id, media_korn_nm) select 1000000 + n, '측정 ' || n from generate_series(0, ${count - 1}) n on conflict do nothing`,
  );
  for (let feed = 0; feed < count; feed += 1)
    await handle.execute(
      sql`insert into media_feed (media_id, feed_url, canonical_url) values (${1_000_000 + feed}, ${urlOf(feed)}, ${urlOf(feed)})`,
    );
};
