import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { httpEnvironment } from '#web/client/http/environment.ts';
import { useIsReturn } from '../returning/listPlace.ts';
import { clearPrefetched } from './prefetch.ts';
import { queryClient } from './queryClient.ts';

/** How long a list stays in the cache after the user has left it, in ms. */
const keptMs = 10 * 60_000;

/** Query options of a list that stays in the cache for a return to it. */
const keptList = { gcTime: keptMs } as const;

/**
 * Query options of a list that keep it for a return: a returning user sees the previous rows at once, while they are
 * refetched. Opened in any other way, the list shows no old rows.
 * @param name first part of the query key; everything else that the list depends on is in the address
 */
export const useReturnCache = (name: string): typeof keptList => {
  const { pathname, search } = useLocation();
  const isReturn = useIsReturn();
  const address = pathname + search;
  const [shown, show] = useState<string>();
  if (shown !== address) {
    show(address);
    if (!isReturn)
      queryClient.removeQueries({
        queryKey: [name],
        type: 'inactive',
        // other queries were prefetched
        predicate: ({ options }) => options.gcTime === keptMs,
      });
  }
  return keptList;
};

/** After a write, drops inactive queries, except those cached for good, and everything prefetched. */
httpEnvironment.called = ({ method, leavesLists }) => {
  if (method === 'get' || leavesLists) return;
  clearPrefetched();
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ options }) => options.gcTime !== Number.POSITIVE_INFINITY,
  });
};
