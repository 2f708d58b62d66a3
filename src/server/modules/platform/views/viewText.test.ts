import { describe, expect, it } from 'vitest';
import { conditionsOf, viewNameOf } from './viewText.ts';

describe('conditions', () => {
  it.each([
    ['ntnId=FR&size=50', 'ntnId=FR&size=50'],
    ['savedView=7&ntnId=FR&savedView=none&page=3&size=50&savedView=8', 'ntnId=FR&size=50'],
    ['saved%56iew=7&p%61ge=2&searchText=a+b', 'searchText=a+b'],
    ['pages=2&mysavedView=1', 'pages=2&mysavedView=1'],
    ['page=2', ''],
    ['', ''],
  ])('of %s are %s', (query, kept) => expect(conditionsOf(query)).toBe(kept));
});

describe('the name of a view', () => {
  it.each([
    ['아침\n목록\u0000\u2028둘', '아침 목록 둘'],
    ['\u202e프랑스\u202c \u2066기사\u2069', '프랑스 기사'],
    ['\u1112\u200f\u1161\u11ab', '한'],
    ['<b> & 가족 👨‍👩‍👧', '<b> & 가족 👨‍👩‍👧'],
  ])('%j is kept as %j', (given, kept) => expect(viewNameOf(given)).toBe(kept));

  it.each(['\u200b', '\u3164', '\uffa0 \u115f', '\u0007\n', '\u202e\u202c', '\u2800', '\ufeff\u2060'])(
    '%j is none',
    (given) => expect(() => viewNameOf(given)).toThrow(),
  );
});
