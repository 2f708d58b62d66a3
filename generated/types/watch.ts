// Generated from schemas/watch.json by `npm run generate`. Do not edit: change the schema instead.
export interface Watch {
  /** 알림 번호 */
  watchId: number;
  /** 보기 번호 */
  viewId: number;
  /** 계정 */
  userId: string;
  /** 보내는 때 */
  freqCd: 'none' | 'atOnce' | 'hourly' | 'daily' | 'weekly';
  /** 보내는 시각 */
  sndHm: string | null;
  /** 보내는 요일 */
  sndDy: number | null;
  /** 쉬는 시간의 처음 */
  quietBgngHm: string | null;
  /** 쉬는 시간의 끝 */
  quietEndHm: string | null;
  /** 주말에도 보내기 */
  wkndYn: 'Y' | 'N';
  /** 공휴일에도 보내기 */
  hldyYn: 'Y' | 'N';
  /** 화면 알림 */
  bellYn: 'Y' | 'N';
  /** 메일 */
  mailYn: 'Y' | 'N';
  /** 문자 */
  smsYn: 'Y' | 'N';
  /** 한 번에 적을 글 */
  maxCnt: number;
  /** 갑자기 늘면 알리기 */
  spikeYn: 'Y' | 'N';
  /** 갑자기 늘었다고 볼 최소 건수 */
  spikeMinCnt: number;
  /** 새 사건 알리기 */
  newClstrYn: 'Y' | 'N';
  /** 잠시 멈춤 */
  pauseYn: 'Y' | 'N';
  /** 다음에 살필 때 */
  nextDt: string | null;
  /** 지켜보기 시작한 때 */
  bgngDt: string | null;
  /** 마지막으로 본 때 */
  seenDt: string | null;
  /** 갑자기 늘었다고 알린 때 */
  spikeDt: string | null;
  /** 메일에서 멈추는 열쇠 */
  stopTkn: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}

export interface WatchItem {
  /** 알림 번호 */
  watchId: number;
  /** 보기 번호 */
  viewId: number;
  /** 계정 */
  userId: string;
  /** 보내는 때 */
  freqCd: 'none' | 'atOnce' | 'hourly' | 'daily' | 'weekly';
  /** 보내는 시각 */
  sndHm: string | null;
  /** 보내는 요일 */
  sndDy: number | null;
  /** 쉬는 시간의 처음 */
  quietBgngHm: string | null;
  /** 쉬는 시간의 끝 */
  quietEndHm: string | null;
  /** 주말에도 보내기 */
  wkndYn: 'Y' | 'N';
  /** 공휴일에도 보내기 */
  hldyYn: 'Y' | 'N';
  /** 화면 알림 */
  bellYn: 'Y' | 'N';
  /** 메일 */
  mailYn: 'Y' | 'N';
  /** 문자 */
  smsYn: 'Y' | 'N';
  /** 한 번에 적을 글 */
  maxCnt: number;
  /** 갑자기 늘면 알리기 */
  spikeYn: 'Y' | 'N';
  /** 갑자기 늘었다고 볼 최소 건수 */
  spikeMinCnt: number;
  /** 새 사건 알리기 */
  newClstrYn: 'Y' | 'N';
  /** 잠시 멈춤 */
  pauseYn: 'Y' | 'N';
  /** 다음에 살필 때 */
  nextDt: string | null;
  /** 지켜보기 시작한 때 */
  bgngDt: string | null;
  /** 마지막으로 본 때 */
  seenDt: string | null;
  /** 갑자기 늘었다고 알린 때 */
  spikeDt: string | null;
  /** 메일에서 멈추는 열쇠 */
  stopTkn: string | null;
  /** 등록자 */
  rgtrId: string | null;
  /** 등록일시 */
  regDt: string;
  /** 수정자 */
  mdfrId: string | null;
  /** 수정일시 */
  mdfcnDt: string;
}
