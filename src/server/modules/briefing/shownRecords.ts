import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Briefed, type BriefedKind, briefedKey, type Shown } from '#contract/dailyBriefing.ts';
import { article, articleCluster, media, nationCode } from '#generated/tables/index.ts';
import { authorize, type Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { reader } from '#server/kernel/database/db.ts';
import { completeClusters } from '#server/modules/analysis/index.ts';
import { openKinds } from '#server/modules/search/index.ts';

const maxLength = 280;

/** The first sentences of a text, cut at the end of a sentence unless that is too early; null for an empty text. */
export const beginningOf = (text: string): string | null => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  if (line === '') return null;
  if (line.length <= maxLength) return line;
  const part = line.slice(0, maxLength);
  const end = Math.max(...['. ', '? ', '! ', '。', '！', '？'].map((sign) => part.lastIndexOf(sign)));
  return end > maxLength / 3
    ? part.slice(0, end + 1)
    : `${part.slice(0, part.lastIndexOf(' ') > maxLength / 2 ? part.lastIndexOf(' ') : maxLength)}…`;
};

/** Characters of a body that are read if an item has no summary: enough for its first sentences. */
const enough = 1_200;

const shownItems = async (kinds: readonly BriefedKind[], ids: readonly number[]) => {
  if (ids.length === 0 || kinds.length === 0) return [];
  const rows = await reader()
    .select({
      articleId: article.articleId,
      itemKnd: article.itemKnd,
      kornTtl: article.kornTtl,
      lclanTtl: article.lclanTtl,
      lanCd: article.lanCd,
      mediaNm: sql<string | null>`coalesce(${media.mediaKornNm}, ${media.mediaLclanNm}, ${media.mediaEngNm})`,
      ntnNm: nationCode.ntnNm,
      rprtDt: article.frmTrsfNscvrgDt,
      smry: article.featExtrSmry,
      text: sql<
        string | null
      >`case when coalesce(${article.featExtrSmry}, '') = '' then left(coalesce(${article.articleTransCn}, ${article.articleCn}), ${enough}) end`,
      url: article.url,
    })
    .from(article)
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .leftJoin(nationCode, eq(nationCode.ntnId, article.ntnId))
    .where(
      and(inArray(article.articleId, [...ids]), inArray(article.itemKnd, [...kinds]), eq(article.delYn, 'N')),
    );
  return rows.map(
    ({ articleId, itemKnd, kornTtl, lclanTtl, rprtDt, smry, text, ...row }): [string, Shown] => [
      briefedKey({ itemKnd, itemId: articleId }),
      {
        ...row,
        ttl: kornTtl ?? lclanTtl,
        lclanTtl: kornTtl === null ? null : lclanTtl,
        rprtDt: rprtDt?.toISOString() ?? null,
        smryCn: smry ? smry.slice(0, 4_000) : beginningOf(text ?? ''),
        articleCnt: null,
      },
    ],
  );
};

const opensClusters = (catalogue: Catalogue, caller: Caller): boolean => {
  const { menus, label, name } = entityOf(catalogue, 'cluster');
  const list = { id: name, method: 'GET', path: '', summary: label, access: 'menu:list', menus } as const;
  return authorize(list, caller, caller.menuIdsOf) === undefined;
};

/** The content of highlights: number of articles, main outlets and countries, and titles of the leading articles. */
const shownClusters = async (catalogue: Catalogue, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await reader()
    .select({
      clusterId: articleCluster.clusterId,
      clusterTtl: articleCluster.clusterTtl,
      clusterDt: articleCluster.clusterDt,
    })
    .from(articleCluster)
    .where(and(inArray(articleCluster.clusterId, [...ids]), eq(articleCluster.delYn, 'N')));
  const whole = (await completeClusters(catalogue, null, rows)) as ((typeof rows)[number] & {
    articleCount: number;
    mainMediaNmList: string[];
    mainNtnNmList: string[];
    leadTtlList: string[];
  })[];
  return whole.map((row): [string, Shown] => [
    briefedKey({ itemKnd: 'cluster', itemId: row.clusterId }),
    {
      ttl: row.clusterTtl,
      lclanTtl: null,
      lanCd: null,
      mediaNm: row.mainMediaNmList.join(', ') || null,
      ntnNm: row.mainNtnNmList.join(', ') || null,
      rprtDt: `${row.clusterDt}T00:00:00+09:00`,
      smryCn: row.leadTtlList.map((title) => `· ${title}`).join('\n') || null,
      url: null,
      articleCnt: row.articleCount,
    },
  ]);
};

/** The content of these records for a briefing, by `briefedKey`; deleted records and other kinds are omitted. */
export const shownOfKinds = async (
  catalogue: Catalogue,
  kinds: readonly BriefedKind[],
  records: readonly Briefed[],
): Promise<Map<string, Shown>> => {
  const idsOf = (isWanted: (kind: string) => boolean) => [
    ...new Set(records.filter(({ itemKnd }) => isWanted(itemKnd)).map(({ itemId }) => itemId)),
  ];
  const clusters = kinds.includes('cluster') ? idsOf((kind) => kind === 'cluster') : [];
  const named = new Set(records.map(briefedKey));
  const found = [
    ...(await shownItems(
      kinds,
      idsOf((kind) => kind !== 'cluster'),
    )),
    ...(await shownClusters(catalogue, clusters)),
  ];
  // an id may belong to an item of another kind
  return new Map(found.filter(([key]) => named.has(key)));
};

/** shownOfKinds, restricted to the kinds that the caller may list. */
export const shownRecords = async (
  catalogue: Catalogue,
  caller: Caller,
  records: readonly Briefed[],
): Promise<Map<string, Shown>> => {
  const kinds: BriefedKind[] = await openKinds(catalogue, caller);
  if (opensClusters(catalogue, caller)) kinds.push('cluster');
  return shownOfKinds(catalogue, kinds, records);
};
