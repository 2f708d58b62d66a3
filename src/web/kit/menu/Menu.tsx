import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import tools from '../tools/ToolSheet.module.css';
import styles from './Menu.module.css';

/** Index of the entry that a key moves to. */
const placeAfter = (key: string, here: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (here + 1) % count;
  if (key === 'ArrowUp') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

interface MenuEntryProps {
  children: ReactNode;
  /** Disabled: arrow keys skip it. */
  disabled?: boolean;
  onPress: () => void;
}

export const MenuEntry = ({ children, disabled = false, onPress }: MenuEntryProps) => (
  <button
    type="button"
    role="menuitem"
    tabIndex={-1}
    className={styles.entry}
    disabled={disabled}
    onClick={onPress}
  >
    {children}
  </button>
);

/** A separator between groups of entries. */
export const MenuLine = () => <hr className={styles.line} />;

interface MenuProps {
  /** Its `hidePopover` closes the menu and returns the focus. */
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  /** The button that opened the menu, and that it is anchored to. */
  button: RefObject<HTMLElement | null>;
  /** Called when it has been closed: by an entry, a key or a press outside. */
  onClose: () => void;
  /** `MenuEntry` and `MenuLine`. */
  children: ReactNode;
}

/** A menu at its button, above everything on the page. The first entry gets the focus; arrow keys wrap around. */
export const Menu = ({ ref, label, button, onClose, children }: MenuProps) => {
  useLayoutEffect(() => {
    const menu = ref.current;
    const source = button.current;
    menu?.showPopover(source ? { source } : {});
    menu?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [ref, button]);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    // a surrounding dialog would handle Escape itself
    if (event.key === 'Tab' || event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      event.currentTarget.hidePopover();
      return;
    }
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')];
    const to = placeAfter(event.key, entries.indexOf(event.target as HTMLElement), entries.length);
    if (to === undefined) return;
    event.preventDefault();
    entries[to]?.focus();
  };
  return (
    <div
      ref={ref}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={`${tools.sheet} ${styles.menu}`}
      onKeyDown={walk}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {children}
    </div>
  );
};
