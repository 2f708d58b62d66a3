import { and, count, desc, eq } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { isPageSize, type ListAnswer } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import { appUser, postRead } from '#generated/tables/index.ts';
import type { PostReaderItem } from '#generated/types/commonBoardCalls.ts';
import type { Caller } from '../../access/caller.ts';
import { mask } from '../../crud/mask.ts';
import { readRecord } from '../../crud/readRecord.ts';
import { reader } from '../../database/db.ts';
import { denied, validationFailure } from '../../failure.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';
import { isTheirs } from '../../policies/posts.ts';

interface Query {
  pstId: number;
  page?: number | null | undefined;
  size?: number | null | undefined;
}

/** Who has opened a post and when first, the latest first. For its author and administrators. @throws Failure 403, 404 */
export const readersOf = async (
  catalogue: Catalogue,
  caller: Caller,
  { pstId, page: asked, size: wanted }: Query,
): Promise<ListAnswer<PostReaderItem>> => {
  const page = asked ?? constants.pageStart;
  const size = wanted ?? constants.pageSizeDefault;
  if (!isPageSize(size) || page < constants.pageStart) throw validationFailure([invalid('page', '쪽')]);
  const record = await readRecord(catalogue, entityOf(catalogue, 'post'), caller, pstId);
  if (!isTheirs(caller, record)) throw denied();
  const ofPost = and(eq(postRead.pstId, pstId), eq(postRead.delYn, 'N'));
  const rows = await reader()
    .select({
      userId: postRead.userId,
      userNm: appUser.userNm,
      instNm: appUser.instNm,
      deptNm: appUser.deptNm,
      regDt: postRead.regDt,
    })
    .from(postRead)
    .leftJoin(appUser, eq(appUser.userId, postRead.userId))
    .where(ofPost)
    .orderBy(desc(postRead.regDt), desc(postRead.prslId))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await reader().select({ n: count() }).from(postRead).where(ofPost);
  return {
    data: rows.map((row) => ({
      ...row,
      userNm: mask('name', row.userNm) as string | null,
      regDt: row.regDt.toISOString(),
    })),
    totalRecords: Number(total?.n ?? 0),
    page,
    size,
  };
};
