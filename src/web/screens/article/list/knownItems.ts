import type { ListAnswer } from '#contract/list.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import type { Item } from './listQuestion.ts';

const lists = { queryKey: ['article-list'] };

/** What the page that is shown tells of these items, as far as they stand on it. */
export const knownItems = (articleIds: readonly number[]): Item[] => {
  const wanted = new Set(articleIds);
  const pages = queryClient.getQueriesData<ListAnswer<Item>>(lists);
  return pages.flatMap(([, page]) => page?.data ?? []).filter(({ articleId }) => wanted.has(articleId));
};

/** Puts into the shown lists that the person keeps articles, or does no more. */
export const putMemosIntoShown = (articleIds: readonly number[], memoYn: 'Y' | 'N'): void => {
  const changed = new Set(articleIds);
  queryClient.setQueriesData<ListAnswer<Item>>(lists, (page) =>
    page?.data.some(({ articleId }) => changed.has(articleId))
      ? { ...page, data: page.data.map((row) => (changed.has(row.articleId) ? { ...row, memoYn } : row)) }
      : page,
  );
  void queryClient.invalidateQueries({ queryKey: ['article'] });
};
