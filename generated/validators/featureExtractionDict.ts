// Generated from schemas/featureExtractionDict.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const featureExtractionDictLabels: Record<string, string> = {
  extrId: '사전 번호',
  extrKwd: '대표어',
  featKndCd: '특징 종류',
  synmList: '다른 표기',
  useYn: '사용 여부',
  rmrk: '비고',
  baseCd: '자료 출처',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  extrKwd: fieldMessage('대표어'),
  featKndCd: fieldMessage('특징 종류'),
  synmList: fieldMessage('다른 표기'),
  useYn: fieldMessage('사용 여부'),
  rmrk: fieldMessage('비고'),
  extrId: fieldMessage('사전 번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  extrKwd: line(say.extrKwd).refine(...atMost(100, say.extrKwd)),
  featKndCd: z.enum(['issue', 'pern', 'incdnt', 'plcy', 'inst', 'evnt'], say.featKndCd),
  synmList: z.array(z.string(say.synmList).refine(...atMost(100, say.synmList)), say.synmList).max(1000, say.synmList),
  useYn: z.enum(['Y', 'N'], say.useYn),
  rmrk: z.string(say.rmrk).refine(...atMost(1000, say.rmrk)),
  extrId: z.int(say.extrId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 특징 사전 등록 */
export const featureExtractionDictInsert = form(featureExtractionDictLabels, () => ({
  extrKwd: fields().extrKwd,
  featKndCd: fields().featKndCd,
  synmList: fields().synmList.nullish(),
  useYn: fields().useYn.nullish(),
  rmrk: fields().rmrk.nullish(),
}));

/** 특징 사전 수정: 보내지 않은 항목은 그대로 둔다 */
export const featureExtractionDictUpdate = form(featureExtractionDictLabels, () => ({
  extrId: fields().extrId,
  extrKwd: fields().extrKwd.optional(),
  featKndCd: fields().featKndCd.optional(),
  synmList: fields().synmList.nullish(),
  useYn: fields().useYn.nullish(),
  rmrk: fields().rmrk.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
