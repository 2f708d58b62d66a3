import { expect, it } from 'vitest';
import { afterReading } from './PostReader.tsx';

const page = () => ({
  data: [
    { id: '1', prslYn: 'N', inqCnt: 0 },
    { id: '2', prslYn: 'Y', inqCnt: 4 },
  ],
  total: 2,
  meta: { stats: { unread: 1, others: 3 } },
});

it('what was unread is read, leaves the number above the list, and counts one look more', () => {
  expect(afterReading(page(), '1', 1)).toEqual({
    data: [
      { id: '1', prslYn: 'Y', inqCnt: 1 },
      { id: '2', prslYn: 'Y', inqCnt: 4 },
    ],
    total: 2,
    meta: { stats: { unread: 0, others: 3 } },
  });
});

it('what had been read before has only been looked at once more', () => {
  const after = afterReading(page(), 2, 5);
  expect(after.data[1]).toEqual({ id: '2', prslYn: 'Y', inqCnt: 5 });
  expect(after.meta.stats.unread).toBe(1);
});

it.each([
  ['of another page', '7', 1],
  ['that nobody has looked at meanwhile', '2', 4],
])('a post %s leaves the page as it is', (_which, id, inqCnt) => {
  const before = page();
  expect(afterReading(before, id, inqCnt)).toBe(before);
});

it('posts of boards that do not tell what is read have only their number changed', () => {
  expect(afterReading({ data: [{ id: 3, inqCnt: 0 }] }, '3', 1)).toEqual({ data: [{ id: 3, inqCnt: 1 }] });
});
