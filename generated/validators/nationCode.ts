// Generated from schemas/nationCode.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atLeast, atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const nationCodeLabels: Record<string, string> = {
  ntnId: '국가 코드',
  ntnNm: '국가명',
  ntnEngNm: '영문 국가명',
  ctnCd: '대륙',
  ctnCdNm: '대륙',
  ntnno: '국가 번호',
  useYn: '사용 여부',
  rmrk: '비고',
  baseCd: '자료 출처',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  ntnId: fieldMessage('국가 코드'),
  ntnNm: fieldMessage('국가명'),
  ntnEngNm: fieldMessage('영문 국가명'),
  ctnCd: fieldMessage('대륙'),
  ntnno: fieldMessage('국가 번호'),
  useYn: fieldMessage('사용 여부'),
  rmrk: fieldMessage('비고'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  ntnId: line(say.ntnId).refine(atLeast(2), say.ntnId).refine(...atMost(2, say.ntnId)).regex(/^[A-Z]{2}$/u, say.ntnId),
  ntnNm: line(say.ntnNm).refine(...atMost(100, say.ntnNm)),
  ntnEngNm: line(say.ntnEngNm).refine(...atMost(100, say.ntnEngNm)),
  ctnCd: z.string(say.ctnCd).refine(...atMost(50, say.ctnCd)),
  ntnno: line(say.ntnno).refine(...atMost(10, say.ntnno)).regex(/^[0-9]{1,7}$/u, say.ntnno),
  useYn: z.enum(['Y', 'N'], say.useYn),
  rmrk: z.string(say.rmrk).refine(...atMost(1000, say.rmrk)),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 국가 코드 등록 */
export const nationCodeInsert = form(nationCodeLabels, () => ({
  ntnId: fields().ntnId,
  ntnNm: fields().ntnNm,
  ntnEngNm: fields().ntnEngNm.nullish(),
  ctnCd: fields().ctnCd,
  ntnno: fields().ntnno.nullish(),
  useYn: fields().useYn.nullish(),
  rmrk: fields().rmrk.nullish(),
}));

/** 국가 코드 수정: 보내지 않은 항목은 그대로 둔다 */
export const nationCodeUpdate = form(nationCodeLabels, () => ({
  ntnId: fields().ntnId,
  ntnNm: fields().ntnNm.optional(),
  ntnEngNm: fields().ntnEngNm.nullish(),
  ctnCd: fields().ctnCd.optional(),
  ntnno: fields().ntnno.nullish(),
  useYn: fields().useYn.nullish(),
  rmrk: fields().rmrk.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
