// Generated from schemas/mediaFeed.json by `npm run generate`. Do not edit: change the schema instead.
export interface MediaFeed {
  /** 수집원 번호 */
  mediaFeedId: number;
  /** 이름. 비워 두면 처음 수집할 때 피드가 밝힌 이름으로 채웁니다. */
  feedTtl: string | null;
  /** 매체. 수집한 기사는 이 매체의 기사로 저장합니다. */
  mediaId: number;
  /** 매체 */
  mediaNm: string | null;
  /** 매체명(현지어) */
  mediaLclanNm: string | null;
  /** 피드 주소. RSS, Atom, JSON Feed의 주소. 홈페이지 주소를 넣고 미리보기를 누르면 그 안의 피드를 찾아 줍니다. */
  feedUrl: string;
  /** 상태 */
  clctSttsCd: 'waiting' | 'normal' | 'late' | 'silent' | 'broken' | 'gone' | 'paused';
  /** 수집 여부 */
  useYn: 'Y' | 'N';
  /** 수집 간격(분). 5분부터 10,080분(일주일)까지. */
  clctIntrvl: number;
  /** 언어. 기사가 언어를 밝히지 않으면 이 언어로 봅니다. 비워 두면 글을 보고 판단합니다. */
  lanCd: string | null;
  /** 언어 */
  lanNm: string | null;
  /** 유료 자료. 여기서 수집한 기사를 유료 수집으로 표시합니다. */
  payYn: 'Y' | 'N';
  /** 본문 수집. 켜면 새 기사의 페이지를 찾아가 본문 전체를 저장합니다. 저작권이 있는 글입니다. 매체의 이용 조건이나 계약이 허락할 때만 켜 주세요. 매체가 robots.txt로 막은 페이지는 찾아가지 않습니다. */
  pageYn: 'Y' | 'N';
  /** 수집 조건. 맞는 기사만 모읍니다. 비워 두면 모두 모읍니다. 통합검색의 검색식으로 적고, 쉼표로 나눈 말은 하나만 있어도 됩니다. 예: 한복, 케이팝, -광고 */
  clctCndCn: string | null;
  /** 본문 수집 문제 */
  pageErrCn: string | null;
  /** 마지막 문제 */
  errCn: string | null;
  /** 연속 실패 */
  failCnt: number;
  /** 마지막 수집 */
  lastClctDt: string | null;
  /** 마지막 성공 */
  lastScsDt: string | null;
  /** 마지막 새 기사 */
  lastNewDt: string | null;
  /** 다음 수집 */
  nextClctDt: string | null;
  /** 언어 변화 */
  lanDrftCn: string | null;
  /** 옮겨 간 주소 */
  movedUrl: string | null;
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

export interface MediaFeedItem {
  /** 수집원 번호 */
  mediaFeedId: number;
  /** 이름. 비워 두면 처음 수집할 때 피드가 밝힌 이름으로 채웁니다. */
  feedTtl: string | null;
  /** 매체. 수집한 기사는 이 매체의 기사로 저장합니다. */
  mediaId: number;
  /** 매체 */
  mediaNm: string | null;
  /** 매체명(현지어) */
  mediaLclanNm: string | null;
  /** 피드 주소. RSS, Atom, JSON Feed의 주소. 홈페이지 주소를 넣고 미리보기를 누르면 그 안의 피드를 찾아 줍니다. */
  feedUrl: string;
  /** 상태 */
  clctSttsCd: 'waiting' | 'normal' | 'late' | 'silent' | 'broken' | 'gone' | 'paused';
  /** 수집 여부 */
  useYn: 'Y' | 'N';
  /** 수집 간격(분). 5분부터 10,080분(일주일)까지. */
  clctIntrvl: number;
  /** 언어. 기사가 언어를 밝히지 않으면 이 언어로 봅니다. 비워 두면 글을 보고 판단합니다. */
  lanCd: string | null;
  /** 언어 */
  lanNm: string | null;
  /** 유료 자료. 여기서 수집한 기사를 유료 수집으로 표시합니다. */
  payYn: 'Y' | 'N';
  /** 본문 수집. 켜면 새 기사의 페이지를 찾아가 본문 전체를 저장합니다. 저작권이 있는 글입니다. 매체의 이용 조건이나 계약이 허락할 때만 켜 주세요. 매체가 robots.txt로 막은 페이지는 찾아가지 않습니다. */
  pageYn: 'Y' | 'N';
  /** 본문 수집 문제 */
  pageErrCn: string | null;
  /** 마지막 문제 */
  errCn: string | null;
  /** 연속 실패 */
  failCnt: number;
  /** 마지막 수집 */
  lastClctDt: string | null;
  /** 마지막 성공 */
  lastScsDt: string | null;
  /** 마지막 새 기사 */
  lastNewDt: string | null;
  /** 다음 수집 */
  nextClctDt: string | null;
  /** 언어 변화 */
  lanDrftCn: string | null;
  /** 옮겨 간 주소 */
  movedUrl: string | null;
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

export interface MediaFeedInsert {
  /** 이름. 비워 두면 처음 수집할 때 피드가 밝힌 이름으로 채웁니다. */
  feedTtl?: string | null;
  /** 매체. 수집한 기사는 이 매체의 기사로 저장합니다. */
  mediaId: number;
  /** 피드 주소. RSS, Atom, JSON Feed의 주소. 홈페이지 주소를 넣고 미리보기를 누르면 그 안의 피드를 찾아 줍니다. */
  feedUrl: string;
  /** 수집 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 수집 간격(분). 5분부터 10,080분(일주일)까지. */
  clctIntrvl: number;
  /** 언어. 기사가 언어를 밝히지 않으면 이 언어로 봅니다. 비워 두면 글을 보고 판단합니다. */
  lanCd?: string | null;
  /** 유료 자료. 여기서 수집한 기사를 유료 수집으로 표시합니다. */
  payYn?: 'Y' | 'N' | null;
  /** 본문 수집. 켜면 새 기사의 페이지를 찾아가 본문 전체를 저장합니다. 저작권이 있는 글입니다. 매체의 이용 조건이나 계약이 허락할 때만 켜 주세요. 매체가 robots.txt로 막은 페이지는 찾아가지 않습니다. */
  pageYn?: 'Y' | 'N' | null;
  /** 수집 조건. 맞는 기사만 모읍니다. 비워 두면 모두 모읍니다. 통합검색의 검색식으로 적고, 쉼표로 나눈 말은 하나만 있어도 됩니다. 예: 한복, 케이팝, -광고 */
  clctCndCn?: string | null;
  /** 비고 */
  rmrk?: string | null;
}

export interface MediaFeedUpdate {
  /** 수집원 번호 */
  mediaFeedId: number;
  /** 이름. 비워 두면 처음 수집할 때 피드가 밝힌 이름으로 채웁니다. */
  feedTtl?: string | null;
  /** 매체. 수집한 기사는 이 매체의 기사로 저장합니다. */
  mediaId?: number;
  /** 피드 주소. RSS, Atom, JSON Feed의 주소. 홈페이지 주소를 넣고 미리보기를 누르면 그 안의 피드를 찾아 줍니다. */
  feedUrl?: string;
  /** 수집 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 수집 간격(분). 5분부터 10,080분(일주일)까지. */
  clctIntrvl?: number;
  /** 언어. 기사가 언어를 밝히지 않으면 이 언어로 봅니다. 비워 두면 글을 보고 판단합니다. */
  lanCd?: string | null;
  /** 유료 자료. 여기서 수집한 기사를 유료 수집으로 표시합니다. */
  payYn?: 'Y' | 'N' | null;
  /** 본문 수집. 켜면 새 기사의 페이지를 찾아가 본문 전체를 저장합니다. 저작권이 있는 글입니다. 매체의 이용 조건이나 계약이 허락할 때만 켜 주세요. 매체가 robots.txt로 막은 페이지는 찾아가지 않습니다. */
  pageYn?: 'Y' | 'N' | null;
  /** 수집 조건. 맞는 기사만 모읍니다. 비워 두면 모두 모읍니다. 통합검색의 검색식으로 적고, 쉼표로 나눈 말은 하나만 있어도 됩니다. 예: 한복, 케이팝, -광고 */
  clctCndCn?: string | null;
  /** 비고 */
  rmrk?: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
