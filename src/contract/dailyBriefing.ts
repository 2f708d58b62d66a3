/** Menu of the daily briefing, whose rights apply to it. */
export const briefingPath = '/product/daily/DailyBriefing';

/** Maximum number of items in an edition and in a tray. */
export const briefingLimits = { items: 100, tray: 50 } as const;

/** Kinds of records in a briefing. */
export const briefedKinds = ['article', 'thinkTank', 'sns', 'cluster'] as const;
export type BriefedKind = (typeof briefedKinds)[number];

export const isBriefedKind = (kind: unknown): kind is BriefedKind =>
  briefedKinds.includes(kind as BriefedKind);

/** Kinds of files of an edition, as readers call them. */
export const paperKinds = { hwpx: '한글 (HWPX)', docx: '워드 (DOCX)', pdf: 'PDF' } as const;
export type PaperKind = keyof typeof paperKinds;

/** A record by kind and id. */
export interface Briefed {
  itemKnd: string;
  itemId: number;
}

/** A unique key for the record. */
export const briefedKey = ({
  itemKnd,
  itemId,
}: {
  itemKnd: string;
  itemId?: number | null | undefined;
}): string => `${itemKnd}:${itemId}`;

/** The content of a record in a briefing, independent of later changes of the record. */
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

/** The content of a record that does not exist or must not be read. */
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
  /** The record exists, and the user may read it. */
  isReadable: boolean;
}
