import { and, count, eq, sql } from 'drizzle-orm';
import { article, mediaMerge } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { nextVersion } from '#server/kernel/crud/stored.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest, notFound } from '#server/kernel/failure.ts';
import { lockOutlets, oneMergeAtATime, stillMoving } from './mergeMedia.ts';
import { isLeaving, mergeUndone, mergeUndoneWithArticles } from './openMerges.ts';
import { outletName } from './outletName.ts';
import { withReason } from './reasons.ts';

/** Number of articles that the merge moved and that are still there; those moved to a third outlet since then stay. */
const countToReturn = async (mediaMrgId: number, from: number): Promise<number> => {
  const [found] = await db()
    .select({ n: count() })
    .from(article)
    .where(
      and(
        eq(article.mediaId, from),
        sql`${article.articleId} in (select unnest(${mediaMerge.articleIds}) from ${mediaMerge} where ${mediaMerge.mediaMrgId} = ${mediaMrgId})`,
      ),
    );
  return Number(found?.n ?? 0);
};

/**
 * Undoes a merge: the outlet is restored to its state before, and `moveArticles` moves its articles back.
 * @throws Failure 404, 400 if it has been undone already, articles are being moved, or the other outlet has itself been
 * merged since
 */
export const undoMerge = (
  catalogue: Catalogue,
  caller: Caller,
  mediaMrgId: number,
  reason: string | null,
): Promise<void> =>
  oneMergeAtATime(async () => {
    const spec = entityOf(catalogue, 'media');
    const [merge] = await db()
      .select()
      .from(mediaMerge)
      .where(eq(mediaMerge.mediaMrgId, mediaMrgId))
      .for('no key update');
    if (!merge) throw notFound('매체 병합');
    if (merge.undoDt) throw badRequest('이미 되돌린 병합입니다.');
    const { mediaId, mrgTrgtMediaId, prevUseYn } = merge;
    await lockOutlets(catalogue, [mediaId, mrgTrgtMediaId], 'change');
    const into = await readRecord(catalogue, spec, caller, mrgTrgtMediaId);
    const from = await readRecord(catalogue, spec, caller, mediaId);
    if (into.mrgTrgtMediaId !== null)
      throw badRequest('남긴 매체가 그 뒤에 다른 매체에 병합되었습니다. 그 병합부터 되돌려 주세요.');
    if (merge.mvngYn === 'Y' || (await isLeaving(mrgTrgtMediaId))) throw badRequest(stillMoving);
    const who = caller.user.userId;
    const articles = await countToReturn(mediaMrgId, mrgTrgtMediaId);
    await setFacts(catalogue, spec, caller, mediaId, (before) => ({
      mrgTrgtMediaId: null,
      dpcnYn: 'N',
      useYn: prevUseYn ?? 'Y',
      ...withReason(before, mergeUndone(outletName(into)), reason),
    }));
    await setFacts(catalogue, spec, caller, mrgTrgtMediaId, (before) =>
      withReason(before, mergeUndoneWithArticles(outletName(from), articles), reason),
    );
    await db()
      .update(mediaMerge)
      .set({
        undoDt: sql`now()`,
        mvngYn: articles ? 'Y' : 'N',
        movedCount: 0,
        mdfrId: who,
        mdfcnDt: nextVersion(mediaMerge.mdfcnDt),
      })
      .where(eq(mediaMerge.mediaMrgId, mediaMrgId));
  });
