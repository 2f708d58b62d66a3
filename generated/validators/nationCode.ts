// Generated from schemas/nationCode.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { atLeast, atMost, form, moment, says } from '#contract/validation.ts';

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
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const fields = {
  ntnId: z.string(says('국가 코드')).refine(atLeast(2), says('국가 코드')).refine(atMost(2), says('국가 코드')).regex(/^[A-Z]{2}$/u, says('국가 코드')),
  ntnNm: z.string(says('국가명')).refine(atMost(100), says('국가명')),
  ntnEngNm: z.string(says('영문 국가명')).refine(atMost(100), says('영문 국가명')),
  ctnCd: z.string(says('대륙')).refine(atMost(50), says('대륙')),
  ntnno: z.string(says('국가 번호')).refine(atMost(10), says('국가 번호')).regex(/^[0-9]{1,4}(-[0-9]{1,4})?$/u, says('국가 번호')),
  useYn: z.enum(['Y', 'N'], says('사용 여부')),
  rmrk: z.string(says('비고')).refine(atMost(1000), says('비고')),
  mdfcnDt: moment(says('수정일시')),
};

/** 국가 코드 등록 */
export const nationCodeInsert = form(nationCodeLabels, {
  ntnId: fields.ntnId,
  ntnNm: fields.ntnNm,
  ntnEngNm: fields.ntnEngNm.nullish(),
  ctnCd: fields.ctnCd,
  ntnno: fields.ntnno.nullish(),
  useYn: fields.useYn.nullish(),
  rmrk: fields.rmrk.nullish(),
});

/** 국가 코드 수정: 보내지 않은 항목은 그대로 둔다 */
export const nationCodeUpdate = form(nationCodeLabels, {
  ntnId: fields.ntnId,
  ntnNm: fields.ntnNm.optional(),
  ntnEngNm: fields.ntnEngNm.nullish(),
  ctnCd: fields.ctnCd.optional(),
  ntnno: fields.ntnno.nullish(),
  useYn: fields.useYn.nullish(),
  rmrk: fields.rmrk.nullish(),
  mdfcnDt: fields.mdfcnDt,
});
