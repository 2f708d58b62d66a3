import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { type Stage, stage } from '../../../../../../tests/stage/stage.tsx';
import { articleKind } from '../kind/itemKinds.tsx';
import { type ArticleConditions, startConditions } from '../query/conditions.ts';
import { itemsQuery } from '../query/itemsQuery.ts';
import { type ArticleSteps, useNeighbours } from './articleSteps.ts';

const today = '2026-11-21';
const beside = { articleId: 9, kornTtl: '서버가 아는 글', lclanTtl: null };

let screen: Stage;
afterEach(() => screen.unmount());

/** The ways on from an article, where each page of the list has two: 1 and 2, 3 and 4, and so on. */
const stepsFrom = async (
  articleId: number,
  conditions: Partial<ArticleConditions>,
  isLoaded: boolean,
  pages = [1, 2, 3],
): Promise<string[]> => {
  const held = { ...startConditions, page: 2, ...conditions };
  const client = new QueryClient();
  for (const page of pages)
    client.setQueryData(itemsQuery(articleKind, { ...held, page }, today).queryKey, {
      data: [page * 2 - 1, page * 2].map((id) => ({ articleId: id, kornTtl: `글 ${id}` })),
    });
  let steps: ArticleSteps | undefined;
  const Steps = () => {
    const article = isLoaded ? { previous: beside, next: beside } : undefined;
    steps = useNeighbours({ kind: articleKind, articleId, article, conditions: held, today });
    return null;
  };
  screen = await stage(
    <QueryClientProvider client={client}>
      <Steps />
    </QueryClientProvider>,
  );
  return [steps?.previous, steps?.next].map((step) =>
    step ? `${step.articleId} on ${step.conditions.page}` : String(step),
  );
};

it.each([
  ['the first article of a page', 3, 2, ['9 on 1', '9 on 2']],
  ['the last article of a page', 4, 2, ['9 on 2', '9 on 3']],
  ['the first article of all, before which a newer one has come', 1, 1, ['9 on 1', '9 on 1']],
])('%s knows on which pages its neighbours are', async (_which, id, page, steps) => {
  expect(await stepsFrom(id, { page }, true)).toEqual(steps);
});

describe('before an article is loaded', () => {
  it.each([
    ['its list knows what lies beside it', 3, {}, ['2 on 1', '4 on 2']],
    ['and beyond the end of the page what is loaded of the next one', 4, {}, ['3 on 2', '5 on 3']],
    ['rows of an unread list lead on within their page', 4, { unreadYn: 'Y' }, ['3 on 2', 'undefined']],
    ['a list that was not shown knows nothing', 7, {}, ['undefined', 'undefined']],
  ] as const)('%s', async (_what, id, conditions, steps) => {
    expect(await stepsFrom(id, conditions, false)).toEqual(steps);
  });
});
