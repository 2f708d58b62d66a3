// Generated from schemas/sharedSite.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const sharedSiteLabels: Record<string, string> = {
  shrdSiteId: '번호',
  dmnNm: '도메인',
  siteNm: '이름',
  subDmnYn: '하위 도메인 포함',
  useYn: '사용 여부',
  rmrk: '비고',
  baseCd: '자료 출처',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  dmnNm: fieldMessage('도메인'),
  siteNm: fieldMessage('이름'),
  subDmnYn: fieldMessage('하위 도메인 포함'),
  useYn: fieldMessage('사용 여부'),
  rmrk: fieldMessage('비고'),
  shrdSiteId: fieldMessage('번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  dmnNm: line(say.dmnNm).refine(...atMost(200, say.dmnNm)).regex(/^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)+$/u, say.dmnNm),
  siteNm: line(say.siteNm).refine(...atMost(100, say.siteNm)),
  subDmnYn: z.enum(['Y', 'N'], say.subDmnYn),
  useYn: z.enum(['Y', 'N'], say.useYn),
  rmrk: z.string(say.rmrk).refine(...atMost(1000, say.rmrk)),
  shrdSiteId: z.int(say.shrdSiteId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 공용 사이트 등록 */
export const sharedSiteInsert = form(sharedSiteLabels, () => ({
  dmnNm: fields().dmnNm,
  siteNm: fields().siteNm,
  subDmnYn: fields().subDmnYn.nullish(),
  useYn: fields().useYn.nullish(),
  rmrk: fields().rmrk.nullish(),
}));

/** 공용 사이트 수정: 보내지 않은 항목은 그대로 둔다 */
export const sharedSiteUpdate = form(sharedSiteLabels, () => ({
  shrdSiteId: fields().shrdSiteId,
  siteNm: fields().siteNm.optional(),
  subDmnYn: fields().subDmnYn.nullish(),
  useYn: fields().useYn.nullish(),
  rmrk: fields().rmrk.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
