import { expect, it } from 'vitest';
import { queryText } from './http.ts';

it('repeats the name of a list, and leaves out what is not given', () =>
  expect(
    queryText({ id: [1, 2], word: '문화 & 예술', on: false, none: undefined, nil: null, empty: [] }),
  ).toBe('id=1&id=2&word=%EB%AC%B8%ED%99%94+%26+%EC%98%88%EC%88%A0&on=false'));

it('takes a query that is made already', () =>
  expect(queryText(new URLSearchParams('id=1&id=2'))).toBe('id=1&id=2'));
