import { useId, useRef, useState } from 'react';
import { useRun } from '#web/kit/async/useRun.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { DialogActions } from '#web/kit/dialogs/DialogActions.tsx';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './passages.module.css';

interface PassageDialogProps {
  quote: string;
  language: string | null;
  /** The stored note; absent for a new one. */
  memo?: string | null;
  /** The passage is no longer in the text. */
  isGone: boolean;
  /** @throws HttpProblem */
  onSave: (memo: string) => Promise<void>;
  /** @throws HttpProblem */
  onDelete?: () => Promise<void>;
  onClose: () => void;
}

/** Writes a note on a passage of the text. */
export const PassageDialog = ({
  quote,
  language,
  memo,
  isGone,
  onSave,
  onDelete,
  onClose,
}: PassageDialogProps) => {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(memo ?? '');
  const [error, setError] = useState<string>();
  const { problem, isBusy, run } = useRun();
  const finish = async (work: () => Promise<void>) => (await run(work)) && onClose();
  const submit = () => {
    if (typed.trim() !== '') return void finish(() => onSave(typed));
    setError('메모를 적어 주세요.');
    area.current?.focus();
  };
  const leave = async () => {
    const isChanged = typed.trim() !== (memo ?? '').trim();
    if (!isChanged || (await askConfirm('적던 메모를 저장하지 않고 닫을까요?', '닫기'))) onClose();
  };
  return (
    <Dialog
      title={memo === undefined ? '구절에 메모 쓰기' : '구절 메모'}
      size="medium"
      firstFocus={area}
      busy={isBusy}
      onClose={() => void leave()}
      onSubmit={submit}
      problem={problem}
      aside={
        onDelete && (
          <button
            type="button"
            className={buttons.danger}
            disabled={isBusy}
            onClick={() => void finish(onDelete)}
          >
            지우기
          </button>
        )
      }
      actions={<DialogActions label="저장" onCancel={() => void leave()} busy={isBusy} />}
    >
      <blockquote className={styles.quote}>
        <ForeignText language={language} dir="auto">
          {quote}
        </ForeignText>
      </blockquote>
      {isGone && <Badge tone="notice">본문에서 찾을 수 없음</Badge>}
      <FieldFrame id={id} label="메모" help="나만 봅니다." {...(error && { error })}>
        <TextArea
          ref={area}
          id={id}
          maxLength={2_000}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${error ? `${id}-error ` : ''}${id}-help`}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setError(undefined);
          }}
        />
      </FieldFrame>
    </Dialog>
  );
};
