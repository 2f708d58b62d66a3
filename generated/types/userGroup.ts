// Generated from schemas/userGroup.json by `npm run generate`. Do not edit: change the schema instead.
export interface UserGroup {
  /** 그룹 번호 */
  groupId: number;
  /** 그룹명 */
  groupNm: string | null;
  /** 그룹 코드. 영문 대문자, 숫자, 밑줄(_)로 적습니다. */
  groupCd: string | null;
  /** 등급. 관리자 등급의 그룹에 속한 사람만 관리자 모드에 들어갈 수 있습니다. */
  levelCd: string | null;
  /** 등급 */
  levelCdNm: string | null;
  /** 관리자 버튼 표시. 아니요로 두면 관리자 등급이어도 관리자 모드 버튼이 보이지 않습니다. */
  mngrShowYn: 'Y' | 'N';
  /** 담당자 */
  picId: string | null;
  /** 담당자 */
  picNm: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
  /** 가려진 항목의 이름 */
  masked?: string[];
  /** 가려진 항목에서 보여도 되는 글, 항목 이름별로 */
  maskedValues?: {
    [k: string]: string;
  };
}

export interface UserGroupItem {
  /** 그룹 번호 */
  groupId: number;
  /** 그룹명 */
  groupNm: string | null;
  /** 그룹 코드. 영문 대문자, 숫자, 밑줄(_)로 적습니다. */
  groupCd: string | null;
  /** 등급. 관리자 등급의 그룹에 속한 사람만 관리자 모드에 들어갈 수 있습니다. */
  levelCd: string | null;
  /** 등급 */
  levelCdNm: string | null;
  /** 관리자 버튼 표시. 아니요로 두면 관리자 등급이어도 관리자 모드 버튼이 보이지 않습니다. */
  mngrShowYn: 'Y' | 'N';
  /** 담당자 */
  picId: string | null;
  /** 담당자 */
  picNm: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
  /** 가려진 항목의 이름 */
  masked?: string[];
}

export interface UserGroupChoice {
  /** 그룹 번호 */
  groupId: number;
  /** 그룹명 */
  groupNm: string | null;
  /** 그룹 코드. 영문 대문자, 숫자, 밑줄(_)로 적습니다. */
  groupCd: string | null;
  /** 등급 */
  levelCdNm: string | null;
  /** 담당자 */
  picId: string | null;
  /** 담당자 */
  picNm: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 가려진 항목의 이름 */
  masked?: string[];
}

export interface UserGroupInsert {
  /** 그룹명 */
  groupNm: string;
  /** 그룹 코드. 영문 대문자, 숫자, 밑줄(_)로 적습니다. */
  groupCd: string;
  /** 등급. 관리자 등급의 그룹에 속한 사람만 관리자 모드에 들어갈 수 있습니다. */
  levelCd?: string | null;
  /** 관리자 버튼 표시. 아니요로 두면 관리자 등급이어도 관리자 모드 버튼이 보이지 않습니다. */
  mngrShowYn?: 'Y' | 'N' | null;
  /** 담당자 */
  picId?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
}

export interface UserGroupUpdate {
  /** 그룹 번호 */
  groupId: number;
  /** 그룹명 */
  groupNm?: string;
  /** 그룹 코드. 영문 대문자, 숫자, 밑줄(_)로 적습니다. */
  groupCd?: string;
  /** 등급. 관리자 등급의 그룹에 속한 사람만 관리자 모드에 들어갈 수 있습니다. */
  levelCd?: string | null;
  /** 관리자 버튼 표시. 아니요로 두면 관리자 등급이어도 관리자 모드 버튼이 보이지 않습니다. */
  mngrShowYn?: 'Y' | 'N' | null;
  /** 담당자 */
  picId?: string | null;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 수정일시 */
  mdfcnDt: string;
}
