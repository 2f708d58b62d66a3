import { QueryClient } from '@tanstack/react-query';
import { constants } from '#contract/constants.ts';
import { onUserChange } from '#web/client/session/onUserChange.ts';

const { retry, refetchOnWindowFocus, mutationRetry } = constants.query;

/**
 * No retries, no refetch on window focus, no cache except prefetched responses and lists kept for a return: every
 * screen requests its own data.
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

onUserChange(() => queryClient.clear());
