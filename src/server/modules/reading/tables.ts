import type { Derived } from '#server/kernel/database/derived.ts';

/**
 * Read items per user: one bit per item, in blocks of 1,024 keys. `marked` has the bits that the user's latest "mark
 * the whole list" set, so that it can be undone. `item_visit` has, per user and kind: when the list was last seen, when
 * the visit before ended, and the first block with recorded bits: older items count as read. `item_open` has the day on
 * which somebody last opened an item, of the last `openedFor` days.
 */
const tables = [
  `create table if not exists read_mark (user_id varchar(50) not null, block int not null, bits bit varying not null,
    marked bit varying, primary key (user_id, block)) with (fillfactor = 80)`,
  `create table if not exists item_visit (user_id varchar(50) not null, item_knd varchar(20) not null,
    first_block int not null, seen_dt timestamptz not null, since_dt timestamptz, primary key (user_id, item_knd))
    with (fillfactor = 50)`,
  'create table if not exists item_open (article_id bigint primary key, opened_on date not null)',
];

export const readingTables: Derived = { tables };
