import { expect, it } from 'vitest';
import { addressOf, type MemoConditions, readConditions, writeConditions } from './conditions.ts';

const start: MemoConditions = { text: '', kind: '', sort: 'regDt,DESC', page: 1 };

it('reads what it wrote, and leaves the rest of the address', () => {
  const wanted: MemoConditions = { text: '한류 & K', kind: 'sns', sort: 'regDt,ASC', page: 3 };
  const written = writeConditions(new URLSearchParams('other=1'), wanted);
  expect(written.get('other')).toBe('1');
  expect(readConditions(written)).toEqual(wanted);
  expect(writeConditions(written, start).toString()).toBe('other=1');
});

it.each(['memoKind=post&memoPage=0', 'memoPage=x&memoSort=title', 'memoPage=1.5', ''])(
  'takes %s for the beginning',
  (text) => {
    expect(readConditions(new URLSearchParams(text))).toEqual(start);
  },
);

it('leads to the screen of the kind', () => {
  expect(['article', 'thinkTank', 'sns', 'other'].map((kind) => addressOf(kind, 7))).toEqual([
    '/article/Article/Detail/7',
    '/article/ThinkTank/Detail/7',
    '/article/Sns/Detail/7',
    '/article/Article/Detail/7',
  ]);
});
