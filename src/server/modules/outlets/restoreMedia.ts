import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { isPageSize, type ListAnswer } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import { appUser, media, nationCode } from '#generated/tables/index.ts';
import type { DeletedMediaItem } from '#generated/types/mediaCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { mask } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { daysLeft, restorableDays, restoreRecord } from '#server/kernel/crud/restoreRecord.ts';
import { advisoryLock, reader } from '#server/kernel/database/db.ts';
import { duplicate, validationFailure } from '#server/kernel/failure.ts';
import { actorNames } from '#server/modules/platform/index.ts';
import { registeredAt } from './duplicates.ts';
import { addressLock } from './outletAddress.ts';
import { withReason } from './reasons.ts';

interface Paging {
  page?: number | null | undefined;
  size?: number | null | undefined;
}

const restorable = () =>
  and(
    eq(media.delYn, 'Y'),
    gt(media.mdfcnDt, sql`now() - make_interval(days => ${sql.raw(String(restorableDays))})`),
  );

/** Deleted outlets that can still be restored, latest first. */
export const deletedMedia = async ({
  page: asked,
  size: wanted,
}: Paging): Promise<ListAnswer<DeletedMediaItem>> => {
  const page = asked ?? constants.pageStart;
  const size = wanted ?? constants.pageSizeDefault;
  if (!isPageSize(size)) throw validationFailure([invalid('size', '쪽 크기')]);
  const rows = await reader()
    .select({
      mediaId: media.mediaId,
      mediaKornNm: media.mediaKornNm,
      mediaLclanNm: media.mediaLclanNm,
      mediaEngNm: media.mediaEngNm,
      ntnKornNm: nationCode.ntnNm,
      url: media.url,
      articleCount: media.articleCount,
      mdfrId: media.mdfrId,
      mdfrNm: appUser.userNm,
      mdfcnDt: media.mdfcnDt,
    })
    .from(media)
    .leftJoin(nationCode, eq(nationCode.ntnId, media.ntnId))
    .leftJoin(appUser, eq(appUser.userId, media.mdfrId))
    .where(restorable())
    .orderBy(desc(media.mdfcnDt), desc(media.mediaId))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await reader().select({ n: count() }).from(media).where(restorable());
  return {
    data: rows.map(({ mdfrId, mdfrNm, mdfcnDt, ...row }) => ({
      ...row,
      delDt: mdfcnDt.toISOString(),
      delrNm: actorNames[mdfrId ?? ''] ?? (mask('name', mdfrNm) as string | null),
      daysLeft: Math.max(0, daysLeft(mdfcnDt)),
    })),
    totalRecords: Number(total?.n ?? 0),
    page,
    size,
  };
};

/** Restores a deleted outlet, unless its address has been registered in the meantime. For administrators. */
export const restoreMedia = (
  catalogue: Catalogue,
  caller: Caller,
  { mediaId, wrtRsn }: { mediaId: number; wrtRsn?: string | null | undefined },
): Promise<Row> =>
  advisoryLock(addressLock, () =>
    restoreRecord(catalogue, entityOf(catalogue, 'media'), caller, mediaId, async (before) => {
      const taken = typeof before.url === 'string' ? await registeredAt(before.url, mediaId) : undefined;
      if (taken) {
        const message = `그 사이에 같은 URL의 매체가 등록되어 복원할 수 없습니다: ${taken.mediaNm ?? `매체 번호 ${taken.mediaId}`}`;
        throw duplicate([{ name: 'url', label: 'URL', message }]);
      }
      return { deleteYn: 'N', ...withReason(before, `삭제한 매체를 복원${wrtRsn ? ` (${wrtRsn})` : ''}`) };
    }),
  );
