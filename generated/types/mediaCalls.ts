// Generated from schemas/operations/media.json by `npm run generate`. Do not edit: change the schema instead.
export interface MediaUrlCheck {
  checked: boolean;
  valid: boolean;
  duplicated: boolean;
  url: string | null;
  message: string;
  mediaId: number | null;
  mediaNm: string | null;
}

export interface MediaDuplicateCheck {
  mediaId: number;
  ntnId: string | null;
  ntnKornNm: string | null;
  mediaKornNm: string | null;
  mediaLclanNm: string | null;
  mediaEngNm: string | null;
  mediaAbbrNm: string | null;
  eml: string | null;
  url: string | null;
  useYn: 'Y' | 'N';
  mrgTrgtMediaId: number | null;
  articleCount: number;
  same: string[];
}

export interface MediaInfoCheck {
  checked: boolean;
  duplicated: boolean;
  items: MediaDuplicateCheck[];
}

export interface MediaCheck {
  url: MediaUrlCheck;
  info: MediaInfoCheck;
}

export interface DeletedMediaItem {
  mediaId: number;
  mediaKornNm: string | null;
  mediaLclanNm: string | null;
  mediaEngNm: string | null;
  ntnKornNm: string | null;
  url: string | null;
  delDt: string;
  delrNm: string | null;
  daysLeft: number;
  articleCount: number;
}

export interface MediaHistoryItem {
  chgHstryId: number;
  chgKnd: string;
  regDt: string;
  rgtrId: string;
  rgtrNm: string | null;
  wrtRsn: string | null;
  bfrCn: unknown;
  aftrCn: unknown;
}
