import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuNode } from '#contract/session.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { addressOf } from '#web/client/views/viewAddress.ts';
import { useChosenView } from '#web/kit/views/chosenView.ts';
import styles from './MenuViews.module.css';

/** Number of views shown below their list; the others unfold. */
const viewsAtFirst = 5;

/** The views of a menu's list. */
export const MenuViews = ({ menu }: { menu: MenuNode }) => {
  const all = useSavedViews(({ views }) => views);
  const chosen = useChosenView();
  const [isWhole, showAll] = useState(false);
  const views = all.filter(({ menuUrl }) => menuUrl === menu.url);
  return (
    <ul className={styles.views} aria-label={`${menu.menuNm} 보기`}>
      {(isWhole ? views : views.slice(0, viewsAtFirst)).map((view) => (
        <li key={view.viewId}>
          <Link
            to={addressOf(view)}
            className={styles.view}
            title={view.viewNm}
            aria-current={view.viewId === chosen?.viewId ? 'true' : undefined}
          >
            {view.viewNm}
          </Link>
        </li>
      ))}
      {views.length > viewsAtFirst && (
        <li>
          <button
            type="button"
            className={styles.furtherViews}
            aria-expanded={isWhole}
            onClick={() => showAll(!isWhole)}
          >
            {isWhole ? '접기' : `더 보기 (${views.length - viewsAtFirst})`}
          </button>
        </li>
      )}
    </ul>
  );
};
