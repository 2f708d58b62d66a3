import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Handle } from './database.ts';

/** Letters of a body that the grouping of articles may look at. */
const readLetters = 300;

/** What of an article decides in which highlight it stands, and what is told of it there. */
const telling = (row: string): string =>
  [
    ...[
      'del_yn',
      'korn_ttl',
      'lclan_ttl',
      'near_keys',
      'feat_extr',
      'frm_trsf_nscvrg_dt',
      'media_id',
      'ntn_id',
    ],
    ...['lclsf_nm', 'feat_extr_mclsf', 'main_snths_scr'],
  ]
    .map((column) => `${row}.${column}`)
    .concat(['article_cn', 'article_trans_cn'].map((column) => `left(${row}.${column}, ${readLetters})`))
    .join(', ');

const deeds = [
  {
    deed: 'insert',
    rows: 'new table as came',
    changed: "select article_id from came where del_yn = 'N'",
  },
  {
    deed: 'update',
    rows: 'old table as gone new table as came',
    changed: `select came.article_id from came join gone on gone.article_id = came.article_id
      where (came.del_yn = 'N' or gone.del_yn = 'N') and (${telling('came')}) is distinct from (${telling('gone')})`,
  },
];

const statements = deeds.flatMap(({ deed, rows, changed }) => {
  const name = `note_articles_on_${deed}`;
  return [
    `create or replace function ${name}() returns trigger language plpgsql as $$
      begin
        insert into cluster_waiting (article_id) ${changed} order by article_id;
        return null;
      end$$`,
    `create or replace trigger ${name} after ${deed} on article referencing ${rows}
      for each statement execute function ${name}()`,
  ];
});

/** Counts everybody who writes highlights: see `inTurn`. */
export const turns = 'cluster_turn';

const mark = createHash('sha256').update(statements.join(';')).digest('hex').slice(0, 16);
const marked = 'note_articles_on_update';

const isKept = async (handle: Handle): Promise<boolean> => {
  const found = (await handle.execute(
    sql`select obj_description(to_regproc(${marked})) = ${mark} as kept`,
  )) as unknown as { rows: { kept: boolean | null }[] };
  return found.rows[0]?.kept === true;
};

/**
 * Makes the database itself note in `cluster_waiting` every article that comes, changes in what tells of its matter,
 * goes or comes back, in the transaction of whoever writes it, whichever way it is written.
 */
export const keepClusterNotes = async (handle: Handle): Promise<void> => {
  if (await isKept(handle)) return;
  await handle.transaction(async (transaction) => {
    await transaction.execute(sql`lock table article in share row exclusive mode`);
    for (const statement of statements) await transaction.execute(sql.raw(statement));
    await transaction.execute(sql.raw(`create sequence if not exists ${turns}`));
    await transaction.execute(sql.raw(`comment on function ${marked}() is '${mark}'`));
  });
};
