// Generated from schemas/languageCode.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const languageCodeLabels: Record<string, string> = {
  lanCd: '언어 코드',
  lanNm: '언어명',
  lanEngNm: '영문 언어명',
  useYn: '사용 여부',
  sortNo: '정렬 순서',
  baseCd: '자료 출처',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  lanCd: fieldMessage('언어 코드'),
  lanNm: fieldMessage('언어명'),
  lanEngNm: fieldMessage('영문 언어명'),
  useYn: fieldMessage('사용 여부'),
  sortNo: fieldMessage('정렬 순서'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  lanCd: line(say.lanCd).refine(...atMost(20, say.lanCd)).regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u, say.lanCd),
  lanNm: line(say.lanNm).refine(...atMost(100, say.lanNm)),
  lanEngNm: line(say.lanEngNm).refine(...atMost(100, say.lanEngNm)),
  useYn: z.enum(['Y', 'N'], say.useYn),
  sortNo: z.int(say.sortNo).min(0, say.sortNo).max(999999, say.sortNo),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 언어 코드 등록 */
export const languageCodeInsert = form(languageCodeLabels, () => ({
  lanCd: fields().lanCd,
  lanNm: fields().lanNm,
  lanEngNm: fields().lanEngNm.nullish(),
  useYn: fields().useYn.nullish(),
  sortNo: fields().sortNo.nullish(),
}));

/** 언어 코드 수정: 보내지 않은 항목은 그대로 둔다 */
export const languageCodeUpdate = form(languageCodeLabels, () => ({
  lanCd: fields().lanCd,
  lanNm: fields().lanNm.optional(),
  lanEngNm: fields().lanEngNm.nullish(),
  useYn: fields().useYn.nullish(),
  sortNo: fields().sortNo.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
