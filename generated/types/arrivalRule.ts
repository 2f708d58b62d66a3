// Generated from schemas/arrivalRule.json by `npm run generate`. Do not edit: change the schema instead.
export interface ArrivalRule {
  /** 번호 */
  arvlRuleId: number;
  /** 규칙 이름. 기사의 수정 이력에 이 이름이 남습니다. */
  arvlRuleNm: string;
  /** 저장한 검색. 내가 저장했거나 그룹이 함께 보는 기사·싱크탱크·소셜 미디어 목록과 통합검색의 보기. */
  viewId: number;
  /** 저장한 검색 */
  viewNm?: string | null;
  /** 라벨. 내 라벨과, 그룹원도 기사를 넣을 수 있는 라벨. */
  labelId: number | null;
  /** 대분류 */
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf: string | null;
  /** 중분류 */
  featExtrMclsfNm: string | null;
  /** 관련 이슈 */
  relIssueId: number | null;
  /** 관련 이슈 */
  relIssueNm: string | null;
  /** 별표를 달아 줄 그룹. 내가 속한 그룹. 관리자는 어느 그룹이나 고를 수 있습니다. */
  strGroupId: number | null;
  /** 별표를 달아 줄 그룹 */
  strGroupNm: string | null;
  /** 내 브리핑함에 담기 */
  trayYn: 'Y' | 'N';
  /** 알릴 그룹. 내가 속한 그룹. 관리자는 어느 그룹이나 고를 수 있습니다. */
  ntcGroupId: number | null;
  /** 알릴 그룹 */
  ntcGroupNm: string | null;
  /** 할 일 */
  actnList?: string[] | null;
  /** 상태 */
  useYn: 'Y' | 'N';
  /** 멈춘 사유 */
  stopRsn: string | null;
  /** 만든 사람 */
  userId: string;
  /** 만든 사람 */
  userNm?: string | null;
  /** 시험한 때 */
  trialDt: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ArrivalRuleItem {
  /** 번호 */
  arvlRuleId: number;
  /** 규칙 이름. 기사의 수정 이력에 이 이름이 남습니다. */
  arvlRuleNm: string;
  /** 저장한 검색. 내가 저장했거나 그룹이 함께 보는 기사·싱크탱크·소셜 미디어 목록과 통합검색의 보기. */
  viewId: number;
  /** 저장한 검색 */
  viewNm?: string | null;
  /** 라벨. 내 라벨과, 그룹원도 기사를 넣을 수 있는 라벨. */
  labelId: number | null;
  /** 대분류 */
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf: string | null;
  /** 중분류 */
  featExtrMclsfNm: string | null;
  /** 관련 이슈 */
  relIssueId: number | null;
  /** 관련 이슈 */
  relIssueNm: string | null;
  /** 별표를 달아 줄 그룹. 내가 속한 그룹. 관리자는 어느 그룹이나 고를 수 있습니다. */
  strGroupId: number | null;
  /** 별표를 달아 줄 그룹 */
  strGroupNm: string | null;
  /** 내 브리핑함에 담기 */
  trayYn: 'Y' | 'N';
  /** 알릴 그룹. 내가 속한 그룹. 관리자는 어느 그룹이나 고를 수 있습니다. */
  ntcGroupId: number | null;
  /** 알릴 그룹 */
  ntcGroupNm: string | null;
  /** 할 일 */
  actnList?: string[] | null;
  /** 상태 */
  useYn: 'Y' | 'N';
  /** 멈춘 사유 */
  stopRsn: string | null;
  /** 만든 사람 */
  userId: string;
  /** 만든 사람 */
  userNm?: string | null;
  /** 시험한 때 */
  trialDt: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface ArrivalRuleInsert {
  /** 규칙 이름. 기사의 수정 이력에 이 이름이 남습니다. */
  arvlRuleNm: string;
  /** 저장한 검색. 내가 저장했거나 그룹이 함께 보는 기사·싱크탱크·소셜 미디어 목록과 통합검색의 보기. */
  viewId: number;
  /** 라벨. 내 라벨과, 그룹원도 기사를 넣을 수 있는 라벨. */
  labelId?: number | null;
  /** 대분류 */
  lclsfNm?: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf?: string | null;
  /** 관련 이슈 */
  relIssueId?: number | null;
  /** 별표를 달아 줄 그룹. 내가 속한 그룹. 관리자는 어느 그룹이나 고를 수 있습니다. */
  strGroupId?: number | null;
  /** 내 브리핑함에 담기 */
  trayYn?: 'Y' | 'N' | null;
  /** 알릴 그룹. 내가 속한 그룹. 관리자는 어느 그룹이나 고를 수 있습니다. */
  ntcGroupId?: number | null;
}

export interface ArrivalRuleUpdate {
  /** 번호 */
  arvlRuleId: number;
  /** 규칙 이름. 기사의 수정 이력에 이 이름이 남습니다. */
  arvlRuleNm?: string;
  /** 저장한 검색. 내가 저장했거나 그룹이 함께 보는 기사·싱크탱크·소셜 미디어 목록과 통합검색의 보기. */
  viewId?: number;
  /** 라벨. 내 라벨과, 그룹원도 기사를 넣을 수 있는 라벨. */
  labelId?: number | null;
  /** 대분류 */
  lclsfNm?: 'KOREA' | 'GLOBAL' | null;
  /** 중분류 */
  featExtrMclsf?: string | null;
  /** 관련 이슈 */
  relIssueId?: number | null;
  /** 별표를 달아 줄 그룹. 내가 속한 그룹. 관리자는 어느 그룹이나 고를 수 있습니다. */
  strGroupId?: number | null;
  /** 내 브리핑함에 담기 */
  trayYn?: 'Y' | 'N' | null;
  /** 알릴 그룹. 내가 속한 그룹. 관리자는 어느 그룹이나 고를 수 있습니다. */
  ntcGroupId?: number | null;
  /** 수정일시 */
  mdfcnDt: string;
}
