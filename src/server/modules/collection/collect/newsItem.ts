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
  /** ISO 8601 or RFC 822; without a zone, `zone` applies. */
  frmTrsfNscvrgDt?: string | null;
  /** Offset such as +09:00; UTC if absent. */
  zone?: string | null;
  jrnlLclanNm?: string | null;
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
  /** Reporter. */
  jrnlLclanNm: string | null;
  /** The file or feed of the item. */
  sourceName: string;
  /** The outlet of the item's source; if absent, the outlet is found by domain or name. */
  mediaId?: number;
  /** The source is a paid one. */
  isPaid?: boolean;
}

/** Two items with the same key are the same article. */
export const dedupeKey = (item: NewsItem): string => item.canonicalUrl ?? `sha256:${item.contentHash}`;
