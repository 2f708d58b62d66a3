// Generated from schemas/comment.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const commentLabels: Record<string, string> = {
  cmntId: '댓글 번호',
  pstId: '글',
  pstKndCd: '글',
  upCmntId: '윗댓글',
  cn: '내용',
  rlsYn: '공개 여부',
  sortNo: '정렬 순서',
  rgtrId: '등록자',
  rgtrNm: '작성자',
  files: '첨부파일',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  pstId: fieldMessage('글'),
  upCmntId: fieldMessage('윗댓글'),
  cn: fieldMessage('내용'),
  rlsYn: fieldMessage('공개 여부'),
  sortNo: fieldMessage('정렬 순서'),
  cmntId: fieldMessage('댓글 번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  pstId: z.int(say.pstId),
  upCmntId: z.int(say.upCmntId).max(9007199254740991, say.upCmntId),
  cn: z.string(say.cn).refine(...atMost(4000, say.cn)),
  rlsYn: z.enum(['Y', 'N'], say.rlsYn),
  sortNo: z.int(say.sortNo).min(0, say.sortNo).max(999999, say.sortNo),
  cmntId: z.int(say.cmntId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 댓글 등록 */
export const commentInsert = form(commentLabels, () => ({
  pstId: fields().pstId.nullish(),
  upCmntId: fields().upCmntId.nullish(),
  cn: fields().cn,
  rlsYn: fields().rlsYn.nullish(),
  sortNo: fields().sortNo.nullish(),
}));

/** 댓글 수정: 보내지 않은 항목은 그대로 둔다 */
export const commentUpdate = form(commentLabels, () => ({
  cmntId: fields().cmntId,
  cn: fields().cn.optional(),
  rlsYn: fields().rlsYn.nullish(),
  sortNo: fields().sortNo.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
