import type { QueryClient } from '@tanstack/react-query';
import { isTemporary } from '#web/client/http/HttpProblem.ts';
import { onUserChange } from '#web/client/session/onUserChange.ts';

interface PendingRequest {
  answer: Promise<unknown>;
  /** The value of the answer; undefined until it arrives. */
  value: unknown;
}

/** Requests sent before their screen is rendered, by query key. */
const requested = new Map<string, PendingRequest>();

/** Drops all prefetched responses: they may be older than a change made since. */
export const clearPrefetched = (): void => requested.clear();
onUserChange(clearPrefetched);

/** How long a prefetched response waits for its screen, in ms; later screens send their own request. */
const keptMs = 10_000;

export interface PrefetchableQuery<T> {
  queryKey: readonly unknown[];
  /** `isPrefetch`: a prefetch that nothing waits for. */
  load: (signal: AbortSignal, isPrefetch?: boolean) => Promise<T>;
}

/**
 * Sends a request that a screen will need, before it can be rendered during page start or a press.
 * @returns the response, for follow-up requests that depend on it
 */
export const prefetch = <T>({ queryKey, load }: PrefetchableQuery<T>): Promise<T> => {
  const key = JSON.stringify(queryKey);
  const former = requested.get(key)?.answer as Promise<T> | undefined;
  if (former) return former;
  const answer = load(new AbortController().signal);
  const entry: PendingRequest = { answer, value: undefined };
  answer.then(
    (value) => {
      entry.value = value;
    },
    // a refusal is passed to the screen; a temporary failure is dropped, so that the screen sends its own request
    (reason: unknown) => {
      if (isTemporary(reason) && requested.get(key) === entry) requested.delete(key);
    },
  );
  requested.set(key, entry);
  setTimeout(() => requested.get(key) === entry && requested.delete(key), keptMs);
  return answer;
};

/**
 * The query as options of TanStack Query: answered once by the prefetched response, else by a request. A response that has
 * already arrived is rendered with the screen, not after it; as it counts as stale, the query fetches at once and uses
 * up the entry.
 */
export const queryOptionsOf = <T>({ queryKey, load }: PrefetchableQuery<T>) => {
  const key = JSON.stringify(queryKey);
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<T> => {
      const prefetched = requested.get(key)?.answer as Promise<T> | undefined;
      requested.delete(key);
      return prefetched ?? load(signal);
    },
    initialData: () => requested.get(key)?.value as T | undefined,
    initialDataUpdatedAt: 0,
  };
};

/** How long a prefetched response counts as fresh, in ms. */
export const freshMs = 10_000;
/** How long it is shown while it is being refetched, in ms. */
const shownMs = 60_000;
/** Delay before a prefetch, in ms: shorter hovers do not trigger it. */
export const restMs = 100;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** False if the connection is too slow, or data saving is on, for requests that may turn out unneeded. */
export const mayPrefetch = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
};

/**
 * Prefetches a query after a delay, unless cancelled; fresh cached data is not fetched again.
 * @returns a function that cancels it
 */
export const prefetchAfter = <T>(
  queries: QueryClient,
  { queryKey, load }: PrefetchableQuery<T>,
  ms = restMs,
): (() => void) => {
  if (!mayPrefetch()) return () => {};
  const timer = setTimeout(() => {
    void queries.prefetchQuery({
      queryKey,
      queryFn: ({ signal }) => load(signal, true),
      staleTime: freshMs,
      gcTime: shownMs,
    });
  }, ms);
  return () => clearTimeout(timer);
};
