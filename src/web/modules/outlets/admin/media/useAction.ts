import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { write } from '#web/client/http/write.ts';
import { askConfirm, askReason } from '#web/kit/dialogs/dialogStore.ts';

export interface Action {
  verb?: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: object;
  question: string;
  label: string;
  /** Success message; it may depend on the response. */
  done: string | ((answer: unknown) => string);
  /** Label of an optional reason, which is sent as wrtRsn. */
  reason?: string;
}

const maxReasonLength = 500;

/** The reason, empty if none was given or asked for; undefined if the user declined. */
const asked = async ({ question, label, reason }: Action): Promise<string | undefined> => {
  if (reason) return askReason(question, label, { label: reason, maxLength: maxReasonLength });
  return (await askConfirm(question, label)) ? '' : undefined;
};

/** Runs an action on outlets after confirmation, shows the result, and refetches. Resolves to whether it was done. */
export const useAction = () => {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const perform = async (action: Action): Promise<boolean> => {
    const { verb = 'PUT', path, body, done } = action;
    const wrtRsn = await asked(action);
    if (wrtRsn === undefined) return false;
    setBusy(true);
    try {
      const answer = await write<unknown>(verb, path, { ...body, ...(wrtRsn && { wrtRsn }) });
      notify(typeof done === 'string' ? done : done(answer), { type: 'success' });
      await queries.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'media',
        // the shown outlet may be the deleted one
        refetchType: verb === 'DELETE' ? 'none' : 'active',
      });
      return true;
    } catch {
      // the shell's alert has shown the reason
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, perform };
};
