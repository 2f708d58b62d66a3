import type { CallFailed } from './languageModel.ts';
import type { CallFailure } from './reasons.ts';

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

const minPauseMs = 60_000;
const maxPauseMs = 30 * 60_000;

export interface Pause {
  until: Date;
  reason: CallFailure;
}

/**
 * Pauses calls to a failing provider, from one minute, doubling up to half an hour. After a pause a single trial call
 * is allowed: if it is answered, all calls are allowed again, else the next pause begins.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #pause: (Pause & { length: number }) | undefined;
  #isTrying = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The current pause; undefined if calls are allowed. */
  get pause(): Pause | undefined {
    return this.#pause && (this.#isTrying || this.#pause.until.getTime() > this.#now())
      ? this.#pause
      : undefined;
  }

  /** Requests permission for a call. @returns the pause that forbids it */
  enter(): Pause | undefined {
    if (this.pause) return this.pause;
    this.#isTrying = this.#pause !== undefined;
    return undefined;
  }

  /** The provider has answered, with any result. */
  answered(): void {
    this.#pause = undefined;
    this.#isTrying = false;
  }

  /** The call was aborted (server shutdown): the next call is the trial. */
  aborted(): void {
    this.#isTrying = false;
  }

  /** The provider has not answered after all retries. */
  failed(reason: CallFailure, retryAfter = 0): void {
    this.#isTrying = false;
    const length = this.#pause ? Math.min(this.#pause.length * 2, maxPauseMs) : minPauseMs;
    const until = new Date(this.#now() + Math.max(length, retryAfter));
    // calls already running when the pause began do not extend it
    if (this.#pause && this.#pause.until.getTime() > this.#now()) return;
    this.#pause = { until, reason, length };
  }

  /** Ends the pause, because a user requested an attempt. */
  endPause(): void {
    if (this.#pause) this.#pause = { ...this.#pause, until: new Date(this.#now()) };
  }
}
