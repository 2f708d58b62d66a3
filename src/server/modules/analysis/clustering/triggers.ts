import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { advisoryLock } from '#server/kernel/database/db.ts';
import type { Derived } from '#server/kernel/database/derived.ts';
import { row } from '#server/kernel/database/rows.ts';

/** Number of characters of a body that clustering uses. */
const readLetters = 300;

/** The columns of an article that clustering and highlights depend on. */
const watchedColumns = (row: string): string =>
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

const noting = (what: string): string => `
  begin
    insert into cluster_waiting (article_id) ${what};
    return null;
  end`;

/**
 * Changes are compared row by row: a join of old and new rows would keep the plan for the row count of the first
 * statement.
 */
const statements = [
  `create or replace function note_articles_on_insert() returns trigger language plpgsql as
    $$${noting("select article_id from came where del_yn = 'N' order by article_id")}$$`,
  `create or replace trigger note_articles_on_insert after insert on article referencing new table as came
    for each statement execute function note_articles_on_insert()`,
  `create or replace function note_articles_on_update() returns trigger language plpgsql as
    $$${noting('values (new.article_id)')}$$`,
  `create or replace trigger note_articles_on_update after update on article for each row
    when ((old.del_yn = 'N' or new.del_yn = 'N') and (${watchedColumns('new')}) is distinct from (${watchedColumns('old')}))
    execute function note_articles_on_update()`,
];

/** The sequence that all writers of highlights increment: see `inClusterTurn`. */
const turns = 'cluster_turn';

/**
 * Triggers that note in `cluster_waiting` every article that is added, deleted, restored or changed in a column that its
 * cluster depends on, in the transaction that writes it.
 */
export const clusterTriggers: Derived = {
  triggers: {
    marked: 'note_articles_on_update',
    statements,
    afterwards: `create sequence if not exists ${turns}`,
  },
};

const counted = z.object({ turn: z.coerce.number().int() });

/**
 * Runs `work` in a transaction under the lock for writing highlights, which clusterers of all processes and users'
 * edits take. Turns are numbered, including failed ones: a process whose next number is not consecutive knows that
 * another one has written in between.
 */
export const inClusterTurn = <T>(work: (turn: number) => Promise<T>): Promise<T> =>
  advisoryLock('clusters', async () => {
    const { turn } = await row(counted, sql`select nextval(${sql.raw(`'${turns}'`)}) as turn`);
    return work(turn);
  });
