import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { type Stage, stage } from '../../../../../tests/stage/stage.tsx';
import { articleKind } from '../kind/itemKinds.ts';
import { itemsQuery } from '../list/itemsQuery.ts';
import { startConditions } from '../query/conditions.ts';
import type { ArticleRecord } from './articleRecord.ts';
import { useNeighbourPages } from './neighbourPages.ts';

const today = '2026-11-21';
const beside = { articleId: 1 };

let screen: Stage;
afterEach(() => screen.unmount());

/** The pages of the previous and the next article, where the page in the list begins with 5 and ends with 6. */
const pagesOf = async (articleId: number, page: number): Promise<number[]> => {
  const conditions = { ...startConditions, page };
  const client = new QueryClient();
  for (const one of [page - 1, page, page + 1])
    client.setQueryData(itemsQuery(articleKind, { ...conditions, page: one }, today).queryKey, {
      data: [{ articleId: 5 }, { articleId: 6 }],
    });
  let pages: number[] = [];
  const Pages = () => {
    const article = { articleId, previous: beside, next: beside } as ArticleRecord;
    const { previous, next } = useNeighbourPages(articleKind, article, conditions, today);
    pages = [previous.page, next.page];
    return null;
  };
  screen = await stage(
    <QueryClientProvider client={client}>
      <Pages />
    </QueryClientProvider>,
  );
  return pages;
};

it.each([
  ['the first article of a page', 5, 3, [2, 3]],
  ['the last article of a page', 6, 3, [3, 4]],
  ['the first article of all, before which a newer one has come', 5, 1, [1, 1]],
])('%s knows on which pages its neighbours are', async (_which, id, page, pages) => {
  expect(await pagesOf(id, page)).toEqual(pages);
});
