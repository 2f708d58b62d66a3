/** A stored highlight and which of the articles in question it holds. */
export interface StoredCluster {
  clusterId: number;
  day: string;
  /** How many articles it holds in all. */
  size: number;
  /** A person gave it its title. */
  isNamed?: boolean;
  articleIds: readonly number[];
}

/** A highlight as it should be. */
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
 * Which stored highlight each wanted one goes on with: of its day, with most articles in common, each one once; of
 * equals the older. One that a person named goes before all others, or its title would be lost. One that is mostly made of other articles is left to them.
 * @returns the number of the stored one by place, undefined for those that begin anew
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
