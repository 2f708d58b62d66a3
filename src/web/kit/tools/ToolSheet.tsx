import type { ReactNode, Ref } from 'react';
import styles from './ToolSheet.module.css';

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
    className={`${styles.sheet} ${className ?? ''}`}
    onToggle={onOpen && (({ newState }) => newState === 'open' && onOpen())}
  >
    {children}
  </div>
);
