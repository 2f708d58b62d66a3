import { grouped } from '#contract/countText.ts';
import { useWatched } from '#web/client/views/watched.ts';
import styles from './NewCount.module.css';

/** Largest number shown; screen readers get the whole one. */
const most = 999;

/** The number of articles that a saved search has found since it was last opened; nothing if there are none. */
export const NewCount = ({ viewId }: { viewId: number }) => {
  const count = useWatched(({ views }) => views.get(viewId)?.newCnt ?? 0);
  if (count === 0) return null;
  return (
    <span className={styles.count} title={`새 글 ${grouped(count)}건`}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="only-read-aloud"> 새 글 {grouped(count)}건</span>
    </span>
  );
};
