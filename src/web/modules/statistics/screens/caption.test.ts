import { describe, expect, it } from 'vitest';
import { captionOf } from './caption.ts';
import { type StatisticsState, startState } from './conditions.ts';
import { dimensions } from './dimensions.ts';

const [nation, media] = dimensions;
if (!nation || !media) throw new Error('There are dimensions.');
const period = '2026-10-25 ~ 2026-11-23';
const names = {
  ntnId: (id: string) => ({ FR: '프랑스', JP: '일본' })[id] ?? id,
  mediaId: (id: string) => `매체 ${id}호`,
  compared: (key: string) => `비교 ${key}`,
};
const of = (change: Partial<StatisticsState>, dimension = nation) =>
  captionOf({ dimension, state: { ...startState, ...change }, names, period });

describe('the caption of a picture', () => {
  it('is the period where nothing narrows it', () => expect(of({})).toBe(period));

  it.each<[Partial<StatisticsState>, string]>([
    [{ lclsfNm: 'KOREA' }, '대분류 한국'],
    [{ searchText: '한류' }, '검색어 한류'],
    [{ searchText: '한류, 축제' }, '검색어 한류·축제 모두 포함'],
    [{ searchText: '한류, 축제', multiSearchCnd: 'OR' }, '검색어 한류 또는 축제'],
    [{ mediaId: ['1', '2'] }, '매체 매체 1호, 매체 2호'],
    [{ paidAiYn: 'N' }, '수집 구분 AI 무료, 일반·수동'],
    [{ paidAiYn: 'N', freeAiYn: 'N', menualYn: 'N' }, '수집 구분 선택 없음'],
    [{ compare: ['US'] }, '국가 비교 US'],
  ])('names %o', (change, words) => expect(of(change)).toBe(`${period} · ${words}`));

  it('leaves out countries where countries are ranked: they narrow nothing there', () => {
    expect(of({ ntnId: ['FR', 'JP'] })).toBe(period);
    expect(of({ ntnId: ['FR', 'JP'] }, media)).toBe(`${period} · 국가 프랑스, 일본`);
  });

  it('names all conditions at once', () =>
    expect(of({ searchText: '부산영화제', lclsfNm: 'GLOBAL', ntnId: ['FR'], freeAiYn: 'N' }, media)).toBe(
      `${period} · 검색어 부산영화제 · 대분류 국제 · 국가 프랑스 · 수집 구분 AI 유료, 일반·수동`,
    ));

  it('shortens long lists and long words, and still names every condition', () => {
    const line = of({
      searchText: '가나다라마바사아자차카타파하'.repeat(4),
      lclsfNm: 'KOREA',
      mediaId: Array.from({ length: 12 }, (_, index) => String(index + 1)),
      paidAiYn: 'N',
    });
    expect(line).toMatch(
      /검색어 가나다[^ ]*… · 대분류 한국 · 매체 매체 1호 외 11개 · 수집 구분 AI 무료, 일반·수동$/,
    );
    expect(line.length).toBeLessThan(100);
  });

  it('says how many terms it does not name', () => {
    const searchText = Array.from({ length: 9 }, (_, index) => `${index + 1}월의 큰 영화 축제`).join(', ');
    expect(of({ searchText, multiSearchCnd: 'OR', lclsfNm: 'KOREA' })).toBe(
      `${period} · 검색어 1월의 큰 영화 축제 또는 2월의 큰 영화 축제 또는 3월의 큰 영화 축제 외 6개 · 대분류 한국`,
    );
  });

  it('is cut where nothing else helps', () => {
    const line = of({ searchText: '가'.repeat(99), mediaId: ['긴 이름 '.repeat(30)], lclsfNm: 'KOREA' });
    expect(line).toMatch(/^2026-10-25 ~ 2026-11-23 · 검색어 가+… · 대분류 한국 · 매체 .*…$/);
    expect(line.length).toBeLessThan(100);
  });
});
