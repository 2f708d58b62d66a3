import type { CallFailed } from './languageModel.ts';

const delays = [1_000, 4_000, 15_000];
/** A longer Retry-After opens the circuit breaker, see `CircuitBreaker`. */
const maxWait = 30_000;

/** Failures that may disappear within seconds. */
const passing: ReadonlySet<string> = new Set(['BUSY', 'SERVER', 'TIMEOUT', 'CONNECTION']);

/**
 * Milliseconds until the next try of a failed call; undefined if it should not be retried now.
 * @param tries number of failed tries, including this one
 * @param chance 0 to 1, so that several servers do not retry at the same moment
 */
export const backoffDelay = (
  { reason, retryAfter }: CallFailed,
  tries: number,
  chance: number,
): number | undefined => {
  const delay = delays[tries - 1];
  if (!passing.has(reason) || delay === undefined) return undefined;
  if (retryAfter !== undefined) return retryAfter > maxWait ? undefined : Math.max(retryAfter, 200);
  return Math.round(delay * (0.75 + 0.5 * chance));
};
