// Generated from schemas/operations/notification.json by `npm run generate`. Do not edit: change the schema instead.
export interface NoticeItem {
  ntcId: number;
  ntcClsfCd: string;
  ntcClsfCdNm: string | null;
  ttl: string | null;
  menuUrl: string;
  comPstId: string;
  regDt: string;
  rgtrNm: string | null;
  emrgYn: 'Y' | 'N';
}
