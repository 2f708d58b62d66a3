import { and, eq, isNull } from 'drizzle-orm';
import { mediaMerge } from '#generated/tables/index.ts';
import type { Row } from '../../crud/readRecord.ts';
import { db } from '../../database/db.ts';
import { badRequest } from '../../failure.ts';

const hasTakenIn = async (mediaId: number): Promise<boolean> => {
  const found = await db()
    .select({ mediaMrgId: mediaMerge.mediaMrgId })
    .from(mediaMerge)
    .where(and(eq(mediaMerge.mrgTrgtMediaId, mediaId), isNull(mediaMerge.undoDt)))
    .limit(1);
  return found.length > 0;
};

/** While a merge stands, both of its outlets do: without either it could never be undone. @throws Failure 400 */
export const assertNoMergeStands = async ({ mediaId, mrgTrgtMediaId }: Row): Promise<void> => {
  const undoFirst = '병합을 되돌린 뒤에 삭제해 주세요.';
  if (mrgTrgtMediaId !== null) throw badRequest(`다른 매체에 병합된 매체입니다. ${undoFirst}`);
  if (await hasTakenIn(mediaId as number)) throw badRequest(`이 매체에 병합된 매체가 있습니다. ${undoFirst}`);
};
