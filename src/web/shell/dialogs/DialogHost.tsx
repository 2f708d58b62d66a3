import { useId, useState } from 'react';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import { type Question, useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './DialogHost.module.css';

const Box = ({ question }: { question: Question }) => {
  const textId = useId();
  const [reason, setReason] = useState('');
  const { kind, message, settle, confirmLabel } = question;
  return (
    <Dialog
      alert
      labelledBy={textId}
      onClose={() => settle(false)}
      actions={
        <>
          {kind === 'confirm' && (
            <button type="button" className={buttons.tertiary} onClick={() => settle(false)}>
              취소
            </button>
          )}
          <button type="button" className={buttons.primary} onClick={() => settle(true, reason)}>
            {confirmLabel ?? '확인'}
          </button>
        </>
      }
    >
      <p id={textId} className={styles.message}>
        {message}
      </p>
      {question.reason && (
        <label className={styles.reason}>
          {question.reason.label}
          <TextArea
            rows={3}
            maxLength={question.reason.maxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      )}
    </Dialog>
  );
};

/** Shows the queued alerts and questions one at a time. Rendered once, outside all screens. */
export const DialogHost = () => {
  const first = useDialogs(({ queue }) => queue[0]);
  return first ? <Box key={first.id} question={first} /> : null;
};
