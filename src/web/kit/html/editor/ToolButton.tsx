import type { ReactNode } from 'react';
import styles from './editor.module.css';

interface ToolButtonProps {
  label: string;
  face: ReactNode;
  keys?: string | undefined;
  /** Left out for what is done once. */
  isOn?: boolean | undefined;
  isOff?: boolean | undefined;
  /** Opens something that asks on. */
  opens?: 'menu' | 'dialog';
  isOpen?: boolean;
  onPress: (button: HTMLButtonElement) => void;
}

/** One tool: it keeps the focus when it can do nothing, and takes none from the text when it is pressed. */
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
