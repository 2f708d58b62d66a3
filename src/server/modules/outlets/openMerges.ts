import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { countText } from '#contract/countText.ts';
import { mediaMerge } from '#generated/tables/index.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest } from '#server/kernel/failure.ts';

const articles = (count: number): string => `기사 ${countText(count)} 이동`;

/** Reason texts that a merge and its undoing add to both outlets, with the name of the other. */
export const mergedInto = (name: string): string => `'${name}'에 병합`;
export const mergedFrom = (name: string, count: number): string => `'${name}' 병합, ${articles(count)}`;
export const mergeUndone = (name: string): string => `'${name}' 병합 되돌림`;
export const mergeUndoneWithArticles = (name: string, count: number): string =>
  `${mergeUndone(name)}, ${articles(count)}`;

/** The action on an outlet, derived from the first reason that the change added; undefined for an ordinary change. */
export const mergeAction = (reason: string | null): 'merge' | 'undoMerge' | undefined => {
  const [first = ''] = (reason ?? '').split('\n');
  if (/^'.*' 병합 되돌림(, 기사 [\d,]+건 이동)?$/.test(first)) return 'undoMerge';
  return /^'.*'(에 병합| 병합, 기사 [\d,]+건 이동)$/.test(first) ? 'merge' : undefined;
};

/** Merges in effect: not undone, or still being undone (articles are being moved back). */
export const isInEffect: SQL | undefined = or(isNull(mediaMerge.undoDt), eq(mediaMerge.mvngYn, 'Y'));

const exists = async (where: SQL | undefined): Promise<boolean> => {
  const found = await db()
    .select({ mediaMrgId: mediaMerge.mediaMrgId })
    .from(mediaMerge)
    .where(where)
    .limit(1);
  return found.length > 0;
};

const isTaken = (mediaId: number) => eq(mediaMerge.mediaId, mediaId);
const hasMerged = (mediaId: number) => eq(mediaMerge.mrgTrgtMediaId, mediaId);

/** Whether articles are being moved away from a merged outlet, or back to it. */
export const isLeaving = (mediaId: number): Promise<boolean> =>
  exists(and(isTaken(mediaId), eq(mediaMerge.mvngYn, 'Y')));

/** Whether articles are being moved to or from the outlet. */
export const isUnderWay = (mediaId: number): Promise<boolean> =>
  exists(and(or(isTaken(mediaId), hasMerged(mediaId)), eq(mediaMerge.mvngYn, 'Y')));

/**
 * Refuses to delete an outlet that is part of a merge: the merge could not be undone without it. @throws Failure 400
 */
export const assertNoMergeInEffect = async (outlet: Row): Promise<void> => {
  const mediaId = outlet.mediaId as number;
  const undoFirst = '병합을 되돌린 뒤에 삭제해 주세요.';
  if (outlet.mrgTrgtMediaId !== null) throw badRequest(`다른 매체에 병합된 매체입니다. ${undoFirst}`);
  if (await exists(and(hasMerged(mediaId), isNull(mediaMerge.undoDt))))
    throw badRequest(`이 매체에 병합된 매체가 있습니다. ${undoFirst}`);
  if (await isUnderWay(mediaId))
    throw badRequest('이 매체의 기사를 옮기고 있습니다. 다 옮긴 뒤에 삭제해 주세요.');
};
