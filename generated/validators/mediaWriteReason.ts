// Generated from schemas/mediaWriteReason.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const mediaWriteReasonLabels: Record<string, string> = { mediaId: '매체', wrtRsn: '작성 사유', rgtrId: '등록자', regDt: '등록일시', mdfrId: '수정자', mdfcnDt: '수정일시' };
