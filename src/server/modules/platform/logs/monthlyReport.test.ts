import { describe, expect, it } from 'vitest';
import { anomalies, type PersonCheck } from './monthlyReport.ts';

const ordinary: PersonCheck = {
  userId: 'a',
  userNm: '김',
  userEml: 'a@demo.go.kr',
  actions: 12,
  looks: 10,
  exports: 2,
  files: 0,
  changes: 0,
  views: 0,
  searches: 0,
  sends: 0,
  revealed: 0,
  rowCnt: 40,
  most: 20,
  nights: 0,
  weekends: 0,
  withoutReason: 0,
  usual: 11,
};
const odd = (part: Partial<PersonCheck>) => anomalies({ ...ordinary, ...part });

describe('what is odd in a month', () => {
  it('is nothing where a person did what they usually do', () => expect(odd({})).toEqual([]));

  it('is three times the usual number, from twenty actions on', () => {
    expect(odd({ actions: 33 })).toEqual(['평소보다 많음']);
    expect(odd({ actions: 32 })).toEqual([]);
    expect(odd({ actions: 19, usual: 0 })).toEqual([]);
    expect(odd({ actions: 20, usual: 0 })).toEqual(['평소보다 많음']);
  });

  it('is mass views, unmasked exports, nights, weekends and missing reasons', () =>
    expect(odd({ most: 1_000, revealed: 1, nights: 2, weekends: 1, withoutReason: 3 })).toEqual([
      '한 번에 1,000건',
      '가리지 않은 내보내기',
      '야간',
      '주말',
      '사유 없음',
    ]));
});
