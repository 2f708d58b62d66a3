// Generated from schemas/retentionRule.json by `npm run generate`. Do not edit: change the schema instead.
export interface RetentionRule {
  /** 번호 */
  rtntRuleId: number;
  /** 규칙 이름 */
  rtntRuleNm: string;
  /** 할 일. 보관한 글은 목록과 검색에서 빠지고 언제든 되살릴 수 있습니다. 비운 본문과 번역은 되돌릴 수 없고 제목·요약·키워드만 남습니다. */
  actnCd: 'archive' | 'empty';
  /** 종류 */
  itemKnd: 'article' | 'thinkTank' | 'sns';
  /** 보존 기간(개월). 3~600개월. 보도일이 이보다 오래된 글만 대상입니다. 보도일이 없으면 등록일을 기준으로 합니다. */
  monCnt: number;
  /** 국가. 고르지 않으면 모든 국가. */
  ntnId: string | null;
  /** 국가 */
  ntnNm: string | null;
  /** 매체. 고르지 않으면 모든 매체. */
  mediaId: number | null;
  /** 매체 */
  mediaNm: string | null;
  /** 언어 */
  lanCd: string | null;
  /** 언어 */
  lanNm: string | null;
  /** 대분류 */
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf: string | null;
  /** 중분류 */
  featExtrMclsfNm: string | null;
  /** 종합 점수 상한. 적으면 종합 점수가 이보다 낮은 글만 대상입니다. */
  maxScr: number | null;
  /** 키워드 없는 글만 */
  noKwdYn: 'Y' | 'N';
  /** 켜짐 */
  useYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface RetentionRuleItem {
  /** 번호 */
  rtntRuleId: number;
  /** 규칙 이름 */
  rtntRuleNm: string;
  /** 할 일. 보관한 글은 목록과 검색에서 빠지고 언제든 되살릴 수 있습니다. 비운 본문과 번역은 되돌릴 수 없고 제목·요약·키워드만 남습니다. */
  actnCd: 'archive' | 'empty';
  /** 종류 */
  itemKnd: 'article' | 'thinkTank' | 'sns';
  /** 보존 기간(개월). 3~600개월. 보도일이 이보다 오래된 글만 대상입니다. 보도일이 없으면 등록일을 기준으로 합니다. */
  monCnt: number;
  /** 국가. 고르지 않으면 모든 국가. */
  ntnId: string | null;
  /** 국가 */
  ntnNm: string | null;
  /** 매체. 고르지 않으면 모든 매체. */
  mediaId: number | null;
  /** 매체 */
  mediaNm: string | null;
  /** 언어 */
  lanCd: string | null;
  /** 언어 */
  lanNm: string | null;
  /** 대분류 */
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf: string | null;
  /** 중분류 */
  featExtrMclsfNm: string | null;
  /** 종합 점수 상한. 적으면 종합 점수가 이보다 낮은 글만 대상입니다. */
  maxScr: number | null;
  /** 키워드 없는 글만 */
  noKwdYn: 'Y' | 'N';
  /** 켜짐 */
  useYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface RetentionRuleInsert {
  /** 규칙 이름 */
  rtntRuleNm: string;
  /** 할 일. 보관한 글은 목록과 검색에서 빠지고 언제든 되살릴 수 있습니다. 비운 본문과 번역은 되돌릴 수 없고 제목·요약·키워드만 남습니다. */
  actnCd: 'archive' | 'empty';
  /** 종류 */
  itemKnd: 'article' | 'thinkTank' | 'sns';
  /** 보존 기간(개월). 3~600개월. 보도일이 이보다 오래된 글만 대상입니다. 보도일이 없으면 등록일을 기준으로 합니다. */
  monCnt: number;
  /** 국가. 고르지 않으면 모든 국가. */
  ntnId?: string | null;
  /** 매체. 고르지 않으면 모든 매체. */
  mediaId?: number | null;
  /** 언어 */
  lanCd?: string | null;
  /** 대분류 */
  lclsfNm?: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf?: string | null;
  /** 종합 점수 상한. 적으면 종합 점수가 이보다 낮은 글만 대상입니다. */
  maxScr?: number | null;
  /** 키워드 없는 글만 */
  noKwdYn?: 'Y' | 'N' | null;
}

export interface RetentionRuleUpdate {
  /** 번호 */
  rtntRuleId: number;
  /** 규칙 이름 */
  rtntRuleNm?: string;
  /** 할 일. 보관한 글은 목록과 검색에서 빠지고 언제든 되살릴 수 있습니다. 비운 본문과 번역은 되돌릴 수 없고 제목·요약·키워드만 남습니다. */
  actnCd?: 'archive' | 'empty';
  /** 종류 */
  itemKnd?: 'article' | 'thinkTank' | 'sns';
  /** 보존 기간(개월). 3~600개월. 보도일이 이보다 오래된 글만 대상입니다. 보도일이 없으면 등록일을 기준으로 합니다. */
  monCnt?: number;
  /** 국가. 고르지 않으면 모든 국가. */
  ntnId?: string | null;
  /** 매체. 고르지 않으면 모든 매체. */
  mediaId?: number | null;
  /** 언어 */
  lanCd?: string | null;
  /** 대분류 */
  lclsfNm?: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf?: string | null;
  /** 종합 점수 상한. 적으면 종합 점수가 이보다 낮은 글만 대상입니다. */
  maxScr?: number | null;
  /** 키워드 없는 글만 */
  noKwdYn?: 'Y' | 'N' | null;
  /** 수정일시 */
  mdfcnDt: string;
}
