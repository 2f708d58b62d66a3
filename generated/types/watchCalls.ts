// Generated from schemas/operations/watch.json by `npm run generate`. Do not edit: change the schema instead.
export interface WatchSettings {
  freqCd: string;
  sndHm: string | null;
  sndDy: number | null;
  quietBgngHm: string | null;
  quietEndHm: string | null;
  wkndYn: 'Y' | 'N';
  hldyYn: 'Y' | 'N';
  bellYn: 'Y' | 'N';
  mailYn: 'Y' | 'N';
  smsYn: 'Y' | 'N';
  maxCnt: number;
  spikeYn: 'Y' | 'N';
  spikeMinCnt: number;
  newClstrYn: 'Y' | 'N';
  pauseYn: 'Y' | 'N';
}

export interface WatchedView {
  viewId: number;
  watchableYn: 'Y' | 'N';
  rsn: string | null;
  newCnt: number;
  nextDt: string | null;
  settings: WatchSettings | null;
}

export interface WatchedViews {
  views: WatchedView[];
  smsYn: 'Y' | 'N';
  mailYn: 'Y' | 'N';
}

export interface WatchPreviewMessage {
  sntDt: string;
  knd: string;
  ttl: string;
  articleCnt: number;
  foldCnt: number;
  restCnt: number;
  titles: string[];
}

export interface WatchPreview {
  msgCnt: number;
  articleCnt: number;
  isWhole: boolean;
  messages: WatchPreviewMessage[];
}

export interface WatchSent {
  msgId: number;
  knd: string;
  ttl: string;
  why: string | null;
  titles: string[];
  articleCnt: number;
  foldCnt: number;
  restCnt: number;
  chnlList: string[];
  sntDt: string;
}

export interface WatchMuted {
  muteId: number;
  mediaId: number | null;
  clusterId: number | null;
  nm: string;
}

export interface WatchHistory {
  messages: WatchSent[];
  muted: WatchMuted[];
}
