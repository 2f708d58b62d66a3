import { today as koreanToday } from '#contract/days.ts';
import { read } from '#web/client/http/read.ts';
import { type PrefetchableQuery, prefetch } from '#web/kit/query/prefetch.ts';
import { readAfterMemoWrites } from '../../parts/memo/memoWrites.ts';
import type { ItemKind } from '../kind/itemKinds.tsx';
import { readAddress } from '../query/address.ts';
import { conditionQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import type { ArticleRecord } from './articleRecord.ts';

/** True if the id from an address can be that of an article. */
export const isArticleId = (id: string): boolean => /^\d{1,15}$/.test(id);

/** An article with its neighbours in the list of these conditions. */
export const articleQuery = (
  kind: ItemKind,
  id: string,
  conditions: ArticleConditions,
  today: string,
): PrefetchableQuery<ArticleRecord> => ({
  queryKey: ['article', kind.name, id, conditions, today],
  load: (signal, isPrefetch = false) =>
    readAfterMemoWrites(Number(id), () =>
      read<ArticleRecord>(`${kind.api}-detail`, {
        params: { articleId: id, ...conditionQuery(conditions, today), sort: conditions.sort },
        signal,
        quiet: true,
        background: isPrefetch,
      }),
    ),
});

/** Sends the first requests of an article's screen at this address. */
export const prefetchArticle = (
  kind: ItemKind,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<unknown> | undefined => {
  const today = koreanToday();
  const id = pathname.split('/').at(-1) ?? '';
  if (!isArticleId(id)) return undefined;
  return prefetch(articleQuery(kind, id, readAddress(new URLSearchParams(search), today, kind), today));
};
