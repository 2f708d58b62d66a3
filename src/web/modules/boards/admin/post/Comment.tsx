import type { KeyboardEvent } from 'react';
import { write } from '#web/client/http/write.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { FileList } from '#web/kit/files/FileList.tsx';
import { multipartOf } from '#web/kit/files/fileChoice.ts';
import { CommentForm } from './CommentForm.tsx';
import styles from './post.module.css';
import type { PostComment } from './thread.ts';

/** A piece of a text; with `href` if it is an address. */
interface TextPiece {
  text: string;
  href?: string;
}

const address = /(?:https?:\/\/|(?<![\w@./-])www\.)[^\s<>"'“”‘’「」『』]+/giu;
/** Punctuation after an address, which is not part of it. */
const signs = /[.,!?;:)\]}…。、]+$/u;
/** A Korean particle, which follows without a space; other Korean letters are part of the address. */
const particle =
  /(?<=[\w)])(?:은|는|이|가|을|를|의|에|에서|에는|에도|로|으로|와|과|도|만|부터|까지|처럼|보다|라고|이라고|입니다)$/u;

const open = /[([{]/;

const trimmed = (found: string): string => {
  const short = found.replace(signs, '').replace(particle, '').replace(signs, '');
  // a bracket opened within the address belongs to it
  return open.test(short) && found[short.length] === ')' ? `${short})` : short;
};

/** Splits a typed text into web addresses and the text around them. */
export const linkedText = (text: string): TextPiece[] => {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = trimmed(found);
    const href = /^www\./i.test(shown) ? `https://${shown}` : shown;
    if (!URL.canParse(href)) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: shown, href });
    from = index + shown.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
};

/** Changes fields of a comment, except its text and files. */
export const changeComment = ({ cmntId, mdfcnDt }: PostComment, values: object): Promise<unknown> =>
  write(
    'PUT',
    '/update-commonboardcomment',
    multipartOf('commonBoardComment', { cmntId, mdfcnDt, ...values }, { stored: [], removed: [], added: [] }),
  );

interface CommentProps {
  pstId: number;
  comment: PostComment;
  secure: boolean;
  onChanged: () => void;
  onReply?: () => void;
  may: { release: boolean; edit: boolean; remove: boolean };
  /** Whether it is being edited. */
  editing: boolean;
  /** The form was just opened by a press. */
  asked: boolean;
  onEdit: (editing: boolean) => void;
  onTyped: (place: string, isTyped: boolean) => void;
  /** Moves the comment among its neighbours; absent without permission. */
  onMove?: ((step: -1 | 1) => void) | undefined;
  place: { first: boolean; last: boolean };
}

const steps: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 };

/** A comment or a reply, with its actions. Alt and an arrow key move it. */
export const Comment = ({
  pstId,
  comment,
  secure,
  onChanged,
  onReply,
  may,
  editing,
  onEdit,
  asked,
  onTyped,
  onMove,
  place,
}: CommentProps) => {
  const change = async (work: () => Promise<unknown>) => {
    // the shell's alert shows the reason
    await work().catch(() => {});
    onChanged();
  };
  const remove = async () => {
    if (!(await askConfirm('댓글을 삭제하시겠습니까?', '삭제'))) return;
    await change(() => write('DELETE', '/delete-commonboardcomment', { cmntId: comment.cmntId }));
  };
  const byKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!event.altKey || step === undefined || !onMove) return;
    event.preventDefault();
    // a reply is inside the comment that it answers
    event.stopPropagation();
    if (!(step < 0 ? place.first : place.last)) onMove(step);
  };
  if (editing) {
    return (
      <CommentForm
        pstId={pstId}
        comment={comment}
        label="댓글 수정"
        asked={asked}
        onTyped={onTyped}
        onSaved={() => {
          onEdit(false);
          onChanged();
        }}
        onCancel={() => onEdit(false)}
      />
    );
  }
  const mover = (step: -1 | 1, word: string, atEnd: boolean) => (
    <button
      type="button"
      data-move={`${comment.cmntId} ${step}`}
      aria-label={`${comment.rgtrNm ?? ''} 댓글 ${word}`}
      aria-disabled={atEnd || undefined}
      onClick={() => !atEnd && onMove?.(step)}
    >
      {word}
    </button>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an alternative: the buttons in the line do the same
    <article className={styles.comment} aria-label={`${comment.rgtrNm ?? ''} 댓글`} onKeyDown={byKey}>
      <p className={styles.commentHead}>
        <strong>{comment.rgtrNm}</strong>
        <span>{formatTime(comment.regDt)}</span>
        {comment.rlsYn === 'N' && <Badge tone="notice">비공개</Badge>}
      </p>
      <p className={styles.commentText}>
        {linkedText(comment.cn ?? '').map(({ text, href }, index) =>
          href === undefined ? (
            text
          ) : (
            // pieces have no id and are never reordered
            <a key={index} href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ),
        )}
      </p>
      <FileList files={comment.files} secure={secure} />
      <p className={styles.commentTools}>
        {onReply && (
          <button type="button" onClick={onReply}>
            답글
          </button>
        )}
        {may.release && (
          <button
            type="button"
            onClick={() =>
              void change(() => changeComment(comment, { rlsYn: comment.rlsYn === 'Y' ? 'N' : 'Y' }))
            }
          >
            {comment.rlsYn === 'Y' ? '비공개로' : '공개'}
          </button>
        )}
        {onMove && !(place.first && place.last) && (
          <>
            {mover(-1, '위로', place.first)}
            {mover(1, '아래로', place.last)}
          </>
        )}
        {may.edit && (
          <button type="button" onClick={() => onEdit(true)}>
            수정
          </button>
        )}
        {may.remove && (
          <button type="button" onClick={() => void remove()}>
            삭제
          </button>
        )}
      </p>
    </article>
  );
};
