// Generated from schemas/searchSynonym.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const searchSynonymLabels: Record<string, string> = {
  synmId: '동의어 번호',
  rprsNm: '대표 표기',
  synmList: '같은 말',
  useYn: '사용 여부',
  rmrk: '비고',
  baseCd: '자료 출처',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  rprsNm: fieldMessage('대표 표기'),
  synmList: fieldMessage('같은 말'),
  useYn: fieldMessage('사용 여부'),
  rmrk: fieldMessage('비고'),
  synmId: fieldMessage('동의어 번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  rprsNm: line(say.rprsNm).refine(...atMost(100, say.rprsNm)),
  synmList: z.array(z.string(say.synmList).refine(...atMost(100, say.synmList)), say.synmList).max(1000, say.synmList),
  useYn: z.enum(['Y', 'N'], say.useYn),
  rmrk: z.string(say.rmrk).refine(...atMost(1000, say.rmrk)),
  synmId: z.int(say.synmId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 검색 동의어 등록 */
export const searchSynonymInsert = form(searchSynonymLabels, () => ({
  rprsNm: fields().rprsNm,
  synmList: fields().synmList,
  useYn: fields().useYn.nullish(),
  rmrk: fields().rmrk.nullish(),
}));

/** 검색 동의어 수정: 보내지 않은 항목은 그대로 둔다 */
export const searchSynonymUpdate = form(searchSynonymLabels, () => ({
  synmId: fields().synmId,
  rprsNm: fields().rprsNm.optional(),
  synmList: fields().synmList.optional(),
  useYn: fields().useYn.nullish(),
  rmrk: fields().rmrk.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
