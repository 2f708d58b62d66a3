import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { askConfirm } from '#web/shared/dialogs/dialogStore.ts';
import { write } from '#web/shared/http/write.ts';

export interface Deed {
  verb?: 'POST' | 'PUT' | 'DELETE';
  path: string;
  body: object;
  question: string;
  label: string;
  done: string;
}

/** Does something with outlets after asking, says so, and has them read anew. Resolves to whether it was done. */
export const useDeed = () => {
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const perform = async ({ verb = 'PUT', path, body, question, label, done }: Deed): Promise<boolean> => {
    if (!(await askConfirm(question, label))) return false;
    setBusy(true);
    try {
      await write(verb, path, body);
      notify(done, { type: 'success' });
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
