import { and, eq, isNull, sql } from 'drizzle-orm';
import { article, mediaMerge } from '#generated/tables/index.ts';
import type { Caller } from '../../access/caller.ts';
import { presentRecord } from '../../crud/present.ts';
import { type Row, readRecord } from '../../crud/readRecord.ts';
import { setFacts } from '../../crud/setFacts.ts';
import { nextVersion } from '../../crud/version.ts';
import { advisoryLock, db } from '../../database/db.ts';
import { badRequest, notFound } from '../../failure.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { type Mergeable, mergeProblem } from './mergeProblem.ts';
import { outletName } from './outletName.ts';
import { withReason } from './reasons.ts';

/** Merges look at each other: one after the other, so that two at once make no circle. */
const oneByOne = <T>(work: () => Promise<T>): Promise<T> => advisoryLock('outlet merges', work);

const moveArticles = async (from: number, into: number, who: string): Promise<number[]> => {
  const moved = await db()
    .update(article)
    .set({ mediaId: into, mdfrId: who, mdfcnDt: nextVersion(article.mdfcnDt) })
    .where(eq(article.mediaId, from))
    .returning({ articleId: article.articleId });
  return moved.map(({ articleId }) => articleId);
};

const presentMerge = async (catalogue: Catalogue, caller: Caller, mediaMrgId: number): Promise<Row> => {
  const spec = entityOf(catalogue, 'mediaMerge');
  return presentRecord(spec, await readRecord(catalogue, spec, caller, mediaMrgId));
};

const mergeOne = async (
  catalogue: Catalogue,
  caller: Caller,
  [fromId, intoId]: [number, number],
  reason: string | null,
): Promise<Row> => {
  const spec = entityOf(catalogue, 'media');
  const from = await readRecord(catalogue, spec, caller, fromId);
  const into = await readRecord(catalogue, spec, caller, intoId);
  const problem = mergeProblem(from as unknown as Mergeable, into as unknown as Mergeable);
  if (problem) throw badRequest(`${outletName(from)}: ${problem}`);
  const who = caller.user.userId;
  const articleIds = await moveArticles(fromId, intoId, who);
  const why = reason ? ` (${reason})` : '';
  await setFacts(catalogue, spec, caller, fromId, (before) => ({
    mrgTrgtMediaId: intoId,
    dpcnYn: 'Y',
    useYn: 'N',
    ...withReason(before, `'${outletName(into)}'에 병합${why}`),
  }));
  await setFacts(catalogue, spec, caller, intoId, (before) =>
    withReason(
      before,
      `'${outletName(from)}' 병합, 기사 ${articleIds.length.toLocaleString('ko-KR')}건 이동${why}`,
    ),
  );
  const [stored] = await db()
    .insert(mediaMerge)
    .values({
      mediaId: fromId,
      mrgTrgtMediaId: intoId,
      articleCount: articleIds.length,
      articleIds,
      prevUseYn: String(from.useYn),
      rgtrId: who,
      mdfrId: who,
    })
    .returning({ mediaMrgId: mediaMerge.mediaMrgId });
  if (!stored) throw new Error('The merge was not stored.');
  return presentMerge(catalogue, caller, stored.mediaMrgId);
};

/**
 * Merges outlets into one: their articles move, they themselves stay with their history, unused. All or none.
 * @throws Failure 400 for a merge into itself, in a circle or of one that is merged already; 404
 */
export const mergeMedia = (
  catalogue: Catalogue,
  caller: Caller,
  mediaIds: readonly number[],
  intoId: number,
  reason: string | null,
): Promise<Row[]> =>
  oneByOne(async () => {
    const merges: Row[] = [];
    for (const fromId of new Set(mediaIds))
      merges.push(await mergeOne(catalogue, caller, [fromId, intoId], reason));
    return merges;
  });

/** Articles that went along and are still where they were brought; those that somebody gave to a third one stay there. */
const moveBack = async (mediaMrgId: number, from: number, into: number, who: string): Promise<number> => {
  const moved = await db()
    .update(article)
    .set({ mediaId: into, mdfrId: who, mdfcnDt: nextVersion(article.mdfcnDt) })
    .where(
      and(
        eq(article.mediaId, from),
        sql`${article.articleId} in (select unnest(${mediaMerge.articleIds}) from ${mediaMerge} where ${mediaMerge.mediaMrgId} = ${mediaMrgId})`,
      ),
    )
    .returning({ articleId: article.articleId });
  return moved.length;
};

/**
 * Undoes a merge: articles and outlet are as they were before it.
 * @throws Failure 404, 400 when it was undone already or the other outlet itself was merged since
 */
export const undoMerge = (
  catalogue: Catalogue,
  caller: Caller,
  mediaMrgId: number,
  reason: string | null,
): Promise<Row> =>
  oneByOne(async () => {
    const spec = entityOf(catalogue, 'media');
    const [merge] = await db().select().from(mediaMerge).where(eq(mediaMerge.mediaMrgId, mediaMrgId));
    if (!merge) throw notFound('매체 병합');
    if (merge.undoDt) throw badRequest('이미 되돌린 병합입니다.');
    const { mediaId, mrgTrgtMediaId, prevUseYn } = merge;
    const into = await readRecord(catalogue, spec, caller, mrgTrgtMediaId);
    const from = await readRecord(catalogue, spec, caller, mediaId);
    if (into.mrgTrgtMediaId !== null)
      throw badRequest('남긴 매체가 그 뒤에 다른 매체에 병합되었습니다. 그 병합부터 되돌려 주세요.');
    const who = caller.user.userId;
    const count = await moveBack(mediaMrgId, mrgTrgtMediaId, mediaId, who);
    const why = reason ? ` (${reason})` : '';
    await setFacts(catalogue, spec, caller, mediaId, (before) => ({
      mrgTrgtMediaId: null,
      dpcnYn: 'N',
      useYn: prevUseYn ?? 'Y',
      ...withReason(before, `'${outletName(into)}' 병합 되돌림${why}`),
    }));
    await setFacts(catalogue, spec, caller, mrgTrgtMediaId, (before) =>
      withReason(
        before,
        `'${outletName(from)}' 병합 되돌림, 기사 ${count.toLocaleString('ko-KR')}건 이동${why}`,
      ),
    );
    await db()
      .update(mediaMerge)
      .set({ undoDt: sql`now()`, mdfrId: who, mdfcnDt: nextVersion(mediaMerge.mdfcnDt) })
      .where(and(eq(mediaMerge.mediaMrgId, mediaMrgId), isNull(mediaMerge.undoDt)));
    return presentMerge(catalogue, caller, mediaMrgId);
  });
