import type { Derived } from '#server/kernel/database/derived.ts';

/**
 * Answers of outlets, compressed, to be read anew by later rules (`storedAnswers.ts`): the last feed documents
 * of a source and the pages of its articles.
 */
const tables = [
  `create table if not exists source_answer (media_feed_id bigint not null, answer_key varchar(80) not null,
    url text not null, content_type text, answ_dt timestamptz not null, size int not null, body bytea not null,
    primary key (media_feed_id, answer_key))`,
];

export const answerTables: Derived = { tables, passing: ['source_answer'] };
