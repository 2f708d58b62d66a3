import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { messages } from '#contract/messages.ts';
import styles from './TooltipButton.module.css';

/** Opens the box from elsewhere: an open one stays open, and closing returns the focus to its button. */
export interface TooltipHandle {
  open: () => void;
}

interface TooltipButtonProps {
  ref?: Ref<TooltipHandle>;
  /** Accessible name of the button, also heading of the open box. */
  label: string;
  /** Content of the button. */
  icon: ReactNode;
  buttonClassName?: string | undefined;
  /** Content of the box; a function receives a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small box below it; a second press, a press outside, Escape or 닫기 closes it. */
export const TooltipButton = ({ ref, label, icon, buttonClassName, children }: TooltipButtonProps) => {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const boxId = useId();

  useImperativeHandle(
    ref,
    () => ({
      open: () => {
        button.current?.focus();
        setOpen(true);
      },
    }),
    [],
  );

  const closeAndReturn = () => {
    setOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeAndReturn();
    };
    const listening = place.current;
    document.addEventListener('pointerdown', closeOutside);
    listening?.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      listening?.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? boxId : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon}
      </button>
      {open && (
        <section id={boxId} className={styles.box} aria-label={label} data-open-box>
          <div className={styles.head}>
            <strong>{label}</strong>
            <button type="button" className={styles.close} onClick={closeAndReturn}>
              {messages.label.close}
            </button>
          </div>
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </section>
      )}
    </div>
  );
};
