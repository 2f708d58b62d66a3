import { describe, expect, it } from 'vitest';
import { chipsOf } from './chips.ts';
import { changed, startConditions, withoutConditions } from './conditions.ts';

const today = '2026-11-21';
const names = {
  ntnId: (id: string) => ({ FR: '프랑스', JP: '일본' })[id] ?? id,
  mediaId: (id: string) => `매체 ${id}`,
  lang: (id: string) => ({ ar: '아랍어' })[id] ?? id,
  featExtrMclsf: (id: string) => id,
  labelId: (id: string) => ({ 0: '나중에 읽기' })[id] ?? id,
};
const chips = (change: Partial<typeof startConditions>) =>
  chipsOf(changed(startConditions, change), names, today);
const words = (change: Partial<typeof startConditions>) =>
  chips(change).map(({ name, text }) => `${name} ${text}`);

describe('chips', () => {
  it('name the conditions with which a person begins', () =>
    expect(words({})).toEqual(['보도일 1개월 (2026-10-23 ~ 2026-11-21)', '대분류 한국']));

  it('name the label under which articles are wanted, the reading list too', () => {
    const [label] = chips({ labelId: '0', period: 'all', lclsfNm: '' });
    expect([label?.name, label?.text, label?.without.labelId]).toEqual(['라벨', '나중에 읽기', '']);
  });

  it('are none where nothing is asked for', () =>
    expect(chipsOf(withoutConditions(startConditions), names, today)).toEqual([]));

  it('name days of one’s own, open ends and single days', () => {
    const own = { period: 'custom', lclsfNm: '' } as const;
    expect(words({ ...own, startDate: '2026-01-01', endDate: '2026-02-01' })).toEqual([
      '보도일 2026-01-01 ~ 2026-02-01',
    ]);
    expect(words({ ...own, endDate: '2026-02-01' })).toEqual(['보도일 ~ 2026-02-01']);
    expect(words({ ...own, startDate: today, endDate: today })).toEqual([`보도일 ${today}`]);
    expect(words(own)).toEqual([]);
  });

  it('stand for each country and each term, and take away only their own', () => {
    const found = chips({ ntnId: ['FR', 'JP'], searchText: '한류, 축제', page: 4 });
    const france = found.find(({ text }) => text === '프랑스');
    expect(france?.without).toMatchObject({ ntnId: ['JP'], searchText: '한류, 축제', page: 1 });
    expect(found.find(({ text }) => text === '축제')?.without.searchText).toBe('한류');
  });

  it('know what asks for less: without one of two countries there are fewer articles, not more', () => {
    const france = chips({ ntnId: ['FR', 'JP'] }).find(({ text }) => text === '프랑스');
    expect(france?.relaxed.ntnId).toEqual([]);
  });

  it('speak of how articles were collected only when some are left out', () => {
    expect(words({ paidAiYn: 'N', period: 'all', lclsfNm: '' })).toEqual(['수집 구분 AI 무료, 일반·수동']);
    expect(words({ paidAiYn: 'N', freeAiYn: 'N', menualYn: 'N', period: 'all', lclsfNm: '' })).toEqual([
      '수집 구분 선택 없음',
    ]);
  });
});
