import type { DayRange } from '#web/kit/dates/period.ts';

const weekdays = ['일', '월', '화', '수', '목', '금', '토'];

/** `2026-11` → 2026년 11월, `2026-11-03` → 11월 3일 (화). */
export const periodLabel = (key: string): string => {
  const [year, month, day] = key.split('-').map(Number);
  if (day === undefined) return `${year}년 ${month}월`;
  return `${month}월 ${day}일 (${weekdays[new Date(key).getUTCDay()]})`;
};

/** The days of a month, or the day itself, without future days or days outside the range in force. */
export const rangeOfKey = (key: string, today: string, within: DayRange): DayRange => {
  const [year = 0, month = 1] = key.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const [first, end] = key.length === 10 ? [key, key] : [`${key}-01`, last];
  const latest = within.endDate && within.endDate < today ? within.endDate : today;
  return {
    startDate: first < within.startDate ? within.startDate : first,
    endDate: end < latest ? end : latest,
  };
};
