import type { TimelinePoint } from './clusterRecord.ts';

export interface Bar extends TimelinePoint {
  /** 0–100 of the highest. */
  height: number;
  /** What stands below it; empty where there is no room. */
  label: string;
}

/** So many labels stand side by side. */
const maxLabels = 8;

/** Hours between labels: midnight always has one. */
const hourSteps = [1, 2, 3, 4, 6, 12];

/** `2026-11-20 09:00` → `9시`, and where another day begins its date; `2026-11-20` → `11.20`. */
const labelOf = ({ at }: TimelinePoint, index: number, wanted: number): string => {
  const [day = '', clock] = at.split(' ');
  const date = day.slice(5).replace('-', '.');
  if (clock === undefined) return index % wanted === 0 ? date : '';
  const hour = Number(clock.slice(0, 2));
  const step = hourSteps.find((one) => one >= wanted) ?? 12;
  if (hour % step !== 0) return '';
  return hour === 0 && index > 0 ? date : `${hour}시`;
};

/** The points of a timeline as bars; a bar of one stands out from none even beside a hundred. */
export const barsOf = (points: readonly TimelinePoint[]): Bar[] => {
  const highest = Math.max(1, ...points.map(({ count }) => count));
  const wanted = Math.ceil(points.length / maxLabels);
  return points.map((point, index) => ({
    ...point,
    height: point.count === 0 ? 0 : Math.max(4, Math.round((point.count / highest) * 100)),
    label: labelOf(point, index, wanted),
  }));
};
