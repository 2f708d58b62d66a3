/** A stored highlight, and which of the articles in question are in it. */
export interface StoredCluster {
  clusterId: number;
  day: string;
  /** Total number of its articles. */
  size: number;
  /** A user has edited its title. */
  isNamed?: boolean;
  articleIds: readonly number[];
}

/** A highlight to be stored. */
export interface WantedCluster {
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
