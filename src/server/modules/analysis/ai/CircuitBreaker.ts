import type { Trouble } from './reasons.ts';

const minPauseMs = 60_000;
const maxPauseMs = 30 * 60_000;

export interface Pause {
  until: Date;
  reason: Trouble;
}

/**
 * Leaves a provider alone that is not well, each time twice as long, one minute to half an hour. Then a single call may
 * try: if it is answered all others may, if not the next pause begins.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #pause: (Pause & { length: number }) | undefined;
  #isTrying = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** The pause that holds now; undefined: calls may be made. */
  get pause(): Pause | undefined {
    return this.#pause && (this.#isTrying || this.#pause.until.getTime() > this.#now())
      ? this.#pause
      : undefined;
  }

  /** Asks for a call. @returns the pause that forbids it */
  enter(): Pause | undefined {
    if (this.pause) return this.pause;
    this.#isTrying = this.#pause !== undefined;
    return undefined;
  }

  /** The provider has answered, whatever it said. */
  answered(): void {
    this.#pause = undefined;
    this.#isTrying = false;
  }

  /** The call came to no end of its own (the server closes): the next one tries. */
  left(): void {
    this.#isTrying = false;
  }

  /** The provider has not answered, also after all tries. */
  failed(reason: Trouble, retryAfter = 0): void {
    this.#isTrying = false;
    const length = this.#pause ? Math.min(this.#pause.length * 2, maxPauseMs) : minPauseMs;
    const until = new Date(this.#now() + Math.max(length, retryAfter));
    // calls that were under way when it began do not make it longer
    if (this.#pause && this.#pause.until.getTime() > this.#now()) return;
    this.#pause = { until, reason, length };
  }

  /** An attempt was requested by hand. */
  end(): void {
    if (this.#pause) this.#pause = { ...this.#pause, until: new Date(this.#now()) };
  }
}
