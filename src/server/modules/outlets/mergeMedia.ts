import { and, asc, eq, inArray } from 'drizzle-orm';
import { article, media, mediaMerge } from '#generated/tables/index.ts';
import type { MediaMerge } from '#generated/types/mediaMerge.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { lockRow } from '#server/kernel/crud/lockRow.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { type Row, readRecord } from '#server/kernel/crud/readRecord.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { badRequest, notFound } from '#server/kernel/failure.ts';
import { isUnderWay, mergedFrom, mergedInto } from './openMerges.ts';
import { outletName } from './outletName.ts';
import { withReason } from './reasons.ts';

/** The columns of an outlet that decide whether it can be merged. */
interface Mergeable {
  mediaId: number;
  mrgTrgtMediaId: number | null;
  useYn: string;
}

/** Maximum outlets per merge. */
const maxMerged = 100;

/** The problem with the number of outlets to merge. */
const countProblem = (mediaIds: readonly number[]): string | undefined => {
  if (mediaIds.length === 0) return '합칠 매체를 골라 주세요.';
  return mediaIds.length > maxMerged ? `한 번에 ${maxMerged}개까지 합칠 수 있습니다.` : undefined;
};

/** Why one outlet cannot be merged into another; undefined if it can. A chain of merges never forms a cycle. */
export const mergeProblem = (from: Mergeable, into: Mergeable): string | undefined => {
  if (from.mediaId === into.mediaId) return '매체를 자기 자신에 병합할 수 없습니다.';
  if (into.mrgTrgtMediaId === from.mediaId)
    return '이미 이 매체에 병합된 매체입니다. 서로 병합할 수는 없습니다.';
  if (into.mrgTrgtMediaId !== null)
    return '남길 매체가 이미 다른 매체에 병합되어 있습니다. 최종 매체를 골라 주세요.';
  if (from.mrgTrgtMediaId !== null) return '이미 다른 매체에 병합된 매체입니다.';
  if (into.useYn === 'N') return '남길 매체가 미사용입니다. 사용으로 바꾼 뒤 병합해 주세요.';
  return undefined;
};

/** Merges are serialised, so that two concurrent ones cannot form a cycle. */
export const oneMergeAtATime = <T>(work: () => Promise<T>): Promise<T> => advisoryLock('outlet merges', work);

export const stillMoving = '이 매체의 기사를 옮기고 있습니다. 다 옮긴 뒤에 다시 시도해 주세요.';

/** Locks outlets in the order in which all code locks several of them. @returns their keys in that order */
export const lockOutlets = async (
  catalogue: Catalogue,
  mediaIds: readonly number[],
  what: 'change' | 'removal',
): Promise<number[]> => {
  const held = [...new Set(mediaIds)].toSorted((a, b) => a - b);
  for (const mediaId of held) await lockRow(catalogue, entityOf(catalogue, 'media'), mediaId, what);
  return held;
};

/** Locks these outlets against writes of their articles: running ones are waited for, later ones see the merge. */
const closeToArticles = async (catalogue: Catalogue, mediaIds: readonly number[]): Promise<void> => {
  const held = await lockOutlets(catalogue, mediaIds, 'removal');
  const found = await db()
    .select({ mediaId: media.mediaId })
    .from(media)
    .where(and(inArray(media.mediaId, held), eq(media.delYn, 'N')));
  const isThere = new Set(found.map(({ mediaId }) => mediaId));
  const missing = held.filter((mediaId) => !isThere.has(mediaId));
  if (missing.length) throw notFound(`매체 번호 ${missing.join(', ')}`);
};

const articleIdsOf = async (mediaId: number): Promise<number[]> => {
  const found = await db()
    .select({ articleId: article.articleId })
    .from(article)
    .where(eq(article.mediaId, mediaId))
    .orderBy(asc(article.articleId));
  return found.map(({ articleId }) => articleId);
};

export const presentMerge = async (
  catalogue: Catalogue,
  caller: Caller,
  mediaMrgId: number,
): Promise<MediaMerge> => {
  const spec = entityOf(catalogue, 'mediaMerge');
  return presentRecord(spec, await readRecord(catalogue, spec, caller, mediaMrgId));
};

const mergeOne = async (
  catalogue: Catalogue,
  caller: Caller,
  [fromId, intoId]: [number, number],
  reason: string | null,
): Promise<number> => {
  const spec = entityOf(catalogue, 'media');
  const from = await readRecord(catalogue, spec, caller, fromId);
  const into = await readRecord(catalogue, spec, caller, intoId);
  const problem = mergeProblem(from as Row & Mergeable, into as Row & Mergeable);
  if (problem) throw badRequest(`${outletName(from)}: ${problem}`);
  const who = caller.user.userId;
  const articleIds = await articleIdsOf(fromId);
  await setFacts(catalogue, spec, caller, fromId, (before) => ({
    mrgTrgtMediaId: intoId,
    dpcnYn: 'Y',
    useYn: 'N',
    ...withReason(before, mergedInto(outletName(into)), reason),
  }));
  await setFacts(catalogue, spec, caller, intoId, (before) =>
    withReason(before, mergedFrom(outletName(from), articleIds.length), reason),
  );
  const [stored] = await db()
    .insert(mediaMerge)
    .values({
      mediaId: fromId,
      mrgTrgtMediaId: intoId,
      articleCount: articleIds.length,
      articleIds,
      mvngYn: articleIds.length ? 'Y' : 'N',
      prevUseYn: String(from.useYn),
      rgtrId: who,
      mdfrId: who,
    })
    .returning({ mediaMrgId: mediaMerge.mediaMrgId });
  if (!stored) throw new Error('The merge was not stored.');
  return stored.mediaMrgId;
};

/**
 * Merges outlets into one, all or none: the sources keep their history, but are disabled and accept no more articles.
 * Their articles are recorded here and moved by `moveArticles`.
 * @returns ids of the merges
 * @throws Failure 400 for a merge into itself, a cycle, an outlet that is already merged or whose articles are being
 * moved, none or too many outlets, or a disabled target; 404
 */
export const mergeMedia = (
  catalogue: Catalogue,
  caller: Caller,
  mediaIds: readonly number[],
  intoId: number,
  reason: string | null,
): Promise<number[]> =>
  oneMergeAtATime(async () => {
    const problem = countProblem(mediaIds);
    if (problem) throw badRequest(problem);
    await closeToArticles(catalogue, [...mediaIds, intoId]);
    for (const mediaId of mediaIds) if (await isUnderWay(mediaId)) throw badRequest(stillMoving);
    const merges: number[] = [];
    for (const fromId of new Set(mediaIds))
      merges.push(await mergeOne(catalogue, caller, [fromId, intoId], reason));
    return merges;
  });
