// Generated from schemas/myPage.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, format, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const myPageLabels: Record<string, string> = {
  userId: '사용자 ID',
  eml: '이메일',
  userNm: '이름',
  telno: '사무실 전화',
  mblTelno: '휴대폰 번호',
  ntnId: '국가',
  ntnNm: '국가',
  instNm: '기관명',
  deptNm: '부서명',
  jbgdNm: '직급',
  jbpsNm: '직위',
  groupId: '사용자 그룹',
  groupNm: '사용자 그룹',
  rptpEmlYn: '보고 메일 받기',
  prvcClctAgreChc: '개인정보 선택 동의',
  joinCertYn: '가입 인증',
  mblCertYn: '휴대폰 인증',
  pswdChgYmd: '비밀번호 변경일',
  lastJoinCertYmd: '최근 인증일',
  lastLgnDt: '최근 로그인',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  userId: fieldMessage('사용자 ID'),
  eml: fieldMessage('이메일'),
  userNm: fieldMessage('이름'),
  telno: fieldMessage('사무실 전화'),
  mblTelno: fieldMessage('휴대폰 번호'),
  ntnId: fieldMessage('국가'),
  instNm: fieldMessage('기관명'),
  deptNm: fieldMessage('부서명'),
  jbgdNm: fieldMessage('직급'),
  jbpsNm: fieldMessage('직위'),
  rptpEmlYn: fieldMessage('보고 메일 받기'),
  prvcClctAgreChc: fieldMessage('개인정보 선택 동의'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  userId: line(say.userId).refine(...atMost(50, say.userId)),
  eml: format('email', 254, say.eml),
  userNm: line(say.userNm).refine(...atMost(50, say.userNm)),
  telno: line(say.telno).refine(...atMost(30, say.telno)).regex(/^[0-9+()\- ]+$/u, say.telno),
  mblTelno: format('mobile', 13, say.mblTelno),
  ntnId: z.string(say.ntnId).refine(...atMost(100, say.ntnId)),
  instNm: line(say.instNm).refine(...atMost(100, say.instNm)),
  deptNm: line(say.deptNm).refine(...atMost(100, say.deptNm)),
  jbgdNm: line(say.jbgdNm).refine(...atMost(50, say.jbgdNm)),
  jbpsNm: line(say.jbpsNm).refine(...atMost(50, say.jbpsNm)),
  rptpEmlYn: z.enum(['Y', 'N'], say.rptpEmlYn),
  prvcClctAgreChc: z.enum(['Y', 'N'], say.prvcClctAgreChc),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 내 정보 수정: 보내지 않은 항목은 그대로 둔다 */
export const myPageUpdate = form(myPageLabels, () => ({
  userId: fields().userId,
  eml: fields().eml.optional(),
  userNm: fields().userNm.optional(),
  telno: fields().telno.optional(),
  mblTelno: fields().mblTelno.nullish(),
  ntnId: fields().ntnId.optional(),
  instNm: fields().instNm.optional(),
  deptNm: fields().deptNm.optional(),
  jbgdNm: fields().jbgdNm.optional(),
  jbpsNm: fields().jbpsNm.optional(),
  rptpEmlYn: fields().rptpEmlYn.nullish(),
  prvcClctAgreChc: fields().prvcClctAgreChc.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
