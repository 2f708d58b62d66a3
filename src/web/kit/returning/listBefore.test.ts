import { expect, it } from 'vitest';
import { listBefore } from './listPlace.ts';

it('the list before a record is its own as it was left, or the search that found it', () => {
  expect(listBefore('/board', null)).toBe('/board');
  expect(listBefore('/board', { listSearch: '?page=2' })).toBe('/board?page=2');
  expect(listBefore('/board', { listAddress: '/search?searchText=a' })).toBe('/search?searchText=a');
});
