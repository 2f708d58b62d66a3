import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { grouped } from '#contract/countText.ts';
import { moveInRow } from './moveInRow.ts';
import styles from './Tabs.module.css';

export interface TabItem {
  key: string;
  label: string;
  /** Number of hits, shown behind the label. */
  count?: number | string;
  content: ReactNode;
}

interface TabsProps {
  /** What the row of tabs chooses, for people who hear it. */
  label: string;
  items: readonly TabItem[];
  /** Given together with `onChange`, the caller keeps the choice, for example in the address. */
  value?: string;
  onChange?: (key: string) => void;
}

/** A row of tabs and the panel of the chosen one. Arrow keys move, as the pattern asks. */
export const Tabs = ({ label, items, value, onChange }: TabsProps) => {
  const [own, setOwn] = useState(items[0]?.key);
  const id = useId();
  const chosen = items.find(({ key }) => key === (value ?? own)) ?? items[0];
  const chosenKey = chosen?.key;
  const row = useRef<HTMLDivElement>(null);

  // on a phone the row is longer than the screen
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
