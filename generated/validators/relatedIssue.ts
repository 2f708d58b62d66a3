// Generated from schemas/relatedIssue.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const relatedIssueLabels: Record<string, string> = {
  relIssueId: '번호',
  relIssueNm: '관련 이슈명',
  expln: '설명',
  seq: '순서',
  useYn: '사용 여부',
  keywordList: '키워드',
  featureExtractionDictList: '사전 낱말',
  baseCd: '자료 출처',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  relIssueNm: fieldMessage('관련 이슈명'),
  expln: fieldMessage('설명'),
  seq: fieldMessage('순서'),
  useYn: fieldMessage('사용 여부'),
  featureExtractionDictList: fieldMessage('사전 낱말'),
  relIssueId: fieldMessage('번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  relIssueNm: line(say.relIssueNm).refine(...atMost(200, say.relIssueNm)),
  expln: z.string(say.expln).refine(...atMost(2000, say.expln)),
  seq: z.int(say.seq).min(0, say.seq).max(999999, say.seq),
  useYn: z.enum(['Y', 'N'], say.useYn),
  featureExtractionDictList: z.array(z.strictObject({ extrId: z.int(fieldMessage('사전 낱말')) }), say.featureExtractionDictList).max(2000, say.featureExtractionDictList),
  relIssueId: z.int(say.relIssueId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 관련 이슈 등록 */
export const relatedIssueInsert = form(relatedIssueLabels, () => ({
  relIssueNm: fields().relIssueNm,
  expln: fields().expln.nullish(),
  seq: fields().seq.nullish(),
  useYn: fields().useYn.nullish(),
  featureExtractionDictList: fields().featureExtractionDictList.nullish(),
}));

/** 관련 이슈 수정: 보내지 않은 항목은 그대로 둔다 */
export const relatedIssueUpdate = form(relatedIssueLabels, () => ({
  relIssueId: fields().relIssueId,
  relIssueNm: fields().relIssueNm.optional(),
  expln: fields().expln.nullish(),
  seq: fields().seq.nullish(),
  useYn: fields().useYn.nullish(),
  featureExtractionDictList: fields().featureExtractionDictList.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
