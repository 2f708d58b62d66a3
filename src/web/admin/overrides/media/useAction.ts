import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { askConfirm, askReason } from '#web/kit/dialogs/dialogStore.ts';
import { write } from '#web/kit/http/write.ts';

export interface Action {
  verb?: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: object;
  question: string;
  label: string;
  /** What is said then; it may depend on the answer. */
  done: string | ((answer: unknown) => string);
  /** What a reason is called that may be given; it is sent as wrtRsn. */
  reason?: string;
}

const maxReasonLength = 500;

/** The reason, empty where none was given or asked for; undefined when the person would rather not. */
const asked = async ({ question, label, reason }: Action): Promise<string | undefined> => {
  if (reason) return askReason(question, label, { label: reason, maxLength: maxReasonLength });
  return (await askConfirm(question, label)) ? '' : undefined;
};

/** Does something with outlets after asking, says so, and has them read anew. Resolves to whether it was done. */
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
        // what is shown may be what is gone
        refetchType: verb === 'DELETE' ? 'none' : 'active',
      });
      return true;
    } catch {
      // the alert of the shell has said why
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, perform };
};
