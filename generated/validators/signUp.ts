// Generated from schemas/signUp.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, format, line } from '#contract/validation.ts';

/** Korean label of every field. */
export const signUpLabels: Record<string, string> = {
  userId: '사용자 ID',
  eml: '이메일',
  userNm: '이름',
  mblTelno: '휴대폰 번호',
  telno: '사무실 전화',
  ntnId: '국가',
  ntnNm: '국가',
  instNm: '기관명',
  deptNm: '부서명',
  jbgdNm: '직급',
  jbpsNm: '직위',
  signUpYn: '직접 가입',
  prvcClctAgreChc: '개인정보 선택 동의',
  joinCertYn: '가입 인증',
  mblCertYn: '휴대폰 인증',
  useTrmsAgre: '이용약관 동의',
  prvcClctAgreEsntl: '개인정보 필수 동의',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  eml: fieldMessage('이메일'),
  userNm: fieldMessage('이름'),
  mblTelno: fieldMessage('휴대폰 번호'),
  telno: fieldMessage('사무실 전화'),
  ntnId: fieldMessage('국가'),
  instNm: fieldMessage('기관명'),
  deptNm: fieldMessage('부서명'),
  jbgdNm: fieldMessage('직급'),
  jbpsNm: fieldMessage('직위'),
  prvcClctAgreChc: fieldMessage('개인정보 선택 동의'),
  joinCertYn: fieldMessage('가입 인증'),
  mblCertYn: fieldMessage('휴대폰 인증'),
  useTrmsAgre: fieldMessage('이용약관 동의'),
  prvcClctAgreEsntl: fieldMessage('개인정보 필수 동의'),
};

const fields = once(() => ({
  eml: format('email', 254, say.eml),
  userNm: line(say.userNm).refine(...atMost(50, say.userNm)),
  mblTelno: format('mobile', 13, say.mblTelno),
  telno: line(say.telno).refine(...atMost(30, say.telno)).regex(/^[0-9+()\- ]+$/u, say.telno),
  ntnId: z.string(say.ntnId).refine(...atMost(100, say.ntnId)),
  instNm: line(say.instNm).refine(...atMost(100, say.instNm)),
  deptNm: line(say.deptNm).refine(...atMost(100, say.deptNm)),
  jbgdNm: line(say.jbgdNm).refine(...atMost(50, say.jbgdNm)),
  jbpsNm: line(say.jbpsNm).refine(...atMost(50, say.jbpsNm)),
  prvcClctAgreChc: z.enum(['Y', 'N'], say.prvcClctAgreChc),
  joinCertYn: z.enum(['Y', 'N'], say.joinCertYn),
  mblCertYn: z.enum(['Y', 'N'], say.mblCertYn),
  useTrmsAgre: z.enum(['Y', 'N'], say.useTrmsAgre),
  prvcClctAgreEsntl: z.enum(['Y', 'N'], say.prvcClctAgreEsntl),
}));

/** 회원가입 등록 */
export const signUpInsert = form(signUpLabels, () => ({
  eml: fields().eml,
  userNm: fields().userNm,
  mblTelno: fields().mblTelno,
  telno: fields().telno,
  ntnId: fields().ntnId,
  instNm: fields().instNm,
  deptNm: fields().deptNm,
  jbgdNm: fields().jbgdNm,
  jbpsNm: fields().jbpsNm,
  prvcClctAgreChc: fields().prvcClctAgreChc.nullish(),
  joinCertYn: fields().joinCertYn.nullish(),
  mblCertYn: fields().mblCertYn.nullish(),
  useTrmsAgre: fields().useTrmsAgre,
  prvcClctAgreEsntl: fields().prvcClctAgreEsntl,
}));
