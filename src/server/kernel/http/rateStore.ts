/** Calls of one address in the current window. */
interface Window {
  calls: number;
  /** Milliseconds of a monotonic clock. */
  openedAt: number;
}

/** Maximum of stored addresses; the one that has been idle longest is dropped first. */
const maxAddresses = 5_000;

/**
 * Counts calls in time windows by a monotonic clock: the package's own store uses the system time, and if that were set
 * back by two hours, an office could be refused for that long.
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

  /** Each operation has its own counter. */
  child(): RateStore {
    return new RateStore();
  }
}
