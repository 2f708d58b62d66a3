import { describe, expect, it } from 'vitest';
import { corrected } from '#web/kit/routing/corrected.ts';
import { readState, writeState } from './conditions.ts';

const today = '2026-11-22';
const of = (query: string) => {
  const requested = new URLSearchParams(query);
  return corrected(requested, readState(requested, today), writeState, { today });
};

describe('an address', () => {
  it.each([
    '',
    'period=week',
    'period=month',
    'lclsfNm=KOREA&tab=media',
    'period=custom&startDate=2026-11-01&endDate=2026-11-02',
  ])('%s stays as it is', (query) => expect(of(query)).toEqual({ search: undefined, notes: [] }));

  it.each([
    ['period=custom&startDate=2026-11-20&endDate=2026-11-01', '시작일은 종료일보다 늦을 수 없습니다.'],
    ['period=custom&startDate=2024-11-20&endDate=2026-11-01', '조회 기간은 366일을 초과할 수 없습니다.'],
    ['period=custom&startDate=2026-11-20&endDate=2027-11-01', '선택 가능한 날짜를 초과하였습니다.'],
  ])('%s is put right, and says why', (query, note) =>
    expect(of(`${query}&ntnId=FR`)).toEqual({ search: '?ntnId=FR', notes: [note] }),
  );

  it.each([
    'period=custom&startDate=2026-13-45&endDate=2026-11-01',
    'period=century',
    'measure=weight',
    'offset=-3',
    'mediaId=x',
  ])('%s is put right without a word, and what else stands in it stays', (query) =>
    expect(of(`${query}&tab=media`)).toEqual({ search: '?tab=media', notes: [] }),
  );
});
