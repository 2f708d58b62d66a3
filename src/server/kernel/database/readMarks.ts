import { sql } from 'drizzle-orm';
import type { Handle } from './database.ts';
import { rowsOn } from './handle.ts';

/**
 * What each person has read: one bit for each item, in blocks of 1,024 keys. `marked` has those that the person's latest
 * marking of a whole list added, so that it can be taken back. `item_visit` tells when somebody last looked at the list of a
 * kind, when the visit before ended, and from which block on it is told what the person has read: what is older counts as
 * read.
 */
const tables = [
  `create table if not exists read_mark (user_id varchar(50) not null, block int not null, bits bit varying not null,
    marked bit varying, primary key (user_id, block)) with (fillfactor = 80)`,
  `create table if not exists item_visit (user_id varchar(50) not null, item_knd varchar(20) not null,
    first_block int not null, seen_dt timestamptz not null, since_dt timestamptz, primary key (user_id, item_knd))
    with (fillfactor = 50)`,
];

/** Makes the tables where the database does not have them. */
export const ensureReadMarks = async (handle: Handle): Promise<void> => {
  const [found] = await rowsOn<{ kept: boolean }>(
    handle,
    sql`select to_regclass('item_visit') is not null as kept`,
  );
  if (!found?.kept) for (const table of tables) await handle.execute(sql.raw(table));
};
