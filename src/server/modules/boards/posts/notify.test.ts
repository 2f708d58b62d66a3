import { describe, expect, it } from 'vitest';
import { audienceOf, isWider } from './notify.ts';

const toKim = [{ userId: 'kim' }];
const board = { pstKndCd: 'BOARD', recipients: toKim };
const notice = { pstKndCd: 'NOTICE', emrgYn: 'N' };

it.each([
  [board, 'recipients'],
  [{ ...board, emrgYn: 'Y' }, 'recipients'],
  [{ ...board, rlsYn: 'Y' }, 'everybody'],
  [notice, 'nobody'],
  [{ ...notice, upperNtcYn: 'Y' }, 'nobody'],
  [{ ...notice, emrgYn: 'Y' }, 'everybody'],
  [{ pstKndCd: 'ADMIN' }, 'nobody'],
])('%j is for %s', (post, audience) => {
  expect(audienceOf(post)).toBe(audience);
});

describe('a post is news', () => {
  it.each([
    ['when it is new', board, undefined, true],
    ['not as an ordinary notice', notice, undefined, false],
    ['not when its text changed', { ...board, ttl: '다른 제목' }, board, false],
    ['to who was added', { ...board, recipients: [...toKim, { groupId: 3 }] }, board, true],
    [
      'not when some were taken off',
      { ...board, recipients: toKim },
      { ...board, recipients: [...toKim, { groupId: 3 }] },
      false,
    ],
    ['when it is released', { ...board, rlsYn: 'Y' }, board, true],
    ['not when it is taken back', board, { ...board, rlsYn: 'Y' }, false],
    ['when a notice becomes urgent', { ...notice, emrgYn: 'Y' }, notice, true],
    [
      'not when an urgent one is mended',
      { ...notice, emrgYn: 'Y', ttl: '고침' },
      { ...notice, emrgYn: 'Y' },
      false,
    ],
  ])('%s', (_when, post, before, is) => {
    expect(isWider(post, before)).toBe(is);
  });
});
