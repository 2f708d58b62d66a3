// Generated from schemas/languageCode.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { atMost, form, moment, says } from '#contract/validation.ts';

/** Korean label of every field. */
export const languageCodeLabels: Record<string, string> = {
  lanCd: '언어 코드',
  lanNm: '언어명',
  lanEngNm: '영문 언어명',
  useYn: '사용 여부',
  sortNo: '정렬 순서',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const fields = {
  lanCd: z.string(says('언어 코드')).refine(atMost(20), says('언어 코드')).regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u, says('언어 코드')),
  lanNm: z.string(says('언어명')).refine(atMost(100), says('언어명')),
  lanEngNm: z.string(says('영문 언어명')).refine(atMost(100), says('영문 언어명')),
  useYn: z.enum(['Y', 'N'], says('사용 여부')),
  sortNo: z.int(says('정렬 순서')).min(0, says('정렬 순서')).max(999999, says('정렬 순서')),
  mdfcnDt: moment(says('수정일시')),
};

/** 언어 코드 등록 */
export const languageCodeInsert = form(languageCodeLabels, {
  lanCd: fields.lanCd,
  lanNm: fields.lanNm,
  lanEngNm: fields.lanEngNm.nullish(),
  useYn: fields.useYn.nullish(),
  sortNo: fields.sortNo.nullish(),
});

/** 언어 코드 수정: 보내지 않은 항목은 그대로 둔다 */
export const languageCodeUpdate = form(languageCodeLabels, {
  lanCd: fields.lanCd,
  lanNm: fields.lanNm.optional(),
  lanEngNm: fields.lanEngNm.nullish(),
  useYn: fields.useYn.nullish(),
  sortNo: fields.sortNo.nullish(),
  mdfcnDt: fields.mdfcnDt,
});
