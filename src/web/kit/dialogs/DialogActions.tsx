import type { ComponentProps } from 'react';
import buttons from '../theme/Button.module.css';

interface DialogActionsProps extends Pick<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> {
  /** Label of the button that does what the dialog is for. */
  label: string;
  /** Absent: that button sends the dialog's form. */
  onClick?: () => void;
  onCancel: () => void;
  /** Nothing can be pressed until it is done. */
  busy?: boolean;
}

/** The buttons of a dialog that asks for something: one that gives up, and one that does it. */
export const DialogActions = ({ label, onClick, onCancel, busy, disabled, ...state }: DialogActionsProps) => (
  <>
    <button type="button" className={buttons.tertiary} disabled={busy} onClick={onCancel}>
      취소
    </button>
    <button
      type={onClick ? 'button' : 'submit'}
      className={buttons.primary}
      disabled={busy || disabled}
      onClick={onClick}
      {...state}
    >
      {label}
    </button>
  </>
);
