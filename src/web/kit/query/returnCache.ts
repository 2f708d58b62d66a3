import type { AxiosError } from 'axios';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { http } from '#web/client/http/http.ts';
import { useIsReturn } from '../returning/useRestoreListPlace.ts';
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

interface Call {
  method?: string | undefined;
  leavesLists?: boolean | undefined;
}

/** After a write, drops inactive queries, except those cached for good, and everything prefetched. */
const dropLeft = ({ method, leavesLists }: Call = {}): void => {
  if (method === 'get' || leavesLists) return;
  clearPrefetched();
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ options }) => options.gcTime !== Number.POSITIVE_INFINITY,
  });
};

/** The config of the failed or aborted request: an abort is an axios error itself. */
const callOf = (problem: HttpProblem | AxiosError): Call | undefined =>
  'config' in problem ? problem.config : (problem.cause as AxiosError | undefined)?.config;

http.interceptors.response.use(
  (response) => {
    dropLeft(response.config);
    return response;
  },
  // a write that was refused, or whose response was lost, may have been stored all the same
  (problem: HttpProblem | AxiosError) => {
    dropLeft(callOf(problem));
    throw problem;
  },
);
