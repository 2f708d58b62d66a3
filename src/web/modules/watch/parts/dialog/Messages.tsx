import type { ReactNode } from 'react';
import { countText } from '#contract/countText.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { momentWords, reasons } from '../words.ts';
import styles from './Messages.module.css';

interface Message {
  sntDt: string;
  knd: string;
  ttl: string;
  foldCnt: number;
  restCnt: number;
}

interface MessagesProps<M extends Message> {
  label: string;
  messages: readonly M[];
  keyOf: (message: M, at: number) => string | number;
  /** The titles of its articles. */
  titlesOf: (message: M) => readonly string[];
  /** By which ways it was sent. */
  waysOf?: (message: M) => ReactNode;
}

/** What a message leaves out: articles beyond the most, and others on the same events. */
const leftOut = ({ restCnt, foldCnt }: Message): string =>
  [restCnt > 0 && `외 ${countText(restCnt)}`, foldCnt > 0 && `같은 사건 ${countText(foldCnt)}은 접음`]
    .filter(Boolean)
    .join(' · ');

/** Messages of an alert: when, why, and about which articles. */
export const Messages = <M extends Message>({
  label,
  messages,
  keyOf,
  titlesOf,
  waysOf,
}: MessagesProps<M>) => (
  <ol className={styles.messages} aria-label={label}>
    {messages.map((message, at) => {
      const titles = titlesOf(message);
      const rest = leftOut(message);
      const reason = reasons[message.knd];
      return (
        <li key={keyOf(message, at)}>
          <p className={styles.about}>
            <time dateTime={message.sntDt}>{momentWords(message.sntDt)}</time>
            {reason && <Badge tone="notice">{reason}</Badge>}
            {waysOf && <span className={styles.ways}>{waysOf(message)}</span>}
          </p>
          <p className={styles.title}>{message.ttl}</p>
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
