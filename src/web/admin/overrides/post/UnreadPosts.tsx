import { useListContext } from 'react-admin';
import { grouped } from '#contract/countText.ts';
import styles from './post.module.css';

/** The server counts no further. */
const maxCounted = 1_000;

/** How many posts of the board the person has not opened. */
export const UnreadPosts = () => {
  const { meta } = useListContext();
  const unread = (meta as { stats?: Record<string, number> } | undefined)?.stats?.unread ?? 0;
  return unread > 0 ? (
    <p className={styles.unread}>
      읽지 않은 글 <strong>{grouped(unread)}</strong>건{unread >= maxCounted && ' 이상'}
    </p>
  ) : null;
};
