import { describe, expect, it } from 'vitest';
import type { MyPage } from '#generated/types/myPage.ts';
import { changesOf, conflicts, profileOf } from './useProfile.ts';

const record: MyPage = {
  userId: 'u-1',
  eml: 'kim@korea.kr',
  userNm: '김민지',
  telno: '044-203-2000',
  mblTelno: null,
  ntnId: 'KR',
  ntnNm: '대한민국',
  instNm: '문화체육관광부',
  deptNm: '해외홍보정책과',
  jbgdNm: '행정사무관',
  jbpsNm: '사무관',
  groupId: 1,
  groupNm: '본부',
  rptpEmlYn: 'N',
  prvcClctAgreChc: 'N',
  joinCertYn: 'Y',
  mblCertYn: 'N',
  pswdChgYmd: '2026-10-01',
  lastJoinCertYmd: '2026-10-01',
  lastLgnDt: null,
  rgtrId: null,
  regDt: '2026-01-01T00:00:00Z',
  mdfrId: null,
  mdfcnDt: '2026-01-01T00:00:00Z',
};
const typed = (given: object) => ({ ...profileOf(record), ...given });

describe('what is sent', () => {
  it('is nothing where nothing changed, space at the ends included', () => {
    expect(changesOf(record, typed({ userNm: ' 김민지 ' }))).toEqual({});
  });

  it('is what changed; an emptied field is null', () => {
    expect(changesOf(record, typed({ deptNm: '국제문화과', telno: '', rptpEmlYn: 'Y' }))).toEqual({
      deptNm: '국제문화과',
      telno: null,
      rptpEmlYn: 'Y',
    });
  });
});

describe('a choice is needed', () => {
  it.each([
    ['where both changed it differently', { deptNm: '우리 과' }, { deptNm: '저쪽 과' }, ['부서명']],
    ['not where both changed it alike', { deptNm: '새 과' }, { deptNm: '새 과' }, []],
    ['not where only other fields changed', { deptNm: '우리 과' }, { telno: '02-1' }, []],
    ['not where nothing changed here', {}, { deptNm: '저쪽 과' }, []],
  ])('%s', (_where, mine, theirs, labels) =>
    expect(conflicts(record, typed(mine), { ...record, ...theirs }).map(({ label }) => label)).toEqual(
      labels,
    ),
  );
});
