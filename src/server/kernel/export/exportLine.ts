import { Failure } from '../failure.ts';

/** Limits of concurrent and of waiting exports. */
export interface LineBounds {
  /** Concurrent exports, per user and in total. */
  ofPerson: number;
  ofAll: number;
  /** Waiting exports per user. */
  waiting: number;
  /** Maximum waiting time in milliseconds. */
  timeoutMs: number;
}

const bounds: LineBounds = { ofPerson: 2, ofAll: 4, waiting: 4, timeoutMs: 30_000 };

interface Waiting {
  person: string;
  enter: () => void;
}

const tooMany = (): Failure =>
  new Failure(
    429,
    'TOO_MANY_REQUESTS',
    '먼저 시작한 내려받기가 아직 여러 건 진행 중입니다. 그것이 끝난 뒤 다시 시도해 주세요.',
    { retryAfter: 10 },
  );

const tooLong = (): Failure =>
  new Failure(
    503,
    'UNAVAILABLE',
    '지금 파일을 내려받는 사람이 많아 시작하지 못했습니다. 잠시 후 다시 시도해 주세요.',
    { retryAfter: 10 },
  );

/** A queue that limits concurrent exports, in total and per user; the others wait in order, up to a timeout. */
export class ExportLine {
  readonly #bounds: LineBounds;
  readonly #underWay = new Map<string, number>();
  #waiting: Waiting[] = [];

  constructor(limits = bounds) {
    this.#bounds = limits;
  }

  /**
   * Waits until an export of this user may begin.
   * @param signal aborted if the client disconnects: leaves the queue
   * @returns a function that ends the export; must be called once
   * @throws Failure 429 if too many exports of the user are waiting already, 503 after the timeout
   */
  async enter(person: string, signal?: AbortSignal): Promise<() => void> {
    if (this.#mayBegin(person)) this.#begin(person);
    else await this.#turn(person, signal);
    return () => this.#leave(person);
  }

  #mayBegin(person: string): boolean {
    const all = [...this.#underWay.values()].reduce((sum, count) => sum + count, 0);
    return all < this.#bounds.ofAll && (this.#underWay.get(person) ?? 0) < this.#bounds.ofPerson;
  }

  #begin(person: string): void {
    this.#underWay.set(person, (this.#underWay.get(person) ?? 0) + 1);
  }

  /** Resolves when the export may begin. */
  #turn(person: string, signal?: AbortSignal): Promise<void> {
    const ofPerson = this.#waiting.filter((one) => one.person === person);
    if (ofPerson.length >= this.#bounds.waiting) throw tooMany();
    return new Promise((resolve, reject) => {
      const end = (settle: () => void) => (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        this.#waiting = this.#waiting.filter((one) => one !== mine);
        settle();
      };
      const mine: Waiting = { person, enter: end(resolve) };
      const giveUp = end(() => reject(tooLong()));
      const timer = setTimeout(giveUp, this.#bounds.timeoutMs);
      signal?.addEventListener('abort', giveUp);
      this.#waiting.push(mine);
    });
  }

  #leave(person: string): void {
    const left = (this.#underWay.get(person) ?? 0) - 1;
    if (left > 0) this.#underWay.set(person, left);
    else this.#underWay.delete(person);
    const next = this.#waiting.find((one) => this.#mayBegin(one.person));
    if (!next) return;
    this.#begin(next.person);
    next.enter();
  }
}
