/** What the clustering looks at. Times are the reports'. */
export interface Groupable {
  articleId: number;
  kornTtl: string | null;
  lclanTtl: string | null;
  ntnId: string | null;
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  frmTrsfNscvrgDt: Date | null;
  featExtrKwdList: readonly string[] | null;
}

/** A cluster of one day's analysis, its members by how close they are to what they have in common. */
export interface DemoCluster {
  clusterTtl: string;
  /** yyyy-MM-dd in Korea. */
  clusterDt: string;
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  clusterScr: number;
  members: { articleId: number; articleScr: number }[];
}

/** Two articles belong together when they share so many keywords. */
const sharedKeywords = 3;
const fewestMembers = 2;

const koreanDay = (moment: Date): string =>
  new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

const sharedBy = (one: Groupable, other: Groupable): number =>
  (one.featExtrKwdList ?? []).filter((keyword) => other.featExtrKwdList?.includes(keyword)).length;

/** Joins whatever is linked over any number of steps. */
const linked = <T extends Groupable>(articles: readonly T[]): T[][] => {
  const groups: T[][] = [];
  for (const article of articles) {
    const near = groups.filter((group) => group.some((one) => sharedBy(one, article) >= sharedKeywords));
    const rest = groups.filter((group) => !near.includes(group));
    groups.splice(0, groups.length, ...rest, [...near.flat(), article]);
  }
  return groups;
};

/** The value that most have; the first of equals. */
const mostCommon = (values: readonly (string | null)[]): string | null => {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
};

const rounded = (score: number): number => Math.round(score * 100) / 100;

const clusterOf = (day: string, group: readonly Groupable[]): DemoCluster => {
  const closeness = (article: Groupable): number =>
    rounded(
      group.reduce((sum, other) => sum + (other === article ? 0 : sharedBy(article, other)), 0) /
        (group.length - 1),
    );
  const members = group
    .map((article) => ({ article, articleScr: closeness(article) }))
    .toSorted(
      (one, other) => other.articleScr - one.articleScr || one.article.articleId - other.article.articleId,
    );
  const lead = members[0]?.article;
  const nations = new Set(group.flatMap(({ ntnId }) => ntnId ?? []));
  return {
    clusterTtl: lead?.kornTtl ?? lead?.lclanTtl ?? '제목 없음',
    clusterDt: day,
    lclsfNm: mostCommon(group.map(({ lclsfNm }) => lclsfNm)),
    featExtrMclsf: mostCommon(group.map(({ featExtrMclsf }) => featExtrMclsf)),
    clusterScr: rounded(group.length + nations.size / 2),
    members: members.map(({ article: { articleId }, articleScr }) => ({ articleId, articleScr })),
  };
};

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/**
 * Clusters for the demo data. The analysis of a Korean day looks at its reports and those of the day before: what shares
 * three keywords, directly or over others, is one cluster, if the day itself brought some of it. The title is that of
 * the member closest to all others; the score counts members, and countries half. The same articles give the same
 * clusters, in whatever order they come.
 */
export const clustersOf = (articles: readonly Groupable[]): DemoCluster[] => {
  const dated = articles
    .filter(({ frmTrsfNscvrgDt }) => frmTrsfNscvrgDt !== null)
    .toSorted((one, other) => one.articleId - other.articleId);
  const days = Map.groupBy(dated, ({ frmTrsfNscvrgDt }) => koreanDay(frmTrsfNscvrgDt as Date));
  return [...days.keys()].toSorted().flatMap((day) => {
    const own = days.get(day) ?? [];
    return linked([...(days.get(dayBefore(day)) ?? []), ...own])
      .filter((group) => group.length >= fewestMembers && group.some((article) => own.includes(article)))
      .map((group) => clusterOf(day, group));
  });
};
