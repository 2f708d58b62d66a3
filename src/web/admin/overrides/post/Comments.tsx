import { useState } from 'react';
import { Badge } from '#web/shared/badge/Badge.tsx';
import { formatTime } from '#web/shared/dates/kst.ts';
import { askConfirm } from '#web/shared/dialogs/dialogStore.ts';
import { FileList } from '#web/shared/files/FileList.tsx';
import { multipartOf } from '#web/shared/files/fileChoice.ts';
import { write } from '#web/shared/http/write.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './post.module.css';
import { type PostComment, threadsOf } from './thread.ts';

interface CommentsProps {
  pstId: number;
  comments: readonly PostComment[];
  secure: boolean;
  onChanged: () => void;
}

interface EntryProps extends Omit<CommentsProps, 'comments'> {
  comment: PostComment;
  onReply?: () => void;
}

const release = ({ cmntId, mdfcnDt, rlsYn }: PostComment) =>
  write(
    'PUT',
    '/update-commonboardcomment',
    multipartOf(
      'commonBoardComment',
      { cmntId, mdfcnDt, rlsYn: rlsYn === 'Y' ? 'N' : 'Y' },
      { stored: [], removed: [], added: [] },
    ),
  );

const Entry = ({ pstId, comment, secure, onChanged, onReply }: EntryProps) => {
  const [editing, setEditing] = useState(false);
  const change = async (work: () => Promise<unknown>) => {
    // the alert of the shell says why it failed
    await work().catch(() => {});
    onChanged();
  };
  const remove = async () => {
    if (!(await askConfirm('댓글을 삭제하시겠습니까?', '삭제'))) return;
    await change(() => write('DELETE', '/delete-commonboardcomment', { cmntId: comment.cmntId }));
  };
  if (editing) {
    return (
      <CommentForm
        pstId={pstId}
        comment={comment}
        label="댓글 수정"
        onSaved={() => {
          setEditing(false);
          onChanged();
        }}
        onCancel={() => setEditing(false)}
      />
    );
  }
  return (
    <article className={styles.comment} aria-label={`${comment.rgtrNm ?? ''} 댓글`}>
      <p className={styles.commentHead}>
        <strong>{comment.rgtrNm}</strong>
        <span>{formatTime(comment.regDt)}</span>
        {comment.rlsYn === 'N' && <Badge tone="notice">비공개</Badge>}
      </p>
      <p className={styles.commentText}>{comment.cn}</p>
      <FileList files={comment.files} secure={secure} />
      <p className={styles.commentTools}>
        {onReply && (
          <button type="button" onClick={onReply}>
            답글
          </button>
        )}
        <button type="button" onClick={() => void change(() => release(comment))}>
          {comment.rlsYn === 'Y' ? '비공개로' : '공개'}
        </button>
        <button type="button" onClick={() => setEditing(true)}>
          수정
        </button>
        <button type="button" onClick={() => void remove()}>
          삭제
        </button>
      </p>
    </article>
  );
};

/** Comments of a post with one level of replies, and the forms to write them. */
export const Comments = ({ pstId, comments, secure, onChanged }: CommentsProps) => {
  const [answered, setAnswered] = useState<number>();
  const shared = { pstId, secure, onChanged };
  return (
    <section className={styles.comments}>
      <h2>
        댓글 <span className={styles.count}>{comments.length}</span>
      </h2>
      <ul>
        {threadsOf(comments).map(({ comment, upCmntId, replies }) => (
          <li key={upCmntId} className={styles.thread}>
            {comment ? (
              <Entry {...shared} comment={comment} onReply={() => setAnswered(upCmntId)} />
            ) : (
              <p className={styles.gone}>삭제되었거나 볼 수 없는 댓글입니다.</p>
            )}
            {replies.length > 0 && (
              <ul className={styles.replies}>
                {replies.map((reply) => (
                  <li key={reply.cmntId}>
                    <Entry {...shared} comment={reply} />
                  </li>
                ))}
              </ul>
            )}
            {answered === upCmntId && (
              <div className={styles.replies}>
                <CommentForm
                  pstId={pstId}
                  upCmntId={upCmntId}
                  label="답글"
                  onSaved={() => {
                    setAnswered(undefined);
                    onChanged();
                  }}
                  onCancel={() => setAnswered(undefined)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      <CommentForm pstId={pstId} label="댓글" onSaved={onChanged} />
    </section>
  );
};
