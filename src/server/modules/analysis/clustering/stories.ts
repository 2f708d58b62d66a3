import { type Decisions, grouped, type WeighedPair } from './group.ts';
import type { Signature } from './signature.ts';
import { tiedToAll } from './ties.ts';
import { ArticleWindow, type WindowSettings, whole, windowSettings } from './window.ts';

/** Measured on articles labelled by hand: docs/how-it-works/clusters.md. */
export const storyRules = { threshold: 0.16, unlinked: 0 };

/** As links of the window are measured. */
const nearEnough = whole * storyRules.threshold;

/** An article of a story. */
export interface StoryMember {
  articleId: number;
  /** Mean likeness to the others of the story, 0 to 1. */
  near: number;
}

/** So coarse that one more report of a story of thousands does not move them all. */
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

/** Articles that are tied to others than before. */
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

/** Stories and articles between two moments for everything else in the process are a few. */
type InSteps = Generator<void, void, void>;

/** Without moments for anything else. */
const runAll = (work: InSteps): void => {
  for (const _moment of work);
};

/**
 * Stories among the articles of the last days. What comes, changes or goes has its own story grouped anew, and those
 * that it is near enough to for joining them: no others can change by it.
 */
export class StoryWindow {
  readonly #window: ArticleWindow;
  #together = new Map<number, Set<number>>();
  #apart = new Map<number, Set<number>>();
  /** The story of an article, in rising order; those that stand alone have none. */
  readonly #stories = new Map<number, readonly number[]>();
  /** Articles to be grouped again. */
  readonly #pending = new Set<number>();
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

  /** What people decided; whatever stood before is forgotten. */
  decide({ together, apart }: Decisions): void {
    const before = [this.#together, this.#apart];
    this.#together = byArticle(tiedToAll(together));
    this.#apart = byArticle(apart);
    [this.#together, this.#apart].forEach((after, place) => {
      for (const id of otherwiseTied(before[place] ?? new Map(), after))
        if (this.has(id)) this.#pending.add(id);
    });
  }

  /** Whether people put two of these articles together. */
  isDecided(articleIds: ReadonlySet<number>): boolean {
    return pairsWithin(this.#together, articleIds).next().done === false;
  }

  add(signatures: readonly Signature[]): void {
    this.put(signatures);
    this.link(signatures.map(({ articleId }) => articleId));
  }

  /** Takes articles in, to be linked afterwards. */
  put(signatures: readonly Signature[]): void {
    for (const { articleId } of signatures) {
      this.#leave(articleId);
      this.#pending.add(articleId);
    }
    this.#window.put(signatures);
  }

  link(articleIds: readonly number[]): void {
    for (const id of articleIds) this.#window.link(id);
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

  /** After many articles have been removed: terms that were too common become useful for the few that remain. */
  findLost(): void {
    this.#window.findLost();
  }

  /** Groups what has changed. */
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

  /** The stories of these articles, and all that were grouped again since the last were stored. */
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

  /** The stories of these articles, in the order of their lowest numbers. */
  storiesAround(articleIds: readonly number[]): StoryMember[][] {
    const first = (story: readonly StoryMember[]): number => story[0]?.articleId ?? 0;
    runAll(this.settle());
    this.written();
    return [...this.around(articleIds)].sort((one, other) => first(one) - first(other));
  }

  /** Everything that was grouped again is stored. */
  written(): void {
    this.#touched.clear();
  }

  #drop(articleId: number): void {
    this.#window.remove(articleId);
    this.#pending.delete(articleId);
    this.#touched.delete(articleId);
  }

  /** @returns the others of its story */
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

  /** The others of its story may fall apart without it. */
  #leave(articleId: number): void {
    for (const id of this.#keepWithout(articleId)) this.#pending.add(id);
  }

  /**
   * What may change: two groups join by the mean of their articles' likeness, so a story can only join what has an
   * article near enough to all of it.
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
    // grows while it is gone through
    for (const id of region) for (const other of this.#together.get(id) ?? []) take(other);
    return region;
  }

  /** Articles of the region that lead to one another by links, in rising order. */
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
        if (one < other && inside.has(other)) pairs.push({ one, other, alike: alike / whole });
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
      return { articleId, near: Math.round((sum / whole / others) * nearSteps) / nearSteps };
    });
  }
}
