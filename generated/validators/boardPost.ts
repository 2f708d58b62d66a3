// Generated from schemas/boardPost.json by `npm run generate`. Do not edit: change the schema instead.
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { atMost, fieldMessage, form, line, moment } from '#contract/validation.ts';

/** Korean label of every field. */
export const boardPostLabels: Record<string, string> = {
  pstId: '글 번호',
  menuId: '게시판',
  menuNm: '게시판',
  menuUrl: '주소',
  pstKndCd: '종류',
  pstClsfCd: '분류',
  pstClsfCdNm: '분류',
  ttl: '제목',
  cn: '내용',
  cvrFileNm: '표지 그림',
  rgtrId: '등록자',
  rgtrNm: '작성자',
  regDt: '등록일시',
  inqCnt: '조회 수',
  delYn: '삭제 여부',
  files: '첨부파일',
  fileIdList: '첨부파일 번호',
  fileExtn: '첨부파일 형식',
  cvrFileId: '표지 그림 번호',
  previous: '이전 글',
  next: '다음 글',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};

const say = {
  menuId: fieldMessage('게시판'),
  pstClsfCd: fieldMessage('분류'),
  ttl: fieldMessage('제목'),
  cn: fieldMessage('내용'),
  cvrFileNm: fieldMessage('표지 그림'),
  pstId: fieldMessage('글 번호'),
  mdfcnDt: fieldMessage('수정일시'),
};

const fields = once(() => ({
  menuId: z.int(say.menuId),
  pstClsfCd: z.string(say.pstClsfCd).refine(...atMost(100, say.pstClsfCd)),
  ttl: line(say.ttl).refine(...atMost(200, say.ttl)),
  cn: z.string(say.cn).refine(...atMost(5000000, say.cn)),
  cvrFileNm: line(say.cvrFileNm).refine(...atMost(255, say.cvrFileNm)),
  pstId: z.int(say.pstId),
  mdfcnDt: moment(say.mdfcnDt),
}));

/** 게시물 등록 */
export const boardPostInsert = form(boardPostLabels, () => ({
  menuId: fields().menuId.nullish(),
  pstClsfCd: fields().pstClsfCd.nullish(),
  ttl: fields().ttl,
  cn: fields().cn,
  cvrFileNm: fields().cvrFileNm.nullish(),
}));

/** 게시물 수정: 보내지 않은 항목은 그대로 둔다 */
export const boardPostUpdate = form(boardPostLabels, () => ({
  pstId: fields().pstId,
  pstClsfCd: fields().pstClsfCd.nullish(),
  ttl: fields().ttl.optional(),
  cn: fields().cn.optional(),
  cvrFileNm: fields().cvrFileNm.nullish(),
  mdfcnDt: fields().mdfcnDt,
}));
