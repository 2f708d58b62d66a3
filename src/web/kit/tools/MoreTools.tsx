import { type ReactNode, useId } from 'react';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';
import styles from './MoreTools.module.css';

interface MoreToolsProps {
  /** What the button is called behind which tools are. */
  label?: string;
  /** What a key presses the button for. */
  reading?: 'share';
  /** Up to this width of the window, in px, all of them are behind the button. */
  upTo?: number;
  /** Tools beside each other, and where there is little room behind the button. */
  children: ReactNode;
  /** Tools that are used seldom: behind the button at every width. */
  further?: ReactNode;
}

/** Tools of a list or a record. A dialog that one of them opens closes what it was pressed in. */
export const MoreTools = ({
  label = '목록 도구',
  reading,
  upTo = 1320,
  children,
  further,
}: MoreToolsProps) => {
  const isNarrow = useMediaQuery(`(max-width: ${upTo}px)`);
  const id = useId();
  if (!isNarrow && !further) return children;
  return (
    <>
      {!isNarrow && children}
      <button
        type="button"
        className={styles.more}
        aria-label={label}
        title={label}
        popoverTarget={id}
        data-reading={reading}
      >
        <svg viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
          <circle cx="4" cy="10" r="1.6" />
          <circle cx="10" cy="10" r="1.6" />
          <circle cx="16" cy="10" r="1.6" />
        </svg>
      </button>
      <div id={id} popover="auto" role="group" aria-label={label} className={styles.sheet}>
        {isNarrow && children}
        {further}
      </div>
    </>
  );
};
