import type { Derived } from '#server/kernel/database/derived.ts';

/**
 * Bitmaps of the items that contain a common word: `word_block` has, per token and block of keys, one bit per item in
 * the order of the keys. Keys of items added, deleted or changed since are in `word_change`.
 */
const tables = [
  `create table if not exists word_block (token int not null, block int not null, bits bit varying not null,
    primary key (token, block))`,
  'create table if not exists word_change (article_id bigint not null)',
];
const index = 'create index if not exists word_change_article_id on word_change (article_id)';

const noting = (rows: string): string =>
  `begin insert into word_change (article_id) select article_id from ${rows}; return null; end`;

const onEach = [
  { action: 'insert', rows: 'came', transition: 'new table as came' },
  { action: 'delete', rows: 'gone', transition: 'old table as gone' },
].flatMap(({ action, rows, transition }) => [
  `create or replace function note_words_on_${action}() returns trigger language plpgsql as $$${noting(rows)}$$`,
  `create or replace trigger note_words_on_${action} after ${action} on article referencing ${transition}
    for each statement execute function note_words_on_${action}()`,
]);

/** Row by row and only if the words change: a statement trigger would compare the unchanged tokens of many rows. */
const onUpdate = [
  `create or replace function note_words_on_update() returns trigger language plpgsql as
    $$begin insert into word_change (article_id) values (new.article_id); return null; end$$`,
  `create or replace trigger note_words_on_update after update of tk, item_knd, del_yn on article for each row
    when ((old.tk, old.item_knd, old.del_yn) is distinct from (new.tk, new.item_knd, new.del_yn))
    execute function note_words_on_update()`,
];

const onTruncate = [
  `create or replace function forget_words() returns trigger language plpgsql as
    $$begin delete from word_block; delete from word_change; return null; end$$`,
  `create or replace trigger forget_words after truncate on article for each statement execute function forget_words()`,
];

const statements = [...tables, index, ...onEach, ...onUpdate, ...onTruncate];

/**
 * Triggers that note items whose tokens have changed, in the transaction that writes them. They only insert rows, so
 * that writers never block each other. If the triggers are new, earlier bitmaps are invalid.
 */
export const wordTriggers: Derived = {
  tables,
  triggers: { marked: 'note_words_on_insert', statements, afterwards: 'delete from word_block' },
};
