/** What a source provides for one article, unvalidated. Text may contain markup and entities. */
export interface RawNews {
  kornTtl?: string | null;
  lclanTtl?: string | null;
  articleCn?: string | null;
  articleTransCn?: string | null;
  url?: string | null;
  /** Base address for a relative `url`. */
  urlBase?: string | null;
  /** The part behind # distinguishes articles. */
  keepFragment?: boolean;
  lang?: string | null;
  mediaName?: string | null;
  mediaDomain?: string | null;
  ntnId?: string | null;
  /** As written; parsed by `reportTime`. */
  frmTrsfNscvrgDt?: string | null;
  /** Zone of a time that names none: an offset such as +09:00; that of the country's press if absent. */
  zone?: string | null;
  /** Identifier that the outlet gives to the item, unique within its feed. */
  guid?: string | null;
  jrnlLclanNm?: string | null;
}

/** Fields of the analysis that a list may state. */
export interface StatedFields {
  lclsfNm?: string;
  featExtrMclsf?: string;
  featExtrKwdList?: string[];
  featExtrSmry?: string;
}

/** One article as it is stored: plain text in NFC, paragraphs separated by \n. */
export interface NewsItem {
  kind: 'article';
  kornTtl: string | null;
  lclanTtl: string;
  /** Original body; empty if the source gives only a title. */
  articleCn: string;
  articleTransCn: string | null;
  url: string | null;
  /** Key for deduplication; null for items without an address, which are compared by `contentHash`. */
  canonicalUrl: string | null;
  /** SHA-256 of outlet, title and body, base64url, 43 characters. */
  contentHash: string;
  /** BCP 47; und when unknown. */
  lang: string;
  mediaName: string;
  mediaDomain: string | null;
  /** ISO 3166-1 alpha-2. */
  ntnId: string | null;
  frmTrsfNscvrgDt: Date | null;
  /** The time as the outlet wrote it, if it could not be read. */
  reportedText: string | null;
  /** `frmTrsfNscvrgDt` is the time of collecting, since the outlet states none that can be read. */
  isCollectedTime?: boolean;
  /** Identifier that the outlet gives to the item. */
  guid: string | null;
  /** Reporter. */
  jrnlLclanNm: string | null;
  /** The file or feed of the item. */
  sourceName: string;
  /** The outlet of the item's source; if absent, the outlet is found by domain or name. */
  mediaId?: number;
  /** What a person has written in a list about the article: the analysis leaves it as it is. */
  stated?: StatedFields;
  /** The source is a paid one. */
  isPaid?: boolean;
}

/** Two items with the same key are the same article. */
export const dedupeKey = (item: NewsItem): string => item.canonicalUrl ?? `sha256:${item.contentHash}`;
