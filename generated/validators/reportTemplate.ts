// Generated from schemas/reportTemplate.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const reportTemplateLabels: Record<string, string> = {
  rptTmplId: '번호',
  rptTmplNm: '서식 이름',
  ttlPtrn: '브리핑 제목',
  cn: '머리글',
  runDyCd: '만드는 요일',
  runHm: '만드는 시각',
  hldyYn: '공휴일에도 만들기',
  rlsCd: '만든 뒤',
  useYn: '상태',
  nextRunDt: '다음에 만들 때',
  stopRsn: '멈춘 사유',
  rgtrId: '만든 사람',
  rgtrNm: '만든 사람',
  sections: '구역',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  rptTmplNm: fieldMessage('서식 이름'),
  ttlPtrn: fieldMessage('브리핑 제목'),
  cn: fieldMessage('머리글'),
  runDyCd: fieldMessage('만드는 요일'),
  runHm: fieldMessage('만드는 시각'),
  hldyYn: fieldMessage('공휴일에도 만들기'),
  rlsCd: fieldMessage('만든 뒤'),
  useYn: fieldMessage('상태'),
  sections: fieldMessage('구역'),
  rptTmplId: fieldMessage('번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  rptTmplNm: line(say.rptTmplNm).refine(...atMost(100, say.rptTmplNm)),
  ttlPtrn: line(say.ttlPtrn).refine(...atMost(150, say.ttlPtrn)),
  cn: z.string(say.cn).refine(...atMost(5000000, say.cn)),
  runDyCd: z.enum(['daily', 'weekdays', '1', '2', '3', '4', '5', '6', '7'], say.runDyCd),
  runHm: line(say.runHm).refine(...atMost(5, say.runHm)).regex(/^([01]\d|2[0-3]):[0-5]\d$/u, say.runHm),
  hldyYn: z.enum(['Y', 'N'], say.hldyYn),
  rlsCd: z.enum(['draft', 'publish'], say.rlsCd),
  useYn: z.enum(['Y', 'N'], say.useYn),
  sections: z.array(z.strictObject({ sectNm: line(fieldMessage('구역 제목')).refine(...atMost(100, fieldMessage('구역 제목'))), viewId: z.int(fieldMessage('저장한 검색')), sortCd: z.enum(['newest', 'score'], fieldMessage('먼저 실을 글')).nullish(), maxCnt: z.int(fieldMessage('최대 건수')).min(1, fieldMessage('최대 건수')).max(30, fieldMessage('최대 건수')).nullish() }), say.sections).max(2000, say.sections),
  rptTmplId: z.int(say.rptTmplId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 보고 서식 등록 */
export const reportTemplateInsert = form(reportTemplateLabels, () => ({
  rptTmplNm: fields().rptTmplNm,
  ttlPtrn: fields().ttlPtrn,
  cn: fields().cn.nullish(),
  runDyCd: fields().runDyCd,
  runHm: fields().runHm,
  hldyYn: fields().hldyYn.nullish(),
  rlsCd: fields().rlsCd.nullish(),
  useYn: fields().useYn.nullish(),
  sections: fields().sections.nullish(),
}));

/** 보고 서식 수정: 보내지 않은 항목은 그대로 둔다 */
export const reportTemplateUpdate = form(reportTemplateLabels, () => ({
  rptTmplId: fields().rptTmplId,
  rptTmplNm: fields().rptTmplNm.optional(),
  ttlPtrn: fields().ttlPtrn.optional(),
  cn: fields().cn.nullish(),
  runDyCd: fields().runDyCd.optional(),
  runHm: fields().runHm.optional(),
  hldyYn: fields().hldyYn.nullish(),
  rlsCd: fields().rlsCd.nullish(),
  useYn: fields().useYn.nullish(),
  sections: fields().sections.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
