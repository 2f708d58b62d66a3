import { expect, it } from 'vitest';
import { withReadableFilter } from './routerProvider.tsx';

const filterIn = (search: string) => new URLSearchParams(search).getAll('filter');
const read = (...filters: string[]) =>
  filterIn(withReadableFilter(`?${new URLSearchParams(filters.map((one) => ['filter', one]))}&page=2`));

it.each([
  ['{"eml":"a"}', '{"eml":"a"}'],
  ['{"eml":{"a":1},"userNm":"이"}', '{"userNm":"이"}'],
  ['{"eml":["a",{"b":1}],"userNm":null}', '{}'],
  ['{"mediaFeedId":3,"isOn":true}', '{"mediaFeedId":"3","isOn":"true"}'],
  ['null', '{}'],
  ['[1]', '{}'],
  ['"eml"', '{}'],
  ['7', '{}'],
  ['{"eml":', '{}'],
  ['', '{}'],
])('%s is read as %s', (filter, readable) => expect(read(filter)).toEqual([readable]));

it('of two the last is read; an address that is well stays as it is', () => {
  expect(read('{"a":"1"}', '{"a":"2"}')).toEqual(['{"a":"2"}']);
  for (const search of ['', '?page=2', '?filter={"a":"가"}&sort=b', '?filter=%7B%22a%22%3A%22b+c%22%7D'])
    expect(withReadableFilter(search)).toBe(search);
});
