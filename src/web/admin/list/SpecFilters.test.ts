import { describe, expect, it } from 'vitest';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { chipsOf, emptyHint, shownFilters, withoutCondition } from './SpecFilters.tsx';

const field = (name: string, more: Partial<FieldSpec>): FieldSpec => ({
  name,
  label: `${name} 이름`,
  kind: 'text',
  nullable: true,
  ...more,
});
const fields = [
  field('ttl', { filter: 'contains' }),
  field('useYn', { kind: 'flag', filter: 'equals', options: [{ value: 'Y', label: '사용' }] }),
  field('ctnCd', { kind: 'code', filter: 'equals', code: 'CTN' }),
  field('regDt', { kind: 'dateTime', filter: 'range' }),
  field('mediaId', { kind: 'reference', filter: 'equals' }),
  field('mediaNm', { filter: 'contains', labelOf: 'mediaId' }),
  field('picNm', { filter: 'contains', labelOf: 'picId' }),
  field('picId', { kind: 'reference' }),
  field('quiet', {}),
];
const spec = { fields } as unknown as EntitySpec;

describe('the conditions of a list', () => {
  it('are what the schema filters by; a lent label only where the reference itself is none', () =>
    expect(shownFilters(spec).map(({ name }) => name)).toEqual([
      'ttl',
      'useYn',
      'ctnCd',
      'regDt',
      'mediaId',
      'picNm',
    ]));

  it('can be chosen', () => expect(shownFilters(spec, ['picNm']).map(({ name }) => name)).toEqual(['picNm']));
});

describe('the conditions in force', () => {
  it('are said in words', () => {
    const values = { ttl: '문화', useYn: 'Y', ctnCd: 'CTN_AS', regDtFrom: '2026-01-01', mediaId: '7' };
    const names = { CTN: [{ value: 'CTN_AS', label: '아시아' }] };
    expect(chipsOf(fields, values, names).map(({ field: name, text }) => [name, text])).toEqual([
      ['ttl', '문화'],
      ['useYn', '사용'],
      ['ctnCd', '아시아'],
      ['regDt', '2026-01-01 ~ '],
      ['mediaId', '선택한 항목'],
    ]);
  });

  it('name each of several values, which goes away alone', () => {
    const option = (value: string) => ({ value, label: `${value}형` });
    const kind = field('knd', { kind: 'choice', filter: 'equals', options: ['A', 'B', 'C'].map(option) });
    const values = { knd: 'A,C', ttl: '3' };
    const chips = chipsOf([kind], values);
    expect(chips.map(({ text }) => text)).toEqual(['A형', 'C형']);
    expect(new Set(chips.map(({ key }) => key)).size).toBe(2);
    expect(chips.map((chip) => withoutCondition([kind], values, chip))).toEqual([
      { knd: 'C', ttl: '3' },
      { knd: 'A', ttl: '3' },
    ]);
    expect(withoutCondition([kind], { knd: 'A' }, { field: 'knd', value: 'A' })).toEqual({});
  });

  it('go away with both ends of a range', () =>
    expect(withoutCondition(fields, { regDtFrom: '1', regDtTo: '2', ttl: '3' }, { field: 'regDt' })).toEqual({
      ttl: '3',
    }));

  it('go away with the names of its own that a range has', () => {
    const period = field('regDt', {
      kind: 'dateTime',
      filter: 'range',
      range: { from: 'startDate', to: 'endDate' },
    });
    const values = { startDate: '2026-01-01', endDate: '2026-01-31', ttl: '3' };
    expect(chipsOf([period], values)).toEqual([
      { key: 'regDt', field: 'regDt', name: 'regDt 이름', text: '2026-01-01 ~ 2026-01-31' },
    ]);
    expect(withoutCondition([period], values, { field: 'regDt' })).toEqual({ ttl: '3' });
  });
});

describe('where nothing is found', () => {
  const masked = field('userNm', { label: '이름', filter: 'contains', personal: 'name' });
  const id = field('cdId', { label: '코드 ID', filter: 'equals' });

  it('conditions and shorter words are worth a try', () =>
    expect(emptyHint([...fields, masked], { ttl: '문화', useYn: 'Y' })).toBe(
      '조건을 하나 지우거나 검색어를 줄여 보세요.',
    ));

  it('a longer period is, where there is no other condition', () =>
    expect(emptyHint(fields, { regDtFrom: '2026-01-01', regDtTo: '2026-01-31' })).toBe(
      '이 기간에는 없습니다. 더 찾으려면 기간을 늘려 보세요.',
    ));

  it('what is found by its whole value only is to be typed whole', () =>
    expect(emptyHint([masked, id], { userNm: '한새', cdId: 'CTN' })).toBe(
      '이름, 코드 ID 전체를 정확히 입력했는지 확인하거나 조건을 하나 지워 보세요.',
    ));
});
