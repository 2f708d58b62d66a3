import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { enterModal, leaveModal } from './modals.ts';

export interface ModalWish {
  /** The person wants it closed: Escape, or a press beside it. */
  onClose: () => void;
  /** Work is under way that has to be waited for: it cannot be closed. */
  busy?: boolean | undefined;
  /** What has the focus first. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
  /** Has to be answered: a press beside it does not close it. */
  alert?: boolean | undefined;
  /** A link inside leads away from it. */
  closedByLinks?: boolean | undefined;
}

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

/** Events of what is inside reach it too, such as the `cancel` of a chooser of files. */
const isOwn = ({ target, currentTarget }: DialogEvent): boolean => target === currentTarget;

/**
 * What makes a `<dialog>` modal while it is on the page. The browser keeps the focus inside and gives it back on close,
 * as long as the element is still in the page.
 */
export const useModal = ({
  onClose,
  busy = false,
  firstFocus,
  alert = false,
  closedByLinks = false,
}: ModalWish) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    element.showModal();
    // of a question the browser has chosen the first field or button; else the name is read aloud, and nothing is pressed
    const first = firstFocus?.current ?? (alert ? null : element);
    first?.focus();
    enterModal(element);
    return () => {
      leaveModal(element);
      element.close();
    };
  }, [alert, firstFocus]);

  const close = () => {
    if (!busy) onClose();
  };
  return {
    ref,
    tabIndex: -1,
    'aria-modal': true,
    // the browser would close the dialog even where Escape closes a menu or a list of choices inside it
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      // a dialog that was opened from another one lies in it in React's tree
      event.stopPropagation();
      close();
    },
    // the browser's own way to close, where the focus is nowhere or there is no keyboard
    onCancel: (event: DialogEvent) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      close();
    },
    // it does not always ask before: what is still wanted stays open
    onClose: (event: DialogEvent) => {
      if (!isOwn(event) || event.currentTarget.open) return;
      event.currentTarget.showModal();
      close();
    },
    // beside it is its backdrop; a press that began inside, as when words are marked, is none
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedBeside.current = isOwn(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      const isBeside = !alert && isOwn(event) && pressedBeside.current;
      if (isBeside || (closedByLinks && (event.target as Element).closest('a'))) close();
    },
  };
};
