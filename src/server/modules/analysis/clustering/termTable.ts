/** A term in more articles than this is not used to find candidates. */
const maxAnswers = 250;

/** Cache of log(frequency + 0.5), by frequency. */
const logs: number[] = [];
const logOf = (frequency: number): number => {
  for (let next = logs.length; next <= frequency; next += 1) logs.push(Math.log(next + 0.5));
  return logs[frequency] ?? 0;
};

/**
 * The terms of a window's articles: the number of articles of each, and for rare terms their ids. Terms and articles
 * have small consecutive numbers, so that comparing two articles needs no lookups.
 */
export class TermTable {
  readonly #numbers = new Map<number, number>();
  readonly #hashes: number[] = [];
  readonly #free: number[] = [];
  readonly #frequency: number[] = [];
  /** Articles by term; undefined if too many, or if the term has become rare since the last `findLost`. */
  readonly #holders: (number[] | undefined)[] = [];
  /** Terms that have become rare, whose articles are not all known. */
  readonly #lost = new Set<number>();

  /** The numbers of some terms; new terms are assigned one. */
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

  /** Records that an article has this term. */
  add(term: number, article: number): void {
    const frequency = (this.#frequency[term] ?? 0) + 1;
    this.#frequency[term] = frequency;
    if (frequency > maxAnswers) {
      this.#holders[term] = undefined;
      this.#lost.delete(term);
    } else this.#holders[term]?.push(article);
  }

  /** Records that an article no longer has this term. */
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

  /** The articles with this term; undefined if there are too many. */
  holdersOf(term: number): readonly number[] | undefined {
    return this.#holders[term];
  }

  /** Rarity of a term on a logarithmic scale. @param all logarithm of the number of articles */
  rarity(term: number, all: number): number {
    return all - logOf(this.#frequency[term] ?? 0);
  }

  /** Finds the articles of terms that have become rare again. */
  findLost(articles: Iterable<readonly [article: number, terms: Iterable<number>]>): void {
    if (this.#lost.size === 0) return;
    for (const term of this.#lost) this.#holders[term] = [];
    for (const [article, terms] of articles)
      for (const term of terms) if (this.#lost.has(term)) this.#holders[term]?.push(article);
    this.#lost.clear();
  }
}
