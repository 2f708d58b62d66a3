// Generated from schemas/aiCall.json by `npm run generate`. Do not edit: change the schema instead.
export interface AiCall {
  /** 번호 */
  callId: number;
  /** 호출 일시 */
  regDt: string;
  /** 작업 */
  actionCd: 'READ' | 'TRANSLATE' | 'DIGEST' | 'CHECK';
  /** 기사. 여러 기사를 함께 물었으면 첫 기사. */
  articleId: number | null;
  /** 기사 */
  articleTtl: string | null;
  /** 제목(현지어) */
  articleLclanTtl: string | null;
  /** 기사 수 */
  articleCnt: number;
  /** 결과 */
  rsltCd:
    | 'OK'
    | 'CUT_OFF'
    | 'REFUSED'
    | 'NOT_JSON'
    | 'WRONG_SHAPE'
    | 'WRONG_IDS'
    | 'PARAGRAPHS'
    | 'EMPTY'
    | 'ECHO'
    | 'NOT_KOREAN'
    | 'LENGTH'
    | 'NUMBERS'
    | 'LEAK'
    | 'REJECTED'
    | 'TOO_LARGE'
    | 'BUSY'
    | 'SERVER'
    | 'TIMEOUT'
    | 'CONNECTION'
    | 'NOT_API'
    | 'KEY'
    | 'MODEL';
  /** 모델 */
  modelNm: string;
  /** 지시문 판 */
  prmptVer: string | null;
  /** 입력 토큰 */
  askTokenCnt: number | null;
  /** 출력 토큰 */
  ansTokenCnt: number | null;
  /** 토큰 */
  tokenCnt: number | null;
  /** 소요 시간(ms) */
  spntMs: number | null;
  /** HTTP 상태. AI 제공자가 답한 상태. 답하지 않았으면 비어 있다. */
  sttsNo: number | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface AiCallItem {
  /** 번호 */
  callId: number;
  /** 호출 일시 */
  regDt: string;
  /** 작업 */
  actionCd: 'READ' | 'TRANSLATE' | 'DIGEST' | 'CHECK';
  /** 기사. 여러 기사를 함께 물었으면 첫 기사. */
  articleId: number | null;
  /** 기사 */
  articleTtl: string | null;
  /** 제목(현지어) */
  articleLclanTtl: string | null;
  /** 기사 수 */
  articleCnt: number;
  /** 결과 */
  rsltCd:
    | 'OK'
    | 'CUT_OFF'
    | 'REFUSED'
    | 'NOT_JSON'
    | 'WRONG_SHAPE'
    | 'WRONG_IDS'
    | 'PARAGRAPHS'
    | 'EMPTY'
    | 'ECHO'
    | 'NOT_KOREAN'
    | 'LENGTH'
    | 'NUMBERS'
    | 'LEAK'
    | 'REJECTED'
    | 'TOO_LARGE'
    | 'BUSY'
    | 'SERVER'
    | 'TIMEOUT'
    | 'CONNECTION'
    | 'NOT_API'
    | 'KEY'
    | 'MODEL';
  /** 모델 */
  modelNm: string;
  /** 지시문 판 */
  prmptVer: string | null;
  /** 입력 토큰 */
  askTokenCnt: number | null;
  /** 출력 토큰 */
  ansTokenCnt: number | null;
  /** 토큰 */
  tokenCnt: number | null;
  /** 소요 시간(ms) */
  spntMs: number | null;
  /** HTTP 상태. AI 제공자가 답한 상태. 답하지 않았으면 비어 있다. */
  sttsNo: number | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
