import type { TimelinePoint } from './clusterRecord.ts';

export interface Bar extends TimelinePoint {
  /** Percent of the highest bar, 0–100. */
  height: number;
  /** Label below the bar; empty without room for it. */
  label: string;
}

/** Maximum number of labels side by side. */
const maxLabels = 8;

/** Hours between labels: midnight always has one. */
const hourSteps = [1, 2, 3, 4, 6, 12];

/** `2026-11-20 09:00` → `9시`, or the date if a new day starts; `2026-11-20` → `11.20`. */
const labelOf = ({ at }: TimelinePoint, index: number, wanted: number): string => {
  const [day = '', clock] = at.split(' ');
  const date = day.slice(5).replace('-', '.');
  if (clock === undefined) return index % wanted === 0 ? date : '';
  const hour = Number(clock.slice(0, 2));
  const step = hourSteps.find((one) => one >= wanted) ?? 12;
  if (hour % step !== 0) return '';
  return hour === 0 && index > 0 ? date : `${hour}시`;
};

/** The points of a timeline as bars; a bar of one article differs visibly from none even beside a hundred. */
export const barsOf = (points: readonly TimelinePoint[]): Bar[] => {
  const highest = Math.max(1, ...points.map(({ count }) => count));
  const wanted = Math.ceil(points.length / maxLabels);
  return points.map((point, index) => ({
    ...point,
    height: point.count === 0 ? 0 : Math.max(4, Math.round((point.count / highest) * 100)),
    label: labelOf(point, index, wanted),
  }));
};
