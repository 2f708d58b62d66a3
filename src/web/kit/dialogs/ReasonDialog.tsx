import { useId, useRef, useState } from 'react';
import { FieldFrame } from '../forms/FieldFrame.tsx';
import { TextArea } from '../forms/TextBox.tsx';
import buttons from '../theme/Button.module.css';
import { Dialog } from './Dialog.tsx';

interface ReasonDialogProps {
  title: string;
  /** Label of the confirm button. */
  action: string;
  /** Says what is recorded. */
  record: string;
  /** Shown at the field if no reason was typed. */
  missing: string;
  /** Called with the reason, trimmed and not empty. */
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

const maxLength = 500;

/** Asks for a reason before personal data is shown or exported; the server records it. */
export const ReasonDialog = ({ title, action, record, missing, onConfirm, onCancel }: ReasonDialogProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const id = useId();
  const submit = () => {
    const given = reason.trim();
    if (given) onConfirm(given);
    else setError(missing);
  };
  return (
    <Dialog
      title={title}
      onClose={onCancel}
      firstFocus={box}
      onSubmit={submit}
      actions={
        <>
          <button type="button" className={buttons.tertiary} onClick={onCancel}>
            취소
          </button>
          <button type="submit" className={buttons.primary}>
            {action}
          </button>
        </>
      }
    >
      <p>{record}</p>
      <FieldFrame id={id} label="사유" required error={error}>
        <TextArea
          ref={box}
          id={id}
          rows={3}
          maxLength={maxLength}
          value={reason}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
      </FieldFrame>
    </Dialog>
  );
};
