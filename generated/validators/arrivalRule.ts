// Generated from schemas/arrivalRule.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const arrivalRuleLabels: Record<string, string> = {
  arvlRuleId: '번호',
  arvlRuleNm: '규칙 이름',
  viewId: '저장한 검색',
  viewNm: '저장한 검색',
  labelId: '라벨',
  lclsfNm: '대분류',
  featExtrMclsf: '중분류',
  featExtrMclsfNm: '중분류',
  relIssueId: '관련 이슈',
  relIssueNm: '관련 이슈',
  strGroupId: '별표를 달아 줄 그룹',
  strGroupNm: '별표를 달아 줄 그룹',
  trayYn: '내 브리핑함에 담기',
  ntcGroupId: '알릴 그룹',
  ntcGroupNm: '알릴 그룹',
  actnList: '할 일',
  useYn: '상태',
  stopRsn: '멈춘 사유',
  userId: '만든 사람',
  userNm: '만든 사람',
  trialDt: '시험한 때',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  arvlRuleNm: fieldMessage('규칙 이름'),
  viewId: fieldMessage('저장한 검색'),
  labelId: fieldMessage('라벨'),
  lclsfNm: fieldMessage('대분류'),
  featExtrMclsf: fieldMessage('중분류'),
  relIssueId: fieldMessage('관련 이슈'),
  strGroupId: fieldMessage('별표를 달아 줄 그룹'),
  trayYn: fieldMessage('내 브리핑함에 담기'),
  ntcGroupId: fieldMessage('알릴 그룹'),
  arvlRuleId: fieldMessage('번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  arvlRuleNm: line(say.arvlRuleNm).refine(...atMost(60, say.arvlRuleNm)),
  viewId: z.int(say.viewId),
  labelId: z.int(say.labelId),
  lclsfNm: z.enum(['KOREA', 'GLOBAL'], say.lclsfNm),
  featExtrMclsf: z.string(say.featExtrMclsf).refine(...atMost(50, say.featExtrMclsf)),
  relIssueId: z.int(say.relIssueId),
  strGroupId: z.int(say.strGroupId),
  trayYn: z.enum(['Y', 'N'], say.trayYn),
  ntcGroupId: z.int(say.ntcGroupId),
  arvlRuleId: z.int(say.arvlRuleId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 수신 규칙 등록 */
export const arrivalRuleInsert = form(arrivalRuleLabels, () => ({
  arvlRuleNm: fields().arvlRuleNm,
  viewId: fields().viewId,
  labelId: fields().labelId.nullish(),
  lclsfNm: fields().lclsfNm.nullish(),
  featExtrMclsf: fields().featExtrMclsf.nullish(),
  relIssueId: fields().relIssueId.nullish(),
  strGroupId: fields().strGroupId.nullish(),
  trayYn: fields().trayYn.nullish(),
  ntcGroupId: fields().ntcGroupId.nullish(),
}));

/** 수신 규칙 수정: 보내지 않은 항목은 그대로 둔다 */
export const arrivalRuleUpdate = form(arrivalRuleLabels, () => ({
  arvlRuleId: fields().arvlRuleId,
  arvlRuleNm: fields().arvlRuleNm.optional(),
  viewId: fields().viewId.optional(),
  labelId: fields().labelId.nullish(),
  lclsfNm: fields().lclsfNm.nullish(),
  featExtrMclsf: fields().featExtrMclsf.nullish(),
  relIssueId: fields().relIssueId.nullish(),
  strGroupId: fields().strGroupId.nullish(),
  trayYn: fields().trayYn.nullish(),
  ntcGroupId: fields().ntcGroupId.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
