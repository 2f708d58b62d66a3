import type { DayPart } from './dayParts.ts';

/** A stored highlight. */
export interface PersistedHighlight {
  clusterId: number;
  day: string;
  storyId: number | null;
  title: string;
  /** A user has edited its title. */
  isNamed: boolean;
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  score: number | null;
  /** Scores by article id. */
  members: Map<number, number | null>;
}

const nowhere: readonly PersistedHighlight[] = [];

/**
 * Cache of the stored highlights of some articles, valid as long as no other process writes highlights: correct rows
 * are neither read nor written again.
 */
export class PersistedHighlights {
  #turn = Number.NaN;
  readonly #homes = new Map<number, readonly PersistedHighlight[]>();
  readonly #highlights = new Map<number, PersistedHighlight>();
  readonly #stories = new Map<number, Set<PersistedHighlight>>();

  /** Begins a turn. @returns false if another process had a turn since the last one: the cache is cleared */
  begin(turn: number): boolean {
    const isNext = turn === this.#turn + 1;
    this.#turn = turn;
    if (!isNext) this.#clear();
    return isNext;
  }

  /** Clears the cache after an incomplete operation. */
  forgetAll(): void {
    this.#turn = Number.NaN;
    this.#clear();
  }

  #clear(): void {
    this.#homes.clear();
    this.#highlights.clear();
    this.#stories.clear();
  }

  knows(articleId: number): boolean {
    return this.#homes.has(articleId);
  }

  /** The highlights of a cached article. */
  homesOf(articleId: number): readonly PersistedHighlight[] {
    return this.#homes.get(articleId) ?? nowhere;
  }

  highlight(clusterId: number): PersistedHighlight | undefined {
    return this.#highlights.get(clusterId);
  }

  /** The cached highlights of a story. */
  ofStory(storyId: number): Iterable<PersistedHighlight> {
    return this.#stories.get(storyId) ?? nowhere;
  }

  /** Caches the highlights of these articles. The highlights are passed with all their articles. */
  load(articleIds: readonly number[], highlights: readonly PersistedHighlight[]): void {
    const homes = new Map<number, PersistedHighlight[]>(articleIds.map((id) => [id, []]));
    for (const loaded of highlights) {
      const highlight = this.#highlights.get(loaded.clusterId) ?? loaded;
      if (highlight === loaded) this.#enter(loaded);
      for (const articleId of highlight.members.keys()) homes.get(articleId)?.push(highlight);
    }
    for (const [articleId, those] of homes) this.#homes.set(articleId, those.length ? those : nowhere);
  }

  /** Adds a highlight, or updates its columns. Its articles stay unchanged. */
  write(facts: Omit<PersistedHighlight, 'members' | 'isNamed'>): void {
    const known = this.#highlights.get(facts.clusterId);
    if (!known) {
      this.#enter({ ...facts, isNamed: false, members: new Map() });
      return;
    }
    this.#leaveStory(known);
    Object.assign(known, facts, known.isNamed && { title: known.title });
    this.#enter(known);
  }

  /** Adds an article to a highlight. */
  put(clusterId: number, articleId: number, score: number): void {
    const highlight = this.#highlights.get(clusterId);
    if (!highlight) return;
    highlight.members.set(articleId, score);
    const homes = this.homesOf(articleId);
    if (!homes.includes(highlight)) this.#homes.set(articleId, [...homes, highlight]);
  }

  /** Removes an article from a highlight; a highlight without articles is removed. */
  take(clusterId: number, articleId: number): void {
    const highlight = this.#highlights.get(clusterId);
    if (!highlight) return;
    highlight.members.delete(articleId);
    const homes = this.homesOf(articleId).filter((home) => home !== highlight);
    this.#homes.set(articleId, homes.length ? homes : nowhere);
    if (highlight.members.size === 0) this.#remove(highlight);
  }

  /** Removes articles, and highlights of days before `before`, from the cache. */
  forget(articleIds: Iterable<number>, before: string): void {
    for (const id of articleIds) this.#homes.delete(id);
    for (const highlight of this.#highlights.values()) if (highlight.day < before) this.#remove(highlight);
  }

  #enter(highlight: PersistedHighlight): void {
    this.#highlights.set(highlight.clusterId, highlight);
    if (highlight.storyId === null) return;
    const story = this.#stories.get(highlight.storyId);
    if (story) story.add(highlight);
    else this.#stories.set(highlight.storyId, new Set([highlight]));
  }

  #leaveStory(highlight: PersistedHighlight): void {
    if (highlight.storyId === null) return;
    const story = this.#stories.get(highlight.storyId);
    story?.delete(highlight);
    if (story?.size === 0) this.#stories.delete(highlight.storyId);
  }

  #remove(highlight: PersistedHighlight): void {
    this.#highlights.delete(highlight.clusterId);
    this.#leaveStory(highlight);
  }
}

/** Whether the columns of a highlight are up to date; a user's title always is. */
export const isAs = (
  highlight: PersistedHighlight,
  { title, lclsfNm, featExtrMclsf, score }: Pick<DayPart, 'title' | 'lclsfNm' | 'featExtrMclsf' | 'score'>,
): boolean =>
  (highlight.isNamed || highlight.title === title) &&
  highlight.lclsfNm === lclsfNm &&
  highlight.featExtrMclsf === featExtrMclsf &&
  highlight.score === score;
