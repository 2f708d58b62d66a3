import { constants } from '#contract/constants.ts';
import type { ListAnswer } from '#contract/list.ts';
import type { NoticeItem } from '#generated/types/notificationCalls.ts';
import type { Caller } from '../../access/caller.ts';
import { listQueryOf } from '../../crud/answers.ts';
import { readList } from '../../crud/readList.ts';
import { sourceOf } from '../../crud/source.ts';
import { type Catalogue, entityOf } from '../../operations/catalogue.ts';

const shown = ['ntcId', 'ntcClsfCd', 'ntcClsfCdNm', 'ttl', 'menuUrl', 'comPstId', 'regDt', 'rgtrNm'];

interface Query {
  page?: number | null | undefined;
  size?: number | null | undefined;
}

/** The caller's pending notifications, the newest first, and how many there are. */
export const listNotices = async (
  catalogue: Catalogue,
  caller: Caller,
  { page, size }: Query,
): Promise<ListAnswer<NoticeItem>> => {
  const spec = entityOf(catalogue, 'notification');
  const asked = listQueryOf(
    spec,
    { page: page ?? constants.pageStart, size: size ?? constants.pageSizeDefault },
    caller,
  );
  const fields = spec.fields.filter(({ name }) => shown.includes(name));
  const answer = await readList(sourceOf(catalogue, spec), caller, asked, { fields });
  return { ...answer, stats: { pending: answer.totalRecords } } as unknown as ListAnswer<NoticeItem>;
};
