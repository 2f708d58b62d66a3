import { Failure } from '../failure.ts';

/** Limits of concurrent and of waiting work. */
export interface SemaphoreBounds {
  /** Concurrent pieces, per user and in total. */
  ofPerson: number;
  ofAll: number;
  /** Waiting pieces per user. */
  waiting: number;
  /** Maximum waiting time in milliseconds. */
  timeoutMs: number;
}

/** What is said to a user with too many pieces waiting, and to one who has waited too long. */
export interface Refusals {
  tooMany: string;
  tooLong: string;
}

interface Waiting {
  person: string;
  enter: () => void;
}

const retryAfter = 10;

/** Limits concurrent work, in total and per user; the rest waits, users in turn, up to a timeout. */
export class FairSemaphore {
  readonly #bounds: SemaphoreBounds;
  readonly #refusals: Refusals;
  readonly #underWay = new Map<string, number>();
  #waiting: Waiting[] = [];
  /** When each user's last piece began, in the order of beginnings. */
  readonly #lastBegun = new Map<string, number>();
  #begun = 0;

  constructor(bounds: SemaphoreBounds, refusals: Refusals) {
    this.#bounds = bounds;
    this.#refusals = refusals;
  }

  /**
   * Waits until a piece of work of this user may begin.
   * @param signal aborted if the client disconnects: leaves the queue
   * @returns a function that ends it; must be called once
   * @throws Failure 429 if too many of the user are waiting already, 503 after the timeout
   */
  async enter(person: string, signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted();
    if (this.#mayBegin(person)) this.#begin(person);
    else await this.#turn(person, signal);
    return () => this.#leave(person);
  }

  #mayBegin(person: string): boolean {
    const all = [...this.#underWay.values()].reduce((sum, count) => sum + count, 0);
    return all < this.#bounds.ofAll && (this.#underWay.get(person) ?? 0) < this.#bounds.ofPerson;
  }

  #begin(person: string): void {
    this.#begun += 1;
    this.#lastBegun.set(person, this.#begun);
    this.#underWay.set(person, (this.#underWay.get(person) ?? 0) + 1);
  }

  /** Resolves when the work may begin. */
  #turn(person: string, signal?: AbortSignal): Promise<void> {
    const ofPerson = this.#waiting.filter((one) => one.person === person);
    if (ofPerson.length >= this.#bounds.waiting)
      throw new Failure(429, 'TOO_MANY_REQUESTS', this.#refusals.tooMany, { retryAfter });
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.#waiting = this.#waiting.filter((one) => one !== mine);
        settle();
      };
      const mine: Waiting = { person, enter: end(resolve) };
      const giveUp = end(() =>
        reject(new Failure(503, 'UNAVAILABLE', this.#refusals.tooLong, { retryAfter })),
      );
      const timer = setTimeout(giveUp, this.#bounds.timeoutMs);
      signal?.addEventListener('abort', giveUp);
      this.#waiting.push(mine);
    });
  }

  #leave(person: string): void {
    const left = (this.#underWay.get(person) ?? 0) - 1;
    if (left > 0) this.#underWay.set(person, left);
    else this.#underWay.delete(person);
    const lastOf = (one: Waiting): number => this.#lastBegun.get(one.person) ?? 0;
    // whoever has waited longest since their last turn, so that nobody waits for all of another's
    const [next] = this.#waiting
      .filter((one) => this.#mayBegin(one.person))
      .toSorted((one, other) => lastOf(one) - lastOf(other));
    if (!next) {
      if (this.#underWay.size === 0) this.#lastBegun.clear();
      return;
    }
    this.#begin(next.person);
    next.enter();
  }
}
