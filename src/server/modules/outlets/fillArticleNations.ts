import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { invalid } from '#contract/validation.ts';
import { media, nationCode } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { addHistoryOf } from '#server/kernel/database/changeHistory.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { indexAtOnce } from '#server/kernel/database/indexUpkeep.ts';
import { paced } from '#server/kernel/database/pace.ts';
import { rows } from '#server/kernel/database/rows.ts';
import { badRequest, validationFailure } from '#server/kernel/failure.ts';
import { neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';

/** Maximum outlets per call. */
const maxAtOnce = 500;

const requireNation = async (ntnId: string): Promise<void> => {
  const [nation] = await db()
    .select({ ntnId: nationCode.ntnId })
    .from(nationCode)
    .where(and(eq(nationCode.ntnId, ntnId), eq(nationCode.useYn, 'Y'), eq(nationCode.delYn, 'N')));
  if (!nation) throw validationFailure([invalid('ntnId', '국가')]);
};

/** The outlets among these with another country, or none. */
const ofOthers = async (mediaIds: readonly number[], ntnId: string): Promise<number[]> =>
  (
    await db()
      .select({ mediaId: media.mediaId })
      .from(media)
      .where(
        and(
          inArray(media.mediaId, [...mediaIds]),
          or(isNull(media.ntnId), ne(media.ntnId, ntnId)),
          isNull(media.mrgTrgtMediaId),
          eq(media.delYn, 'N'),
        ),
      )
  ).map(({ mediaId }) => mediaId);

/** Sets the country of outlets, with a history entry each. @returns how many had another one @throws Failure 400 */
export const setNations = async (
  catalogue: Catalogue,
  caller: Caller | null,
  mediaIds: readonly number[],
  ntnId: string,
): Promise<number> => {
  if (mediaIds.length > maxAtOnce)
    throw badRequest(`한 번에 ${maxAtOnce}곳까지 바꿀 수 있습니다. 나누어 실행해 주세요.`);
  await requireNation(ntnId);
  const spec = entityOf(catalogue, 'media');
  const changed = await ofOthers(mediaIds, ntnId);
  for (const mediaId of changed) await setFacts(catalogue, spec, caller, mediaId, () => ({ ntnId }));
  return changed.length;
};

/**
 * Sets the country of the outlet's next articles without one, or with one that only their texts told, with an entry in
 * their history.
 */
const fillBatch = (mediaId: number, ntnId: string, who: string, size: number): Promise<number> =>
  inTransaction(async () => {
    await indexAtOnce();
    const given = await rows(
      z.object({ recordKey: z.string() }),
      sql`
        with bare as (
          select article_id from article where media_id = ${mediaId} and del_yn = 'N'
            and (ntn_id is null or (field_orgn -> 'ntnId' ->> 'by' = 'rules' and ntn_id <> ${ntnId}))
          order by article_id limit ${size}::int for no key update
        ), given as (
          update article set ntn_id = ${ntnId}, field_orgn = field_orgn - 'ntnId', mdfr_id = ${who},
            mdfcn_dt = greatest(date_trunc('milliseconds', clock_timestamp()), article.mdfcn_dt + interval '1 millisecond')
          from bare where article.article_id = bare.article_id
          returning article.article_id, article.item_knd
        )
        ${addHistoryOf('given', { ntnId: null }, { ntnId }, who)}
        returning record_key "recordKey"`,
    );
    return given.length;
  });

/** Progress of setting a country. */
export interface FillProgress {
  /** Number of articles updated in this call. */
  count: number;
  isDone: boolean;
}

/** Sets the country of these outlets' articles that have none, in batches; idempotent. */
export const fillArticleNations = async (
  mediaIds: readonly number[],
  ntnId: string,
  userId: string | null,
  { isOver }: Pick<StopCondition, 'isOver'> = neverStop,
): Promise<FillProgress> => {
  const outlets = await db()
    .select({ mediaId: media.mediaId })
    .from(media)
    .where(and(inArray(media.mediaId, [...mediaIds]), eq(media.ntnId, ntnId), eq(media.delYn, 'N')));
  let count = 0;
  const batch = paced();
  for (const { mediaId } of outlets)
    for (let isOpen = true; isOpen; ) {
      if (isOver()) return { count, isDone: false };
      const given = await batch(
        async (size) => {
          const filled = await fillBatch(mediaId, ntnId, userId ?? 'SYSTEM', size);
          isOpen = filled === size;
          return filled;
        },
        (filled) => filled === 0,
      );
      count += given;
    }
  return { count, isDone: true };
};
