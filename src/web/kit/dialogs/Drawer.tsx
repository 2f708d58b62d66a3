import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '#contract/messages.ts';
import styles from './Drawer.module.css';
import { type ModalOptions, useModal } from './useModal.ts';

interface DrawerProps extends Pick<ModalOptions, 'onClose' | 'closedByLinks'> {
  /** Its heading, also its accessible name unless `name` is given. */
  title?: ReactNode;
  name?: string;
  /** 360, 480, 600, 760 or 1000 px wide. */
  size?: 'menu' | 'narrow' | 'normal' | 'wide' | 'table';
  children: ReactNode;
  /** Buttons that stay in sight below the scrolling content. */
  actions?: ReactNode;
}

/** A panel at the right edge of the screen. Escape, the backdrop or the close button closes it. */
export const Drawer = ({ title, name, size = 'normal', children, actions, ...options }: DrawerProps) => {
  const titleId = useId();
  const modal = useModal(options);
  // directly below body: outside forms, and without inherited styles of the place that opened it
  return createPortal(
    <dialog
      {...modal}
      role="dialog"
      className={styles[size]}
      aria-label={name}
      aria-labelledby={name === undefined ? titleId : undefined}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          {title && <h2 id={titleId}>{title}</h2>}
          <button
            type="button"
            className={styles.close}
            aria-label={messages.label.close}
            title={messages.label.close}
            onClick={options.onClose}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
          </button>
        </div>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>,
    document.body,
  );
};
