import { areNearDuplicates, type Signature } from './signature.ts';
import type { Terms } from './terms.ts';

/** How alike two articles are, 0 to 1; 1 for the same report. */
export interface Link {
  articleId: number;
  alike: number;
}

export interface WindowSettings {
  /** Milliseconds between two reports of one matter. */
  span: number;
  /** Links weaker than this are not kept. */
  weakest: number;
  /** So much less alike are two reports at the two ends of the span. */
  fading: number;
  /** Features in common from which they tell something by themselves. */
  fewestFeatures: number;
  /** What features alone can prove. */
  featureWeight: number;
}

export const windowSettings: WindowSettings = {
  span: 72 * 3_600_000,
  weakest: 0.1,
  fading: 0.3,
  fewestFeatures: 2,
  featureWeight: 0.8,
};

/** Terms by which an article looks for its like: its rarest. */
const askedTerms = 20;
/** A term that so many articles have leads to none of them. */
const mostAnswers = 250;
/** So many of those that share most are looked at. */
const mostCandidates = 60;
/** Links of an article that are kept, the strongest. */
const mostLinks = 40;

/** Kinds of terms are kept apart: a word of the dictionary is none of the text. */
const featureSalt = 0x5bd1e995;

/** Those that share most, and what shares as much as the last of them: sorting all would take longer than finding. */
const strongest = (shared: ReadonlyMap<number, number>): Iterable<[number, number]> => {
  if (shared.size <= mostCandidates) return shared;
  const least = Float64Array.from(shared.values()).sort().at(-mostCandidates) ?? 0;
  return [...shared].filter(([, sum]) => sum >= least);
};

const noLinks: ReadonlyMap<number, number> = new Map();

interface Kept {
  signature: Signature;
  links: Map<number, number>;
}

/**
 * The articles of the last days and how alike they are. Rare terms weigh more; how rare they are is learned from the
 * articles that are here, so the memory is bounded by them.
 */
export class ArticleWindow {
  readonly #settings: WindowSettings;
  readonly #articles = new Map<number, Kept>();
  readonly #frequency = new Map<number, number>();
  readonly #holders = new Map<number, number[]>();

  constructor(settings: WindowSettings = windowSettings) {
    this.#settings = settings;
  }

  get size(): number {
    return this.#articles.size;
  }

  has(articleId: number): boolean {
    return this.#articles.has(articleId);
  }

  signature(articleId: number): Signature | undefined {
    return this.#articles.get(articleId)?.signature;
  }

  ids(): IterableIterator<number> {
    return this.#articles.keys();
  }

  linksOf(articleId: number): ReadonlyMap<number, number> {
    return this.#articles.get(articleId)?.links ?? noLinks;
  }

  /** Takes articles in and links them. Those that are here already are taken anew. */
  add(signatures: readonly Signature[]): void {
    this.put(signatures);
    for (const { articleId } of signatures) this.link(articleId);
  }

  /** Takes articles in, to be linked when all of them are here: how rare a word is, is learned from all. */
  put(signatures: readonly Signature[]): void {
    for (const signature of signatures) {
      this.remove(signature.articleId);
      this.#articles.set(signature.articleId, { signature, links: new Map() });
      for (const hash of this.#terms(signature)) {
        this.#frequency.set(hash, (this.#frequency.get(hash) ?? 0) + 1);
        const holders = this.#holders.get(hash);
        if (!holders) this.#holders.set(hash, [signature.articleId]);
        else if (holders.length <= mostAnswers) holders.push(signature.articleId);
      }
    }
  }

  remove(articleId: number): void {
    const kept = this.#articles.get(articleId);
    if (!kept) return;
    this.#articles.delete(articleId);
    for (const other of kept.links.keys()) this.#articles.get(other)?.links.delete(articleId);
    for (const hash of this.#terms(kept.signature)) {
      const frequency = (this.#frequency.get(hash) ?? 1) - 1;
      if (frequency > 0) this.#frequency.set(hash, frequency);
      else this.#frequency.delete(hash);
      const holders = this.#holders.get(hash);
      if (!holders) continue;
      const place = holders.indexOf(articleId);
      if (place >= 0) holders.splice(place, 1);
      if (holders.length === 0) this.#holders.delete(hash);
    }
  }

  *#terms({ wordings, features }: Signature): Generator<number> {
    const [first, second] = wordings;
    if (first) yield* first.hashes;
    if (first && second) for (const hash of second.hashes) if (!first.hashes.includes(hash)) yield hash;
    for (const hash of features) yield hash ^ featureSalt;
  }

  #rarity(hash: number): number {
    return Math.log((this.#articles.size + 50) / ((this.#frequency.get(hash) ?? 0) + 0.5));
  }

  #askedTerms(signature: Signature): number[] {
    const rated: { hash: number; weight: number }[] = [];
    for (const { hashes, weights } of signature.wordings)
      hashes.forEach((hash, at) => {
        rated.push({ hash, weight: this.#rarity(hash) * (weights[at] ?? 0) });
      });
    rated.sort((one, other) => other.weight - one.weight || one.hash - other.hash);
    return [
      ...rated.slice(0, askedTerms).map(({ hash }) => hash),
      ...[...signature.features].map((hash) => hash ^ featureSalt),
    ];
  }

  #candidates(signature: Signature): Signature[] {
    const shared = new Map<number, number>();
    for (const hash of this.#askedTerms(signature)) {
      const holders = this.#holders.get(hash);
      if (!holders || holders.length > mostAnswers) continue;
      const rarity = this.#rarity(hash);
      for (const id of holders) shared.set(id, (shared.get(id) ?? 0) + rarity * rarity);
    }
    shared.delete(signature.articleId);
    return [...strongest(shared)]
      .sort((one, other) => other[1] - one[1] || one[0] - other[0])
      .slice(0, mostCandidates)
      .flatMap(([id]) => this.#articles.get(id)?.signature ?? []);
  }

  #cosine(one: Terms, other: Terms): number {
    let [dot, left, right] = [0, 0, 0];
    let [at, to] = [0, 0];
    const { hashes: mine, weights: weighed } = one;
    const { hashes: theirs, weights } = other;
    while (at < mine.length || to < theirs.length) {
      const [a, b] = [mine[at] ?? Infinity, theirs[to] ?? Infinity];
      const rarity = this.#rarity(Math.min(a, b));
      const x = a <= b ? (weighed[at] ?? 0) * rarity : 0;
      const y = b <= a ? (weights[to] ?? 0) * rarity : 0;
      dot += x * y;
      left += x * x;
      right += y * y;
      if (a <= b) at += 1;
      if (b <= a) to += 1;
    }
    return dot > 0 ? dot / Math.sqrt(left * right) : 0;
  }

  #featureCosine(one: Signature, other: Signature): number {
    const shared = one.features.filter((hash) => other.features.includes(hash));
    if (shared.length < this.#settings.fewestFeatures) return 0;
    const sum = (hashes: Int32Array) =>
      hashes.reduce((total, hash) => total + this.#rarity(hash ^ featureSalt) ** 2, 0);
    return sum(shared) / Math.sqrt(sum(one.features) * sum(other.features));
  }

  /** How alike two articles of the window are, 0 to 1. */
  alike(one: Signature, other: Signature): number {
    const gap = Math.abs(one.time - other.time);
    if (gap > this.#settings.span) return 0;
    if (areNearDuplicates(one, other)) return 1;
    let words = 0;
    for (const mine of one.wordings)
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
    const found: Link[] = this.#candidates(kept.signature)
      .map((other) => ({ articleId: other.articleId, alike: this.alike(kept.signature, other) }))
      .filter(({ alike }) => alike >= this.#settings.weakest)
      .sort((one, other) => other.alike - one.alike || one.articleId - other.articleId)
      .slice(0, mostLinks);
    for (const { articleId: other, alike } of found) {
      kept.links.set(other, alike);
      this.#articles.get(other)?.links.set(articleId, alike);
    }
  }
}
