import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { formatDay } from '#web/kit/dates/kst.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { ProblemState } from '#web/kit/states/StatePanel.tsx';
import type { ViewRow } from '#web/kit/views/viewSource.ts';
import type { Arrangement, Arranging } from '../arrangement.ts';
import styles from './own.module.css';

/** Props of a personal panel. */
export interface OwnPanelProps {
  arrangement: Arrangement;
  /** Undefined if the stored arrangement could not be read, and must not be overwritten. */
  onArrange: Arranging | undefined;
  today: string;
  /** Height of its body, in rem. */
  height: number;
}

/** Skeleton of loading rows, of the same height. */
export const Skeleton = ({ count, label }: { count: number; label: string }) => (
  <div className={styles.rows} role="status" aria-label={label} data-waiting>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className={styles.row} aria-hidden="true">
        <span className={styles.bone} />
        <span className={styles.bone} />
      </div>
    ))}
  </div>
);

/** A message in place of a panel's rows, for which the panel shrinks to a line: empty, or not permitted. */
export const PanelNote = ({ children, way }: { children: ReactNode; way?: ReactNode }) => (
  <div className={styles.sentence} data-line>
    <p>{children}</p>
    {way}
  </div>
);

interface PanelProblemProps {
  problem: Error;
  /** Message for users who may not read it. */
  refused: string;
  onRetry: () => void;
}

export const PanelProblem = ({ problem, refused, onRetry }: PanelProblemProps) =>
  problem instanceof HttpProblem && problem.status === 403 ? (
    <PanelNote>{refused}</PanelNote>
  ) : (
    <ProblemState problem={problem} onRetry={onRetry} />
  );

const Title = ({ row: { title, language, isUnread } }: { row: ViewRow }) => (
  <>
    {isUnread && <span className="only-read-aloud">읽지 않음: </span>}
    <ForeignText
      language={language}
      dir="auto"
      className={isUnread === undefined ? styles.title : isUnread ? styles.unread : styles.read}
    >
      {title}
    </ForeignText>
  </>
);

const Row = ({ row }: { row: ViewRow }) => {
  const { to, facts, time } = row;
  const content = (
    <>
      <Title row={row} />
      <span className={styles.facts}>
        <bdi>{facts.join(' · ')}</bdi>
        {time && <time dateTime={time}>{formatDay(time)}</time>}
      </span>
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} className={styles.row} data-unread={row.isUnread || undefined}>
          {content}
        </Link>
      ) : (
        <div className={styles.row}>{content}</div>
      )}
    </li>
  );
};

/** Rows of a list, each a link to its record. */
export const Rows = ({ rows, label }: { rows: readonly ViewRow[]; label: string }) => (
  <ul className={styles.rows} aria-label={label}>
    {rows.map((row) => (
      <Row key={row.key} row={row} />
    ))}
  </ul>
);
