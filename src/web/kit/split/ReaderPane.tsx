import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import print from '../print/print.module.css';
import { shortcutOf } from '../shortcuts/registry.ts';
import buttons from '../theme/Button.module.css';
import styles from './ReaderPane.module.css';

/** Props of every component that shows a record beside its list. */
export interface ReaderProps {
  /** Undefined if none is open. */
  openId: number | undefined;
  /** Text shown while none is open. */
  hint: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: (id: number) => void;
  onClose: () => void;
  /** Navigation state for the record's own page. */
  state: unknown;
}

interface ReaderPaneProps {
  label: string;
  children: ReactNode;
}

/** The pane of the open record beside a list. */
export const ReaderPane = ({ label, children }: ReaderPaneProps) => (
  <section aria-label={label} className={styles.pane}>
    {children}
  </section>
);

/** Placeholder while no record is open, with the keyboard hints. */
export const EmptyReader = ({ hint }: Pick<ReaderProps, 'hint'>) => (
  <div className={`${styles.nothing} ${print.screenOnly}`}>
    <p>{hint}</p>
    <p className={styles.keys}>
      {(['next', 'previous', 'list'] as const).map(shortcutOf).map(({ id, key, short }) => (
        <span key={id}>
          <kbd>{key}</kbd> {short}
        </span>
      ))}
      <span>
        <kbd>Space</kbd> 읽는 글 넘기기
      </span>
    </p>
  </div>
);

interface ReaderHeadProps extends Pick<ReaderProps, 'heading' | 'state' | 'onClose'> {
  /** Address of the record's own page. */
  address: string;
  /** The record's title. */
  children: ReactNode;
}

/** The record's title with links to its own page and back to the list. */
export const ReaderHead = ({ heading, state, onClose, address, children }: ReaderHeadProps) => (
  <div className={styles.head} data-record-title>
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
    <div className={`${styles.ways} ${print.screenOnly}`}>
      <Link to={address} state={state} className={styles.way}>
        크게 보기
      </Link>
      <button
        type="button"
        className={styles.way}
        aria-keyshortcuts="Escape"
        data-reading="list"
        onClick={onClose}
      >
        닫기
      </button>
    </div>
  </div>
);

interface NextRecordProps {
  label: string;
  title: string;
  onOpen: () => void;
}

/** Button below the record that opens the next row. */
export const NextRecord = ({ label, title, onOpen }: NextRecordProps) => (
  <button type="button" className={`${buttons.tertiary} ${styles.next} ${print.screenOnly}`} onClick={onOpen}>
    <span className={styles.label}>{label}</span>
    <span dir="auto" className={styles.title}>
      {title}
    </span>
  </button>
);
