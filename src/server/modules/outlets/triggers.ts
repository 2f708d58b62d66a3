import { type SQL, sql } from 'drizzle-orm';
import type { Derived } from '#server/kernel/database/derived.ts';

/** Condition for an article that is counted for its outlet, on rows of the table or of a change to it. */
const counted = "item_knd = 'article' and del_yn = 'N' and media_id is not null";

const each = (rows: string, n: 1 | -1): string => `select media_id, ${n} as n from ${rows} where ${counted}`;

/**
 * One statement of any size updates each outlet once, in the order of the keys. A transaction that has already locked
 * an outlet, or writes articles more than once, must have locked all of them in that order before.
 */
const adding = (changes: string): string => `
  begin
    with changed as materialized (
      select media_id, sum(n)::int as n from (${changes}) as each_one group by media_id having sum(n) <> 0
    ), held as materialized (
      select media_id from media where media_id in (select media_id from changed)
      order by media_id for no key update
    )
    update media set article_count = media.article_count + changed.n
    from held join changed using (media_id) where media.media_id = held.media_id;
    return null;
  end`;

const actions = [
  { action: 'insert', rows: 'new table as came', changes: each('came', 1) },
  { action: 'delete', rows: 'old table as gone', changes: each('gone', -1) },
  {
    action: 'update',
    rows: 'old table as gone new table as came',
    changes: `${each('came', 1)} union all ${each('gone', -1)}`,
  },
];

const statements = actions.flatMap(({ action, rows, changes }) => {
  const name = `count_articles_on_${action}`;
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$${adding(changes)}$$`,
    `create or replace trigger ${name} after ${action} on article referencing ${rows}
      for each statement execute function ${name}()`,
  ];
});

/** Every outlet whose stored number of articles differs from the real one: `media_id`, `stored`, `n`. */
const miscountedOutlets = `
  select media.media_id, media.article_count as stored, coalesce(recount.n, 0) as n from media
  left join (
    select media_id, count(*)::int as n from article where ${counted} group by media_id
  ) as recount on recount.media_id = media.media_id
  where media.article_count <> coalesce(recount.n, 0)`;
export const miscounted: SQL = sql.raw(miscountedOutlets);

/** Corrects wrong counts, for example after rows were loaded with triggers disabled. */
export const recount = `
  update media set article_count = wrong.n from (${miscountedOutlets}) as wrong
  where wrong.media_id = media.media_id`;

/**
 * Triggers that maintain `media.article_count` in the transaction that writes the articles. If they are new
 * or of an older version, everything is counted once.
 */
export const outletTriggers: Derived = {
  triggers: { marked: 'count_articles_on_insert', statements, afterwards: recount },
};
