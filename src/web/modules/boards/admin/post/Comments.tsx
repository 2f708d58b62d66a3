import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIsAdmin } from '#web/admin/spec/rights.ts';
import { useSession } from '#web/client/session/sessionStore.ts';
import { draftOf, unsavedForm } from '#web/client/session/unsavedForm.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { useLeaveWarning } from '#web/kit/forms/useLeaveWarning.ts';
import { moved } from '#web/kit/ordering/moved.ts';
import { Comment, changeComment } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';
import styles from './post.module.css';
import { commentPlace, mayOnComment, type PostComment, threadsOf } from './thread.ts';

/** Moves comments among their neighbours; the focus stays on the moved one. */
const useCommentOrder = (comments: readonly PostComment[], onChanged: () => void) => {
  const list = useRef<HTMLUListElement>(null);
  const busy = useRef(false);
  const followed = useRef<string>(undefined);
  // the focus is restored once the reloaded comments are rendered
  useLayoutEffect(() => {
    if (!followed.current) return;
    list.current?.querySelector<HTMLButtonElement>(`[data-move="${followed.current}"]`)?.focus();
    followed.current = undefined;
  }, [comments]);

  const move = async (siblings: readonly PostComment[], comment: PostComment, step: -1 | 1) => {
    const from = siblings.indexOf(comment);
    const next = moved(siblings, from, from + step);
    if (next === siblings || busy.current) return;
    busy.current = true;
    try {
      for (const [index, one] of next.entries())
        if (one.sortNo !== index + 1) await changeComment(one, { sortNo: index + 1 });
      announce(`댓글 ${siblings.length}개 가운데 ${from + step + 1}번째`);
      followed.current = `${comment.cmntId} ${step}`;
    } catch {
      // the shell's alert has shown the reason
    } finally {
      busy.current = false;
      onChanged();
    }
  };
  return { list, move };
};

interface CommentsProps {
  pstId: number;
  comments: readonly PostComment[];
  secure: boolean;
  /** Whether the user may write comments here. */
  mayWrite?: boolean;
  /** Whether the user moderates the board and may delete comments of others. */
  moderates?: boolean;
  onChanged: () => void;
}

/** The open form besides the one below: a reply to a comment, or the edit of one. */
type Open = { action: 'answer' | 'edit'; cmntId: number; asked: boolean } | null;

/** A form with unsaved input from before: it is opened again, so that the input is seen. */
const leftOpen = (
  userId: string | undefined,
  pstId: number,
  comments: readonly Pick<PostComment, 'cmntId'>[],
): Open => {
  if (!userId) return null;
  const isLeft = (place: string) => draftOf(userId, place) !== null || unsavedForm(userId, place) !== null;
  for (const { cmntId } of comments) {
    if (isLeft(commentPlace(pstId, { upCmntId: cmntId }))) return { action: 'answer', cmntId, asked: false };
    if (isLeft(commentPlace(pstId, { cmntId }))) return { action: 'edit', cmntId, asked: false };
  }
  return null;
};

/** Tracks which forms have unsaved input, and asks once for all of them before leaving. */
const useTyped = () => {
  const typed = useRef(new Set<string>());
  useLeaveWarning(useCallback(() => typed.current.size > 0, []));
  return useCallback((place: string, isTyped: boolean) => {
    if (isTyped) typed.current.add(place);
    else typed.current.delete(place);
  }, []);
};

/** Comments of a post with one level of replies, and their forms. */
export const Comments = ({
  pstId,
  comments,
  secure,
  mayWrite = true,
  moderates = false,
  onChanged,
}: CommentsProps) => {
  const isAdmin = useIsAdmin();
  const userId = useSession(({ user }) => user?.user.userId);
  const [open, setOpen] = useState<Open>(() => leftOpen(userId, pstId, comments));
  const onTyped = useTyped();
  const { list, move } = useCommentOrder(comments, onChanged);
  const threads = threadsOf(comments);
  const tops = threads.flatMap(({ comment }) => comment ?? []);
  const isOpen = (action: 'answer' | 'edit', cmntId: number) =>
    open?.action === action && open.cmntId === cmntId;

  const shared = (comment: PostComment, siblings: readonly PostComment[]) => ({
    pstId,
    secure,
    onChanged,
    comment,
    editing: isOpen('edit', comment.cmntId),
    asked: open?.asked ?? false,
    onTyped,
    onEdit: (editing: boolean) =>
      setOpen(editing ? { action: 'edit', cmntId: comment.cmntId, asked: true } : null),
    may: mayOnComment(comment, { userId, isAdmin, mayWrite, moderates }),
    onMove: isAdmin ? (step: -1 | 1) => void move(siblings, comment, step) : undefined,
    place: { first: siblings[0] === comment, last: siblings.at(-1) === comment },
  });
  return (
    <section className={styles.comments}>
      <h2>
        댓글 <span className={styles.count}>{comments.length}</span>
      </h2>
      <ul ref={list}>
        {threads.map(({ comment, upCmntId, replies }) => (
          <li key={upCmntId} className={styles.thread}>
            {comment ? (
              <Comment
                {...shared(comment, tops)}
                {...(mayWrite && {
                  onReply: () => setOpen({ action: 'answer', cmntId: upCmntId, asked: true }),
                })}
              />
            ) : (
              <p className={styles.gone}>삭제되었거나 볼 수 없는 댓글입니다.</p>
            )}
            {replies.length > 0 && (
              <ul className={styles.replies}>
                {replies.map((reply) => (
                  <li key={reply.cmntId}>
                    <Comment {...shared(reply, replies)} />
                  </li>
                ))}
              </ul>
            )}
            {isOpen('answer', upCmntId) && (
              <div className={styles.replies}>
                <CommentForm
                  pstId={pstId}
                  upCmntId={upCmntId}
                  label="답글"
                  asked={open?.asked ?? false}
                  onTyped={onTyped}
                  onSaved={() => {
                    setOpen(null);
                    onChanged();
                  }}
                  onCancel={() => setOpen(null)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && (
        <CommentForm
          pstId={pstId}
          label="댓글"
          aside={open !== null}
          onTyped={onTyped}
          {...(!isAdmin && { help: '댓글은 관리자가 공개한 뒤에 다른 사람에게 보입니다.' })}
          onSaved={onChanged}
        />
      )}
    </section>
  );
};
