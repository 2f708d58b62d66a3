import { type ReactNode, type Ref, useId } from 'react';
import { useMediaQuery } from '#web/kit/media/useMediaQuery.ts';
import styles from './MoreTools.module.css';
import toolSheetStyles from './ToolSheet.module.css';

/** Closes the popup of the pressed tool; does nothing if the tools are side by side. */
export const closeTools = (pressed: Element): void =>
  pressed.closest<HTMLElement>('[popover]')?.hidePopover();

interface ToolSheetProps {
  /** The `popoverTarget` of its button. */
  id: string;
  label: string;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  onOpen?: () => void;
  children: ReactNode;
}

/** A popover of tools below its button; on a phone at the lower edge of the window. */
export const ToolSheet = ({ id, label, className, ref, onOpen, children }: ToolSheetProps) => (
  <div
    ref={ref}
    id={id}
    popover="auto"
    role="group"
    aria-label={label}
    className={`${toolSheetStyles.sheet} ${className ?? ''}`}
    onToggle={onOpen && (({ newState }) => newState === 'open' && onOpen())}
  >
    {children}
  </div>
);

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
