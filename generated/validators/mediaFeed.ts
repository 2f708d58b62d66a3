// Generated from schemas/mediaFeed.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const mediaFeedLabels: Record<string, string> = {
  mediaFeedId: '피드 번호',
  mediaId: '매체',
  feedUrl: '피드 주소',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
