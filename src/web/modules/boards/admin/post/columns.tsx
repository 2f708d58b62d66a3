import { useListContext } from 'react-admin';
import { grouped } from '#contract/countText.ts';
import type { PostItem } from '#generated/types/post.ts';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatDay, formatTime } from '#web/kit/dates/kst.ts';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import styles from './post.module.css';

/** Up to so many characters of a title stay in one line with the sign of attachments. */
const longestEnd = 12;

/** The title with the sign of attachments, which never begins a line. */
const TitleWithFiles = ({ title }: { title: string }) => {
  const end = /\S*$/.exec(title)?.[0].slice(-longestEnd) ?? '';
  return (
    <>
      {title.slice(0, title.length - end.length)}
      <span className={styles.end}>
        {end}
        <Icon outline={icons.attachment} className={styles.clip} label="첨부파일 있음" />
      </span>
    </>
  );
};

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
    {post.fileExtn ? <TitleWithFiles title={post.ttl ?? ''} /> : post.ttl}
    {(post.commentCount ?? 0) > 0 && (
      <span className={styles.count}>
        <span className="only-read-aloud">댓글 </span>
        {post.commentCount}
      </span>
    )}
  </span>
);

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

/** Creation time of a post, for narrow columns: the day, with the time on hover. */
export const dayColumn = (
  <SpecField
    source="regDt"
    unbroken
    render={({ regDt }) => (
      <time dateTime={String(regDt)} title={formatTime(String(regDt))}>
        {formatDay(String(regDt))}
      </time>
    )}
  />
);
