import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { fileField, isSecure } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import type { Post } from '#generated/types/post.ts';
import type { Fields } from '#web/admin/form/CreateRecord.tsx';
import { EditRecord } from '#web/admin/form/EditRecord.tsx';
import { HistoryButton } from '#web/admin/history/HistoryButton.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { read } from '#web/client/http/read.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { FileList } from '#web/kit/files/FileList.tsx';
import { choiceOf } from '#web/kit/files/fileChoice.ts';
import { HtmlText } from '#web/kit/html/HtmlText.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import print from '#web/kit/print/print.module.css';
import { backLinkProps, listBefore } from '#web/kit/returning/listPlace.ts';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { isMissing, isPostId, MissingPost } from './MissingPost.tsx';
import { PostHead } from './PostHead.tsx';
import styles from './post.module.css';
import type { PostComment } from './thread.ts';
import { useDeletePost } from './useDeletePost.ts';

const Comments = lazyPart(async () => (await import('./Comments.tsx')).Comments);
const StateForm = lazyPart(async () => (await import('./StateForm.tsx')).StateForm);

interface Reader {
  userId: string;
  userNm: string | null;
  instNm: string | null;
  deptNm: string | null;
  regDt: string;
}

const size = 50;

/** The readers of the post with the time of their first visit; loaded when opened. */
const Readers = ({ pstId }: { pstId: number }) => {
  const [open, setOpen] = useState(false);
  const { data = [] } = useQuery({
    queryKey: ['post readers', pstId],
    enabled: open,
    queryFn: ({ signal }) =>
      read<Reader[]>('/commonboard-prsl-list', { params: { pstId, size }, signal, background: true }),
  });
  return (
    <details className={styles.readers} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>읽은 사람</summary>
      <ul>
        {data.map(({ userId, userNm, instNm, deptNm, regDt }) => (
          <li key={userId}>
            <strong>{userNm ?? userId}</strong> <span>{[instNm, deptNm].filter(Boolean).join(' ')}</span>{' '}
            <span>{formatTime(regDt)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** A post: first the reading view; edited, answered and processed from there. */
export const PostDetail = ({ fields }: { fields: Fields }) => {
  const spec = useSpec();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const notify = useNotify();
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const { data, error, isPending, refetch } = useGetOne<Row & { id: string }>(spec.name, { id }, {
    enabled: isPostId(id),
    onError: () => {},
  } as object);
  const back = listBefore(spec.menus[0] ?? '', state);
  const remove = useDeletePost(
    spec.name,
    '이 글을 삭제하시겠습니까? 댓글과 첨부파일도 볼 수 없게 됩니다.',
    back,
  );
  const changed = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === spec.name });

  if (!isPostId(id) || (!data && isMissing(error))) return <MissingPost path={spec.menus[0] ?? ''} />;
  if (isPending) return <LoadingState text={messages.loading.detail} />;
  if (!data) return <ProblemState problem={error as Error | null} onRetry={() => void refetch()} />;
  const leaveForm = () => {
    setEditing(false);
    changed();
  };
  if (editing)
    return <EditRecord id={id} fields={fields} onSaved={leaveForm} onCancel={() => setEditing(false)} />;

  const post = data as typeof data & Post;
  const { pstId } = post;
  const secure = isSecure(fileField(spec), data);
  return (
    <div className={`${styles.page} ${print.record}`}>
      <PostHead post={post} />
      <HtmlText html={post.cn ?? ''} />
      <FileList files={choiceOf(data.files).stored} secure={secure} />
      <StateForm
        key={`${String(data.sttsCd)} ${String(data.prcsClsfCd)}`}
        post={data}
        onSaved={(sentence) => {
          notify(sentence, { type: 'success' });
          changed();
        }}
      />
      <Readers pstId={pstId} />
      <Comments
        pstId={pstId}
        comments={(data.comments ?? []) as PostComment[]}
        secure={secure}
        onChanged={changed}
      />
      <div className={`${styles.actions} ${print.screenOnly}`}>
        <Link to={back} {...backLinkProps} className={buttons.tertiary}>
          목록으로
        </Link>
        <HistoryButton recordKey={String(pstId)} />
        <span className="row-end">
          <button type="button" className={buttons.tertiary} onClick={() => void remove(data)}>
            삭제
          </button>
          <button type="button" className={buttons.primary} onClick={() => setEditing(true)}>
            수정
          </button>
        </span>
      </div>
    </div>
  );
};
