import { useState } from 'react';
import { Link } from 'react-router-dom';
import { moveInRow } from '#web/kit/tabs/moveInRow.ts';
import rowOfTabs from '#web/kit/tabs/Tabs.module.css';
import styles from './TabRow.module.css';
import { myPageTabs, type Tab } from './tabs.ts';

interface TabRowProps {
  chosen: Tab;
  /** Address of a tab. */
  addressOf: (tab: Tab) => string;
  /** Tabs with unsaved changes. */
  unsaved: readonly Tab[];
}

export const tabId = (tab: Tab): string => `my-page-tab-${tab}`;
export const panelId = 'my-page-panel';

/** The tabs of my page: links, with arrow keys as in the ARIA tab pattern. */
export const TabRow = ({ chosen, addressOf, unsaved }: TabRowProps) => {
  const [isUsed, setUsed] = useState(false);

  return (
    <div role="tablist" aria-label="마이페이지" className={rowOfTabs.row}>
      {myPageTabs.map(({ key, label }) => (
        <Link
          key={key}
          id={tabId(key)}
          role="tab"
          to={addressOf(key)}
          aria-selected={key === chosen}
          aria-controls={panelId}
          tabIndex={key === chosen ? 0 : -1}
          className={rowOfTabs.tab}
          // after choosing a tab here the focus stays in the row when the address changes
          {...(isUsed && key === chosen && { 'data-first-focus': '' })}
          onClick={() => setUsed(true)}
          onKeyDown={moveInRow}
        >
          {label}
          {unsaved.includes(key) && <span className={styles.unsaved}> (저장 전)</span>}
        </Link>
      ))}
    </div>
  );
};
