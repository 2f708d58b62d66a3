import { type Entry, sourceWords } from '#contract/edition.ts';
import facts from '#web/kit/lists/facts.module.css';
import styles from './SourceWords.module.css';

/** Source and date of an item; no word of it is broken across lines. */
export const SourceWords = ({ entry }: { entry: Entry }) => (
  <p className={`${facts.facts} ${styles.source}`}>
    {sourceWords(entry).map((word) => (
      <bdi key={word}>{word}</bdi>
    ))}
  </p>
);
