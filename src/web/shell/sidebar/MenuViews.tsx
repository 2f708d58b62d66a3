import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { MenuNode } from '#contract/session.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { addressOf, type SavedView } from '#web/client/views/viewAddress.ts';
import { byFolder } from '#web/client/views/viewFolders.ts';
import { useChosenView } from '#web/kit/views/chosenView.ts';
import { NewCount } from '#web/kit/views/NewCount.tsx';
import { WatchButton, WatchDialog } from '#web/modules/watch/index.ts';
import styles from './MenuViews.module.css';

/** Number of views shown below their list; the others unfold. */
const viewsAtFirst = 5;

interface RowProps {
  view: SavedView;
  isChosen: boolean;
  onWatch: () => void;
}

const Row = ({ view, isChosen, onWatch }: RowProps) => (
  <li className={styles.row}>
    <Link
      to={addressOf(view)}
      className={styles.view}
      title={view.viewNm}
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className={styles.words}>
        <span className={styles.name}>{view.viewNm}</span>
        {view.rmrk && <span className={styles.remark}>{view.rmrk}</span>}
      </span>
      <NewCount viewId={view.viewId} />
    </Link>
    <WatchButton view={view} className={styles.bell} onPress={onWatch} />
  </li>
);

/** The views of a menu's list, by folder. */
export const MenuViews = ({ menu }: { menu: MenuNode }) => {
  const all = useSavedViews(({ views }) => views);
  const chosen = useChosenView();
  const [isWhole, showAll] = useState(false);
  const [watched, setWatched] = useState<SavedView>();
  const views = byFolder(all.filter(({ menuUrl }) => menuUrl === menu.url)).flatMap(([, inside]) => inside);
  const shown = byFolder(isWhole ? views : views.slice(0, viewsAtFirst));
  const rowsOf = (inside: readonly SavedView[]) =>
    inside.map((view) => (
      <Row
        key={view.viewId}
        view={view}
        isChosen={view.viewId === chosen?.viewId}
        onWatch={() => setWatched(view)}
      />
    ));
  return (
    <>
      <ul className={styles.views} aria-label={`${menu.menuNm} 보기`}>
        {shown.map(([name, inside]) =>
          name === '' ? (
            rowsOf(inside)
          ) : (
            <li key={name}>
              <span className={styles.folder}>{name}</span>
              <ul aria-label={name}>{rowsOf(inside)}</ul>
            </li>
          ),
        )}
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
      {watched && <WatchDialog view={watched} onClose={() => setWatched(undefined)} />}
    </>
  );
};
