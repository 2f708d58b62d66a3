import { type Decisions, grouped, type WeighedPair } from './group.ts';
import type { Signature } from './signature.ts';
import { ArticleWindow, type WindowSettings, windowSettings } from './window.ts';

/** Measured on articles labelled by hand: docs/decisions/clusters.md. */
export const storyRules = { threshold: 0.16, unlinked: 0 };

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

/**
 * Stories among the articles of the last days. The articles that lead to one another by links are grouped together and
 * apart from all others, so what comes new regroups only its own surroundings.
 */
export class StoryWindow {
  readonly #window: ArticleWindow;
  #together = new Map<number, Set<number>>();
  #apart = new Map<number, Set<number>>();

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
    this.#together = byArticle(together);
    this.#apart = byArticle(apart);
  }

  /** Whether people put two of these articles together. */
  isDecided(articleIds: ReadonlySet<number>): boolean {
    return pairsWithin(this.#together, articleIds).next().done === false;
  }

  add(signatures: readonly Signature[]): void {
    this.#window.add(signatures);
  }

  /** Takes articles in, to be linked afterwards. */
  put(signatures: readonly Signature[]): void {
    this.#window.put(signatures);
  }

  link(articleIds: readonly number[]): void {
    for (const id of articleIds) this.#window.link(id);
  }

  /** @returns those that were linked with what is gone: their stories may have changed */
  remove(articleIds: readonly number[]): number[] {
    const touched = new Set(articleIds.flatMap((id) => [...this.#neighbours(id)]));
    for (const id of articleIds) this.#window.remove(id);
    return [...touched].filter((id) => this.#window.has(id));
  }

  /** Forgets what was reported before, in milliseconds. */
  forget(before: number): void {
    const old = [...this.#window.ids()].filter((id) => (this.#window.time(id) ?? 0) < before);
    for (const id of old) this.#window.remove(id);
    this.#window.findLost();
  }

  /** After many have been removed: what was in too many articles leads to the few that are left. */
  findLost(): void {
    this.#window.findLost();
  }

  /** Articles that lead to one another by links, among them these; each kin in rising order. */
  *kinsOf(articleIds: readonly number[]): Generator<number[]> {
    const seen = new Set<number>();
    for (const first of articleIds) {
      if (seen.has(first) || !this.#window.has(first)) continue;
      const kin = new Set([first]);
      for (const id of kin)
        for (const other of this.#neighbours(id)) if (this.#window.has(other)) kin.add(other);
      for (const id of kin) seen.add(id);
      yield [...kin].sort((one, other) => one - other);
    }
  }

  /** The stories among all articles of a kin, those of a single article too. */
  storiesOf(kin: readonly number[]): StoryMember[][] {
    const inside = new Set(kin);
    const pairs: WeighedPair[] = [];
    for (const one of kin)
      for (const [other, alike] of this.#window.linksOf(one))
        if (one < other && inside.has(other)) pairs.push({ one, other, alike });
    const together = [...pairsWithin(this.#together, inside)];
    const apart = [...pairsWithin(this.#apart, inside)];
    return grouped(kin, pairs, storyRules, { together, apart }).map((story) => this.#rated(story));
  }

  /** Stories of all that hang together with these articles. */
  storiesAround(articleIds: readonly number[]): StoryMember[][] {
    return [...this.kinsOf(articleIds)].flatMap((kin) => this.storiesOf(kin));
  }

  *#neighbours(articleId: number): Generator<number> {
    for (const [other, alike] of this.#window.linksOf(articleId))
      if (alike >= storyRules.threshold) yield other;
    yield* this.#together.get(articleId) ?? [];
  }

  #rated(story: readonly number[]): StoryMember[] {
    const inside = new Set(story);
    const others = Math.max(1, story.length - 1);
    return story.map((articleId) => {
      let sum = 0;
      for (const [other, alike] of this.#window.linksOf(articleId)) if (inside.has(other)) sum += alike;
      return { articleId, near: Math.round((sum / others) * nearSteps) / nearSteps };
    });
  }
}
