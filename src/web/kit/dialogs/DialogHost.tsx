import { useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import buttons from '../theme/Button.module.css';
import styles from './DialogHost.module.css';
import { type Dialog, useDialogs } from './dialogStore.ts';

const Box = ({ dialog }: { dialog: Dialog }) => {
  const box = useRef<HTMLDialogElement>(null);
  const textId = useId();
  const [reason, setReason] = useState('');

  // the browser's modal dialog keeps the focus inside and gives it back on close – while it is still in the page
  useLayoutEffect(() => {
    const element = box.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={box}
      className={styles.box}
      role="alertdialog"
      aria-labelledby={textId}
      onCancel={(event) => {
        event.preventDefault();
        dialog.settle(false);
      }}
    >
      <p id={textId} className={styles.message}>
        {dialog.message}
      </p>
      {dialog.reason && (
        <label className={styles.reason}>
          {dialog.reason.label}
          <textarea
            rows={3}
            maxLength={dialog.reason.maxLength}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </label>
      )}
      <div className={styles.actions}>
        {dialog.kind === 'confirm' && (
          <button type="button" className={buttons.tertiary} onClick={() => dialog.settle(false)}>
            취소
          </button>
        )}
        <button type="button" className={buttons.primary} onClick={() => dialog.settle(true, reason)}>
          {dialog.confirmLabel ?? '확인'}
        </button>
      </div>
    </dialog>
  );
};

/** Shows the waiting alerts and questions, one after the other. Stands once, outside all screens. */
export const DialogHost = () => {
  const first = useDialogs(({ queue }) => queue[0]);
  // straight below body: an open drawer hides everything beside it from screen readers, the page's root included
  return first ? createPortal(<Box key={first.id} dialog={first} />, document.body) : null;
};
