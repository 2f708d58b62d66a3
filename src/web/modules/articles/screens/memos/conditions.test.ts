import { expect, it } from 'vitest';
import { kindOptions, type MemoConditions, readConditions, writeConditions } from './conditions.ts';

const start: MemoConditions = { text: '', kind: '', label: '', sort: 'regDt,DESC', page: 1 };

it('reads what it wrote, and leaves the rest of the address', () => {
  const wanted: MemoConditions = { text: '한류 & K', kind: 'sns', label: '0', sort: 'regDt,ASC', page: 3 };
  const written = writeConditions(new URLSearchParams('other=1'), wanted);
  expect(written.get('other')).toBe('1');
  expect(readConditions(written)).toEqual(wanted);
  expect(writeConditions(written, start).toString()).toBe('other=1');
});

it.each(['memoKind=post&memoPage=0', 'memoPage=x&memoSort=title', 'memoPage=1.5&memoLabel=-1', ''])(
  'takes %s for the beginning',
  (text) => {
    expect(readConditions(new URLSearchParams(text))).toEqual(start);
  },
);

it('offers the kinds by the words of their screens', () => {
  expect(kindOptions.map(({ label }) => label)).toEqual(['기사', '싱크탱크', '소셜 미디어']);
});
