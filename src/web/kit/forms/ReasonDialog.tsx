import { useId, useRef, useState } from 'react';
import { fieldProblem, problemSentence } from '#web/client/http/problemSentence.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { DialogActions } from '../dialogs/DialogActions.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { TextArea } from './TextBox.tsx';

interface ReasonDialogProps {
  title: string;
  /** Label of the confirm button. */
  action: string;
  /** Says what is recorded. */
  record: string;
  /** Shown at the field if no reason was typed. */
  missing: string;
  /**
   * Does what the reason is for; it is trimmed and not empty. A rejection is shown here, the server's word on the reason
   * at the field, and another reason may be given.
   */
  onConfirm: (reason: string) => Promise<void>;
  /** Cancelled, or done. */
  onClose: () => void;
}

const maxLength = 500;

/** Asks for a reason before personal data is shown or exported; the server records it. */
export const ReasonDialog = ({ title, action, record, missing, onConfirm, onClose }: ReasonDialogProps) => {
  const box = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const id = useId();
  const refuse = (sentence: string) => {
    setError(sentence);
    box.current?.focus();
  };
  const submit = async () => {
    const given = reason.trim();
    if (busy) return;
    if (!given) return refuse(missing);
    setBusy(true);
    setError(undefined);
    setProblem(undefined);
    try {
      await onConfirm(given);
      onClose();
    } catch (failure) {
      const ofReason = fieldProblem(failure, 'reason');
      if (ofReason) refuse(ofReason);
      else setProblem(problemSentence(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      firstFocus={box}
      problem={problem}
      onSubmit={() => void submit()}
      actions={<DialogActions label={action} onCancel={onClose} aria-disabled={busy || undefined} />}
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
