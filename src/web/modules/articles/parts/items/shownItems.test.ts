import { beforeEach, expect, it } from 'vitest';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { changeOpenedItem, changeShownRows, shownRows } from './shownItems.ts';

interface Item {
  articleId: number;
  readYn: 'Y' | 'N';
}

const item = (articleId: number): Item => ({ articleId, readYn: 'N' });
const list = ['article-list', 'article', {}];
const open = ['article', 'article', '2'];
const listed = () => queryClient.getQueryData<{ data: Item[] }>(list);

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryDefaults([], { gcTime: 60_000 });
  queryClient.setQueryData(list, { data: [item(1), item(2), item(3)], totalRecords: 3 });
  queryClient.setQueryData(open, item(2));
});

it('changes rows of lists, and leaves all else as it is', () => {
  const before = listed();
  changeShownRows<Item>([2, 9], { readYn: 'Y' });
  expect(shownRows<Item>().map(({ readYn }) => readYn)).toEqual(['N', 'Y', 'N']);
  expect(listed()?.data[0]).toBe(before?.data[0]);
  expect(queryClient.getQueryData(open)).toEqual(item(2));
});

it('draws nothing anew where nothing is new', () => {
  const before = listed();
  changeShownRows<Item>([1, 2, 3], { readYn: 'N' });
  expect(listed()).toBe(before);
});

it('changes the item that is read, if it is one of these', () => {
  changeOpenedItem<Item>([1, 3], { readYn: 'Y' });
  expect(queryClient.getQueryData(open)).toEqual(item(2));
  changeOpenedItem<Item>([2], { readYn: 'Y' });
  expect(queryClient.getQueryData(open)).toEqual({ articleId: 2, readYn: 'Y' });
});
