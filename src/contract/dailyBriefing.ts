/** Menu of the daily briefing, whose rights open it. */
export const briefingPath = '/product/daily/DailyBriefing';

/** What an edition and a tray hold at most. */
export const briefingLimits = { items: 100, tray: 50 } as const;

/** Kinds of records that a briefing is made of. */
export const briefedKinds = ['article', 'thinkTank', 'sns', 'cluster'] as const;
export type BriefedKind = (typeof briefedKinds)[number];

export const isBriefedKind = (kind: unknown): kind is BriefedKind =>
  briefedKinds.includes(kind as BriefedKind);

/** A record by its kind and number. */
export interface Briefed {
  itemKnd: string;
  itemId: number;
}

/** The same for a record however it is named. */
export const briefedKey = ({
  itemKnd,
  itemId,
}: {
  itemKnd: string;
  itemId?: number | null | undefined;
}): string => `${itemKnd}:${itemId}`;

/** What is shown of a record, whatever becomes of the record afterwards. */
export interface Shown {
  ttl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  mediaNm: string | null;
  ntnNm: string | null;
  rprtDt: string | null;
  smryCn: string | null;
  url: string | null;
  articleCnt: number | null;
}

/** What is shown of a record that is not there, or not to be read. */
export const nothingShown: Shown = {
  ttl: null,
  lclanTtl: null,
  lanCd: null,
  mediaNm: null,
  ntnNm: null,
  rprtDt: null,
  smryCn: null,
  url: null,
  articleCnt: null,
};

/** A record in the tray. */
export interface TrayItem extends Briefed, Shown {
  cmntCn: string | null;
  /** It is still there, and open to the person. */
  isReadable: boolean;
}
