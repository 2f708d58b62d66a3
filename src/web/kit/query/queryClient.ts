import { QueryClient } from '@tanstack/react-query';
import { constants } from '#contract/constants.ts';
import { whenPersonLeaves } from '../session/whenPersonLeaves.ts';

const { retry, refetchOnWindowFocus, mutationRetry } = constants.query;

/**
 * No retries, no refetch on window focus, no caching beyond what is asked for ahead and lists for the way back to them:
 * what a screen shows was asked for by that screen.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry,
      refetchOnWindowFocus,
      refetchOnReconnect: false,
      gcTime: 0,
      staleTime: 0,
      networkMode: 'always',
    },
    mutations: { retry: mutationRetry, networkMode: 'always' },
  },
});

whenPersonLeaves(() => queryClient.clear());
