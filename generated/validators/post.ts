// Generated from schemas/post.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const postLabels: Record<string, string> = {
  pstId: '글 번호',
  pstKndCd: '게시판',
  pstClsfCd: '분류',
  pstClsfCdNm: '분류',
  ttl: '제목',
  cn: '내용',
  emrgYn: '긴급',
  upperNtcYn: '상단 고정',
  rlsYn: '공개 여부',
  recipients: '수신자',
  recipientIds: '수신자 ID',
  recipientGroups: '수신 그룹 번호',
  topOrd: '고정 글 먼저',
  sttsCd: '상태',
  sttsCdNm: '상태',
  prcsClsfCd: '처리 구분',
  prcsClsfCdNm: '처리 구분',
  rgtrId: '등록자',
  rgtrNm: '작성자',
  regDt: '등록일시',
  inqCnt: '조회 수',
  delYn: '삭제 여부',
  files: '첨부파일',
  fileIdList: '첨부파일 번호',
  fileExtn: '첨부파일 형식',
  commentCount: '댓글 수',
  prslYn: '읽음',
  comments: '댓글',
  previous: '이전 글',
  next: '다음 글',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  pstKndCd: fieldMessage('게시판'),
  pstClsfCd: fieldMessage('분류'),
  ttl: fieldMessage('제목'),
  cn: fieldMessage('내용'),
  emrgYn: fieldMessage('긴급'),
  upperNtcYn: fieldMessage('상단 고정'),
  rlsYn: fieldMessage('공개 여부'),
  recipients: fieldMessage('수신자'),
  pstId: fieldMessage('글 번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  pstKndCd: z.enum(['ADMIN', 'NOTICE', 'BOARD'], say.pstKndCd),
  pstClsfCd: z.string(say.pstClsfCd).refine(...atMost(50, say.pstClsfCd)),
  ttl: line(say.ttl).refine(...atMost(200, say.ttl)),
  cn: z.string(say.cn).refine(...atMost(5000000, say.cn)),
  emrgYn: z.enum(['Y', 'N'], say.emrgYn),
  upperNtcYn: z.enum(['Y', 'N'], say.upperNtcYn),
  rlsYn: z.enum(['Y', 'N'], say.rlsYn),
  recipients: z.array(z.strictObject({ userId: z.string(fieldMessage('사용자')).refine(...atMost(50, fieldMessage('사용자'))).nullish(), groupId: z.int(fieldMessage('사용자 그룹')).nullish() }), say.recipients).max(2000, say.recipients),
  pstId: z.int(say.pstId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 게시글 등록 */
export const postInsert = form(postLabels, () => ({
  pstKndCd: fields().pstKndCd.nullish(),
  pstClsfCd: fields().pstClsfCd.nullish(),
  ttl: fields().ttl,
  cn: fields().cn,
  emrgYn: fields().emrgYn.nullish(),
  upperNtcYn: fields().upperNtcYn.nullish(),
  rlsYn: fields().rlsYn.nullish(),
  recipients: fields().recipients.nullish(),
}), [{ when: { pstKndCd: ['ADMIN', 'BOARD'] }, byDefault: ['pstKndCd'], required: ['pstClsfCd'] }]);

/** 게시글 수정: 보내지 않은 항목은 그대로 둔다 */
export const postUpdate = form(postLabels, () => ({
  pstId: fields().pstId,
  pstClsfCd: fields().pstClsfCd.nullish(),
  ttl: fields().ttl.optional(),
  cn: fields().cn.optional(),
  emrgYn: fields().emrgYn.nullish(),
  upperNtcYn: fields().upperNtcYn.nullish(),
  rlsYn: fields().rlsYn.nullish(),
  recipients: fields().recipients.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
