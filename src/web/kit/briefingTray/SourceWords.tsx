import { type Entry, sourceWords } from '#contract/edition.ts';
import styles from './SourceWords.module.css';

/** Source and date of an item; no word of it is broken across lines. */
export const SourceWords = ({ entry }: { entry: Entry }) => (
  <p className={styles.source}>
    {sourceWords(entry).map((word) => (
      <bdi key={word}>{word}</bdi>
    ))}
  </p>
);
