/** Input of the demo clustering. Times are those of the reports. */
export interface Groupable {
  articleId: number;
  /** Key of the event, if other outlets report it too. */
  matter: string | undefined;
  kornTtl: string | null;
  lclanTtl: string | null;
  ntnId: string | null;
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  frmTrsfNscvrgDt: Date | null;
  featExtrKwdList: readonly string[] | null;
}

/** A cluster of one day, its members sorted by similarity to their common content. */
export interface DemoCluster {
  matter: string;
  clusterTtl: string;
  /** yyyy-MM-dd in Korea. */
  clusterDt: string;
  lclsfNm: string | null;
  featExtrMclsf: string | null;
  clusterScr: number;
  members: { articleId: number; articleScr: number }[];
}

const minMembers = 2;

const koreanDay = (moment: Date): string =>
  new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);

const sharedBy = (one: Groupable, other: Groupable): number =>
  (one.featExtrKwdList ?? []).filter((keyword) => other.featExtrKwdList?.includes(keyword)).length;

/** The most frequent value; on a tie the first. */
const mostCommon = (values: readonly (string | null)[]): string | null => {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
};

const rounded = (score: number): number => Math.round(score * 100) / 100;

const clusterOf = (matter: string, day: string, group: readonly Groupable[]): DemoCluster => {
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
    matter,
    clusterTtl: lead?.kornTtl ?? lead?.lclanTtl ?? '제목 없음',
    clusterDt: day,
    lclsfNm: mostCommon(group.map(({ lclsfNm }) => lclsfNm)),
    featExtrMclsf: mostCommon(group.map(({ featExtrMclsf }) => featExtrMclsf)),
    clusterScr: rounded(group.length + nations.size / 2),
    members: members.map(({ article: { articleId }, articleScr }) => ({ articleId, articleScr })),
  };
};

/**
 * Clusters for the demo data: the reports of one Korean day about one event. The title is that of the member closest to
 * all others; the score counts members fully and countries half. The same articles give the same clusters, regardless
 * of their order.
 */
export const clustersOf = (articles: readonly Groupable[]): DemoCluster[] => {
  const found = articles
    .flatMap((article) =>
      article.frmTrsfNscvrgDt && article.matter
        ? [{ article, matter: article.matter, day: koreanDay(article.frmTrsfNscvrgDt) }]
        : [],
    )
    .toSorted((one, other) => one.article.articleId - other.article.articleId);
  const days = Map.groupBy(found, ({ day }) => day);
  return [...days]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([day, own]) =>
      [...Map.groupBy(own, ({ matter }) => matter)]
        .filter(([, reports]) => reports.length >= minMembers)
        .map(([matter, reports]) =>
          clusterOf(
            matter,
            day,
            reports.map(({ article }) => article),
          ),
        ),
    );
};
