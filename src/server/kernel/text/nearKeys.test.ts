import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keysOf, maxDays, nearKeys, neighbouringKeys } from './fingerprint.ts';

const noon = new Date('2026-11-21T12:00:00Z');
const days = (count: number): Date => new Date(noon.getTime() + count * 86_400_000);
const bit = (index: number): [number, number] => (index < 32 ? [1 << index, 0] : [0, 1 << (index - 32)]);
const int = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

const meet = (one: readonly number[], other: readonly number[]): boolean => {
  const near = new Set(neighbouringKeys(one));
  return other.some((key) => near.has(key));
};

describe('keys', () => {
  it('are eight integers that hold the whole fingerprint', () => {
    fc.assert(
      fc.property(int, int, (low, high) => {
        const keys = keysOf([low, high], noon);
        expect(keys).toHaveLength(8);
        for (const key of keys) expect(key).toBe(key | 0);
        const half = (from: number) =>
          keys.slice(from, from + 4).reduce((bits, key, byte) => bits | ((key & 0xff) << (byte * 8)), 0);
        expect([half(0), half(4)]).toEqual([low, high]);
      }),
    );
  });

  it('meet when up to seven bits differ, whichever they are', () => {
    const indexes = fc.uniqueArray(fc.nat({ max: 63 }), { maxLength: 7 });
    fc.assert(
      fc.property(int, int, indexes, (low, high, flipped) => {
        let other: [number, number] = [low, high];
        for (const index of flipped) other = [other[0] ^ bit(index)[0], other[1] ^ bit(index)[1]];
        expect(meet(keysOf([low, high], noon), keysOf(other, noon))).toBe(true);
      }),
    );
  });

  it('match on neighbouring days only', () => {
    const mine = keysOf([1, 2], noon);
    for (let count = -maxDays; count <= maxDays; count += 1)
      expect(meet(mine, keysOf([1, 2], days(count))), String(count)).toBe(true);
    expect(meet(mine, keysOf([1, 2], days(maxDays + 1)))).toBe(false);
    expect(meet(mine, keysOf([1, 2], days(-maxDays - 1)))).toBe(false);
  });

  it('have the day above the byte above its value', () => {
    const day = 20_778;
    expect(noon.getTime()).toBe((day + 0.5) * 86_400_000);
    const [first, second, , , fifth] = keysOf([0x0201, 0x03], noon);
    expect([first, second, fifth]).toEqual([
      (day << 11) | 1,
      (day << 11) | (1 << 8) | 2,
      (day << 11) | (4 << 8) | 3,
    ]);
    expect(neighbouringKeys([(day << 11) | 5])).toEqual(
      [-3, -2, -1, 0, 1, 2, 3].map((days) => ((day + days) << 11) | 5),
    );
  });

  it('stay integers before 1970 and far ahead', () => {
    for (const time of [new Date('1899-12-31T00:00:00Z'), new Date('2400-01-01T00:00:00Z')])
      expect(meet(keysOf([5, 6], time), keysOf([5, 6], time))).toBe(true);
  });
});

describe('an article', () => {
  const body = Array.from({ length: 120 }, (_, index) => String.fromCharCode(0xac00 + index * 11)).join('');
  const article = {
    kornTtl: '제목',
    lclanTtl: null,
    articleCn: body,
    articleTransCn: null,
    reportedAt: noon,
  };

  it('is keyed by its original text if there is one', () => {
    const mine = nearKeys(article);
    expect(nearKeys({ ...article, articleTransCn: '번역' })).toEqual(mine);
    expect(nearKeys({ ...article, articleCn: '', articleTransCn: body })).toEqual(mine);
    expect(nearKeys({ ...article, lclanTtl: '제목', kornTtl: '다른 제목' })).toEqual(mine);
  });

  it('is keyed by the day of its report, or else today', () => {
    const today = Math.floor(Date.now() / 86_400_000);
    const dayOf = (keys: readonly number[]): number => (keys[0] ?? 0) >>> 11;
    expect(dayOf(nearKeys(article))).toBe(20_778);
    const days = [article.reportedAt, null, undefined].map((reportedAt) =>
      dayOf(nearKeys({ ...article, reportedAt })),
    );
    expect(days[0]).toBe(20_778);
    for (const day of days.slice(1)) expect([today, today + 1]).toContain(day);
  });

  it('that is too short has no keys', () => {
    expect(nearKeys({ ...article, articleCn: '짧다' })).toEqual([]);
  });
});
