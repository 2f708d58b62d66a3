import { useState } from 'react';
import type { Source } from './clusterRecord.ts';
import { Panel } from './Panel.tsx';
import styles from './Sources.module.css';

const most = 7;

interface SourcesProps {
  title: string;
  /** What they are counted in: 곳, 개국. */
  unit: string;
  sources: readonly Source[];
}

/** Who brought how many of the articles, most first: a list whose bars only help the eye. */
export const Sources = ({ title, unit, sources }: SourcesProps) => {
  const [isWhole, setWhole] = useState(false);
  const highest = sources[0]?.count ?? 1;
  const shown = isWhole ? sources : sources.slice(0, most);
  const rest = sources.length - shown.length;
  return (
    <Panel title={title}>
      <ol className={styles.sources}>
        {shown.map(({ key, label, count }) => (
          <li key={key}>
            <span className={styles.label}>
              <bdi>{label}</bdi>
            </span>
            <span className={styles.track} aria-hidden="true">
              <span style={{ width: `${(count / highest) * 100}%` }} />
            </span>
            <span className={styles.count}>{count.toLocaleString('ko-KR')}건</span>
          </li>
        ))}
      </ol>
      {(rest > 0 || isWhole) && sources.length > most && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? '줄여 보기' : `${rest.toLocaleString('ko-KR')}${unit} 더 보기`}
        </button>
      )}
    </Panel>
  );
};
