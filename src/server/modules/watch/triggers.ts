import type { Derived } from '#server/kernel/database/derived.ts';

/** Days for which hits of saved searches are kept: older articles are not compared again when they change. */
export const keptDays = 60;

/** The columns that decide whether a search finds an article; a write that sets none of them changes no hit. */
const columns = [
  ...['del_yn', 'tk', 'tb', 'tr', 'ta', 'kw', 'media_id', 'ntn_id', 'lan_cd', 'feat_extr_mclsf', 'lclsf_nm'],
  ...['pay_yn', 'ai_yn', 'onsite_media_article_yn', 'main_snths_scr', 'frm_trsf_nscvrg_dt', 'site_bbs_nm'],
];

const recent = `reg_dt > now() - interval '${keptDays} days'`;

/**
 * Triggers that note in `watch_waiting`, in the transaction that writes it, every article that is added, or changed in a
 * column that searches read.
 */
export const watchTriggers: Derived = {
  triggers: {
    marked: 'watch_articles_on_update',
    statements: [
      `create or replace function watch_articles_on_insert() returns trigger language plpgsql as $$
        begin
          insert into watch_waiting (article_id)
            select article_id from came where del_yn = 'N' and ${recent} order by article_id;
          return null;
        end$$`,
      `create or replace trigger watch_articles_on_insert after insert on article referencing new table as came
        for each statement execute function watch_articles_on_insert()`,
      `create or replace function watch_articles_on_update() returns trigger language plpgsql as $$
        begin
          insert into watch_waiting (article_id) values (new.article_id);
          return null;
        end$$`,
      `create or replace trigger watch_articles_on_update after update of ${columns.join(', ')} on article for each row
        when (new.${recent}) execute function watch_articles_on_update()`,
    ],
    afterwards: 'select 1',
  },
};
