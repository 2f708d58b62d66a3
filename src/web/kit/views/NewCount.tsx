import { grouped } from '#contract/countText.ts';
import { useWatched } from '#web/client/views/watched.ts';
import styles from './NewCount.module.css';

/** Largest number shown. */
const most = 999;

/** New articles in words; the server counts up to a thousand. */
export const newWords = (count: number): string =>
  count > most ? `새 글 ${grouped(most)}건 넘음` : `새 글 ${count}건`;

/** The number of articles that a saved search has found since it was last opened; nothing if there are none. */
export const NewCount = ({ viewId }: { viewId: number }) => {
  const count = useWatched(({ views }) => views.get(viewId)?.newCnt ?? 0);
  if (count === 0) return null;
  return (
    <span className={styles.count} title={newWords(count)}>
      <span aria-hidden="true">{count > most ? `${most}+` : count}</span>
      <span className="only-read-aloud"> {newWords(count)}</span>
    </span>
  );
};
