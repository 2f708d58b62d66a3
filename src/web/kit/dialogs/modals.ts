import { create } from 'zustand';

/** The modal dialogs and drawers that are open, the topmost last. */
export const useModals = create<{ open: readonly HTMLDialogElement[] }>(() => ({ open: [] }));

export const enterModal = (modal: HTMLDialogElement): void =>
  useModals.setState(({ open }) => ({ open: [...open, modal] }));

export const leaveModal = (modal: HTMLDialogElement): void =>
  useModals.setState(({ open }) => ({ open: open.filter((one) => one !== modal) }));

/**
 * The parent for elements that must be visible and usable: the browser shows an open modal dialog above everything, and
 * makes everything outside the topmost one inert.
 */
export const placeOnTop = (): HTMLElement => useModals.getState().open.at(-1) ?? document.body;

/** As `placeOnTop`, rerendered when a dialog opens or closes. */
export const usePlaceOnTop = (): HTMLElement => useModals(({ open }) => open.at(-1)) ?? document.body;
