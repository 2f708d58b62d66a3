import { expect, it } from 'vitest';
import { recipientsText } from './BoardList.tsx';

it.each([
  [{ recipientIds: ['a', 'b'], recipientGroups: [1], rlsYn: 'N' }, '그룹 1 · 2명'],
  [{ recipientIds: [], recipientGroups: [1, 2] }, '그룹 2'],
  [{ recipientIds: ['a'], recipientGroups: null }, '1명'],
  [{ recipientIds: ['a'], rlsYn: 'Y' }, '전체 공개'],
  [{}, '-'],
])('%j reads %s', (post, text) => {
  expect(recipientsText(post)).toBe(text);
});
