import { useState } from 'react';
import { countText, grouped } from '#contract/countText.ts';
import type { Source } from './clusterRecord.ts';
import { Panel } from './Panel.tsx';
import styles from './Sources.module.css';
import { sourcesText } from './sourcesText.ts';

const maxAtFirst = 7;

interface SourcesProps {
  /** What the sources are called: 매체, 국가. */
  head: string;
  /** Korean counter of the sources: 곳, 개국. */
  unit: string;
  sources: readonly Source[];
}

/** Number of articles per source, most first: a list, with bars for the eye if the numbers differ. */
export const Sources = ({ head, unit, sources }: SourcesProps) => {
  const [isWhole, setWhole] = useState(false);
  const { known, isEven, sentence, unknown } = sourcesText(sources, { head, unit });
  const highest = known[0]?.count ?? 1;
  const shown = isWhole ? known : known.slice(0, maxAtFirst);
  const rest = known.length - shown.length;
  const isOne = known.length === 1;
  return (
    <Panel title={`${head}별`}>
      {sentence && (
        <p className={styles.sentence}>
          {isOne && <bdi>{known[0]?.label}</bdi>}
          {sentence}
        </p>
      )}
      {!isOne && known.length > 0 && (
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
                  <span className={styles.count}>{countText(count)}</span>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {(rest > 0 || isWhole) && known.length > maxAtFirst && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? '줄여 보기' : `${grouped(rest)}${unit} 더 보기`}
        </button>
      )}
      {unknown && <p className={styles.unknown}>{unknown}</p>}
    </Panel>
  );
};
