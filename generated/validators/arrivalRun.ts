// Generated from schemas/arrivalRun.json by `npm run generate`. Do not edit: change the schema instead.
/** Korean label of every field. */
export const arrivalRunLabels: Record<string, string> = { rgtrId: '등록자', regDt: '등록일시', mdfrId: '수정자', mdfcnDt: '수정일시' };
