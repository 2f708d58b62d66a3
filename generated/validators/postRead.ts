// Generated from schemas/postRead.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const postReadLabels: Record<string, string> = { prslId: '번호', pstId: '글', userId: '사람', rgtrId: '등록자', regDt: '등록일시', mdfrId: '수정자', mdfcnDt: '수정일시' };
