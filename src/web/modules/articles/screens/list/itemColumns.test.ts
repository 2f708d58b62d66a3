import { describe, expect, it } from 'vitest';
import { articleKind, snsKind, thinkTankKind } from '../kind/itemKinds.tsx';
import { labelInFile } from './ExportItems.tsx';
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

it.each([
  [articleKind, '매체명', '보도일시'],
  [thinkTankKind, '기관명', '발행일시'],
  [snsKind, '매체명', '게시일시'],
])('the dialog of an export calls the columns as the file does: $0.name', (kind, outlet, when) => {
  expect(['mediaNm', 'frmTrsfNscvrgDt'].map((field) => labelInFile(kind, field))).toEqual([outlet, when]);
});
