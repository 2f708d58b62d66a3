// Generated from schemas/menu.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const menuLabels: Record<string, string> = {
  menuId: '메뉴 번호',
  menuNm: '메뉴명',
  upMenuId: '상위 메뉴',
  upMenuNm: '상위 메뉴',
  url: '주소',
  sortNo: '정렬 순서',
  rmrk: '비고',
  useYn: '사용 여부',
  refData: '참조 정보',
  bsicYn: '기본 메뉴',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  menuNm: fieldMessage('메뉴명'),
  upMenuId: fieldMessage('상위 메뉴'),
  url: fieldMessage('주소'),
  sortNo: fieldMessage('정렬 순서'),
  rmrk: fieldMessage('비고'),
  useYn: fieldMessage('사용 여부'),
  refData: fieldMessage('참조 정보'),
  menuId: fieldMessage('메뉴 번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  menuNm: line(say.menuNm).refine(...atMost(100, say.menuNm)),
  upMenuId: z.int(say.upMenuId),
  url: line(say.url).refine(...atMost(200, say.url)).regex(/^\/[A-Za-z0-9/_-]*$/u, say.url),
  sortNo: z.int(say.sortNo).min(0, say.sortNo).max(999999, say.sortNo),
  rmrk: z.string(say.rmrk).refine(...atMost(1000, say.rmrk)),
  useYn: z.enum(['Y', 'N'], say.useYn),
  refData: z.string(say.refData).refine(...atMost(2000, say.refData)),
  menuId: z.int(say.menuId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 메뉴 등록 */
export const menuInsert = form(menuLabels, () => ({
  menuNm: fields().menuNm,
  upMenuId: fields().upMenuId.nullish(),
  url: fields().url.nullish(),
  sortNo: fields().sortNo.nullish(),
  rmrk: fields().rmrk.nullish(),
  useYn: fields().useYn.nullish(),
  refData: fields().refData.nullish(),
}));

/** 메뉴 수정: 보내지 않은 항목은 그대로 둔다 */
export const menuUpdate = form(menuLabels, () => ({
  menuId: fields().menuId,
  menuNm: fields().menuNm.optional(),
  upMenuId: fields().upMenuId.nullish(),
  url: fields().url.nullish(),
  sortNo: fields().sortNo.nullish(),
  rmrk: fields().rmrk.nullish(),
  useYn: fields().useYn.nullish(),
  refData: fields().refData.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
