import type { Derived } from '#server/kernel/database/derived.ts';

const wordsOf = (issue: string): string => `
  select coalesce(array_agg(extr_id::int order by extr_id), '{}') from related_issue_dict
  where rel_issue_id = ${issue} and del_yn = 'N' and extr_id is not null`;

/** The form writes rows of words: the issue's list follows. */
const listing = `create or replace function list_issue_words() returns trigger language plpgsql as $$
  declare issue bigint := coalesce(new.rel_issue_id, old.rel_issue_id);
  begin
    update related_issue set extr_id_list = (${wordsOf('issue')})
      where rel_issue_id = issue and extr_id_list is distinct from (${wordsOf('issue')});
    return null;
  end$$`;

/** The base data and their revert write the list: the rows follow. */
const writing = `create or replace function write_issue_words() returns trigger language plpgsql as $$
  begin
    delete from related_issue_dict
      where rel_issue_id = new.rel_issue_id and not coalesce(extr_id = any(new.extr_id_list), false);
    insert into related_issue_dict (rel_issue_id, extr_id, rgtr_id, mdfr_id)
      select new.rel_issue_id, word, new.mdfr_id, new.mdfr_id from unnest(new.extr_id_list) as word
      where not exists (select from related_issue_dict as known
        where known.rel_issue_id = new.rel_issue_id and known.extr_id = word and known.del_yn = 'N');
    return null;
  end$$`;

/**
 * `extr_id_list` of an issue equals its rows of words, whichever is written, so that `x-base` notices a changed word.
 * A trigger ignores what the other one writes, by its depth.
 */
export const issueTriggers: Derived = {
  triggers: {
    marked: 'list_issue_words',
    statements: [
      listing,
      `create or replace trigger list_issue_words after insert or update or delete on related_issue_dict
        for each row when (pg_trigger_depth() = 0) execute function list_issue_words()`,
      writing,
      `create or replace trigger write_issue_words after insert or update of extr_id_list on related_issue
        for each row when (pg_trigger_depth() = 0 and new.extr_id_list is not null) execute function write_issue_words()`,
    ],
    afterwards: `update related_issue set extr_id_list = (${wordsOf('related_issue.rel_issue_id')})`,
  },
};
