import { areNearDuplicates, type Signature } from './signature.ts';
import { strongest } from './strongest.ts';
import type { Terms } from './terms.ts';
import { TermTable } from './termTable.ts';

export interface WindowSettings {
  /** Maximum milliseconds between two reports on one topic. */
  span: number;
  /** Links weaker than this are not kept. */
  weakest: number;
  /** So much less alike are two reports at the two ends of the span. */
  fading: number;
  /** Number of common features from which they count by themselves. */
  minFeatures: number;
  /** What features alone can prove. */
  featureWeight: number;
}

export const windowSettings: WindowSettings = {
  span: 72 * 3_600_000,
  weakest: 0.1,
  fading: 0.3,
  minFeatures: 2,
  featureWeight: 0.8,
};

/** Terms by which an article looks for its like: its rarest. */
const maxQueryTerms = 20;
/** Number of candidates with the most common terms that are compared. */
const maxCandidates = 60;
/** Links of an article that are kept, the strongest. */
const maxLinks = 40;

/** Kinds of terms are kept apart: a word of the dictionary is none of the text. */
const featureSalt = 0x5bd1e995;

/** What is wholly alike. Links are whole numbers of it: fractions would take a place of their own in memory each. */
export const whole = 2 ** 30;

const noLinks: ReadonlyMap<number, number> = new Map();

/** The terms of a wording by their numbers, in rising order, each with its weight before rarity is known. */
interface Wording {
  terms: Int32Array;
  weights: Float32Array;
}

interface Kept extends Pick<Signature, 'articleId' | 'time' | 'fingerprint'> {
  /** Its place in the lists of who has a term. */
  place: number;
  wordings: readonly Wording[];
  features: Int32Array;
  /** All of them, each once. */
  terms: Int32Array;
  /** By the other's number, as parts of `whole`. */
  links: Map<number, number> | undefined;
}

/** A wording ready to be compared with many: rarity counted in. */
interface Weighed {
  terms: Int32Array;
  weights: Float64Array;
  /** Sum of the squares. */
  length: number;
}

/**
 * The articles of the last days and how alike they are. Rare terms weigh more; how rare they are is learned from the
 * articles that are here, so the memory is bounded by them.
 */
export class ArticleWindow {
  readonly #settings: WindowSettings;
  readonly #articles = new Map<number, Kept>();
  readonly #terms = new TermTable();
  readonly #places: (Kept | undefined)[] = [];
  readonly #free: number[] = [];
  /** What the candidates of one article share with it, by their places; all zero in between. */
  #shared = new Float64Array(1_024);
  /** The logarithm of the number of articles, for rarity. */
  #all = 0;

  constructor(settings: WindowSettings = windowSettings) {
    this.#settings = settings;
  }

  get size(): number {
    return this.#articles.size;
  }

  has(articleId: number): boolean {
    return this.#articles.has(articleId);
  }

  /** When an article was reported, in milliseconds. */
  time(articleId: number): number | undefined {
    return this.#articles.get(articleId)?.time;
  }

  ids(): IterableIterator<number> {
    return this.#articles.keys();
  }

  /** What an article is like, and how much, as a part of `whole`. */
  linksOf(articleId: number): ReadonlyMap<number, number> {
    return this.#articles.get(articleId)?.links ?? noLinks;
  }

  /** Adds articles and links them. Known ones are replaced. */
  add(signatures: readonly Signature[]): void {
    this.put(signatures);
    for (const { articleId } of signatures) this.link(articleId);
  }

  /** Takes articles in, to be linked when all of them are here: how rare a word is, is learned from all. */
  put(signatures: readonly Signature[]): void {
    for (const signature of signatures) {
      this.remove(signature.articleId);
      const { articleId, time, fingerprint } = signature;
      const wordings = signature.wordings.map((terms) => this.#wording(terms));
      const features = this.#terms.numbersOf(signature.features.map((hash) => hash ^ featureSalt)).sort();
      const [first] = wordings;
      const terms =
        first && wordings.length === 1 && features.length === 0
          ? first.terms
          : Int32Array.from(new Set([...wordings.flatMap((one) => [...one.terms]), ...features]));
      const place = this.#free.pop() ?? this.#places.length;
      const kept = { articleId, time, fingerprint, place, wordings, features, terms, links: undefined };
      this.#articles.set(articleId, kept);
      this.#places[place] = kept;
      for (const term of terms) this.#terms.add(term, place);
    }
    if (this.#shared.length < this.#places.length) this.#shared = new Float64Array(2 * this.#places.length);
    this.#count();
  }

  remove(articleId: number): void {
    const kept = this.#articles.get(articleId);
    if (!kept) return;
    this.#articles.delete(articleId);
    this.#places[kept.place] = undefined;
    this.#free.push(kept.place);
    for (const other of kept.links?.keys() ?? []) this.#articles.get(other)?.links?.delete(articleId);
    for (const term of kept.terms) this.#terms.remove(term, kept.place);
    this.#count();
  }

  /** After many have been removed: words that were in too many articles lead to the few that are left. */
  findLost(): void {
    this.#terms.findLost([...this.#articles.values()].map(({ place, terms }) => [place, terms] as const));
  }

  #count(): void {
    this.#all = Math.log(this.#articles.size + 50);
  }

  #wording({ hashes, weights }: Terms): Wording {
    const numbers = this.#terms.numbersOf(hashes);
    const order = Array.from(numbers, (_, at) => at).sort(
      (one, other) => (numbers[one] ?? 0) - (numbers[other] ?? 0),
    );
    return {
      terms: Int32Array.from(order, (at) => numbers[at] ?? 0),
      weights: Float32Array.from(order, (at) => weights[at] ?? 0),
    };
  }

  #queryTerms({ wordings, features }: Kept): number[] {
    const rated: { term: number; weight: number }[] = [];
    for (const { terms, weights } of wordings)
      terms.forEach((term, at) => {
        rated.push({ term, weight: this.#terms.rarity(term, this.#all) * (weights[at] ?? 0) });
      });
    rated.sort((one, other) => other.weight - one.weight || one.term - other.term);
    return [...rated.slice(0, maxQueryTerms).map(({ term }) => term), ...features];
  }

  #candidates(kept: Kept): Kept[] {
    const shared = this.#shared;
    const found: number[] = [];
    for (const term of this.#queryTerms(kept)) {
      const holders = this.#terms.holdersOf(term);
      if (!holders) continue;
      const weight = this.#terms.rarity(term, this.#all) ** 2;
      for (const place of holders) {
        if (shared[place] === 0) found.push(place);
        shared[place] = (shared[place] ?? 0) + weight;
      }
    }
    const idOf = (place: number): number => this.#places[place]?.articleId ?? 0;
    const others = found.filter((place) => place !== kept.place);
    const chosen = strongest(
      others,
      maxCandidates,
      (one, other) => (shared[other] ?? 0) - (shared[one] ?? 0) || idOf(one) - idOf(other),
    );
    for (const place of found) shared[place] = 0;
    return chosen.flatMap((place) => this.#places[place] ?? []);
  }

  #weighed({ terms, weights }: Wording): Weighed {
    const rare = new Float64Array(terms.length);
    let length = 0;
    for (let at = 0; at < terms.length; at += 1) {
      const weight = (weights[at] ?? 0) * this.#terms.rarity(terms[at] ?? 0, this.#all);
      rare[at] = weight;
      length += weight * weight;
    }
    return { terms, weights: rare, length };
  }

  #cosine({ terms: mine, weights: weighed, length: left }: Weighed, { terms, weights }: Wording): number {
    let [dot, right] = [0, 0];
    let at = 0;
    for (let to = 0; to < terms.length; to += 1) {
      const term = terms[to] ?? 0;
      const weight = (weights[to] ?? 0) * this.#terms.rarity(term, this.#all);
      right += weight * weight;
      while (at < mine.length && (mine[at] ?? 0) < term) at += 1;
      if (mine[at] === term) dot += (weighed[at] ?? 0) * weight;
    }
    return dot > 0 ? dot / Math.sqrt(left * right) : 0;
  }

  #featureCosine(one: Kept, other: Kept): number {
    if (one.features.length === 0 || other.features.length === 0) return 0;
    const shared = one.features.filter((term) => other.features.includes(term));
    if (shared.length < this.#settings.minFeatures) return 0;
    const sum = (terms: Int32Array) =>
      terms.reduce((total, term) => total + this.#terms.rarity(term, this.#all) ** 2, 0);
    return sum(shared) / Math.sqrt(sum(one.features) * sum(other.features));
  }

  /** How alike two articles of the window are, 0 to 1. */
  #alike(one: Kept, wordings: readonly Weighed[], other: Kept): number {
    const gap = Math.abs(one.time - other.time);
    if (gap > this.#settings.span) return 0;
    if (areNearDuplicates(one, other)) return 1;
    let words = 0;
    for (const mine of wordings)
      for (const theirs of other.wordings) words = Math.max(words, this.#cosine(mine, theirs));
    const features = this.#settings.featureWeight * this.#featureCosine(one, other);
    // two independent witnesses
    const both = 1 - (1 - words) * (1 - features);
    return both * (1 - (this.#settings.fading * gap) / this.#settings.span);
  }

  /** Finds what an article of the window is like. */
  link(articleId: number): void {
    const kept = this.#articles.get(articleId);
    if (!kept) return;
    const wordings = kept.wordings.map((one) => this.#weighed(one));
    const found = this.#candidates(kept)
      .map((other) => ({ other, alike: Math.round(whole * this.#alike(kept, wordings, other)) }))
      .filter(({ alike }) => alike >= whole * this.#settings.weakest)
      .sort((one, other) => other.alike - one.alike || one.other.articleId - other.other.articleId)
      .slice(0, maxLinks);
    for (const { other, alike } of found) {
      kept.links ??= new Map();
      kept.links.set(other.articleId, alike);
      other.links ??= new Map();
      other.links.set(articleId, alike);
    }
  }
}
