import { countText } from '#contract/countText.ts';
import type { TimelinePoint } from './clusterRecord.ts';

/** `2026-11-20 09:00` → 11월 20일 9시; `2026-11-20` → 11월 20일. The day is left out if it was just named. */
const timeText = (at: string, named = ''): string => {
  const [day = '', clock] = at.split(' ');
  const date = `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`;
  const parts = [!named.startsWith(day) && date, clock !== undefined && `${Number(clock.slice(0, 2))}시`];
  return parts.filter(Boolean).join(' ');
};

/** True if bars say more than the sentence: not for a single bar, or for one article each. */
export const needsBars = (points: readonly TimelinePoint[]): boolean =>
  points.filter(({ count }) => count > 0).length > 1 && points.some(({ count }) => count > 1);

/** The report times of the articles in one sentence; empty without articles. */
export const timelineText = (points: readonly TimelinePoint[]): string => {
  const reported = points.filter(({ count }) => count > 0);
  const [first, last] = [reported[0], reported.at(-1)];
  if (!first || !last) return '';
  const all = reported.reduce((sum, { count }) => sum + count, 0);
  if (first === last) return `${timeText(first.at)}에 ${countText(all)}이 모두 나왔습니다.`;
  const most = Math.max(...reported.map(({ count }) => count));
  const span = `${timeText(first.at)}부터 ${timeText(last.at, first.at)}까지`;
  const isOneDay = last.at.slice(0, 10) === first.at.slice(0, 10);
  if (most === 1) {
    const reports = `모두 ${countText(all)}이 보도되었습니다.`;
    return isOneDay
      ? `${timeText(first.at).slice(0, -1)}~${timeText(last.at, first.at)}에 ${reports}`
      : `${span} ${reports}`;
  }
  const [highest, ...others] = reported.filter(({ count }) => count === most);
  const peak =
    highest && others.length === 0
      ? `${timeText(highest.at, isOneDay ? first.at : '')}에 ${countText(most)}으로 가장 많습니다.`
      : `가장 많을 때는 ${countText(most)}입니다.`;
  return `${span} ${countText(all)}이 나왔고, ${peak}`;
};
