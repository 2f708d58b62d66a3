import type { DayPart } from './dayParts.ts';
import { isAs, type PersistedHighlight, type PersistedHighlights } from './persistedHighlights.ts';

/** A stored highlight, and which of the articles in question are in it. */
interface StoredCluster {
  clusterId: number;
  day: string;
  /** Total number of its articles. */
  size: number;
  /** A user has edited its title. */
  isNamed?: boolean;
  articleIds: readonly number[];
}

/** A highlight to be stored. */
interface WantedCluster {
  day: string;
  articleIds: readonly number[];
}

interface Claim {
  wanted: number;
  clusterId: number;
  shared: number;
  isNamed: boolean;
}

/**
 * Maps each wanted highlight to the stored one that it continues: of the same day, with the most articles in common,
 * each used once; on a tie the older one. Highlights with a user's title come first, or that title would be lost. A
 * stored highlight that consists mostly of other articles is left to those.
 * @returns the id of the stored highlight by position; undefined for a new one
 */
export const assigned = (
  wanted: readonly WantedCluster[],
  stored: readonly StoredCluster[],
): (number | undefined)[] => {
  const holding = new Map<number, StoredCluster[]>();
  for (const cluster of stored)
    for (const articleId of cluster.articleIds) {
      const those = holding.get(articleId) ?? [];
      holding.set(articleId, those);
      those.push(cluster);
    }
  const claims: Claim[] = wanted.flatMap(({ day, articleIds }, place) => {
    const shared = new Map<StoredCluster, number>();
    for (const articleId of articleIds)
      for (const cluster of holding.get(articleId) ?? [])
        if (cluster.day === day) shared.set(cluster, (shared.get(cluster) ?? 0) + 1);
    return [...shared]
      .filter(([{ size, articleIds: known }, count]) => count >= size - known.length)
      .map(([{ clusterId, isNamed = false }, count]) => ({
        wanted: place,
        clusterId,
        shared: count,
        isNamed,
      }));
  });
  const result: (number | undefined)[] = wanted.map(() => undefined);
  const taken = new Set<number>();
  claims.sort(
    (one, other) =>
      Number(other.isNamed) - Number(one.isNamed) ||
      other.shared - one.shared ||
      one.clusterId - other.clusterId ||
      one.wanted - other.wanted,
  );
  for (const { wanted: place, clusterId } of claims) {
    if (result[place] !== undefined || taken.has(clusterId)) continue;
    result[place] = clusterId;
    taken.add(clusterId);
  }
  return result;
};

/** A story and its highlights to be stored. */
export interface WantedStory {
  /** All articles of the story. */
  members: readonly number[];
  /** The articles of the days to be written, for which `parts` is complete. */
  articleIds: readonly number[];
  parts: readonly DayPart[];
}

interface Membership {
  clusterId: number;
  articleId: number;
}

/** The writes that update the highlights of some stories. */
export interface Plan {
  clusters: (Omit<DayPart, 'members'> & { clusterId: number; storyId: number })[];
  members: (Membership & { score: number })[];
  removed: Membership[];
  /** Highlights without remaining articles. */
  emptied: number[];
}

/**
 * The id that a story may continue: the lowest one of its stored highlights. Stories with the same id must be written
 * together.
 */
export const storyOf = (
  { members }: Pick<WantedStory, 'members'>,
  persisted: PersistedHighlights,
): number | undefined => {
  let lowest: number | undefined;
  for (const id of members)
    for (const { storyId } of persisted.homesOf(id))
      if (storyId !== null && (lowest === undefined || storyId < lowest)) lowest = storyId;
  return lowest;
};

const differencesOf = (
  part: DayPart,
  storyId: number | undefined,
  persisted: PersistedHighlights,
): number => {
  const [home] = persisted.homesOf(part.members[0]?.articleId ?? 0);
  const isRight =
    home?.day === part.day &&
    home.storyId === storyId &&
    home.members.size === part.members.length &&
    isAs(home, part);
  let count = isRight ? 0 : 1;
  for (const { articleId, score } of part.members) {
    const homes = persisted.homesOf(articleId);
    if (homes.length !== 1 || homes[0] !== home || home?.members.get(articleId) !== score) count += 1;
  }
  return count;
};

/** Whether another story has the same id. */
const sharesNumber = (
  { members }: WantedStory,
  storyId: number | undefined,
  persisted: PersistedHighlights,
): boolean => {
  if (storyId === undefined) return false;
  const mine = new Set(members.flatMap((id) => persisted.homesOf(id)));
  for (const highlight of persisted.ofStory(storyId)) if (!mine.has(highlight)) return true;
  return false;
};

/**
 * Approximate number of rows to write for a story; 0 if it is up to date. The highlights of its articles must be
 * cached.
 */
export const differences = (story: WantedStory, persisted: PersistedHighlights): number => {
  const { articleIds, parts } = story;
  const shown = new Set(parts.flatMap(({ members }) => members.map(({ articleId }) => articleId)));
  let count = 0;
  for (const id of articleIds) if (!shown.has(id)) count += persisted.homesOf(id).length;
  if (parts.length === 0) return count;
  const storyId = storyOf(story, persisted);
  for (const part of parts) count += differencesOf(part, storyId, persisted);
  return count === 0 && sharesNumber(story, storyId, persisted) ? parts.length : count;
};

/** The stored highlight that each part of the stories continues; undefined for a new one. */
export const continuing = (
  stories: readonly WantedStory[],
  persisted: PersistedHighlights,
): (number | undefined)[] => {
  const keptIds = new Map<PersistedHighlight, number[]>();
  for (const id of stories.flatMap(({ articleIds }) => articleIds))
    for (const home of persisted.homesOf(id)) {
      const those = keptIds.get(home);
      if (those) those.push(id);
      else keptIds.set(home, [id]);
    }
  const stored: StoredCluster[] = [...keptIds].map(([{ clusterId, day, members, isNamed }, articleIds]) => ({
    clusterId,
    day,
    size: members.size,
    isNamed,
    articleIds,
  }));
  const wanted = stories
    .flatMap(({ parts }) => parts)
    .map(({ day, members }) => ({ day, articleIds: members.map(({ articleId }) => articleId) }));
  return assigned(wanted, stored);
};

/** The id of each story. An id belongs to one story: of several with the same id, the first keeps it. */
const numbered = (
  stories: readonly WantedStory[],
  clusterIds: readonly (readonly number[])[],
  persisted: PersistedHighlights,
): number[] => {
  const taken = new Set<number>();
  return stories.map((story, place) => {
    const before = storyOf(story, persisted);
    const isFree = before !== undefined && !taken.has(before);
    const storyId = isFree ? before : Math.min(...(clusterIds[place] ?? []));
    taken.add(storyId);
    return storyId;
  });
};

/** The writes for some stories. @param clusterIds highlight ids of the parts in order, continued and new ones */
export const planned = (
  stories: readonly WantedStory[],
  clusterIds: readonly number[],
  persisted: PersistedHighlights,
): Plan => {
  const plan: Plan = { clusters: [], members: [], removed: [], emptied: [] };
  const ids = [...clusterIds];
  const ofStory = stories.map(({ parts }) => ids.splice(0, parts.length));
  const storyIds = numbered(stories, ofStory, persisted);
  const left = new Map<PersistedHighlight, number>();
  stories.forEach(({ articleIds, parts }, place) => {
    const storyId = storyIds[place] as number;
    const homes = new Map<number, number>();
    parts.forEach(({ members, ...facts }, at) => {
      const clusterId = ofStory[place]?.[at] as number;
      const persistedOne = persisted.highlight(clusterId);
      if (!persistedOne || persistedOne.storyId !== storyId || !isAs(persistedOne, facts))
        plan.clusters.push({ ...facts, clusterId, storyId });
      for (const { articleId, score } of members) {
        homes.set(articleId, clusterId);
        if (persistedOne?.members.get(articleId) !== score)
          plan.members.push({ clusterId, articleId, score });
      }
    });
    for (const articleId of articleIds)
      for (const home of persisted.homesOf(articleId))
        if (home.clusterId !== homes.get(articleId)) {
          plan.removed.push({ clusterId: home.clusterId, articleId });
          left.set(home, (left.get(home) ?? home.members.size) - 1);
        }
  });
  const kept = new Set(plan.members.map(({ clusterId }) => clusterId));
  for (const [{ clusterId }, size] of left)
    if (size === 0 && !kept.has(clusterId)) plan.emptied.push(clusterId);
  return plan;
};

export const isEmptyPlan = ({ clusters, members, removed, emptied }: Plan): boolean =>
  clusters.length + members.length + removed.length + emptied.length === 0;
