import { constants } from '#contract/constants.ts';
import type { ListAnswer } from '#contract/list.ts';
import type { NoticeItem } from '#generated/types/notificationCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { listQueryOf } from '#server/kernel/crud/answers.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { urgentNotices } from './urgentNotices.ts';

const shown = ['ntcId', 'ntcClsfCd', 'ntcClsfCdNm', 'ttl', 'menuUrl', 'comPstId', 'regDt', 'rgtrNm'];
/** What tells of which record a notification is. */
const read = [...shown, 'trgtNm'];

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
  const fields = spec.fields.filter(({ name }) => read.includes(name));
  const answer = await readList(sourceOf(catalogue, spec), caller, asked, { fields });
  const rows = answer.data as Record<string, unknown>[];
  const urgent = await urgentNotices(rows);
  const data = rows.map(({ trgtNm: _record, ...row }) => ({
    ...row,
    emrgYn: urgent.has(String(row.ntcId)) ? 'Y' : 'N',
  }));
  return { ...answer, data, stats: { pending: answer.totalRecords } } as unknown as ListAnswer<NoticeItem>;
};
