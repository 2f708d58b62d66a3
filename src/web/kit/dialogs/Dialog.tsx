import { type FormEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import styles from './Dialog.module.css';
import { type ModalOptions, useModal } from './useModal.ts';

interface DialogProps extends ModalOptions {
  title?: string;
  /** Id of the element that labels a dialog without a title. */
  labelledBy?: string;
  describedBy?: string;
  /** 444, 600, 768 or 1080 px wide. */
  size?: 'small' | 'medium' | 'large' | 'wide';
  /** The content is a form; Enter sends it. */
  onSubmit?: () => void;
  children: ReactNode;
  /** An error message; read aloud, and visible at every scroll position. */
  problem?: string | undefined;
  /** Buttons that close the dialog, the primary one last. */
  actions: ReactNode;
  /** Buttons at the other side, for rare actions. */
  aside?: ReactNode;
}

/** A modal dialog. If its content is taller than the screen, title and buttons stay in sight. */
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
  ...options
}: DialogProps) => {
  const titleId = useId();
  const modal = useModal(options);
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
    // in React's tree a form that opened the dialog is its ancestor
    event.stopPropagation();
    onSubmit?.();
  };
  // directly below body: outside forms, and without inherited styles of the place that opened it
  return createPortal(
    <dialog
      {...modal}
      role={options.alert ? 'alertdialog' : 'dialog'}
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
