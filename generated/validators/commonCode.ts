// Generated from schemas/commonCode.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const commonCodeLabels: Record<string, string> = {
  cdId: '코드 ID',
  upCdId: '마스터 코드',
  upCdNm: '마스터 코드',
  cdNm: '코드명',
  cdEngNm: '영문 코드명',
  expln: '설명',
  useYn: '사용 여부',
  sortNo: '정렬 순서',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  cdId: fieldMessage('코드 ID', '영문 대문자, 숫자, _(언더바)만 입력 가능합니다.'),
  upCdId: fieldMessage('마스터 코드'),
  cdNm: fieldMessage('코드명'),
  cdEngNm: fieldMessage('영문 코드명'),
  expln: fieldMessage('설명'),
  useYn: fieldMessage('사용 여부'),
  sortNo: fieldMessage('정렬 순서'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  cdId: line(say.cdId).refine(...atMost(30, say.cdId)).regex(/^[A-Z0-9_]+$/u, say.cdId),
  upCdId: z.string(say.upCdId).refine(...atMost(100, say.upCdId)),
  cdNm: line(say.cdNm).refine(...atMost(100, say.cdNm)),
  cdEngNm: line(say.cdEngNm).refine(...atMost(100, say.cdEngNm)),
  expln: z.string(say.expln).refine(...atMost(1000, say.expln)),
  useYn: z.enum(['Y', 'N'], say.useYn),
  sortNo: z.int(say.sortNo).min(0, say.sortNo).max(999999, say.sortNo),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 공통 코드 등록 */
export const commonCodeInsert = form(commonCodeLabels, () => ({
  cdId: fields().cdId,
  upCdId: fields().upCdId.nullish(),
  cdNm: fields().cdNm,
  cdEngNm: fields().cdEngNm.nullish(),
  expln: fields().expln.nullish(),
  useYn: fields().useYn.nullish(),
  sortNo: fields().sortNo,
}));

/** 공통 코드 수정: 보내지 않은 항목은 그대로 둔다 */
export const commonCodeUpdate = form(commonCodeLabels, () => ({
  cdId: fields().cdId,
  cdNm: fields().cdNm.optional(),
  cdEngNm: fields().cdEngNm.nullish(),
  expln: fields().expln.nullish(),
  useYn: fields().useYn.nullish(),
  sortNo: fields().sortNo.optional(),
  mdfcnDt: fields().mdfcnDt,
}));
