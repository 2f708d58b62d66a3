import { type Entry, sourceWords } from '#contract/edition.ts';
import styles from './SourceWords.module.css';

/** From where and when an item is; no word of it is broken. */
export const SourceWords = ({ entry }: { entry: Entry }) => (
  <p className={styles.source}>
    {sourceWords(entry).map((word) => (
      <bdi key={word}>{word}</bdi>
    ))}
  </p>
);
