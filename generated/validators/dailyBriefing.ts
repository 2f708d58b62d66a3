// Generated from schemas/dailyBriefing.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const dailyBriefingLabels: Record<string, string> = {
  brfgId: '브리핑 번호',
  ttl: '제목',
  brfgNo: '호수',
  brfgYmd: '브리핑 날짜',
  cn: '머리글',
  sttsCd: '상태',
  pblcnDt: '발행일시',
  itemCnt: '항목 수',
  rgtrId: '등록자',
  rgtrNm: '작성자',
  items: '항목',
  previous: '이전 브리핑',
  next: '다음 브리핑',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  ttl: fieldMessage('제목'),
  brfgYmd: fieldMessage('브리핑 날짜'),
  cn: fieldMessage('머리글'),
  sttsCd: fieldMessage('상태'),
  items: fieldMessage('항목'),
  brfgId: fieldMessage('브리핑 번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  ttl: line(say.ttl).refine(...atMost(200, say.ttl)),
  brfgYmd: z.iso.date(say.brfgYmd),
  cn: z.string(say.cn).refine(...atMost(5000000, say.cn)),
  sttsCd: z.enum(['DRAFT', 'PUBLISHED'], say.sttsCd),
  items: z.array(z.strictObject({ itemKnd: z.enum(['heading', 'article', 'thinkTank', 'sns', 'cluster'], fieldMessage('종류')).nullish(), itemId: z.int(fieldMessage('실린 글 번호')).min(1, fieldMessage('실린 글 번호')).max(9007199254740991, fieldMessage('실린 글 번호')).nullish(), cmntCn: z.string(fieldMessage('코멘트')).refine(...atMost(1000, fieldMessage('코멘트'))).nullish(), ttl: line(fieldMessage('제목')).refine(...atMost(500, fieldMessage('제목'))).nullish(), lclanTtl: line(fieldMessage('제목(현지어)')).refine(...atMost(500, fieldMessage('제목(현지어)'))).nullish(), lanCd: line(fieldMessage('언어')).refine(...atMost(10, fieldMessage('언어'))).nullish(), mediaNm: line(fieldMessage('매체')).refine(...atMost(1000, fieldMessage('매체'))).nullish(), ntnNm: line(fieldMessage('국가')).refine(...atMost(500, fieldMessage('국가'))).nullish(), rprtDt: moment(fieldMessage('보도일시')).nullish(), smryCn: z.string(fieldMessage('요약')).refine(...atMost(4000, fieldMessage('요약'))).nullish(), url: z.string(fieldMessage('원문 주소')).refine(...atMost(4000, fieldMessage('원문 주소'))).nullish(), articleCnt: z.int(fieldMessage('기사 수')).min(0, fieldMessage('기사 수')).nullish() }), say.items).max(2000, say.items),
  brfgId: z.int(say.brfgId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 일일 브리핑 등록 */
export const dailyBriefingInsert = form(dailyBriefingLabels, () => ({
  ttl: fields().ttl,
  brfgYmd: fields().brfgYmd,
  cn: fields().cn.nullish(),
  sttsCd: fields().sttsCd.nullish(),
  items: fields().items.nullish(),
}));

/** 일일 브리핑 수정: 보내지 않은 항목은 그대로 둔다 */
export const dailyBriefingUpdate = form(dailyBriefingLabels, () => ({
  brfgId: fields().brfgId,
  ttl: fields().ttl.optional(),
  brfgYmd: fields().brfgYmd.optional(),
  cn: fields().cn.nullish(),
  sttsCd: fields().sttsCd.nullish(),
  items: fields().items.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
