import { today as koreanToday } from '#contract/days.ts';
import type { ListAnswer } from '#contract/list.ts';
import type { ArticleItem } from '#generated/types/article.ts';
import type { SnsItem } from '#generated/types/sns.ts';
import { http } from '#web/client/http/http.ts';
import { mayOpenWithView } from '#web/client/views/savedViews.ts';
import { type PrefetchableQuery, prefetch } from '#web/kit/query/prefetch.ts';
import type { ItemKind } from '../kind/itemKinds.tsx';
import { readAddress } from './address.ts';
import { conditionQuery, pageQuery } from './apiQuery.ts';
import type { ArticleConditions } from './conditions.ts';

/** A row of the list; social items have a board. */
export type Item = ArticleItem & Partial<Pick<SnsItem, 'siteBbsNm'>>;

/** `background`: not requested by the user. */
export const fetchItems = async (
  kind: ItemKind,
  params: object,
  signal: AbortSignal,
  background = false,
): Promise<ListAnswer<Item>> =>
  (await http.get<ListAnswer<Item>>(`${kind.api}-list`, { params, signal, quiet: true, background })).data;

/** The page of the list under these conditions; of one highlight only, if its id is given. */
export const itemsQuery = (
  kind: ItemKind,
  conditions: ArticleConditions,
  today: string,
  clusterId?: number,
): PrefetchableQuery<ListAnswer<Item>> => {
  const query = { ...pageQuery(conditions, today), ...(clusterId && { clusterId }) };
  return {
    queryKey: ['article-list', kind.name, query],
    load: (signal, isPrefetch) => fetchItems(kind, { ...query, total: 'capped' }, signal, isPrefetch),
  };
};

/** Sends the first requests of the list at this address. */
export const prefetchList = (kind: ItemKind, search: string): Promise<unknown> | undefined => {
  // the list opens with a view that is not loaded yet
  if (search === '' && mayOpenWithView(kind.listPath)) return undefined;
  const today = koreanToday();
  return prefetch(itemsQuery(kind, readAddress(new URLSearchParams(search), today, kind), today));
};

/** The number of articles that match these conditions, without rows. `background`: not requested by the user. */
export const countArticles = async (
  kind: ItemKind,
  conditions: ArticleConditions,
  today: string,
  signal: AbortSignal,
  background = false,
): Promise<ListAnswer<Item>> =>
  fetchItems(kind, { ...conditionQuery(conditions, today), total: 'only' }, signal, background);
