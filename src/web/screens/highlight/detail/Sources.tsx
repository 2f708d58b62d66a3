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

/** Who brought how many of the articles, most first: a list whose bars only help the eye, where they differ. */
export const Sources = ({ title, unit, sources }: SourcesProps) => {
  const [isWhole, setWhole] = useState(false);
  const highest = sources[0]?.count ?? 1;
  const shown = isWhole ? sources : sources.slice(0, most);
  const rest = sources.length - shown.length;
  // bars that are all as long say nothing
  const isEven = sources.every(({ count }) => count === highest);
  const each = `${highest.toLocaleString('ko-KR')}건`;
  if (isEven && sources.length === 1)
    return (
      <Panel title={title}>
        <p className={styles.sentence}>
          <bdi>{sources[0]?.label}</bdi>에서 {each}이 모두 나왔습니다.
        </p>
      </Panel>
    );
  return (
    <Panel title={title}>
      {isEven && (
        <p className={styles.sentence}>
          {sources.length.toLocaleString('ko-KR')}
          {unit}에서 {each}씩 나왔습니다.
        </p>
      )}
      <ol className={isEven ? styles.names : styles.sources}>
        {shown.map(({ key, label, count }) => (
          <li key={key}>
            <span className={styles.label}>
              <bdi>{label}</bdi>
            </span>
            {!isEven && (
              <>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ width: `${(count / highest) * 100}%` }} />
                </span>
                <span className={styles.count}>{count.toLocaleString('ko-KR')}건</span>
              </>
            )}
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
