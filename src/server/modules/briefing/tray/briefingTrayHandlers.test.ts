import { describe, expect, it } from 'vitest';
import { placesOf } from './briefingTrayHandlers.ts';

const at = (itemId: number, sortNo: number, cmntCn: string | null = null) => ({
  itemKnd: 'article',
  itemId,
  sortNo,
  cmntCn,
});
const named = (itemId: number, cmntCn?: string | null) => ({ itemKnd: 'article', itemId, cmntCn });
const tray = [at(7, 1, '먼저'), at(8, 2), at(9, 3)];

describe('arranging a tray', () => {
  it('changes nothing that stands as it is wanted', () => {
    expect(placesOf(tray, [named(7), named(8), named(9)])).toEqual([]);
  });

  it('puts what is named first; what another window added stays behind it', () => {
    expect(placesOf(tray, [named(9), named(7)])).toEqual([at(9, 1), at(7, 2, '먼저'), at(8, 3)]);
  });

  it('changes comments, leaves those that are not sent, takes away empty ones', () => {
    expect(placesOf(tray, [named(7, ' '), named(8, ' 꼭 '), named(9)])).toEqual([at(7, 1), at(8, 2, '꼭')]);
  });

  it('passes over what is not there, and what is named twice', () => {
    expect(placesOf(tray, [named(5), named(7), named(7), named(8), named(9)])).toEqual([]);
    expect(placesOf(tray, [{ itemKnd: 'cluster', itemId: 7 }])).toEqual([]);
  });
});
