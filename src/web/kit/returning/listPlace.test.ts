import { beforeEach, describe, expect, it } from 'vitest';
import { consumeListPlace, storeListPlace, storeReadRecord } from './listPlace.ts';

const list = '/article/Article?ntnId=FR';
beforeEach(() => sessionStorage.clear());

describe('the place in a list', () => {
  it('is the record that was opened, once', () => {
    storeListPlace(list, 7);
    expect(consumeListPlace(list)).toEqual({ record: '7', scrollY: 0, top: null });
    expect(consumeListPlace(list)).toBeUndefined();
  });

  it('keeps the scroll while that record is read, and follows whoever reads on', () => {
    storeListPlace(list, 7);
    storeReadRecord(list, 7);
    storeReadRecord(list, 8);
    expect(consumeListPlace(list)).toEqual({ record: '8', scrollY: null, top: null });
  });

  it('knows what followed the record that was read last', () => {
    storeListPlace(list, 7);
    storeReadRecord(list, 7, 8);
    expect(consumeListPlace(list)).toEqual({ record: '7', next: '8', scrollY: 0, top: null });
    storeReadRecord(list, 8);
    expect(consumeListPlace(list)).toEqual({ record: '8', scrollY: null, top: null });
  });

  it('belongs to one address', () => {
    storeListPlace(list, 7);
    expect(consumeListPlace('/article/Article')).toBeUndefined();
    expect(consumeListPlace(list)).toBeDefined();
  });

  it('of a list in a list leaves that of the outer one alone', () => {
    storeListPlace('/article/HighLight', 1);
    storeListPlace('/article/HighLight/Detail/1', 7);
    storeReadRecord('/article/HighLight', 1);
    expect(consumeListPlace('/article/HighLight/Detail/1')?.record).toBe('7');
    expect(consumeListPlace('/article/HighLight')?.record).toBe('1');
  });

  it('survives a store that holds something else', () => {
    sessionStorage.setItem('listPlaces', '{broken');
    expect(consumeListPlace(list)).toBeUndefined();
    storeReadRecord(list, 3);
    expect(consumeListPlace(list)?.record).toBe('3');
  });
});
