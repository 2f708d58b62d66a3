import type { SavedView } from '#web/client/views/viewAddress.ts';
import type { Density } from '#web/kit/views/density.ts';
import type { Listing } from '#web/kit/views/listed.ts';

export interface ViewWords {
  opens: string;
  keeps: string;
  saves: string;
}

/** Texts on the views of a screen. */
export const wordsOf: Readonly<Record<Listing, ViewWords>> = {
  list: {
    opens: '목록을 열 때 이 보기로 열기',
    keeps: '조건과 정렬, 열, 줄 간격, 한 쪽의 건수를 함께 저장합니다.',
    saves: '지금 목록을 새 보기로 저장',
  },
  statistic: {
    opens: '통계를 열 때 이 보기로 열기',
    keeps: '기간과 조건, 비교 대상, 순위 범위, 표시 기준을 함께 저장합니다.',
    saves: '지금 통계를 새 보기로 저장',
  },
};

/** State of the screen, as stored in a view. */
export interface Shown {
  cndCn: string;
  colNmList: string[] | null;
  /** Undefined for a statistic, which has none. */
  lineGapCd: Density | undefined;
}

/** A view to be created from the current state, or one to be changed. */
export type ViewInput = { menuUrl: string } & ({ view: SavedView } | { shown: Shown; viewNm?: string });
