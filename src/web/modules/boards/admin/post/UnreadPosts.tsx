import { useListContext } from 'react-admin';
import { grouped } from '#contract/countText.ts';
import styles from './post.module.css';

/** Limit of the server's count. */
const maxCounted = 1_000;

/** Number of posts on the board that the user has not opened. */
export const UnreadPosts = () => {
  const { meta } = useListContext();
  const unread = (meta as { stats?: Record<string, number> } | undefined)?.stats?.unread ?? 0;
  return unread > 0 ? (
    <p className={styles.unread}>
      읽지 않은 글 <strong>{grouped(unread)}</strong>건{unread >= maxCounted && ' 이상'}
    </p>
  ) : null;
};
