// Generated from schemas/mediaFeed.json by `npm run generate`. Do not edit: change the schema instead.
export interface MediaFeed {
  /** 피드 번호 */
  mediaFeedId: number;
  /** 매체 */
  mediaId: number;
  /** 피드 주소 */
  feedUrl: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface MediaFeedItem {
  /** 피드 번호 */
  mediaFeedId: number;
  /** 매체 */
  mediaId: number;
  /** 피드 주소 */
  feedUrl: string;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
