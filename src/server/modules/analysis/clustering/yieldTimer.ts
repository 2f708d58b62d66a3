/** Milliseconds of computation before yielding to other work of this process. */
const stretch = 10;

/** Decides when to yield to other work. */
export class YieldTimer {
  #since = performance.now();

  isDue(): boolean {
    const now = performance.now();
    if (now - this.#since < stretch) return false;
    this.#since = now;
    return true;
  }
}
