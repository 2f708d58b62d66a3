import { RepeatedTitles, type Wording } from './repeatedTitles.ts';
import { areNearDuplicates, type Signature } from './signature.ts';
import { strongest } from './strongest.ts';
import { isTitleOnly, type Terms } from './terms.ts';
import { TermTable } from './termTable.ts';

export interface WindowSettings {
  /** Maximum milliseconds between two reports on one topic. */
  span: number;
  /** Links weaker than this are discarded. */
  weakest: number;
  /** Reduction of the similarity of two reports at opposite ends of the span. */
  fading: number;
  /** Number of common features from which they count on their own. */
  minFeatures: number;
  /** Maximum similarity from features alone. */
  featureWeight: number;
}

export const windowSettings: WindowSettings = {
  span: 72 * 3_600_000,
  weakest: 0.1,
  fading: 0.3,
  minFeatures: 2,
  featureWeight: 0.8,
};

/** Number of an article's rarest terms that are used to find similar articles. */
const maxQueryTerms = 20;
/** Maximum number of candidates compared, those with the most common terms. */
const maxCandidates = 60;
/** Maximum links kept per article, the strongest. */
const maxLinks = 40;

/** Keeps dictionary features and text terms apart. */
const featureSalt = 0x5bd1e995;

/** Full similarity. Links are integers up to this value, because each fraction would be a separate heap object. */
export const fullSimilarity = 2 ** 30;

const noLinks: ReadonlyMap<number, number> = new Map();

interface Kept extends Pick<Signature, 'articleId' | 'time' | 'fingerprint'> {
  /** Its number in the term table. */
  place: number;
  wordings: readonly Wording[];
  features: Int32Array;
  title: number | null;
  /** All of its terms, without duplicates. */
  terms: Int32Array;
  /** Similarity by the other article's id, as a part of `fullSimilarity`. */
  links: Map<number, number> | undefined;
}

/** A wording with rarity applied, ready to be compared with many. */
interface Weighed {
  terms: Int32Array;
  weights: Float64Array;
  /** The weights before rarity is applied. */
  raw: Float32Array;
  /** Euclidean length of the weights. */
  length: number;
}

/** Maximum part of the similarity from words in both titles only, and the shortest lead that can contradict a title. */
const maxInTitles = 0.7;
const minLeadTerms = 3;

const leadTermsOf = (weights: Float32Array): number => {
  let count = 0;
  for (const weight of weights) if (!isTitleOnly(weight)) count += 1;
  return count;
};

/**
 * The articles of the last days and their similarities. Rare terms weigh more; rarity is computed from the articles of
 * the window, so that memory is bounded.
 */
export class ArticleWindow {
  readonly #settings: WindowSettings;
  readonly #articles = new Map<number, Kept>();
  readonly #terms = new TermTable();
  readonly #places: (Kept | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #titles = new RepeatedTitles();
  /** Weight that each candidate shares with the current article, by place; all zero between calls. */
  #shared = new Float64Array(1_024);
  /** The logarithm of the number of articles, for computing rarity. */
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

  /** Time of an article's report in milliseconds. */
  time(articleId: number): number | undefined {
    return this.#articles.get(articleId)?.time;
  }

  ids(): IterableIterator<number> {
    return this.#articles.keys();
  }

  /** Similar articles with their similarity as a part of `fullSimilarity`. */
  linksOf(articleId: number): ReadonlyMap<number, number> {
    return this.#articles.get(articleId)?.links ?? noLinks;
  }

  /** Adds articles and links them. Known ones are replaced. */
  add(signatures: readonly Signature[]): void {
    this.put(signatures);
    for (const { articleId } of signatures) this.link(articleId);
  }

  /**
   * Adds articles, to be linked after all have been added, because rarity depends on all of them.
   * @returns earlier articles whose title has turned out to be a repeated one: they have lost their links, and must be
   * linked again
   */
  put(signatures: readonly Signature[]): number[] {
    const repeated: number[] = [];
    for (const signature of signatures) {
      this.remove(signature.articleId);
      const { articleId, time, fingerprint, title, mediaId } = signature;
      const wordings = signature.wordings.map((terms) => this.#wording(terms));
      const features = this.#terms.numbersOf(signature.features.map((hash) => hash ^ featureSalt)).sort();
      const [first] = wordings;
      const terms =
        first && wordings.length === 1 && features.length === 0
          ? first.terms
          : Int32Array.from(new Set([...wordings.flatMap((one) => [...one.terms]), ...features]));
      const place = this.#free.pop() ?? this.#places.length;
      const kept = {
        articleId,
        time,
        fingerprint,
        title,
        place,
        wordings,
        features,
        terms,
        links: undefined,
      };
      this.#articles.set(articleId, kept);
      this.#places[place] = kept;
      for (const term of terms) this.#terms.add(term, place);
      repeated.push(...this.#titles.add(title, { articleId, mediaId: mediaId ?? 0, time, wording: first }));
    }
    if (this.#shared.length < this.#places.length) this.#shared = new Float64Array(2 * this.#places.length);
    this.#count();
    for (const id of repeated) this.#unlink(id);
    return repeated;
  }

  #unlink(articleId: number): void {
    const kept = this.#articles.get(articleId);
    for (const other of kept?.links?.keys() ?? []) this.#articles.get(other)?.links?.delete(articleId);
    if (kept) kept.links = undefined;
  }

  remove(articleId: number): void {
    const kept = this.#articles.get(articleId);
    if (!kept) return;
    this.#articles.delete(articleId);
    this.#places[kept.place] = undefined;
    this.#free.push(kept.place);
    for (const other of kept.links?.keys() ?? []) this.#articles.get(other)?.links?.delete(articleId);
    this.#titles.remove(kept.title, articleId);
    for (const term of kept.terms) this.#terms.remove(term, kept.place);
    this.#count();
  }

  /** Call after removing many articles: words that were too common become useful again. */
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
    return { terms, weights: rare, raw: weights, length };
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

  /**
   * Part of what two wordings share that stands in both titles only, 0 to 1: 1 for columns and lists of the same title,
   * little for reports of one event, since a lead repeats words of its title. 0 if a lead is too short to tell.
   */
  #inTitlesOnly({ terms: mine, weights: weighed, raw }: Weighed, { terms, weights }: Wording): number {
    if (Math.min(leadTermsOf(raw), leadTermsOf(weights)) < minLeadTerms) return 0;
    let [all, inTitles, at] = [0, 0, 0];
    for (let to = 0; to < terms.length; to += 1) {
      while (at < mine.length && (mine[at] ?? 0) < (terms[to] ?? 0)) at += 1;
      if (mine[at] !== terms[to]) continue;
      const product = (weighed[at] ?? 0) * (weights[to] ?? 0);
      all += product;
      if (isTitleOnly(weights[to] ?? 0) && isTitleOnly(raw[at] ?? 0)) inTitles += product;
    }
    return all > 0 ? inTitles / all : 0;
  }

  #featureCosine(one: Kept, other: Kept): number {
    if (one.features.length === 0 || other.features.length === 0) return 0;
    const shared = one.features.filter((term) => other.features.includes(term));
    if (shared.length < this.#settings.minFeatures) return 0;
    const sum = (terms: Int32Array) =>
      terms.reduce((total, term) => total + this.#terms.rarity(term, this.#all) ** 2, 0);
    return sum(shared) / Math.sqrt(sum(one.features) * sum(other.features));
  }

  /** Similarity of two articles of the window, 0 to 1. */
  #alike(one: Kept, wordings: readonly Weighed[], other: Kept): number {
    const gap = Math.abs(one.time - other.time);
    if (gap > this.#settings.span) return 0;
    if (this.#titles.has(other.title)) return 0;
    if (areNearDuplicates(one, other)) return 1;
    let [words, beyondTitles] = [0, 1];
    for (const mine of wordings)
      for (const theirs of other.wordings) {
        const alike = this.#cosine(mine, theirs);
        if (alike <= Math.max(words, this.#settings.weakest)) continue;
        words = alike;
        const inTitles = this.#inTitlesOnly(mine, theirs);
        if (inTitles > maxInTitles) beyondTitles = Math.min(beyondTitles, alike * (1 - inTitles));
      }
    // what is alike by its title alone is so in a translation too, which may lack the text
    words = Math.min(words, beyondTitles);
    const features = this.#settings.featureWeight * this.#featureCosine(one, other);
    // combined like two independent probabilities
    const both = 1 - (1 - words) * (1 - features);
    return both * (1 - (this.#settings.fading * gap) / this.#settings.span);
  }

  /** Links an article of the window to similar ones; columns and lists stand alone. */
  link(articleId: number): void {
    const kept = this.#articles.get(articleId);
    if (!kept || this.#titles.has(kept.title)) return;
    const wordings = kept.wordings.map((one) => this.#weighed(one));
    const found = this.#candidates(kept)
      .map((other) => ({ other, alike: Math.round(fullSimilarity * this.#alike(kept, wordings, other)) }))
      .filter(({ alike }) => alike >= fullSimilarity * this.#settings.weakest)
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
