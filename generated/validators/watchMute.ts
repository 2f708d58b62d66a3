// Generated from schemas/watchMute.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const watchMuteLabels: Record<string, string> = {
  muteId: '번호',
  watchId: '알림 번호',
  mediaId: '매체',
  clusterId: '사건',
  rgtrId: '등록자',
  regDt: '등록일시',
  mdfrId: '수정자',
  mdfcnDt: '수정일시',
};
