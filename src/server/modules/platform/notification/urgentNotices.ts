import { and, eq, inArray } from 'drizzle-orm';
import { noticeKinds } from '#contract/notices.ts';
import { post } from '#generated/tables/index.ts';
import { reader } from '#server/kernel/database/db.ts';

type Row = Record<string, unknown>;

const isOfPost = ({ ntcClsfCd, trgtNm }: Row): boolean => ntcClsfCd === noticeKinds.post && trgtNm === 'post';

/** Of these notifications the numbers of those that tell of a post which is urgent now. */
export const urgentNotices = async (notices: readonly Row[]): Promise<Set<string>> => {
  const pstIds = notices.filter(isOfPost).map(({ comPstId }) => Number(comPstId));
  if (pstIds.length === 0) return new Set();
  const rows = await reader()
    .select({ pstId: post.pstId })
    .from(post)
    .where(and(inArray(post.pstId, pstIds), eq(post.emrgYn, 'Y')));
  const urgent = new Set(rows.map(({ pstId }) => String(pstId)));
  return new Set(
    notices
      .filter((row) => isOfPost(row) && urgent.has(String(row.comPstId)))
      .map(({ ntcId }) => String(ntcId)),
  );
};
