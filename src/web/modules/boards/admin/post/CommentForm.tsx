import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { write } from '#web/client/http/write.ts';
import type { UnsavedForm } from '#web/client/session/unsavedForm.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { FileBox } from '#web/kit/files/FileBox.tsx';
import { choiceOf, type FileChoice, multipartOf, withUpload } from '#web/kit/files/fileChoice.ts';
import { DraftNotice } from '#web/kit/forms/DraftNotice.tsx';
import { describedBy, FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { LostFilesNotice, useLostFiles } from '#web/kit/forms/LostFilesNotice.tsx';
import { RestoredNotice } from '#web/kit/forms/RestoredNotice.tsx';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import { useDraft } from '#web/kit/forms/useDraft.ts';
import { useUnsavedForm } from '#web/kit/forms/useUnsavedForm.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './post.module.css';
import { commentPlace, type PostComment } from './thread.ts';

interface CommentFormProps {
  pstId: number;
  /** Id of the comment being answered. */
  upCmntId?: number | null;
  /** The comment being edited. */
  comment?: PostComment;
  label: string;
  /** Shown below the box. */
  help?: string;
  /** The form was just opened by a press: it gets the focus. */
  asked?: boolean;
  /** Another form of the comments is being filled in. */
  aside?: boolean;
  /** Called with whether there is unsaved input. */
  onTyped: (place: string, isTyped: boolean) => void;
  onSaved: () => void;
  onCancel?: () => void;
}

const maxLength = 4000;
const maxFiles = 10;

/** The form of a comment or a reply, with files. */
export const CommentForm = ({
  pstId,
  upCmntId = null,
  comment,
  label,
  help,
  asked = false,
  aside = false,
  onTyped,
  onSaved,
  onCancel,
}: CommentFormProps) => {
  const id = useId();
  const [cn, setText] = useState(comment?.cn ?? '');
  const [choice, setChoice] = useState<FileChoice>(() => choiceOf(comment?.files));
  const [withFiles, setWithFiles] = useState((comment?.files.length ?? 0) > 0);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  /** The version that restored text is based on: another user may have changed the comment since. */
  const over = useRef<string>(undefined);
  const place = commentPlace(pstId, { upCmntId, cmntId: comment?.cmntId });
  const start = comment?.cn ?? '';
  const isTyped = cn !== start || choice.added.length > 0 || choice.removed.length > 0;
  useEffect(() => {
    onTyped(place, isTyped);
    return () => onTyped(place, false);
  }, [onTyped, place, isTyped]);

  const {
    lost,
    files,
    remember,
    forget: forgetFiles,
  } = useLostFiles(choice.added.map(({ file }) => file.name));
  const form = {
    place,
    unsaved: (): UnsavedForm | null =>
      isDone.current || !isTyped ? null : { values: { cn }, files, version: comment?.mdfcnDt },
    restore: (work: UnsavedForm) => {
      over.current = work.version;
      setText(String(work.values.cn));
      remember(work);
      if (work.files?.length) setWithFiles(true);
    },
  };
  const { isRestored, forget } = useUnsavedForm(form);
  const draft = useDraft({ ...form, outlivesClosing: true });
  useLayoutEffect(() => {
    if (asked) box.current?.focus();
  }, [asked]);

  const giveUp = async () => {
    if (isTyped && !(await askConfirm('작성 중인 내용을 버리시겠습니까?', '버리기'))) return;
    isDone.current = true;
    draft.throwAway();
    onCancel?.();
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!cn.trim()) {
      setError(messages.required.one.replace('{label}', '내용'));
      return box.current?.focus();
    }
    setError(undefined);
    setBusy(true);
    const record = comment
      ? { cmntId: comment.cmntId, mdfcnDt: over.current ?? comment.mdfcnDt, cn }
      : { pstId, upCmntId, cn };
    const path = comment ? '/update-commonboardcomment' : '/insert-commonboardcomment';
    try {
      const body = multipartOf('commonBoardComment', record, choice);
      await withUpload((onUpload, signal) =>
        write(comment ? 'PUT' : 'POST', path, body, {
          signal,
          onUploadProgress: ({ loaded }) => onUpload(loaded),
        }),
      );
      isDone.current = true;
      draft.throwAway();
      forget();
      forgetFiles();
      setText('');
      setChoice(choiceOf([]));
      setWithFiles(false);
      onSaved();
    } catch {
      // the shell's alert has shown the reason; text and files stay
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.commentForm} onSubmit={(event) => void submit(event)} noValidate>
      <RestoredNotice
        shown={isRestored}
        onDiscard={() => {
          setText(start);
          forget();
          forgetFiles();
        }}
      />
      <DraftNotice
        shown={draft.isLeft && !isRestored}
        onTakeUp={draft.takeUp}
        onThrowAway={draft.throwAway}
      />
      <LostFilesNotice lost={lost} onClose={forgetFiles} />
      <FieldFrame id={id} label={label} help={help} error={error}>
        <TextArea
          ref={box}
          id={id}
          rows={3}
          maxLength={maxLength}
          value={cn}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, { help, error })}
          onChange={({ target }) => {
            isDone.current = false;
            setText(target.value);
          }}
        />
      </FieldFrame>
      {withFiles && (
        <FieldFrame id={`${id}-files`} label={`${label} 첨부파일`} group>
          <FileBox
            id={`${id}-files`}
            choice={choice}
            max={maxFiles}
            onChange={(next) => {
              isDone.current = false;
              setChoice(next);
            }}
            labelledBy={labelId(`${id}-files`)}
          />
        </FieldFrame>
      )}
      <div className={styles.commentActions}>
        {!withFiles && (
          <button type="button" className={buttons.tertiary} onClick={() => setWithFiles(true)}>
            파일 첨부
          </button>
        )}
        {onCancel && (
          <button type="button" className={buttons.tertiary} onClick={() => void giveUp()}>
            취소
          </button>
        )}
        <button type="submit" className={aside ? buttons.tertiary : buttons.primary} disabled={busy}>
          {label} 저장
        </button>
      </div>
    </form>
  );
};
