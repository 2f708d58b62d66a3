import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { addressOf, type SavedView } from '#web/client/views/viewAddress.ts';
import { byFolder } from '#web/client/views/viewFolders.ts';
import { NewCount } from '#web/kit/views/NewCount.tsx';
import { WatchButton } from '#web/modules/watch/index.ts';
import styles from './ViewTools.module.css';

interface ViewRowsProps {
  views: readonly SavedView[];
  chosen: SavedView | undefined;
  onOpen: () => void;
  /** A further action on a view: its label, and its handler. */
  tool: { label: string; press: (view: SavedView) => void };
  onWatch: (view: SavedView) => void;
}

type RowProps = Omit<ViewRowsProps, 'views'> & { view: SavedView };

const Row = ({ view, chosen, onOpen, tool, onWatch }: RowProps) => (
  <li>
    <Link
      to={addressOf(view)}
      className={styles.view}
      aria-current={view.viewId === chosen?.viewId ? 'true' : undefined}
      onClick={onOpen}
    >
      <span>
        <span>
          <span className={styles.name}>{view.viewNm}</span>
          {view.bscYn === 'Y' && <span className={styles.mark}>처음에 열림</span>}
          {view.ownYn === 'Y' && view.shrYn === 'Y' && <span className={styles.mark}>함께 봄</span>}
          {view.userNm && <span className={styles.mark}>{view.userNm}</span>}
        </span>
        {view.rmrk && <small>{view.rmrk}</small>}
      </span>
      <NewCount viewId={view.viewId} />
    </Link>
    <WatchButton view={view} className={styles.tool} onPress={() => onWatch(view)} />
    <button
      type="button"
      className={styles.tool}
      aria-label={`${view.viewNm} ${tool.label}`}
      onClick={() => tool.press(view)}
    >
      {tool.label}
    </button>
  </li>
);

/** Views, each with its tools, by folder. */
export const ViewRows = ({ views, ...row }: ViewRowsProps) =>
  byFolder(views).map(([name, inside]) => (
    <Fragment key={name}>
      {name && <h3>{name}</h3>}
      <ul className={styles.rows} aria-label={name || undefined}>
        {inside.map((view) => (
          <Row key={view.viewId} view={view} {...row} />
        ))}
      </ul>
    </Fragment>
  ));
