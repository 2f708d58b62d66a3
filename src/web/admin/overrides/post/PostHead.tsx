import type { Post } from '#generated/types/post.ts';
import { Badge } from '#web/shared/badge/Badge.tsx';
import { formatTime } from '#web/shared/dates/kst.ts';
import styles from './post.module.css';
import { stateTone } from './stateTone.ts';

type Headed = Pick<Post, 'ttl' | 'rgtrNm' | 'regDt' | 'inqCnt'> &
  Partial<Pick<Post, 'upperNtcYn' | 'emrgYn' | 'pstClsfCdNm' | 'sttsCd' | 'sttsCdNm' | 'prcsClsfCdNm'>>;

/** Title of a post, what it is and where it stands, who wrote it and when. */
export const PostHead = ({ post }: { post: Headed }) => (
  <header className={styles.head}>
    <p className={styles.badges}>
      {post.upperNtcYn === 'Y' && <Badge tone="notice">상단고정</Badge>}
      {post.emrgYn === 'Y' && <Badge tone="danger">긴급</Badge>}
      {post.pstClsfCdNm && <Badge>{post.pstClsfCdNm}</Badge>}
      {post.sttsCdNm && <Badge tone={stateTone(post.sttsCd)}>{post.sttsCdNm}</Badge>}
      {post.prcsClsfCdNm && <Badge>{post.prcsClsfCdNm}</Badge>}
    </p>
    <h2>{post.ttl}</h2>
    <p className={styles.by}>
      <span>{post.rgtrNm}</span>
      <span>{formatTime(post.regDt)}</span>
      <span>조회 {post.inqCnt.toLocaleString('ko-KR')}</span>
    </p>
  </header>
);
