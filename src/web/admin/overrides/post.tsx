import AttachFileIcon from '@mui/icons-material/AttachFile';
import { useListContext } from 'ra-core';
import type { PostItem } from '#generated/types/post.ts';
import { Badge } from '#web/shared/badge/Badge.tsx';
import { FormSection, SpecForm } from '../form/SpecForm.tsx';
import { SpecInput } from '../form/SpecInput.tsx';
import { SpecField } from '../list/SpecField.tsx';
import { SpecList } from '../list/SpecList.tsx';
import type { Purpose } from '../spec/formValues.ts';
import { PostDetail } from './post/PostDetail.tsx';
import styles from './post/post.module.css';
import { stateTone } from './post/stateTone.ts';

const Unread = () => {
  const { meta } = useListContext();
  const unread = (meta as { stats?: Record<string, number> } | undefined)?.stats?.unread ?? 0;
  return unread > 0 ? (
    <p className={styles.unread}>
      읽지 않은 글 <strong>{unread.toLocaleString('ko-KR')}</strong>건
    </p>
  ) : null;
};

const Title = ({ post }: { post: PostItem }) => (
  <span className={post.prslYn === 'N' ? styles.titleUnread : styles.title}>
    {post.prslYn === 'N' && <span className={styles.mark}>읽지 않음</span>}
    {post.ttl}
    {(post.commentCount ?? 0) > 0 && (
      <span className={styles.count}>
        <span className="only-read-aloud">댓글 </span>
        {post.commentCount}
      </span>
    )}
    {post.fileExtn ? <AttachFileIcon className={styles.clip} titleAccess="첨부파일 있음" /> : null}
  </span>
);

/** The administrators' board: what is unread stands out. */
export const list = () => (
  <SpecList filters={['pstClsfCd', 'sttsCd', 'prcsClsfCd', 'ttl', 'rgtrNm', 'regDt']} top={<Unread />}>
    <SpecField source="ttl" render={(post) => <Title post={post as unknown as PostItem} />} />
    <SpecField source="pstClsfCdNm" />
    <SpecField
      source="sttsCdNm"
      render={(post) =>
        typeof post.sttsCdNm === 'string' ? <Badge tone={stateTone(post.sttsCd)}>{post.sttsCdNm}</Badge> : '-'
      }
    />
    <SpecField source="rgtrNm" />
    <SpecField source="regDt" />
    <SpecField source="inqCnt" />
  </SpecList>
);

export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection>
      <SpecInput source="pstClsfCd" />
      <SpecInput source="ttl" />
      <SpecInput source="cn" />
      <SpecInput source="files" />
    </FormSection>
  </SpecForm>
);

export const detail = () => <PostDetail fields={form} />;
