import type { PostItem } from '#generated/types/post.ts';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import type { ListStart } from '#web/admin/list/listStart.ts';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose, Row } from '#web/admin/spec/formValues.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { PostTitle, UnreadPosts } from './post/columns.tsx';
import { PostDetail } from './post/PostDetail.tsx';
import { stateTone } from './post/PostHead.tsx';

const part = { place: 'adminBoard', label: '관리자 게시판', filter: { pstKndCd: 'ADMIN' } };

export const start: ListStart = { filter: part.filter };

/** The administrators' board, with unread posts highlighted. */
export const list = () => (
  <SpecList
    filters={['pstClsfCd', 'sttsCd', 'prcsClsfCd', 'ttl', 'rgtrNm', 'regDt']}
    count={<UnreadPosts />}
    part={part}
  >
    <SpecField source="ttl" render={(post) => <PostTitle post={post as Row & PostItem} />} />
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
