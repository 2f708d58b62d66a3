import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { useLayoutEffect } from 'react';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { type Stage, stage } from '../../../../../../tests/stage/stage.tsx';
import { isUnread, markItem, type ReadFacts } from '../../parts/readMarks/readMarks.ts';
import { useOpened } from './useOpened.ts';

const server = setupServer();
const marked: unknown[] = [];
let screen: Stage | undefined;

const Page = ({ item }: { item: ReadFacts }) => {
  useOpened(item);
  return null;
};
const open = async (item: ReadFacts) => {
  screen = await stage(<Page item={item} />);
};

beforeAll(() => server.listen());
afterAll(() => server.close());
afterEach(() => {
  screen?.unmount();
  screen = undefined;
  marked.length = 0;
});

const listen = () =>
  server.use(
    mock.post('*/api/update-article/read', async ({ request }) => {
      marked.push(await request.json());
      return HttpResponse.json({ data: {} });
    }),
  );

it('an item is read when it is opened; what has been read is not marked once more', async () => {
  listen();
  await open({ articleId: 1, readYn: 'N' });
  await expect.poll(() => marked).toEqual([{ articleIds: [1], readYn: 'Y' }]);
  screen?.unmount();
  await open({ articleId: 2, readYn: 'Y' });
  expect(marked).toHaveLength(1);
});

it('so is one that was read in this tab, and turned to unread in another', async () => {
  listen();
  await markItem(4, true);
  await open({ articleId: 4, readYn: 'N' });
  await expect.poll(() => marked).toHaveLength(2);
});

it('so is one that the list tells to be unread, when its text was asked for before', async () => {
  listen();
  queryClient.setQueryData(['article-list', 'article', {}], { data: [{ articleId: 5, readYn: 'N' }] });
  await open({ articleId: 5, readYn: 'Y' });
  await expect.poll(() => marked).toEqual([{ articleIds: [5], readYn: 'Y' }]);
});

it('so is one that was turned to unread while its text was on the way', async () => {
  listen();
  await markItem(3, false);
  await open({ articleId: 3, readYn: 'Y' });
  await expect
    .poll(() => marked)
    .toEqual([
      { articleIds: [3], readYn: 'N' },
      { articleIds: [3], readYn: 'Y' },
    ]);
});

it('an item is read before it is shown: who reads on at once does not meet it again', async () => {
  listen();
  const item: ReadFacts = { articleId: 6, readYn: 'N' };
  const whenShown: boolean[] = [];
  const ShownPage = () => {
    useOpened(item);
    // runs between the DOM update and its painting, like a key that is held down may
    useLayoutEffect(() => {
      whenShown.push(isUnread(item));
    }, []);
    return null;
  };
  screen = await stage(<ShownPage />);
  expect(whenShown).toEqual([false]);
});
