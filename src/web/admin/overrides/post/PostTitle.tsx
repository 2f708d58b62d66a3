import type { PostItem } from '#generated/types/post.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { Icon } from '#web/kit/icons/Icon.tsx';
import { icons } from '#web/kit/icons/icons.ts';
import styles from './post.module.css';

/** The title of a post in a list, with its marks. */
export const PostTitle = ({ post }: { post: PostItem }) => (
  <span className={post.prslYn === 'N' ? styles.titleUnread : styles.title}>
    {post.upperNtcYn === 'Y' && (
      <span className={styles.flag}>
        <Badge>고정</Badge>
      </span>
    )}
    {post.emrgYn === 'Y' && (
      <span className={styles.flag}>
        <Badge tone="danger">긴급</Badge>
      </span>
    )}
    {post.prslYn === 'N' && <span className={styles.mark}>읽지 않음</span>}
    {post.ttl}
    {(post.commentCount ?? 0) > 0 && (
      <span className={styles.count}>
        <span className="only-read-aloud">댓글 </span>
        {post.commentCount}
      </span>
    )}
    {post.fileExtn ? <Icon outline={icons.attachment} className={styles.clip} label="첨부파일 있음" /> : null}
  </span>
);
