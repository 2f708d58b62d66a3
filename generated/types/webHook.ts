// Generated from schemas/webHook.json by `npm run generate`. Do not edit: change the schema instead.
export interface WebHook {
  /** 번호 */
  hookId: number;
  /** 외부 전송 이름 */
  hookNm: string;
  /** 받는 주소. https 주소만 쓸 수 있습니다. */
  url: string;
  /** 보낼 보기. 내가 볼 수 있는 저장한 보기. 새로 든 글만, 마지막으로 저장한 관리자의 권한으로 보냅니다. */
  viewId: number;
  /** 보기 이름 */
  viewNm?: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 읽는 권한. 이 사람이 볼 수 있는 글만 나갑니다. */
  userId: string | null;
  /** 마지막으로 보낸 때 */
  lastOkDt: string | null;
  /** 실패하기 시작한 때 */
  failSinceDt: string | null;
  /** 멈춘 사유 */
  pauseRsn: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface WebHookItem {
  /** 번호 */
  hookId: number;
  /** 외부 전송 이름 */
  hookNm: string;
  /** 받는 주소. https 주소만 쓸 수 있습니다. */
  url: string;
  /** 보낼 보기. 내가 볼 수 있는 저장한 보기. 새로 든 글만, 마지막으로 저장한 관리자의 권한으로 보냅니다. */
  viewId: number;
  /** 보기 이름 */
  viewNm?: string | null;
  /** 사용 여부 */
  useYn: 'Y' | 'N';
  /** 읽는 권한. 이 사람이 볼 수 있는 글만 나갑니다. */
  userId: string | null;
  /** 마지막으로 보낸 때 */
  lastOkDt: string | null;
  /** 실패하기 시작한 때 */
  failSinceDt: string | null;
  /** 멈춘 사유 */
  pauseRsn: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface WebHookInsert {
  /** 외부 전송 이름 */
  hookNm: string;
  /** 받는 주소. https 주소만 쓸 수 있습니다. */
  url: string;
  /** 보낼 보기. 내가 볼 수 있는 저장한 보기. 새로 든 글만, 마지막으로 저장한 관리자의 권한으로 보냅니다. */
  viewId: number;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
}

export interface WebHookUpdate {
  /** 번호 */
  hookId: number;
  /** 외부 전송 이름 */
  hookNm?: string;
  /** 받는 주소. https 주소만 쓸 수 있습니다. */
  url?: string;
  /** 보낼 보기. 내가 볼 수 있는 저장한 보기. 새로 든 글만, 마지막으로 저장한 관리자의 권한으로 보냅니다. */
  viewId?: number;
  /** 사용 여부 */
  useYn?: 'Y' | 'N' | null;
  /** 수정일시 */
  mdfcnDt: string;
}
