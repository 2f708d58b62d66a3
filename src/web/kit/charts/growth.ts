import { byteText } from '#contract/byteText.ts';
import { addDays, daysBetween } from '#contract/days.ts';
import type { Series } from './mark.ts';

/** The size of a series on a day. */
export interface GrowthMark {
  key: string;
  /** Korean day, `yyyy-MM-dd`. */
  date: string;
  bytes: number;
}

export interface Growth {
  /** In order of days. */
  marks: readonly GrowthMark[];
  series: readonly Series[];
}

export const daysOf = ({ marks }: Growth): string[] => [...new Set(marks.map(({ date }) => date))];

/** All days from the first to the last one, including those without a measurement. */
export const axisDaysOf = (growth: Growth): string[] => {
  const days = daysOf(growth);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  return Array.from({ length: daysBetween(first, last) }, (_, index) => addDays(first, index));
};

/** The total of all series on a day. */
export const wholeOn = ({ marks }: Growth, day: string): number =>
  marks.reduce((sum, { date, bytes }) => (date === day ? sum + bytes : sum), 0);

/** The growth in one sentence. */
export const growthFinding = (growth: Growth): string => {
  const days = daysOf(growth);
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const [before, now] = [wholeOn(growth, first), wholeOn(growth, last)];
  if (first === last)
    return `지금 ${byteText(now)}입니다. 하루에 한 번 기록하므로 늘어난 양은 내일부터 볼 수 있습니다.`;
  const more = now - before;
  const change =
    more === 0 ? '그대로입니다' : `${byteText(Math.abs(more))} ${more > 0 ? '늘었습니다' : '줄었습니다'}`;
  return `${first}부터 ${change}. 지금은 ${byteText(now)}입니다.`;
};
