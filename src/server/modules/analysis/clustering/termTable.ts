/** A term that so many articles have leads to none of them. */
const maxAnswers = 250;

/** The logarithm of a frequency and a half, by the frequency. */
const logs: number[] = [];
const logOf = (frequency: number): number => {
  for (let next = logs.length; next <= frequency; next += 1) logs.push(Math.log(next + 0.5));
  return logs[frequency] ?? 0;
};

/**
 * The terms of a window's articles: how many articles have each, and, of rare ones, which. Terms and articles go by
 * small numbers of their own, so that comparing two articles looks nothing up.
 */
export class TermTable {
  readonly #numbers = new Map<number, number>();
  readonly #hashes: number[] = [];
  readonly #free: number[] = [];
  readonly #frequency: number[] = [];
  /** By term; undefined: too many have it, or it has become rarer since they were last counted up. */
  readonly #holders: (number[] | undefined)[] = [];
  /** Terms whose holders are not all known though there are few. */
  readonly #lost = new Set<number>();

  /** The numbers of some terms, which come into use where they are new. */
  numbersOf(hashes: Int32Array): Int32Array {
    return hashes.map((hash) => {
      const known = this.#numbers.get(hash);
      if (known !== undefined) return known;
      const number = this.#free.pop() ?? this.#frequency.length;
      this.#numbers.set(hash, number);
      this.#hashes[number] = hash;
      this.#frequency[number] = 0;
      this.#holders[number] = [];
      return number;
    });
  }

  /** An article has this term. */
  add(term: number, article: number): void {
    const frequency = (this.#frequency[term] ?? 0) + 1;
    this.#frequency[term] = frequency;
    if (frequency > maxAnswers) {
      this.#holders[term] = undefined;
      this.#lost.delete(term);
    } else this.#holders[term]?.push(article);
  }

  /** An article has this term no more. */
  remove(term: number, article: number): void {
    const frequency = (this.#frequency[term] ?? 1) - 1;
    this.#frequency[term] = frequency;
    const holders = this.#holders[term];
    if (holders) {
      const place = holders.indexOf(article);
      if (place >= 0) holders.splice(place, 1);
    } else if (frequency <= maxAnswers) this.#lost.add(term);
    if (frequency === 0) this.#forget(term);
  }

  #forget(term: number): void {
    this.#numbers.delete(this.#hashes[term] ?? 0);
    this.#lost.delete(term);
    this.#holders[term] = undefined;
    this.#free.push(term);
  }

  /** The articles that have it; undefined where they are too many. */
  holdersOf(term: number): readonly number[] | undefined {
    return this.#holders[term];
  }

  /** How much less than all have it, as a logarithm. @param all the logarithm of their number */
  rarity(term: number, all: number): number {
    return all - logOf(this.#frequency[term] ?? 0);
  }

  /** Counts up who has the terms that have become rare again. */
  findLost(articles: Iterable<readonly [article: number, terms: Iterable<number>]>): void {
    if (this.#lost.size === 0) return;
    for (const term of this.#lost) this.#holders[term] = [];
    for (const [article, terms] of articles)
      for (const term of terms) if (this.#lost.has(term)) this.#holders[term]?.push(article);
    this.#lost.clear();
  }
}
