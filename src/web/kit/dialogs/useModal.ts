import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { create } from 'zustand';

/** The modal dialogs and drawers that are open, the topmost last. */
const useModals = create<{ open: readonly HTMLDialogElement[] }>(() => ({ open: [] }));

const enterModal = (modal: HTMLDialogElement): void =>
  useModals.setState(({ open }) => ({ open: [...open, modal] }));

const leaveModal = (modal: HTMLDialogElement): void =>
  useModals.setState(({ open }) => ({ open: open.filter((one) => one !== modal) }));

/**
 * The parent for elements that must be visible and usable: the browser shows an open modal dialog above everything, and
 * makes everything outside the topmost one inert.
 */
export const placeOnTop = (): HTMLElement => useModals.getState().open.at(-1) ?? document.body;

/** As `placeOnTop`, rerendered when a dialog opens or closes. */
export const usePlaceOnTop = (): HTMLElement => useModals(({ open }) => open.at(-1)) ?? document.body;

export interface ModalOptions {
  /** The user wants to close it: Escape, or a press on the backdrop. */
  onClose: () => void;
  /** Work is in progress: it cannot be closed. */
  busy?: boolean | undefined;
  /** Called before it opens: on close the focus returns to where it is afterwards. */
  beforeOpen?: (() => void) | undefined;
  /** The element that gets the initial focus. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
  /** Needs an answer: a press on the backdrop does not close it. */
  alert?: boolean | undefined;
  /** Following a link inside closes it. */
  closedByLinks?: boolean | undefined;
}

type DialogEvent = SyntheticEvent<HTMLDialogElement>;

/** Events of descendants bubble to it too, such as the `cancel` of a file chooser. */
const isOwn = ({ target, currentTarget }: DialogEvent): boolean => target === currentTarget;

/**
 * Makes a `<dialog>` modal while it is mounted. The browser keeps the focus inside and returns it on close, if the
 * element that had it is still in the page.
 */
export const useModal = ({
  onClose,
  busy = false,
  beforeOpen,
  firstFocus,
  alert = false,
  closedByLinks = false,
}: ModalOptions) => {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    beforeOpen?.();
    element.showModal();
    // in an alert the browser has focused the first field or button; else the dialog is focused, so its name is read
    // aloud
    const first = firstFocus?.current ?? (alert ? null : element);
    first?.focus();
    enterModal(element);
    return () => {
      leaveModal(element);
      element.close();
    };
  }, [alert, firstFocus, beforeOpen]);

  const close = () => {
    if (!busy) onClose();
  };
  return {
    ref,
    tabIndex: -1,
    'aria-modal': true,
    // the browser would close the dialog even if Escape is meant for a menu or a list of choices inside it
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
      // in React's tree a dialog opened from another one is its descendant
      event.stopPropagation();
      close();
    },
    // the browser's own close request, when nothing has the focus or there is no keyboard
    onCancel: (event: DialogEvent) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      close();
    },
    // the browser may close it without a `cancel` event: it is reopened, and its owner decides
    onClose: (event: DialogEvent) => {
      if (!isOwn(event) || event.currentTarget.open) return;
      event.currentTarget.showModal();
      close();
    },
    // a press on the dialog itself is on its backdrop, unless it began inside, as when text is selected
    onMouseDown: (event: MouseEvent<HTMLDialogElement>) => {
      pressedBeside.current = isOwn(event);
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      const isBeside = !alert && isOwn(event) && pressedBeside.current;
      if (isBeside || (closedByLinks && (event.target as Element).closest('a'))) close();
    },
  };
};
