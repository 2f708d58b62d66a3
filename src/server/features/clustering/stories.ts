import { type Decisions, grouped, noDecisions, type WeighedPair } from './group.ts';
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

/**
 * Stories among the articles of the last days. The articles that lead to one another by links are grouped together and
 * apart from all others, so what comes new regroups only its own surroundings.
 */
export class StoryWindow {
  readonly #window: ArticleWindow;
  #together = new Map<number, Set<number>>();
  #decisions: Decisions = noDecisions;

  constructor(settings: WindowSettings = windowSettings) {
    this.#window = new ArticleWindow(settings);
  }

  get size(): number {
    return this.#window.size;
  }

  has(articleId: number): boolean {
    return this.#window.has(articleId);
  }

  signature(articleId: number): Signature | undefined {
    return this.#window.signature(articleId);
  }

  ids(): Iterable<number> {
    return this.#window.ids();
  }

  /** What people decided; whatever stood before is forgotten. */
  decide(decisions: Decisions): void {
    this.#decisions = decisions;
    this.#together = new Map();
    const tie = (one: number, other: number): void => {
      const tied = this.#together.get(one) ?? new Set();
      this.#together.set(one, tied.add(other));
    };
    for (const [one, other] of decisions.together) {
      tie(one, other);
      tie(other, one);
    }
  }

  add(signatures: readonly Signature[]): void {
    this.#window.add(signatures);
  }

  /** @returns those that were linked with what is gone: their stories may have changed */
  remove(articleIds: readonly number[]): number[] {
    const touched = new Set(articleIds.flatMap((id) => this.#neighbours(id)));
    for (const id of articleIds) this.#window.remove(id);
    return [...touched].filter((id) => this.#window.has(id));
  }

  /** Forgets what was reported before, in milliseconds. */
  forget(before: number): void {
    const old = [...this.#window.ids()].filter((id) => (this.#window.signature(id)?.time ?? 0) < before);
    for (const id of old) this.#window.remove(id);
  }

  /** Stories of all that hang together with these articles, those of a single article too. */
  storiesAround(articleIds: readonly number[]): StoryMember[][] {
    const ids = this.#surroundings(articleIds);
    const inside = new Set(ids);
    const pairs: WeighedPair[] = ids.flatMap((one) =>
      [...this.#window.linksOf(one)]
        .filter(([other]) => one < other && inside.has(other))
        .map(([other, alike]) => ({ one, other, alike })),
    );
    const within = (decided: Decisions['together']) =>
      decided.filter(([one, other]) => inside.has(one) && inside.has(other));
    const { together, apart } = this.#decisions;
    return grouped(ids, pairs, storyRules, { together: within(together), apart: within(apart) }).map(
      (story) => this.#rated(story),
    );
  }

  #neighbours(articleId: number): number[] {
    const linked = [...this.#window.linksOf(articleId)]
      .filter(([, alike]) => alike >= storyRules.threshold)
      .map(([other]) => other);
    return [...linked, ...(this.#together.get(articleId) ?? [])];
  }

  #surroundings(articleIds: readonly number[]): number[] {
    const found = new Set(articleIds.filter((id) => this.#window.has(id)));
    for (const id of found)
      for (const other of this.#neighbours(id)) if (this.#window.has(other)) found.add(other);
    return [...found].sort((one, other) => one - other);
  }

  #rated(story: readonly number[]): StoryMember[] {
    const others = Math.max(1, story.length - 1);
    return story.map((articleId) => {
      const links = this.#window.linksOf(articleId);
      const sum = story.reduce(
        (total, other) => total + (other === articleId ? 0 : (links.get(other) ?? 0)),
        0,
      );
      return { articleId, near: Math.round((sum / others) * 1000) / 1000 };
    });
  }
}
