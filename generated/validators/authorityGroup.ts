// Generated from schemas/authorityGroup.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const authorityGroupLabels: Record<string, string> = {
  authrtId: '권한 번호',
  authrtNm: '권한명',
  userCnt: '사용자 수',
  menuCnt: '메뉴 수',
  rmrk: '비고',
  sortNo: '정렬 순서',
  authorizedMenuList: '메뉴 권한',
  authorizedUserList: '사용자 권한',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  authrtNm: fieldMessage('권한명'),
  rmrk: fieldMessage('비고'),
  sortNo: fieldMessage('정렬 순서'),
  authorizedMenuList: fieldMessage('메뉴 권한'),
  authorizedUserList: fieldMessage('사용자 권한'),
  authrtId: fieldMessage('권한 번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  authrtNm: line(say.authrtNm).refine(...atMost(100, say.authrtNm)),
  rmrk: z.string(say.rmrk).refine(...atMost(1000, say.rmrk)),
  sortNo: z.int(say.sortNo).min(0, say.sortNo).max(999999, say.sortNo),
  authorizedMenuList: z.array(z.strictObject({ menuId: z.int(fieldMessage('메뉴')), authorizedYn: z.enum(['Y', 'N'], fieldMessage('권한')).nullish() }), say.authorizedMenuList).max(2000, say.authorizedMenuList),
  authorizedUserList: z.array(z.strictObject({ userId: z.string(fieldMessage('사용자')).refine(...atMost(100, fieldMessage('사용자'))), prslYn: z.enum(['Y', 'N'], fieldMessage('열람 권한')).nullish(), wrtYn: z.enum(['Y', 'N'], fieldMessage('쓰기 권한')).nullish() }), say.authorizedUserList).max(2000, say.authorizedUserList),
  authrtId: z.int(say.authrtId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 권한 그룹 등록 */
export const authorityGroupInsert = form(authorityGroupLabels, () => ({
  authrtNm: fields().authrtNm,
  rmrk: fields().rmrk.nullish(),
  sortNo: fields().sortNo.nullish(),
  authorizedMenuList: fields().authorizedMenuList.nullish(),
  authorizedUserList: fields().authorizedUserList.nullish(),
}));

/** 권한 그룹 수정: 보내지 않은 항목은 그대로 둔다 */
export const authorityGroupUpdate = form(authorityGroupLabels, () => ({
  authrtId: fields().authrtId,
  authrtNm: fields().authrtNm.optional(),
  rmrk: fields().rmrk.nullish(),
  sortNo: fields().sortNo.nullish(),
  authorizedMenuList: fields().authorizedMenuList.nullish(),
  authorizedUserList: fields().authorizedUserList.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
