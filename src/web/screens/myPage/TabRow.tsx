import { type KeyboardEvent, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './TabRow.module.css';
import { type Tab, tabs } from './tabs.ts';

interface TabRowProps {
  chosen: Tab;
  /** Where a tab leads. */
  addressOf: (tab: Tab) => string;
  /** Tabs with something that is not stored. */
  unsaved: readonly Tab[];
}

export const tabId = (tab: Tab): string => `my-page-tab-${tab}`;
export const panelId = 'my-page-panel';

const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The tabs of my page: links, among which the arrow keys move as the pattern of tabs asks. */
export const TabRow = ({ chosen, addressOf, unsaved }: TabRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);

  const move = (event: KeyboardEvent<HTMLAnchorElement>, index: number) => {
    const to: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = to[event.key];
    if (!isPlain(event)) return;
    if (event.key === ' ') event.currentTarget.click();
    else if (next !== undefined) row.current?.querySelectorAll('a')[next]?.focus();
    else return;
    event.preventDefault();
  };

  return (
    <div ref={row} role="tablist" aria-label="마이페이지" className={styles.row}>
      {tabs.map(({ key, label }, index) => (
        <Link
          key={key}
          id={tabId(key)}
          role="tab"
          to={addressOf(key)}
          aria-selected={key === chosen}
          aria-controls={panelId}
          tabIndex={key === chosen ? 0 : -1}
          className={styles.tab}
          // who has chosen a tab here stays in the row when the address changes
          {...(isUsed && key === chosen && { 'data-first-focus': '' })}
          onClick={() => setUsed(true)}
          onKeyDown={(event) => move(event, index)}
        >
          {label}
          {unsaved.includes(key) && <span className={styles.unsaved}> (저장 전)</span>}
        </Link>
      ))}
    </div>
  );
};
