// Generated from schemas/feedVisit.json by `npm run generate`. Do not edit: change the schema instead.
export interface FeedVisit {
  /** 번호 */
  feedVisitId: number;
  /** 수집 시각 */
  bgngDt: string;
  /** 수집원 */
  mediaFeedId: number;
  /** 수집원 */
  feedTtl: string | null;
  /** 피드 주소 */
  feedUrl: string | null;
  /** 결과 */
  rsltCd: 'running' | 'collected' | 'unchanged' | 'failed';
  /** 읽은 글 */
  itemCnt: number;
  /** 새 기사 */
  newCnt: number;
  /** 이미 있는 글 */
  knownCnt: number;
  /** 매체가 고친 글. 이미 있는 글 가운데 매체가 제목, 글, 보도일시를 고쳐 보낸 것. */
  crctCnt: number;
  /** 제외한 글 */
  leftOutCnt: number;
  /** 실패 사유 */
  errCn: string | null;
  /** 살핀 결과. 문서와 항목에서 어긋난 점. */
  fndngCn: string | null;
  /** 응답 코드 */
  httpStts: number | null;
  /** 소요 시간(ms) */
  spentMs: number | null;
  /** 수집 계기 */
  trgrCd: 'schedule' | 'byHand';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface FeedVisitItem {
  /** 번호 */
  feedVisitId: number;
  /** 수집 시각 */
  bgngDt: string;
  /** 수집원 */
  mediaFeedId: number;
  /** 수집원 */
  feedTtl: string | null;
  /** 피드 주소 */
  feedUrl: string | null;
  /** 결과 */
  rsltCd: 'running' | 'collected' | 'unchanged' | 'failed';
  /** 읽은 글 */
  itemCnt: number;
  /** 새 기사 */
  newCnt: number;
  /** 이미 있는 글 */
  knownCnt: number;
  /** 매체가 고친 글. 이미 있는 글 가운데 매체가 제목, 글, 보도일시를 고쳐 보낸 것. */
  crctCnt: number;
  /** 제외한 글 */
  leftOutCnt: number;
  /** 실패 사유 */
  errCn: string | null;
  /** 살핀 결과. 문서와 항목에서 어긋난 점. */
  fndngCn: string | null;
  /** 응답 코드 */
  httpStts: number | null;
  /** 소요 시간(ms) */
  spentMs: number | null;
  /** 수집 계기 */
  trgrCd: 'schedule' | 'byHand';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
