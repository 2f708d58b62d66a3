import type { ReactNode } from 'react';
import styles from './editor.module.css';

interface ToolButtonProps {
  label: string;
  face: ReactNode;
  keys?: string | undefined;
  /** Absent for one-time actions. */
  isOn?: boolean | undefined;
  isOff?: boolean | undefined;
  /** Opens a menu or a dialog. */
  opens?: 'menu' | 'dialog';
  isOpen?: boolean;
  onPress: (button: HTMLButtonElement) => void;
}

/** A toolbar button: it stays focusable when disabled, and a press does not take the focus from the text. */
export const ToolButton = ({ label, face, keys, isOn, isOff, opens, isOpen, onPress }: ToolButtonProps) => (
  <button
    type="button"
    className={styles.tool}
    tabIndex={-1}
    aria-label={label}
    data-tip={keys ? `${label} (${keys})` : label}
    aria-pressed={isOn}
    aria-disabled={isOff || undefined}
    aria-haspopup={opens}
    aria-expanded={opens === 'menu' ? Boolean(isOpen) : undefined}
    aria-keyshortcuts={keys?.replaceAll('Ctrl', 'Control')}
    onMouseDown={(event) => event.preventDefault()}
    onClick={({ currentTarget }) => {
      if (!isOff) onPress(currentTarget);
    }}
  >
    {face}
  </button>
);
