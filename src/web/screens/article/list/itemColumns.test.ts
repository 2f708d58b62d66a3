import { describe, expect, it } from 'vitest';
import { articleKind } from '../kind/itemKinds.ts';
import { columnsOf, defaultColumns, labelOf, sortedBy } from './itemColumns.ts';

const all = columnsOf(articleKind);
const usual = all.filter(({ name }) => defaultColumns(articleKind).includes(name));
const time = all.find(({ name }) => name === 'time');

describe('the column of times', () => {
  it.each([
    ['regDt,DESC', '보도 · 등록'],
    ['regDt,ASC', '보도 · 등록'],
    ['frmTrsfNscvrgDt,DESC', '보도일시'],
    ['mainSnthsScr,DESC', '보도 · 점수'],
  ])('sorted by %s is headed %s', (sort, label) => {
    expect(time && labelOf(time, sortedBy(sort, usual))).toBe(label);
  });

  it('tells of the report alone where the registration has a column of its own', () => {
    expect(sortedBy('regDt,DESC', all)).toBe('report');
  });
});
