import { sql } from 'drizzle-orm';
import type { Handle } from './database.ts';
import { rowsOn } from './handle.ts';

/**
 * Read items per user: one bit per item, in blocks of 1,024 keys. `marked` has the bits that the user's latest "mark
 * the whole list" set, so that it can be undone. `item_visit` has, per user and kind: when the list was last seen, when
 * the visit before ended, and the first block with recorded bits: older items count as read.
 */
const tables = [
  `create table if not exists read_mark (user_id varchar(50) not null, block int not null, bits bit varying not null,
    marked bit varying, primary key (user_id, block)) with (fillfactor = 80)`,
  `create table if not exists item_visit (user_id varchar(50) not null, item_knd varchar(20) not null,
    first_block int not null, seen_dt timestamptz not null, since_dt timestamptz, primary key (user_id, item_knd))
    with (fillfactor = 50)`,
];

/** Creates the tables if the database does not have them. */
export const ensureReadMarks = async (handle: Handle): Promise<void> => {
  const [found] = await rowsOn<{ kept: boolean }>(
    handle,
    sql`select to_regclass('item_visit') is not null as kept`,
  );
  if (!found?.kept) for (const table of tables) await handle.execute(sql.raw(table));
};
