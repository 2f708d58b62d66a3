import { expect, it } from 'vitest';
import { listQuery } from './listQuery.ts';

const usual = { filter: {}, sort: { field: 'regDt', order: 'DESC' }, size: 10 };
const read = (query: string) => Object.fromEntries(new URLSearchParams(query));

it('a list as it begins has no query, whatever stood in its address', () => {
  expect(listQuery(usual, usual)).toBe('');
  const month = { ...usual, filter: { from: '2026-10-26', to: '2026-11-26' } };
  expect(listQuery({ ...month, filter: { to: '2026-11-26', from: '2026-10-26' } }, month)).toBe('');
});

it('what differs is written, the conditions in one order', () => {
  const query = listQuery(
    { filter: { b: '2', a: '가' }, sort: { field: 'a', order: 'ASC' }, size: 50 },
    usual,
  );
  expect(read(query)).toEqual({ sort: 'a', order: 'ASC', perPage: '50', filter: '{"a":"가","b":"2"}' });
  expect(query).toMatch(/^\?[\w.&=+%*-]+$/);
});

it('conditions that the list begins with and that were taken away are said to be none', () => {
  const month = { ...usual, filter: { from: '2026-10-26' } };
  expect(read(listQuery({ ...month, filter: {} }, month))).toEqual({ filter: '{}' });
  expect(read(listQuery({ ...month, size: 50 }, month))).toEqual({
    perPage: '50',
    filter: '{"from":"2026-10-26"}',
  });
});
