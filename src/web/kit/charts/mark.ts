import { countText } from '#contract/countText.ts';
import { percentOf, shareText } from '#contract/shares.ts';

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

/** Name of a scale. @param counted what is counted: 기사, 게시글 … */
export const measureLabel = (measure: Measure, counted = '기사'): string =>
  measure === 'count' ? `${counted} 수` : '점유율';

/** The text of a mark, for its tooltip and for screen readers. */
export const markText = ({ count, share }: Mark): string => `${countText(count)} · ${shareText(share)}`;

export const measured = ({ count, share }: Mark, measure: Measure): number =>
  measure === 'count' ? count : percentOf(share);
