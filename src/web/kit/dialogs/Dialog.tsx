import { type FormEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import styles from './Dialog.module.css';
import { type ModalWish, useModal } from './useModal.ts';

interface DialogProps extends ModalWish {
  title?: string;
  /** Id of the element that names a dialog without a title. */
  labelledBy?: string;
  describedBy?: string;
  /** 444, 600 or 768 px wide. */
  size?: 'small' | 'medium' | 'large';
  /** The content is a form; Enter sends it. */
  onSubmit?: () => void;
  children: ReactNode;
  /** What went wrong; read aloud, and in sight wherever the content is scrolled to. */
  problem?: string | undefined;
  /** Buttons that close it, the most likely one last. */
  actions: ReactNode;
  /** Buttons at the other side, for what is done seldom. */
  aside?: ReactNode;
}

/** A dialog over the screen. What it shows may be taller than the screen: title and buttons stay in sight. */
export const Dialog = ({
  title,
  labelledBy,
  describedBy,
  size = 'small',
  onSubmit,
  children,
  problem,
  actions,
  aside,
  ...wish
}: DialogProps) => {
  const titleId = useId();
  const modal = useModal(wish);
  const content = (
    <>
      {title !== undefined && (
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      )}
      <div className={styles.content}>{children}</div>
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        {aside && <div className={styles.aside}>{aside}</div>}
        {actions}
      </div>
    </>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // a form that the dialog was opened from lies around it in React's tree
    event.stopPropagation();
    onSubmit?.();
  };
  // straight below body: not inside a form, and with nothing of the place that it was opened from
  return createPortal(
    <dialog
      {...modal}
      role={wish.alert ? 'alertdialog' : 'dialog'}
      className={styles[size]}
      aria-labelledby={labelledBy ?? titleId}
      aria-describedby={describedBy}
    >
      {onSubmit ? (
        <form className={styles.frame} onSubmit={submit} noValidate>
          {content}
        </form>
      ) : (
        <div className={styles.frame}>{content}</div>
      )}
    </dialog>,
    document.body,
  );
};
