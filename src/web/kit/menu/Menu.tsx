import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import tools from '../tools/MoreTools.module.css';
import styles from './Menu.module.css';

/** Where a key of a menu leads among its entries. */
const placeAfter = (key: string, here: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return (here + 1) % count;
  if (key === 'ArrowUp') return (here - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

interface MenuEntryProps {
  children: ReactNode;
  /** It can do nothing now: arrows pass over it. */
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

/** Between entries of different kinds. */
export const MenuLine = () => <hr className={styles.line} />;

interface MenuProps {
  /** `hidePopover` of it closes the menu and gives the focus back to where it was. */
  ref: RefObject<HTMLDivElement | null>;
  label: string;
  /** What has opened it, and what it stands at. */
  button: RefObject<HTMLElement | null>;
  /** It has been closed: by an entry, a key or a press beside it. */
  onClose: () => void;
  /** `MenuEntry` and `MenuLine`. */
  children: ReactNode;
}

/** A menu at its button, above all else on the page. It begins at its first entry; arrows lead round. */
export const Menu = ({ ref, label, button, onClose, children }: MenuProps) => {
  useLayoutEffect(() => {
    const menu = ref.current;
    const source = button.current;
    menu?.showPopover(source ? { source } : {});
    menu?.querySelector<HTMLElement>('button:enabled')?.focus();
  }, [ref, button]);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    // a dialog that it stands in would take Escape for itself
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
