import { today as koreanToday } from '#contract/days.ts';
import type { UnreadCounts } from '#generated/types/readMarkCalls.ts';
import { read } from '#web/client/http/read.ts';
import type { ViewReader } from '#web/kit/views/viewSource.ts';
import { outletOf, titlesOf } from '../../parts/items/itemNames.ts';
import { type ItemKind, itemKinds } from '../kind/itemKinds.tsx';
import { detailAddress, readAddress, writeAddress } from '../query/address.ts';
import { conditionQuery, pageQuery } from '../query/apiQuery.ts';
import { fetchItems } from '../query/itemsQuery.ts';

const kindOf = (list: string): ItemKind => {
  const kind = itemKinds.find(({ listPath }) => listPath === list);
  if (!kind) throw new Error(`${list} is no list of items.`);
  return kind;
};

/** Reads item lists for dashboard panels, which show a few of their rows. */
export const viewReader: ViewReader = {
  async rows(list, query, signal) {
    const kind = kindOf(list);
    const today = koreanToday();
    const conditions = { ...readAddress(new URLSearchParams(query), today, kind), page: 1 };
    const requested = { ...pageQuery({ ...conditions, size: 10 }, today), total: 'capped' };
    const { data } = await fetchItems(kind, requested, signal, true);
    return data.map((item) => {
      const { main } = titlesOf(item);
      return {
        key: item.articleId,
        to: detailAddress(kind, item.articleId, conditions),
        title: main.text,
        language: main.language,
        facts: [outletOf(item) ?? `${kind.outletLabel} 미상`, item.ntnNm ?? '국가 미상'],
        time: item.frmTrsfNscvrgDt,
        isUnread: item.readYn === 'N',
      };
    });
  },
  async unread(list, query, signal) {
    const kind = kindOf(list);
    const today = koreanToday();
    const conditions = readAddress(new URLSearchParams(query), today, kind);
    const params = conditionQuery({ ...conditions, unreadYn: '', foldYn: '' }, today);
    const quiet = { quiet: true, background: true } as const;
    const { unreadCnt } = await read<UnreadCounts>(`${kind.api}-list/unread`, { params, signal, ...quiet });
    return { count: unreadCnt, query: writeAddress(kind, { ...conditions, unreadYn: 'Y', page: 1 }) };
  },
};
