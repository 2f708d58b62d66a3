import { and, count, desc, eq } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { isPageSize, type ListAnswer } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import { appUser, changeHistory } from '#generated/tables/index.ts';
import type { MediaHistoryItem } from '#generated/types/mediaCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { reader } from '#server/kernel/database/db.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { actorNames } from '#server/modules/platform/index.ts';
import { mergeAction } from './openMerges.ts';
import { addedReason } from './reasons.ts';

interface Query {
  mediaId: number;
  page?: number | null | undefined;
  size?: number | null | undefined;
}

/** Changes of an outlet with user and reason, latest first. @throws Failure 404 */
export const mediaHistory = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { mediaId, page: asked, size: wanted }: Query,
): Promise<ListAnswer<MediaHistoryItem>> => {
  const page = asked ?? constants.pageStart;
  const size = wanted ?? constants.pageSizeDefault;
  if (!isPageSize(size)) throw validationFailure([invalid('size', '쪽 크기')]);
  await readRecord(catalogue, entityOf(catalogue, 'media'), caller, mediaId);
  const ofOutlet = and(eq(changeHistory.entityNm, 'media'), eq(changeHistory.recordKey, String(mediaId)));
  const rows = await reader()
    .select({
      chgHstryId: changeHistory.chgHstryId,
      chgKnd: changeHistory.chgKnd,
      regDt: changeHistory.regDt,
      rgtrId: changeHistory.rgtrId,
      rgtrNm: appUser.userNm,
      bfrCn: changeHistory.bfrCn,
      aftrCn: changeHistory.aftrCn,
    })
    .from(changeHistory)
    .leftJoin(appUser, eq(appUser.userId, changeHistory.rgtrId))
    .where(ofOutlet)
    .orderBy(desc(changeHistory.chgHstryId))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await reader().select({ n: count() }).from(changeHistory).where(ofOutlet);
  return {
    data: rows.map(({ rgtrId, rgtrNm, chgKnd, ...row }) => ({
      ...row,
      chgKnd: mergeAction(addedReason(row.bfrCn, row.aftrCn)) ?? chgKnd ?? 'update',
      rgtrId: rgtrId ?? 'SYSTEM',
      rgtrNm: actorNames[rgtrId ?? ''] ?? rgtrNm,
      regDt: row.regDt.toISOString(),
      wrtRsn: addedReason(row.bfrCn, row.aftrCn),
    })),
    totalRecords: Number(total?.n ?? 0),
    page,
    size,
  };
};
