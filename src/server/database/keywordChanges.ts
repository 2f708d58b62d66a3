import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Handle } from './database.ts';

/** What counts towards the keywords of a month, and which Korean month it is: days have no summer time (contract/days). */
const counted = "del_yn = 'N' and kw is not null and frm_trsf_nscvrg_dt is not null";
const month = "date_trunc('month', frm_trsf_nscvrg_dt at time zone interval '9 hours')::date";
const telling = 'article_id, item_knd, del_yn, frm_trsf_nscvrg_dt, kw';

const noting = (rows: string): string => `
  insert into keyword_change (item_knd, mon)
  select distinct item_knd, ${month} from ${rows} where ${counted}`;

/** Rows that are not the same before and after; never joined, since a plan is kept that was made for one row. */
const changed = `(
  (select ${telling} from came except all select ${telling} from gone) union all
  (select ${telling} from gone except all select ${telling} from came)) as changed`;

const deeds = [
  { deed: 'insert', rows: 'new table as came', changes: 'came' },
  { deed: 'delete', rows: 'old table as gone', changes: 'gone' },
  { deed: 'update', rows: 'old table as gone new table as came', changes: changed },
];

const statements = deeds.flatMap(({ deed, rows, changes }) => {
  const name = `note_keywords_on_${deed}`;
  return [
    `create or replace function ${name}() returns trigger language plpgsql as
      $$begin ${noting(changes)}; return null; end$$`,
    `create or replace trigger ${name} after ${deed} on article referencing ${rows}
      for each statement execute function ${name}()`,
  ];
});

const mark = createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 16);
const marked = 'note_keywords_on_insert';

/** Has every month counted anew, as after rows that came in with all triggers off. */
export const noteEveryMonth = `${noting('article')} union select item_knd, mon from keyword_month`;

const isKept = async (handle: Handle): Promise<boolean> => {
  const found = (await handle.execute(
    sql`select obj_description(to_regproc(${marked})) = ${mark} as kept`,
  )) as unknown as { rows: { kept: boolean | null }[] };
  return found.rows[0]?.kept === true;
};

/**
 * Makes the database itself note the months whose keywords have changed, in the transaction of whoever writes articles,
 * whichever way they are written. It only ever adds rows, so that nobody waits for anybody. Where it does not yet, or in an
 * older manner, every month counts as changed.
 */
export const keepKeywordChanges = async (handle: Handle): Promise<void> => {
  if (await isKept(handle)) return;
  await handle.transaction(async (transaction) => {
    await transaction.execute(sql`lock table article in share row exclusive mode`);
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.execute(sql.raw(noteEveryMonth));
    await transaction.execute(sql.raw(`comment on function ${marked}() is '${mark}'`));
  });
};
