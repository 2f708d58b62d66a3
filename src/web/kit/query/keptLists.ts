import type { AxiosError } from 'axios';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { HttpProblem } from '../http/HttpProblem.ts';
import { http } from '../http/http.ts';
import { useIsReturn } from '../returning/useReturn.ts';
import { forgetAhead } from './ahead.ts';
import { queryClient } from './queryClient.ts';

/** So long a list that somebody has left stays in memory. */
const keptMs = 10 * 60_000;

/** For the query of a list that is kept for the way back to it. */
const keptList = { gcTime: keptMs } as const;

/**
 * Options of the query of a list, which keep it for the way back: whoever comes back sees at once what they left, while
 * it is asked for anew. Whoever opens it otherwise is shown nothing that was there before.
 * @param name first part of the query's key; what else the list depends on stands in the address
 */
export const useKeptList = (name: string): typeof keptList => {
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
        // others were asked for ahead
        predicate: ({ options }) => options.gcTime === keptMs,
      });
  }
  return keptList;
};

interface Call {
  method?: string | undefined;
  leavesLists?: boolean | undefined;
}

/** After a write, drops what no screen shows, but for what is kept for good, and what was asked for ahead. */
const dropLeft = ({ method, leavesLists }: Call = {}): void => {
  if (method === 'get' || leavesLists) return;
  forgetAhead();
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ options }) => options.gcTime !== Number.POSITIVE_INFINITY,
  });
};

/** The call that failed, or was broken off: that is told by an error of axios itself. */
const callOf = (problem: HttpProblem | AxiosError): Call | undefined =>
  'config' in problem ? problem.config : (problem.cause as AxiosError | undefined)?.config;

http.interceptors.response.use(
  (response) => {
    dropLeft(response.config);
    return response;
  },
  // what was refused or is not known to have come may have been stored all the same
  (problem: HttpProblem | AxiosError) => {
    dropLeft(callOf(problem));
    throw problem;
  },
);
