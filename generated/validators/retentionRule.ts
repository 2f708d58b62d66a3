// Generated from schemas/retentionRule.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const retentionRuleLabels: Record<string, string> = {
  rtntRuleId: '번호',
  rtntRuleNm: '규칙 이름',
  actnCd: '할 일',
  itemKnd: '종류',
  monCnt: '보존 기간(개월)',
  ntnId: '국가',
  ntnNm: '국가',
  mediaId: '매체',
  mediaNm: '매체',
  lanCd: '언어',
  lanNm: '언어',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  featExtrMclsfNm: '중분류',
  maxScr: '종합 점수 상한',
  noKwdYn: '키워드 없는 글만',
  useYn: '켜짐',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  rtntRuleNm: fieldMessage('규칙 이름'),
  actnCd: fieldMessage('할 일'),
  itemKnd: fieldMessage('종류'),
  monCnt: fieldMessage('보존 기간(개월)'),
  ntnId: fieldMessage('국가'),
  mediaId: fieldMessage('매체'),
  lanCd: fieldMessage('언어'),
  lclsfNm: fieldMessage('대분류'),
  featExtrMclsf: fieldMessage('중분류'),
  maxScr: fieldMessage('종합 점수 상한'),
  noKwdYn: fieldMessage('키워드 없는 글만'),
  rtntRuleId: fieldMessage('번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  rtntRuleNm: line(say.rtntRuleNm).refine(...atMost(100, say.rtntRuleNm)),
  actnCd: z.enum(['archive', 'empty'], say.actnCd),
  itemKnd: z.enum(['article', 'thinkTank', 'sns'], say.itemKnd),
  monCnt: z.int(say.monCnt).min(3, say.monCnt).max(600, say.monCnt),
  ntnId: z.string(say.ntnId).refine(...atMost(100, say.ntnId)),
  mediaId: z.int(say.mediaId),
  lanCd: z.string(say.lanCd).refine(...atMost(100, say.lanCd)),
  lclsfNm: z.enum(['KOREA', 'GLOBAL'], say.lclsfNm),
  featExtrMclsf: z.string(say.featExtrMclsf).refine(...atMost(50, say.featExtrMclsf)),
  maxScr: z.number(say.maxScr).min(0, say.maxScr).max(100, say.maxScr),
  noKwdYn: z.enum(['Y', 'N'], say.noKwdYn),
  rtntRuleId: z.int(say.rtntRuleId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 보존 규칙 등록 */
export const retentionRuleInsert = form(retentionRuleLabels, () => ({
  rtntRuleNm: fields().rtntRuleNm,
  actnCd: fields().actnCd,
  itemKnd: fields().itemKnd,
  monCnt: fields().monCnt,
  ntnId: fields().ntnId.nullish(),
  mediaId: fields().mediaId.nullish(),
  lanCd: fields().lanCd.nullish(),
  lclsfNm: fields().lclsfNm.nullish(),
  featExtrMclsf: fields().featExtrMclsf.nullish(),
  maxScr: fields().maxScr.nullish(),
  noKwdYn: fields().noKwdYn.nullish(),
}));

/** 보존 규칙 수정: 보내지 않은 항목은 그대로 둔다 */
export const retentionRuleUpdate = form(retentionRuleLabels, () => ({
  rtntRuleId: fields().rtntRuleId,
  rtntRuleNm: fields().rtntRuleNm.optional(),
  actnCd: fields().actnCd.optional(),
  itemKnd: fields().itemKnd.optional(),
  monCnt: fields().monCnt.optional(),
  ntnId: fields().ntnId.nullish(),
  mediaId: fields().mediaId.nullish(),
  lanCd: fields().lanCd.nullish(),
  lclsfNm: fields().lclsfNm.nullish(),
  featExtrMclsf: fields().featExtrMclsf.nullish(),
  maxScr: fields().maxScr.nullish(),
  noKwdYn: fields().noKwdYn.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
