import { promisify } from 'node:util';
import { zstdCompress, zstdDecompress } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { currentDatabase, inTransaction } from '#server/kernel/database/db.ts';
import { instant, rows, run } from '#server/kernel/database/rows.ts';
import { visitBounds } from '../collect/feeds/bounds.ts';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

export type AnswerKind = 'feed' | 'page';

/**
 * Answers kept per source. An outlet's mistake or ours is noticed within a few visits, and three feed documents cover
 * a day of most outlets; twenty pages are those of the articles in one of them.
 */
const kept: Record<AnswerKind, number> = { feed: 3, page: 20 };
/**
 * Maximum compressed bytes of a source; a feed of 60 kB has 14 kB, a page about as much. Keeps all answers small also
 * between two daily clean-ups, whatever outlets send.
 */
const maxOfSource = 512 * 1_024;
/** Days until an answer is deleted: better rules come with the next release or after a call, not in months. */
export const keptDays = 14;
/** Maximum bytes of all answers: 4,000 sources with three documents of 15 kB take 180 MB, the pages the rest. */
const maxTotal = 512 * 1_024 * 1_024;

/** An answer as its server sent it. */
interface SentAnswer {
  bytes: Uint8Array;
  contentType: string | null;
  /** The address that sent it, behind redirects. */
  url: string;
}

interface PackedAnswer {
  key: string;
  url: string;
  contentType: string | null;
  body: Uint8Array;
}

/** Compresses an answer for `keepAnswer`. @param name names it among those of its kind and source */
export const packedAnswer = async (
  kind: AnswerKind,
  name: string,
  { bytes, contentType, url }: SentAnswer,
): Promise<PackedAnswer> => ({
  key: `${kind}:${name}`,
  url,
  contentType,
  body: await compress(bytes),
});

/**
 * Keeps an answer in place of the source's oldest one of its kind, and within the bytes of a source: the oldest pages
 * are dropped first, then the oldest feed documents. One that is too large by itself is not kept.
 */
export const keepAnswer = async (
  mediaFeedId: number,
  { key, url, contentType, body }: PackedAnswer,
  at: Date,
): Promise<void> => {
  if (body.length > maxOfSource) return;
  await inTransaction(async () => {
    await run(sql`
      insert into source_answer (media_feed_id, answer_key, url, content_type, answ_dt, size, body)
      values (${mediaFeedId}, ${key}, ${url}, ${contentType}, ${at.toISOString()}::timestamptz, ${body.length},
        ${sql.param(body)})
      on conflict (media_feed_id, answer_key) do update
        set url = excluded.url, content_type = excluded.content_type, answ_dt = excluded.answ_dt,
          size = excluded.size, body = excluded.body`);
    await run(sql`
      with own as (
        select answer_key, size, answ_dt, answer_key like 'page:%' as is_page, row_number() over (
          partition by answer_key like 'page:%' order by answ_dt desc, answer_key) as place
        from source_answer where media_feed_id = ${mediaFeedId}
      ), few as (
        select answer_key, sum(size) over (order by is_page, answ_dt desc, answer_key) as total
        from own where place <= case when is_page then ${kept.page}::int else ${kept.feed}::int end
      )
      delete from source_answer where media_feed_id = ${mediaFeedId}
        and answer_key not in (select answer_key from few where total <= ${maxOfSource})`);
  });
};

/** Deletes the feed documents of a source whose address has changed: they are those of another feed. */
export const dropFeedAnswers = (mediaFeedId: number): Promise<number> =>
  run(sql`delete from source_answer where media_feed_id = ${mediaFeedId} and answer_key like 'feed:%'`);

const head = z.object({ key: z.string(), at: instant });
export type AnswerHead = z.output<typeof head>;

export const kindOf = ({ key }: Pick<AnswerHead, 'key'>): AnswerKind =>
  key.startsWith('feed:') ? 'feed' : 'page';

/** The name that `packedAnswer` was given. */
export const nameOf = ({ key }: Pick<AnswerHead, 'key'>): string => key.slice(key.indexOf(':') + 1);

/** The answers kept of a source: feed documents, then pages, the newest first. */
export const keptAnswers = (mediaFeedId: number): Promise<AnswerHead[]> =>
  rows(
    head,
    sql`select answer_key as key, answ_dt as at from source_answer where media_feed_id = ${mediaFeedId}
      order by answer_key like 'page:%', answ_dt desc, answer_key`,
  );

const stored = z.object({
  url: z.string(),
  contentType: z.string().nullable(),
  body: z.instanceof(Uint8Array),
});

/** An answer as its server sent it; undefined if it has been deleted meanwhile. */
export const readAnswer = async (mediaFeedId: number, key: string): Promise<SentAnswer | undefined> => {
  const [found] = await rows(
    stored,
    sql`select url, content_type as "contentType", body from source_answer
      where media_feed_id = ${mediaFeedId} and answer_key = ${key}`,
  );
  if (!found) return undefined;
  // no longer than what a visit takes
  const bytes = await decompress(found.body, { maxOutputLength: visitBounds.maxBytes + 1 });
  return { bytes, contentType: found.contentType, url: found.url };
};

/**
 * Deletes answers that are too old, of deleted sources, and the oldest ones beyond the bound of all.
 * @param limit bytes of all together
 * @returns number of deleted answers
 */
export const dropOldAnswers = async (now: Date, limit = maxTotal): Promise<number> => {
  const oldest = new Date(now.getTime() - keptDays * 86_400_000).toISOString();
  const dropped = await run(sql`
    delete from source_answer where answ_dt < ${oldest}::timestamptz
      or media_feed_id not in (select media_feed_id from media_feed where del_yn = 'N')`);
  const beyond = await run(sql`
    delete from source_answer using (
      select media_feed_id, answer_key, sum(size) over (order by answ_dt desc, media_feed_id, answer_key) as total
      from source_answer) as sums
    where sums.total > ${limit} and source_answer.media_feed_id = sums.media_feed_id
      and source_answer.answer_key = sums.answer_key`);
  // the embedded database does not do this by itself: the files would grow by what is replaced every day
  if (currentDatabase().engine === 'pglite') await run(sql`vacuum source_answer`);
  return dropped + beyond;
};
