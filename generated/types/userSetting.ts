// Generated from schemas/userSetting.json by `npm run generate`. Do not edit: change the schema instead.
export interface UserSetting {
  /** 번호 */
  setngId: number;
  /** 계정 */
  userId: string;
  /** 설정 이름 */
  setngKey: string;
  /** 설정값 */
  setngCn: {};
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface UserSettingItem {
  /** 번호 */
  setngId: number;
  /** 계정 */
  userId: string;
  /** 설정 이름 */
  setngKey: string;
  /** 설정값 */
  setngCn: {};
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
