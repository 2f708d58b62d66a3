import type { Derived } from '#server/kernel/database/derived.ts';

/**
 * Rows that count towards the keywords of a month, archived ones (`A`) as those that are shown, and the Korean month of a row: there is no daylight saving time
 * (contract/days).
 */
const counted = "del_yn <> 'Y' and kw is not null and frm_trsf_nscvrg_dt is not null";
const month = "date_trunc('month', frm_trsf_nscvrg_dt at time zone interval '9 hours')::date";
const watchedColumns = "article_id, item_knd, replace(del_yn, 'A', 'N') as del_yn, frm_trsf_nscvrg_dt, kw";

const noting = (rows: string): string => `
  insert into keyword_change (item_knd, mon)
  select distinct item_knd, ${month} from ${rows} where ${counted}`;

/** Rows that differ before and after; not joined, since the cached plan was made for one row. */
const changed = `(
  (select ${watchedColumns} from came except all select ${watchedColumns} from gone) union all
  (select ${watchedColumns} from gone except all select ${watchedColumns} from came)) as changed`;

const actions = [
  { action: 'insert', rows: 'new table as came', changes: 'came' },
  { action: 'delete', rows: 'old table as gone', changes: 'gone' },
  { action: 'update', rows: 'old table as gone new table as came', changes: changed },
];

const statements = actions.flatMap(({ action, rows, changes }) => {
  const name = `note_keywords_on_${action}`;
  return [
    `create or replace function ${name}() returns trigger language plpgsql as
      $$begin ${noting(changes)}; return null; end$$`,
    `create or replace trigger ${name} after ${action} on article referencing ${rows}
      for each statement execute function ${name}()`,
  ];
});

/** Marks every month for recounting, for example after rows were loaded with triggers disabled. */
export const noteEveryMonth = `${noting('article')} union select item_knd, mon from keyword_month`;

/**
 * Triggers that note the months whose keywords have changed, in the transaction that writes the articles.
 * They only insert rows, so that writers never block each other. If the triggers are new or of an older version, every
 * month counts as changed.
 */
export const keywordTriggers: Derived = {
  triggers: { marked: 'note_keywords_on_insert', statements, afterwards: noteEveryMonth },
};
