/** Calls of one address in the window that is open. */
interface Window {
  calls: number;
  /** Milliseconds of a clock that never jumps. */
  openedAt: number;
}

/** Addresses that are kept; the one that has been silent for the longest goes first. */
const maxAddresses = 5_000;

/**
 * Counts calls in windows of time, by a clock that never jumps: the package's own store counts by that of the day, and
 * where that is set back by two hours, an office would be refused for so long.
 */
export class RateStore {
  readonly #windows = new Map<string, Window>();

  incr(
    address: string,
    done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const known = this.#windows.get(address);
    const isOpen = known !== undefined && now - known.openedAt < timeWindow;
    const window = isOpen ? known : { calls: 0, openedAt: now };
    window.calls += 1;
    this.#windows.delete(address);
    this.#windows.set(address, window);
    if (this.#windows.size > maxAddresses) this.#windows.delete(this.#windows.keys().next().value ?? '');
    done(null, { current: window.calls, ttl: Math.ceil(window.openedAt + timeWindow - now) });
  }

  /** Each operation counts for itself. */
  child(): RateStore {
    return new RateStore();
  }
}
