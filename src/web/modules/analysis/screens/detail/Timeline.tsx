import { useState } from 'react';
import { countText } from '#contract/countText.ts';
import { barsOf } from './bars.ts';
import type { ClusterRecord } from './clusterRecord.ts';
import { Panel } from './Panel.tsx';
import styles from './Timeline.module.css';
import { needsBars, timelineText } from './timelineText.ts';

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
        // scrollable with the keyboard, so it must be focusable
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
