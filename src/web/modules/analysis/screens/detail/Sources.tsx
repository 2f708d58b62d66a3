import { useState } from 'react';
import { countText, grouped } from '#contract/countText.ts';
import { asObject } from '#contract/particles.ts';
import type { Source } from './clusterRecord.ts';
import { Panel } from './Panel.tsx';
import styles from './Sources.module.css';

interface Counted {
  /** What the sources are called: 매체, 국가. */
  head: string;
  /** Korean counter of the sources: 곳, 개국. */
  unit: string;
}

interface SourcesText {
  /** Known sources, most articles first. */
  known: readonly Source[];
  /** True if all have the same number: bars would say nothing. */
  isEven: boolean;
  /** Sentence shown instead of bars: after the name of a single source, else for all; empty if there are bars. */
  sentence: string;
  /** The number of articles without a known source, in words; empty if there are none. */
  unknown: string;
}

/** Texts on the sources of a highlight. Articles without a source are reported separately. */
export const sourcesText = (sources: readonly Source[], { head, unit }: Counted): SourcesText => {
  const known = sources.filter(({ key }) => key !== '');
  const without = sources.find(({ key }) => key === '')?.count ?? 0;
  const [first] = known;
  const isEven = known.every(({ count }) => count === first?.count);
  const each = countText(first?.count ?? 0);
  const ofOne = without > 0 ? `에서 ${each}이 나왔습니다.` : `에서 ${each}이 모두 나왔습니다.`;
  const ofSeveral = `${grouped(known.length)}${unit}에서 ${each}씩 나왔습니다.`;
  return {
    known,
    isEven,
    sentence: !first || !isEven ? '' : known.length === 1 ? ofOne : ofSeveral,
    unknown: without > 0 ? `${asObject(head)} 알 수 없는 기사 ${countText(without)}` : '',
  };
};

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
