import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { grouped } from '#contract/countText.ts';
import { moveInRow } from './moveInRow.ts';
import styles from './Tabs.module.css';

export interface TabItem {
  key: string;
  label: string;
  /** Number of hits, shown after the label. */
  count?: number | string;
  content: ReactNode;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** With `onChange` the caller stores the choice, for example in the address. */
  value?: string;
  onChange?: (key: string) => void;
}

/** Tabs and the panel of the selected one. Arrow keys move as in the ARIA pattern. */
export const Tabs = ({ label, items, value, onChange }: TabsProps) => {
  const [own, setOwn] = useState(items[0]?.key);
  const id = useId();
  const chosen = items.find(({ key }) => key === (value ?? own)) ?? items[0];
  const chosenKey = chosen?.key;
  const row = useRef<HTMLDivElement>(null);

  // on a phone the tab list is wider than the screen: the selected tab is scrolled into view
  useLayoutEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-selected=true]');
    if (!row.current || !tab || chosenKey === undefined) return;
    const { offsetLeft, offsetWidth } = row.current;
    const start = tab.offsetLeft - offsetLeft;
    const end = start + tab.offsetWidth;
    if (start < row.current.scrollLeft) row.current.scrollLeft = start;
    else if (end > row.current.scrollLeft + offsetWidth) row.current.scrollLeft = end - offsetWidth;
  }, [chosenKey]);

  if (!chosen) return null;
  return (
    <>
      <div ref={row} role="tablist" aria-label={label} className={styles.row}>
        {items.map(({ key, label: text, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            aria-selected={key === chosen.key}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen.key ? 0 : -1}
            className={styles.tab}
            onClick={() => {
              setOwn(key);
              onChange?.(key);
            }}
            onKeyDown={moveInRow}
          >
            {count === undefined ? text : `${text} ${typeof count === 'number' ? grouped(count) : count}`}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen.key}`}
        className={styles.panel}
      >
        {chosen.content}
      </div>
    </>
  );
};
