import { type ReactNode, useId } from 'react';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';
import styles from './MoreTools.module.css';
import { ToolSheet } from './ToolSheet.tsx';

interface MoreToolsProps {
  /** Label of the button that opens the tools. */
  label?: string;
  /** Name for the keyboard shortcuts. */
  reading?: 'share';
  /** Up to this window width, in px, all tools are behind the button. */
  upTo?: number;
  /** Tools side by side; in little space they are behind the button. */
  children: ReactNode;
  /** Rarely used tools: behind the button at every width. */
  further?: ReactNode;
}

/** Tools of a list or a record. Opening a dialog from one of them closes the popup it is in. */
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
      <ToolSheet id={id} label={label}>
        {isNarrow && children}
        {further}
      </ToolSheet>
    </>
  );
};
