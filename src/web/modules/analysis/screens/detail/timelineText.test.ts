import { expect, it } from 'vitest';
import type { TimelinePoint } from './clusterRecord.ts';
import { needsBars, timelineText } from './Timeline.tsx';

const days = (...counts: number[]): TimelinePoint[] =>
  counts.map((count, index) => ({ at: `2026-11-${String(20 + index)}`, count }));
const hours = (...of: number[]): TimelinePoint[] =>
  of.map((hour) => ({ at: `2026-11-29 ${hour}:00`, count: 1 }));

it.each<[TimelinePoint[], boolean, string]>([
  [days(1, 3, 2), true, '11월 20일부터 11월 22일까지 6건이 나왔고, 11월 21일에 3건으로 가장 많습니다.'],
  [days(2, 0, 2), true, '11월 20일부터 11월 22일까지 4건이 나왔고, 가장 많을 때는 2건입니다.'],
  [days(1, 1, 0, 1), false, '11월 20일부터 11월 23일까지 모두 3건이 보도되었습니다.'],
  [hours(10, 13, 18), false, '11월 29일 10~18시에 모두 3건이 보도되었습니다.'],
  [days(0, 4), false, '11월 21일에 4건이 모두 나왔습니다.'],
  [[{ at: '2026-11-05 09:00', count: 2 }], false, '11월 5일 9시에 2건이 모두 나왔습니다.'],
  [
    [
      { at: '2026-11-05 09:00', count: 1 },
      { at: '2026-11-05 11:00', count: 2 },
    ],
    true,
    '11월 5일 9시부터 11시까지 3건이 나왔고, 11시에 2건으로 가장 많습니다.',
  ],
  [[], false, ''],
])('articles of the days %j', (points, areDrawn, text) => {
  expect(needsBars(points)).toBe(areDrawn);
  expect(timelineText(points)).toBe(text);
});
