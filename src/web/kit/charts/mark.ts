import { countText } from '#contract/countText.ts';
/** One figure that a chart draws, and the list that it counts. */
export interface Mark {
  key: string;
  label: string;
  count: number;
  /** Part of all items under the conditions, 0 to 1. */
  share: number;
  /** Address of the list. */
  to: string;
}

/** A mark of a series by days. */
export interface DayMark extends Mark {
  /** Korean day, `yyyy-MM-dd`. */
  date: string;
}

/** A part of one of several groups. */
export interface PartMark extends Mark {
  group: string;
}

/** A line of a chart by days, or a group. */
export interface Series {
  key: string;
  label: string;
}

/** Whether counts are shown or shares of everything: raw counts mislead where sources grow. */
export type Measure = 'count' | 'share';

export const measureLabels: Record<Measure, string> = { count: '기사 수', share: '점유율' };

/** 0.1234 → 12.3%; a share too small to be seen is no zero. */
export const shareText = (share: number): string =>
  share > 0 && share < 0.0005 ? '0.1% 미만' : `${(share * 100).toFixed(1)}%`;

/** What a mark says of itself, in a hint or aloud. */
export const markText = ({ count, share }: Mark): string => `${countText(count)} · ${shareText(share)}`;

export const measured = ({ count, share }: Mark, measure: Measure): number =>
  measure === 'count' ? count : Math.round(share * 1000) / 10;
