import { grouped } from '#contract/countText.ts';
import { fill, messages } from '#contract/messages.ts';
import type { Post } from '#generated/types/post.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import styles from './post.module.css';

const tones: Record<string, Tone> = { PST_STTS_01: 'notice', PST_STTS_04: 'good', PST_STTS_05: 'danger' };

/** Colour of a state: pending ones stand out, finished ones look done; states added by administrators are plain. */
export const stateTone = (sttsCd: unknown): Tone => tones[String(sttsCd)] ?? 'plain';

type Headed = Pick<Post, 'ttl' | 'rgtrNm' | 'regDt' | 'inqCnt'> &
  Partial<Pick<Post, 'upperNtcYn' | 'emrgYn' | 'pstClsfCdNm' | 'sttsCd' | 'sttsCdNm' | 'prcsClsfCdNm'>>;

export const titleOf = ({ ttl }: Pick<Headed, 'ttl'>): string => ttl ?? '제목 없음';

/** Kind, state, author and time of a post. */
export const PostFacts = ({ post }: { post: Headed }) => (
  <header className={styles.head}>
    <p className={styles.badges}>
      {post.upperNtcYn === 'Y' && <Badge tone="notice">상단고정</Badge>}
      {post.emrgYn === 'Y' && <Badge tone="danger">긴급</Badge>}
      {post.pstClsfCdNm && <Badge>{post.pstClsfCdNm}</Badge>}
      {post.sttsCdNm && <Badge tone={stateTone(post.sttsCd)}>{post.sttsCdNm}</Badge>}
      {post.prcsClsfCdNm && <Badge>{post.prcsClsfCdNm}</Badge>}
    </p>
    <p className={styles.by}>
      <span>{post.rgtrNm}</span>
      <span>{formatTime(post.regDt)}</span>
      <span>조회 {grouped(post.inqCnt)}</span>
    </p>
  </header>
);

/** Sets the page's title and shows the facts of the post below it. */
export const PostHead = ({ post }: { post: Headed }) => {
  const title = titleOf(post);
  usePageHead({ tabTitle: fill(messages.title.detail, { title }), recordTitle: title });
  return <PostFacts post={post} />;
};
