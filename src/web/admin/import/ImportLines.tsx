import { grouped } from '#contract/countText.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import styles from './ListImport.module.css';

/** A line of a list, and its outcome. */
export interface ImportLine {
  word: string;
  tone: Tone;
  title: string;
  detail?: string;
  /** Why it is rejected, or changed. */
  remark?: string | null;
  /** Line number in the file, from 1. */
  line?: number | null;
}

/** Lines of a list with their outcomes. */
export const ImportLines = ({ lines }: { lines: readonly ImportLine[] }) => (
  <ul className={styles.listed}>
    {lines.map(({ word, tone, title, detail, remark, line }) => (
      <li key={`${title} ${detail} ${line}`}>
        <Badge tone={tone}>{word}</Badge>
        <span>
          <bdi className={styles.title}>{title}</bdi>
          {detail && <bdi className={styles.detail}>{detail}</bdi>}
          {remark && (
            <span className={tone === 'danger' ? styles.problem : styles.detail}>
              {line ? `${grouped(line)}번째 줄: ` : ''}
              {remark}
            </span>
          )}
        </span>
      </li>
    ))}
  </ul>
);
