// Generated from schemas/userGroup.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const userGroupLabels: Record<string, string> = {
  groupId: '그룹 번호',
  groupNm: '그룹명',
  groupCd: '그룹 코드',
  levelCd: '등급',
  levelCdNm: '등급',
  mngrShowYn: '관리자 버튼 표시',
  picId: '담당자',
  picNm: '담당자',
  useYn: '사용 여부',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  groupNm: fieldMessage('그룹명'),
  groupCd: fieldMessage('그룹 코드', '영문 대문자, 숫자, _(언더바)만 입력 가능합니다.'),
  levelCd: fieldMessage('등급'),
  mngrShowYn: fieldMessage('관리자 버튼 표시'),
  picId: fieldMessage('담당자'),
  useYn: fieldMessage('사용 여부'),
  groupId: fieldMessage('그룹 번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  groupNm: line(say.groupNm).refine(...atMost(100, say.groupNm)),
  groupCd: line(say.groupCd).refine(...atMost(30, say.groupCd)).regex(/^[A-Z0-9_]+$/u, say.groupCd),
  levelCd: z.string(say.levelCd).refine(...atMost(50, say.levelCd)),
  mngrShowYn: z.enum(['Y', 'N'], say.mngrShowYn),
  picId: z.string(say.picId).refine(...atMost(100, say.picId)),
  useYn: z.enum(['Y', 'N'], say.useYn),
  groupId: z.int(say.groupId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 사용자 그룹 등록 */
export const userGroupInsert = form(userGroupLabels, () => ({
  groupNm: fields().groupNm,
  groupCd: fields().groupCd,
  levelCd: fields().levelCd.nullish(),
  mngrShowYn: fields().mngrShowYn.nullish(),
  picId: fields().picId.nullish(),
  useYn: fields().useYn.nullish(),
}));

/** 사용자 그룹 수정: 보내지 않은 항목은 그대로 둔다 */
export const userGroupUpdate = form(userGroupLabels, () => ({
  groupId: fields().groupId,
  groupNm: fields().groupNm.optional(),
  groupCd: fields().groupCd.optional(),
  levelCd: fields().levelCd.nullish(),
  mngrShowYn: fields().mngrShowYn.nullish(),
  picId: fields().picId.nullish(),
  useYn: fields().useYn.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
