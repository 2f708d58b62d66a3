import { beforeEach, describe, expect, it } from 'vitest';
import { leaveList, readOn, takePlace } from './listPlace.ts';

const list = '/article/Article?ntnId=FR';
beforeEach(() => sessionStorage.clear());

describe('the place in a list', () => {
  it('is the record that was opened, once', () => {
    leaveList(list, 7);
    expect(takePlace(list)).toEqual({ record: '7', scrollY: 0, top: null });
    expect(takePlace(list)).toBeUndefined();
  });

  it('keeps the scroll while that record is read, and follows whoever reads on', () => {
    leaveList(list, 7);
    readOn(list, 7);
    readOn(list, 8);
    expect(takePlace(list)).toEqual({ record: '8', scrollY: null, top: null });
  });

  it('knows what followed the record that was read last', () => {
    leaveList(list, 7);
    readOn(list, 7, 8);
    expect(takePlace(list)).toEqual({ record: '7', next: '8', scrollY: 0, top: null });
    readOn(list, 8);
    expect(takePlace(list)).toEqual({ record: '8', scrollY: null, top: null });
  });

  it('belongs to one address', () => {
    leaveList(list, 7);
    expect(takePlace('/article/Article')).toBeUndefined();
    expect(takePlace(list)).toBeDefined();
  });

  it('of a list in a list leaves that of the outer one alone', () => {
    leaveList('/article/HighLight', 1);
    leaveList('/article/HighLight/Detail/1', 7);
    readOn('/article/HighLight', 1);
    expect(takePlace('/article/HighLight/Detail/1')?.record).toBe('7');
    expect(takePlace('/article/HighLight')?.record).toBe('1');
  });

  it('survives a store that holds something else', () => {
    sessionStorage.setItem('listPlaces', '{broken');
    expect(takePlace(list)).toBeUndefined();
    readOn(list, 3);
    expect(takePlace(list)?.record).toBe('3');
  });
});
