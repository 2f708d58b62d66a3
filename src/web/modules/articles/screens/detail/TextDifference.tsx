import { diffWords } from 'diff';
import { useMemo } from 'react';
import styles from './Revisions.module.css';

/** Longer texts are shown without marks: comparing them would hold the screen. */
const maxCompared = 60_000;

interface TextDifferenceProps {
  before: string | null;
  after: string | null;
  titles?: readonly [before: string, after: string];
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Two versions of a text side by side, with the words marked in which they differ. */
export const TextDifference = ({ before, after, titles = ['고치기 전', '고친 뒤'] }: TextDifferenceProps) => {
  const parts = useMemo(
    () =>
      before !== null && after !== null && before.length + after.length <= maxCompared
        ? diffWords(before, after, { intlSegmenter: segmenter })
        : null,
    [before, after],
  );
  const side = (text: string | null, isAfter: boolean) => {
    if (text === null) return <p className={styles.none}>없음</p>;
    return (
      <div dir="auto" className={styles.text}>
        {parts
          ? parts.map(({ value, added, removed }, index) => {
              if (isAfter ? removed : added) return null;
              const Mark = isAfter ? 'ins' : 'del';
              // the parts of one comparison never move
              return added || removed ? <Mark key={`${index} ${value}`}>{value}</Mark> : value;
            })
          : text}
      </div>
    );
  };
  return (
    <div className={styles.sides}>
      {[before, after].map((text, index) => (
        <div key={titles[index]}>
          <p className={styles.side}>{titles[index]}</p>
          {side(text, index === 1)}
        </div>
      ))}
    </div>
  );
};
