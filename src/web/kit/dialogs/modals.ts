import { create } from 'zustand';

/** The modal dialogs and drawers that are open, the topmost last. */
export const useModals = create<{ open: readonly HTMLDialogElement[] }>(() => ({ open: [] }));

export const enterModal = (modal: HTMLDialogElement): void =>
  useModals.setState(({ open }) => ({ open: [...open, modal] }));

export const leaveModal = (modal: HTMLDialogElement): void =>
  useModals.setState(({ open }) => ({ open: open.filter((one) => one !== modal) }));

/**
 * Where something has to stand to be seen and used: the browser shows an open modal dialog above all else, and lets
 * nothing outside the topmost one be used.
 */
export const placeOnTop = (): HTMLElement => useModals.getState().open.at(-1) ?? document.body;

/** The same, drawn anew when a dialog opens or closes. */
export const usePlaceOnTop = (): HTMLElement => useModals(({ open }) => open.at(-1)) ?? document.body;
