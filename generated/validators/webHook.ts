// Generated from schemas/webHook.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, format, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const webHookLabels: Record<string, string> = {
  hookId: '번호',
  hookNm: '외부 전송 이름',
  url: '받는 주소',
  viewId: '보낼 보기',
  viewNm: '보기 이름',
  useYn: '사용 여부',
  userId: '읽는 권한',
  lastOkDt: '마지막으로 보낸 때',
  failSinceDt: '실패하기 시작한 때',
  pauseRsn: '멈춘 사유',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  hookNm: fieldMessage('외부 전송 이름'),
  url: fieldMessage('받는 주소'),
  viewId: fieldMessage('보낼 보기'),
  useYn: fieldMessage('사용 여부'),
  hookId: fieldMessage('번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  hookNm: line(say.hookNm).refine(...atMost(100, say.hookNm)),
  url: format('url', 500, say.url),
  viewId: z.int(say.viewId),
  useYn: z.enum(['Y', 'N'], say.useYn),
  hookId: z.int(say.hookId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 외부 전송 등록 */
export const webHookInsert = form(webHookLabels, () => ({
  hookNm: fields().hookNm,
  url: fields().url,
  viewId: fields().viewId,
  useYn: fields().useYn.nullish(),
}));

/** 외부 전송 수정: 보내지 않은 항목은 그대로 둔다 */
export const webHookUpdate = form(webHookLabels, () => ({
  hookId: fields().hookId,
  hookNm: fields().hookNm.optional(),
  url: fields().url.optional(),
  viewId: fields().viewId.optional(),
  useYn: fields().useYn.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
