import { useState } from 'react';
import { countText } from '#contract/countText.ts';
import type { ClusterRecord, TimelinePoint } from './clusterRecord.ts';
import { Panel } from './Panel.tsx';
import styles from './Timeline.module.css';

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

interface Bar extends TimelinePoint {
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

/** Report times of the articles: a sentence and, if useful, bars, or the same as a table. */
export const Timeline = ({ cluster: { timeline, timelineUnit } }: { cluster: ClusterRecord }) => {
  const [asTable, setAsTable] = useState(false);
  const bars = barsOf(timeline);
  const unit = timelineUnit === 'day' ? '일' : '시간';
  const sentence = timelineText(timeline);
  if (!sentence) return null;
  if (!needsBars(timeline))
    return (
      <Panel title="보도 추이">
        <p className={styles.sentence}>{sentence}</p>
      </Panel>
    );
  return (
    <Panel
      title={`보도 추이(${unit}별)`}
      tools={
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          표로 보기
        </button>
      }
    >
      <p className={styles.sentence}>{sentence}</p>
      {asTable ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        <div className={styles.scroll} role="region" aria-label="보도 추이 표" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">일시(한국 시각)</th>
                <th scope="col">기사 수</th>
              </tr>
            </thead>
            <tbody>
              {timeline
                .filter(({ count }) => count > 0)
                .map(({ at, count }) => (
                  <tr key={at}>
                    <th scope="row">{at}</th>
                    <td>{countText(count)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </div>
      ) : (
        <div className={styles.chart} role="img" aria-label={`${unit}별 기사 수 그래프. ${sentence}`}>
          {bars.map(({ at, count, height, label }) => (
            <div key={at} className={styles.slot} title={`${at} · ${countText(count)}`}>
              <span className={styles.count}>{bars.length <= 24 && count > 0 ? count : ''}</span>
              <span className={styles.bar} style={{ height: `${height}%` }} />
              <span className={styles.label}>{label}</span>
            </div>
          ))}
        </div>
      )}
    </Panel>
  );
};
