import { type Decisions, grouped, tiedToAll, type WeighedPair } from './group.ts';
import type { Signature } from './signature.ts';
import { ArticleWindow, fullSimilarity, type WindowSettings, windowSettings } from './window.ts';

/** Measured on articles labelled by hand: docs/how-it-works/clusters.md. */
const storyRules = { threshold: 0.16, unlinked: 0 };

/** `threshold` in the unit of the window's links. */
const nearEnough = fullSimilarity * storyRules.threshold;

/** An article of a story. */
export interface StoryMember {
  articleId: number;
  /** Mean similarity to the rest of the story, 0 to 1. */
  near: number;
}

/** Rounded so coarsely that one more report of a story of thousands does not change all values. */
const nearSteps = 20;

type Pairs = Decisions['together'];

const byArticle = (pairs: Pairs): Map<number, Set<number>> => {
  const found = new Map<number, Set<number>>();
  const tie = (one: number, other: number): void => {
    const tied = found.get(one);
    if (tied) tied.add(other);
    else found.set(one, new Set([other]));
  };
  for (const [one, other] of pairs) {
    tie(one, other);
    tie(other, one);
  }
  return found;
};

/** Each pair among these articles once. */
function* pairsWithin(
  tied: ReadonlyMap<number, ReadonlySet<number>>,
  articleIds: ReadonlySet<number>,
): Generator<readonly [number, number]> {
  if (tied.size === 0) return;
  for (const one of articleIds)
    for (const other of tied.get(one) ?? []) if (one < other && articleIds.has(other)) yield [one, other];
}

/** Articles whose ties have changed. */
function* otherwiseTied(
  before: ReadonlyMap<number, ReadonlySet<number>>,
  after: ReadonlyMap<number, ReadonlySet<number>>,
): Generator<number> {
  for (const [one, other] of [
    [before, after],
    [after, before],
  ] as const)
    for (const [id, tied] of one) {
      const now = other.get(id);
      if ([...tied].some((each) => !now?.has(each))) yield id;
    }
}

/** Generator that yields after a few stories and articles, so that the caller can run other work. */
type InSteps = Generator<void, void, void>;

/** Runs without yielding to other work. */
const runAll = (work: InSteps): void => {
  for (const _moment of work);
};

/**
 * Stories among the articles of the last days. An added, changed or removed article has its own story grouped again,
 * and the stories that are similar enough to join: no others can be affected.
 */
export class StoryWindow {
  readonly #window: ArticleWindow;
  #together = new Map<number, Set<number>>();
  #apart = new Map<number, Set<number>>();
  /** The story of an article, ids in ascending order; single articles have none. */
  readonly #stories = new Map<number, readonly number[]>();
  /** Articles to be grouped again. */
  readonly #pending = new Set<number>();
  /** Articles that have lost their links. */
  readonly #unlinked = new Set<number>();
  /** Articles whose stories have been grouped again and are not stored yet. */
  readonly #touched = new Set<number>();

  constructor(settings: WindowSettings = windowSettings) {
    this.#window = new ArticleWindow(settings);
  }

  get size(): number {
    return this.#window.size;
  }

  has(articleId: number): boolean {
    return this.#window.has(articleId);
  }

  ids(): Iterable<number> {
    return this.#window.ids();
  }

  /** Replaces the users' decisions. */
  decide({ together, apart }: Decisions): void {
    const before = [this.#together, this.#apart];
    this.#together = byArticle(tiedToAll(together));
    this.#apart = byArticle(apart);
    [this.#together, this.#apart].forEach((after, place) => {
      for (const id of otherwiseTied(before[place] ?? new Map(), after))
        if (this.has(id)) this.#pending.add(id);
    });
  }

  /** Whether users put two of these articles together. */
  isDecided(articleIds: ReadonlySet<number>): boolean {
    return pairsWithin(this.#together, articleIds).next().done === false;
  }

  add(signatures: readonly Signature[]): void {
    this.put(signatures);
    this.link(signatures.map(({ articleId }) => articleId));
  }

  /** Adds articles; they must be linked afterwards. */
  put(signatures: readonly Signature[]): void {
    for (const { articleId } of signatures) {
      this.#leave(articleId);
      this.#pending.add(articleId);
    }
    for (const id of this.#window.put(signatures)) {
      this.#leave(id);
      this.#pending.add(id);
      this.#unlinked.add(id);
    }
  }

  link(articleIds: readonly number[]): void {
    for (const id of articleIds) this.#window.link(id);
    for (const id of this.#unlinked) this.#window.link(id);
    this.#unlinked.clear();
  }

  remove(articleIds: readonly number[]): void {
    for (const id of articleIds) {
      this.#leave(id);
      this.#drop(id);
    }
  }

  /** Removes articles reported before a time in milliseconds; the rest of their stories stays as it is. */
  forget(before: number): void {
    this.forgetThese([...this.#window.ids()].filter((id) => (this.#window.time(id) ?? 0) < before));
    this.findLost();
  }

  forgetThese(articleIds: readonly number[]): void {
    for (const id of articleIds) {
      this.#keepWithout(id);
      this.#drop(id);
    }
  }

  /** Call after removing many articles: terms that were too common become useful again. */
  findLost(): void {
    this.#window.findLost();
  }

  /** Groups the changed articles. */
  *settle(): InSteps {
    if (this.#pending.size === 0) return;
    const region = this.#region();
    for (const id of region) {
      this.#stories.delete(id);
      this.#touched.add(id);
    }
    this.#pending.clear();
    for (const component of this.#componentsIn(region)) {
      if (component.length > 1)
        for (const story of this.#grouped(component))
          if (story.length > 1) for (const id of story) this.#stories.set(id, story);
      yield;
    }
  }

  /** The stories of these articles, and all stories grouped again since the last `written`. */
  *around(articleIds: Iterable<number>): Generator<StoryMember[]> {
    runAll(this.settle());
    const seen = new Set<number>();
    for (const id of [...articleIds, ...this.#touched]) {
      if (seen.has(id) || !this.#window.has(id)) continue;
      const story = this.#stories.get(id) ?? [id];
      for (const member of story) seen.add(member);
      yield this.#rated(story);
    }
  }

  /** The stories of these articles, sorted by lowest id. */
  storiesAround(articleIds: readonly number[]): StoryMember[][] {
    const first = (story: readonly StoryMember[]): number => story[0]?.articleId ?? 0;
    runAll(this.settle());
    this.written();
    return [...this.around(articleIds)].sort((one, other) => first(one) - first(other));
  }

  /** Marks all regrouped stories as stored. */
  written(): void {
    this.#touched.clear();
  }

  #drop(articleId: number): void {
    this.#window.remove(articleId);
    this.#pending.delete(articleId);
    this.#touched.delete(articleId);
  }

  /** Removes an article from its story, keeping the rest. @returns the rest of the story */
  #keepWithout(articleId: number): readonly number[] {
    const story = this.#stories.get(articleId);
    if (!story) return [];
    this.#stories.delete(articleId);
    const rest = story.filter((id) => id !== articleId);
    for (const id of rest)
      if (rest.length > 1) this.#stories.set(id, rest);
      else this.#stories.delete(id);
    return rest;
  }

  /** Removes an article from its story; the rest is grouped again, because it may fall apart. */
  #leave(articleId: number): void {
    for (const id of this.#keepWithout(articleId)) this.#pending.add(id);
  }

  /**
   * Articles whose story may change: groups merge by the mean similarity of their articles, so a story can only join
   * one that has an article similar enough to the whole of it.
   */
  #region(): Set<number> {
    const region = new Set<number>();
    const take = (id: number): void => {
      for (const member of this.#stories.get(id) ?? [id]) if (this.#window.has(member)) region.add(member);
    };
    for (const id of this.#pending) {
      take(id);
      const sums = new Map<readonly number[], number>();
      for (const [other, alike] of this.#window.linksOf(id)) {
        const story = this.#stories.get(other);
        if (story) sums.set(story, (sums.get(story) ?? 0) + alike);
        else if (alike >= nearEnough) take(other);
      }
      for (const [story, sum] of sums) if (sum / story.length >= nearEnough) take(story[0] as number);
    }
    // the set grows during the iteration
    for (const id of region) for (const other of this.#together.get(id) ?? []) take(other);
    return region;
  }

  /** Connected components of the links within the region, ids in ascending order. */
  *#componentsIn(region: ReadonlySet<number>): Generator<number[]> {
    const seen = new Set<number>();
    for (const first of region) {
      if (seen.has(first)) continue;
      const component = new Set([first]);
      for (const id of component)
        for (const other of this.#neighbours(id)) if (region.has(other)) component.add(other);
      for (const id of component) seen.add(id);
      yield [...component].sort((one, other) => one - other);
    }
  }

  #grouped(component: readonly number[]): number[][] {
    const inside = new Set(component);
    const pairs: WeighedPair[] = [];
    for (const one of component)
      for (const [other, alike] of this.#window.linksOf(one))
        if (one < other && inside.has(other)) pairs.push({ one, other, alike: alike / fullSimilarity });
    const together = [...pairsWithin(this.#together, inside)];
    const apart = [...pairsWithin(this.#apart, inside)];
    return grouped(component, pairs, storyRules, { together, apart });
  }

  *#neighbours(articleId: number): Generator<number> {
    for (const [other, alike] of this.#window.linksOf(articleId)) if (alike >= nearEnough) yield other;
    yield* this.#together.get(articleId) ?? [];
  }

  #rated(story: readonly number[]): StoryMember[] {
    const inside = new Set(story);
    const others = Math.max(1, story.length - 1);
    return story.map((articleId) => {
      let sum = 0;
      for (const [other, alike] of this.#window.linksOf(articleId)) if (inside.has(other)) sum += alike;
      return { articleId, near: Math.round((sum / fullSimilarity / others) * nearSteps) / nearSteps };
    });
  }
}
