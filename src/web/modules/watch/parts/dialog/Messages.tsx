import type { ReactNode } from 'react';
import { countText } from '#contract/countText.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { momentWords, reasons } from '../words.ts';
import styles from './Messages.module.css';

interface Message {
  sntDt: string;
  knd: string;
  ttl: string;
  articleCnt: number;
  foldCnt: number;
}

interface MessagesProps<M extends Message> {
  label: string;
  messages: readonly M[];
  keyOf: (message: M, at: number) => string | number;
  /** The titles of its first articles, one per event. */
  titlesOf: (message: M) => readonly string[];
  /** Why it was sent, if it was not for new articles alone. */
  whyOf?: (message: M) => string | undefined;
  /** By which ways it was sent. */
  waysOf?: (message: M) => ReactNode;
}

/** What is not listed: further articles, and others on the same events. */
const leftOut = ({ articleCnt, foldCnt }: Message, shown: number): string => {
  const rest = articleCnt - foldCnt - shown;
  return [rest > 0 && `외 ${countText(rest)}`, foldCnt > 0 && `같은 사건의 글 ${countText(foldCnt)}은 접음`]
    .filter(Boolean)
    .join(' · ');
};

/** Messages of an alert: when, why, and about which articles. */
export const Messages = <M extends Message>({
  label,
  messages,
  keyOf,
  titlesOf,
  waysOf,
  whyOf,
}: MessagesProps<M>) => (
  <ol className={styles.messages} aria-label={label}>
    {messages.map((message, at) => {
      const titles = titlesOf(message);
      const rest = leftOut(message, titles.length);
      const reason = reasons[message.knd];
      const why = whyOf?.(message);
      return (
        <li key={keyOf(message, at)}>
          <p className={styles.about}>
            <time dateTime={message.sntDt}>{momentWords(message.sntDt)}</time>
            {reason && <Badge tone="notice">{reason}</Badge>}
            {waysOf && <span className={styles.ways}>{waysOf(message)}</span>}
          </p>
          <p className={styles.title}>{message.ttl}</p>
          {why && <p className={styles.rest}>{why}</p>}
          {titles.length > 0 && (
            <ul className={styles.articles}>
              {titles.map((title, order) => (
                // a title may occur twice, and the list never changes
                <li key={order}>{title}</li>
              ))}
            </ul>
          )}
          {rest && <p className={styles.rest}>{rest}</p>}
        </li>
      );
    })}
  </ol>
);
