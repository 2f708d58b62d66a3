import { create } from 'zustand';

/** A question or message that waits for the user. */
export interface Question {
  id: number;
  kind: 'alert' | 'confirm';
  message: string;
  confirmLabel?: string;
  /** An optional text asked for with the confirmation, in a field of its own. */
  reason?: { label: string; maxLength: number };
  /** Called once; false if the user declined or closed the dialog. */
  settle: (confirmed: boolean, reason?: string) => void;
}

interface Dialogs {
  queue: readonly Question[];
}

export const useDialogs = create<Dialogs>(() => ({ queue: [] }));

let lastId = 0;

type Asked = Pick<Question, 'kind' | 'message' | 'reason'> & { confirmLabel?: string | undefined };

const askAll = ({ confirmLabel, ...question }: Asked): Promise<string | undefined> =>
  new Promise((resolve) => {
    lastId += 1;
    const id = lastId;
    const settle = (confirmed: boolean, reason = '') => {
      useDialogs.setState(({ queue }) => ({ queue: queue.filter((dialog) => dialog.id !== id) }));
      resolve(confirmed ? reason.trim() : undefined);
    };
    useDialogs.setState(({ queue }) => ({
      queue: [...queue, { ...question, id, settle, ...(confirmLabel && { confirmLabel }) }],
    }));
  });

const ask = async (kind: Question['kind'], message: string, confirmLabel?: string): Promise<boolean> =>
  (await askAll({ kind, message, confirmLabel })) !== undefined;

/** Shows a message; a message already in the queue is not added again. Resolves when it is closed. */
export const showAlert = async (message: string): Promise<void> => {
  if (useDialogs.getState().queue.some((dialog) => dialog.kind === 'alert' && dialog.message === message))
    return;
  await ask('alert', message);
};

/** Asks for confirmation; resolves to true for yes. */
export const askConfirm = (message: string, confirmLabel?: string): Promise<boolean> =>
  ask('confirm', message, confirmLabel);

/** Asks for confirmation and a reason; resolves to the reason, which may be empty, or to undefined for no. */
export const askReason = (
  message: string,
  confirmLabel: string,
  reason: NonNullable<Question['reason']>,
): Promise<string | undefined> => askAll({ kind: 'confirm', message, confirmLabel, reason });
