import { countText } from '#contract/countText.ts';
/** A figure drawn by a chart, with the address of the list it counts. */
export interface Mark {
  key: string;
  label: string;
  count: number;
  /** Share of all items that match the conditions, 0 to 1. */
  share: number;
  /** Address of the list. */
  to: string;
}

/** A mark of a daily series. */
export interface DayMark extends Mark {
  /** Korean day, `yyyy-MM-dd`. */
  date: string;
}

/** A part of a group. */
export interface PartMark extends Mark {
  group: string;
}

/** A line of a daily chart, or a group. */
export interface Series {
  key: string;
  label: string;
}

/** Counts, or shares of the total: raw counts mislead when the number of sources grows. */
export type Measure = 'count' | 'share';

export const measureLabels: Record<Measure, string> = { count: '기사 수', share: '점유율' };

/** 0.1234 → 12.3%; a share that would round to zero is not shown as zero. */
export const shareText = (share: number): string =>
  share > 0 && share < 0.0005 ? '0.1% 미만' : `${(share * 100).toFixed(1)}%`;

/** The text of a mark, for its tooltip and for screen readers. */
export const markText = ({ count, share }: Mark): string => `${countText(count)} · ${shareText(share)}`;

export const measured = ({ count, share }: Mark, measure: Measure): number =>
  measure === 'count' ? count : Math.round(share * 1000) / 10;
