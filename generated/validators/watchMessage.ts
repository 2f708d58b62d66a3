// Generated from schemas/watchMessage.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const watchMessageLabels: Record<string, string> = {
  msgId: '번호',
  watchId: '알림 번호',
  viewId: '보기 번호',
  userId: '계정',
  knd: '종류',
  ttl: '제목',
  cn: '내용',
  articleCnt: '글 수',
  restCnt: '적지 않은 글 수',
  foldCnt: '같은 사건으로 접은 글 수',
  chnlList: '보낸 길',
  sntDt: '보낸 때',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
