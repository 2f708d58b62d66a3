// Generated from schemas/sharedSite.json by `npm run generate`. Do not edit: change the schema instead.
export interface SharedSite {
  /** 번호 */
  shrdSiteId: number;
  /** 도메인. https://와 www. 없이 소문자로 적습니다. 예: news.google.com */
  dmnNm: string;
  /** 이름 */
  siteNm: string | null;
  /** 하위 도메인 포함. 포함하면 naver.com 하나로 n.news.naver.com도 공용으로 봅니다. 블로그처럼 하위 도메인마다 주인이 다르면 포함하지 않습니다. */
  subDmnYn: 'Y' | 'N';
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 비고 */
  rmrk: string | null;
  /** 자료 출처 */
  baseCd: 'base' | 'changed' | 'own';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface SharedSiteItem {
  /** 번호 */
  shrdSiteId: number;
  /** 도메인. https://와 www. 없이 소문자로 적습니다. 예: news.google.com */
  dmnNm: string;
  /** 이름 */
  siteNm: string | null;
  /** 하위 도메인 포함. 포함하면 naver.com 하나로 n.news.naver.com도 공용으로 봅니다. 블로그처럼 하위 도메인마다 주인이 다르면 포함하지 않습니다. */
  subDmnYn: 'Y' | 'N';
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 비고 */
  rmrk: string | null;
  /** 자료 출처 */
  baseCd: 'base' | 'changed' | 'own';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface SharedSiteInsert {
  /** 도메인. https://와 www. 없이 소문자로 적습니다. 예: news.google.com */
  dmnNm: string;
  /** 이름 */
  siteNm: string;
  /** 하위 도메인 포함. 포함하면 naver.com 하나로 n.news.naver.com도 공용으로 봅니다. 블로그처럼 하위 도메인마다 주인이 다르면 포함하지 않습니다. */
  subDmnYn?: 'Y' | 'N' | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
}

export interface SharedSiteUpdate {
  /** 번호 */
  shrdSiteId: number;
  /** 이름 */
  siteNm?: string;
  /** 하위 도메인 포함. 포함하면 naver.com 하나로 n.news.naver.com도 공용으로 봅니다. 블로그처럼 하위 도메인마다 주인이 다르면 포함하지 않습니다. */
  subDmnYn?: 'Y' | 'N' | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 비고 */
  rmrk?: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
