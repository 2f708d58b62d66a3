import type { QueryClient } from '@tanstack/react-query';
import { HttpProblem } from '../http/HttpProblem.ts';
import { whenPersonLeaves } from '../session/whenPersonLeaves.ts';

interface Asked {
  answer: Promise<unknown>;
  /** Undefined while it is on its way. */
  came: unknown;
}

/** Answers that are on their way before the screen that wants them is drawn, by the key of its query. */
const asked = new Map<string, Asked>();

/** Drops what was asked for ahead: it may not tell of what has been changed since. */
export const forgetAhead = (): void => asked.clear();
whenPersonLeaves(forgetAhead);

/** No answer came, or the server could give none. */
const isPassing = (reason: unknown): boolean =>
  reason instanceof HttpProblem && (reason.status === 0 || reason.status >= 500);

/** How long an answer waits for its screen, in ms: what comes later asks for itself. */
const keptMs = 10_000;

export interface Question<T> {
  queryKey: readonly unknown[];
  /** `isAhead`: nobody waits for it. */
  ask: (signal: AbortSignal, isAhead?: boolean) => Promise<T>;
}

/**
 * Sends what a screen will ask for, while the start of the page or a press still keeps it from being drawn.
 * @returns the answer, for what can only be asked for when it is known
 */
export const askAhead = <T>({ queryKey, ask }: Question<T>): Promise<T> => {
  const key = JSON.stringify(queryKey);
  const former = asked.get(key)?.answer as Promise<T> | undefined;
  if (former) return former;
  const answer = ask(new AbortController().signal);
  const entry: Asked = { answer, came: undefined };
  answer.then(
    (value) => {
      entry.came = value;
    },
    // who takes it learns of a refusal; what passes is no answer for who opens the screen later
    (reason: unknown) => {
      if (isPassing(reason) && asked.get(key) === entry) asked.delete(key);
    },
  );
  asked.set(key, entry);
  setTimeout(() => asked.get(key) === entry && asked.delete(key), keptMs);
  return answer;
};

/**
 * The question as a query: by the answer that was asked for ahead, once, or else by asking. An answer that is there
 * already is drawn with the screen, not after it; as it counts as old, the query takes it at once and none is left.
 */
export const queryOf = <T>({ queryKey, ask }: Question<T>) => {
  const key = JSON.stringify(queryKey);
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<T> => {
      const ahead = asked.get(key)?.answer as Promise<T> | undefined;
      asked.delete(key);
      return ahead ?? ask(signal);
    },
    initialData: () => asked.get(key)?.came as T | undefined,
    initialDataUpdatedAt: 0,
  };
};

/** So long an answer that was asked for ahead is as good as a new one. */
export const freshMs = 10_000;
/** So long it is shown while it is asked for once more. */
const shownMs = 60_000;
/** What passes by faster than that is not wanted. */
export const restMs = 100;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the way to the server has room for what may not be wanted in the end. */
export const mayPrefetch = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
};

/**
 * Asks for what comes next if this is still so after a moment; what is known and fresh is not asked for again.
 * @returns the way to leave it
 */
export const prefetchAfter = <T>(
  queries: QueryClient,
  { queryKey, ask }: Question<T>,
  ms = restMs,
): (() => void) => {
  if (!mayPrefetch()) return () => {};
  const timer = setTimeout(() => {
    void queries.prefetchQuery({
      queryKey,
      queryFn: ({ signal }) => ask(signal, true),
      staleTime: freshMs,
      gcTime: shownMs,
    });
  }, ms);
  return () => clearTimeout(timer);
};
