import { beforeEach, expect, it } from 'vitest';
import { clearRecents, noteRecent, readRecents } from './recents.ts';

const record = (id: number) => ({
  path: `/article/Article/Detail/${id}`,
  title: `기사 ${id}`,
  language: 'ko',
});
beforeEach(() => localStorage.clear());

it('what was read last comes first, once', () => {
  for (const id of [1, 2, 1]) noteRecent('kim', record(id));
  expect(readRecents('kim').map(({ title }) => title)).toEqual(['기사 1', '기사 2']);
});

it('belongs to one person, and is forgotten with them', () => {
  noteRecent('kim', record(1));
  expect(readRecents('lee')).toEqual([]);
  clearRecents();
  expect(readRecents('kim')).toEqual([]);
});

it('keeps the last twenty, and survives a store that holds something else', () => {
  for (let id = 0; id < 30; id += 1) noteRecent('kim', record(id));
  expect(readRecents('kim')).toHaveLength(20);
  localStorage.setItem('recentRecords', '{broken');
  expect(readRecents('kim')).toEqual([]);
});
