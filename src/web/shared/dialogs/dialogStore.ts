import { create } from 'zustand';

/** A question or a message that waits for the person. */
export interface Dialog {
  id: number;
  kind: 'alert' | 'confirm';
  message: string;
  confirmLabel?: string;
  /** Called once; false when the person declined or closed it. */
  settle: (confirmed: boolean) => void;
}

interface Dialogs {
  queue: readonly Dialog[];
}

export const useDialogs = create<Dialogs>(() => ({ queue: [] }));

let lastId = 0;

const ask = (kind: Dialog['kind'], message: string, confirmLabel?: string): Promise<boolean> =>
  new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const settle = (confirmed: boolean) => {
      useDialogs.setState(({ queue }) => ({ queue: queue.filter((dialog) => dialog.id !== id) }));
      resolve(confirmed);
    };
    useDialogs.setState(({ queue }) => ({
      queue: [...queue, { id, kind, message, settle, ...(confirmLabel && { confirmLabel }) }],
    }));
  });

/** Shows a message; the same sentence that already waits is not shown twice. Resolves when it is closed. */
export const showAlert = async (message: string): Promise<void> => {
  if (useDialogs.getState().queue.some((dialog) => dialog.kind === 'alert' && dialog.message === message))
    return;
  await ask('alert', message);
};

/** Asks yes or no; resolves to true for yes. */
export const askConfirm = (message: string, confirmLabel?: string): Promise<boolean> =>
  ask('confirm', message, confirmLabel);
