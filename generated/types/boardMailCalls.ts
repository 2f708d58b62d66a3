// Generated from schemas/operations/boardMail.json by `npm run generate`. Do not edit: change the schema instead.
export interface MailRecipient {
  userId?: string | null;
  groupId?: number | null;
}

export interface MailSkipped {
  userId: string;
  userNm: string | null;
  instNm: string | null;
  deptNm: string | null;
  skipCd: string;
  why: string;
}

export interface MailOutcome {
  mailId: number | null;
  sent: number;
  skipped: MailSkipped[];
}

export interface MailPreview {
  ttl: string;
  emrgYn: string;
  isOpen: boolean;
  willGet: number;
  skipped: MailSkipped[];
  sentBefore: number;
  lastSentDt: string | null;
}

export interface MailLogItem {
  rcptnId: number;
  mailId: number;
  userId: string;
  userNm: string | null;
  instNm: string | null;
  deptNm: string | null;
  rcvr: string | null;
  sttsCd: string;
  why: string | null;
  tryCnt: number;
  nextTryDt: string | null;
  sentDt: string | null;
  regDt: string;
  rgtrNm: string | null;
  latestYn: string;
}
