import CloseIcon from '@mui/icons-material/Close';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { messages } from '#contract/messages.ts';
import styles from './Drawer.module.css';
import { useModal } from './useModal.ts';

interface DrawerProps {
  /** Its heading, by which it is called too unless it has a name of its own. */
  title?: ReactNode;
  name?: string;
  /** 360, 480, 600, 760 or 1000 px wide. */
  size?: 'menu' | 'narrow' | 'normal' | 'wide' | 'table';
  /** A link inside leads away from it. */
  closedByLinks?: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons that stay in sight below what is scrolled. */
  actions?: ReactNode;
}

/** A sheet at the right edge of the screen. Escape, the backdrop or the cross closes it. */
export const Drawer = ({
  title,
  name,
  size = 'normal',
  closedByLinks = false,
  onClose,
  children,
  actions,
}: DrawerProps) => {
  const titleId = useId();
  const { onClick, ...modal } = useModal({ onClose });
  const press = (event: MouseEvent<HTMLDialogElement>) => {
    onClick(event);
    if (closedByLinks && (event.target as Element).closest('a')) onClose();
  };
  // straight below body: not inside a form, and with nothing of the place that it was opened from
  return createPortal(
    <dialog
      {...modal}
      role="dialog"
      className={styles[size]}
      aria-label={name}
      aria-labelledby={name === undefined ? titleId : undefined}
      onClick={press}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          {title && <h2 id={titleId}>{title}</h2>}
          <button
            type="button"
            className={styles.close}
            aria-label={messages.label.close}
            title={messages.label.close}
            onClick={onClose}
          >
            <CloseIcon aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>,
    document.body,
  );
};
