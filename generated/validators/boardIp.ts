// Generated from schemas/boardIp.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, format, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const boardIpLabels: Record<string, string> = {
  bbsAuthrtId: '번호',
  ip: 'IP',
  useYn: '사용 여부',
  rmrk: '비고',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  ip: fieldMessage('IP'),
  useYn: fieldMessage('사용 여부'),
  rmrk: fieldMessage('비고'),
  bbsAuthrtId: fieldMessage('번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  ip: format('ip', 31, say.ip),
  useYn: z.enum(['Y', 'N'], say.useYn),
  rmrk: z.string(say.rmrk).refine(...atMost(1000, say.rmrk)),
  bbsAuthrtId: z.int(say.bbsAuthrtId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 게시판 IP 권한 등록 */
export const boardIpInsert = form(boardIpLabels, () => ({
  ip: fields().ip,
  useYn: fields().useYn.nullish(),
  rmrk: fields().rmrk.nullish(),
}));

/** 게시판 IP 권한 수정: 보내지 않은 항목은 그대로 둔다 */
export const boardIpUpdate = form(boardIpLabels, () => ({
  bbsAuthrtId: fields().bbsAuthrtId,
  ip: fields().ip.optional(),
  useYn: fields().useYn.nullish(),
  rmrk: fields().rmrk.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
