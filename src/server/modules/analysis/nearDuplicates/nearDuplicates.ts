import { and, desc, eq, inArray, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article, clusterArticle, media, nationCode } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { visibleRows } from '#server/kernel/crud/where.ts';
import { builtOnce, reader } from '#server/kernel/database/db.ts';
import { literalLimit, literalNumber } from '#server/kernel/database/fragments.ts';
import { bitsOf, maxDays, maxDistance, neighbouringKeys } from '#server/kernel/text/fingerprint.ts';
import { openKinds } from '#server/modules/search/index.ts';
import { isSameReport, type Report } from './sameReport.ts';

/** Characters of a body that are compared. */
const leadLetters = 400;
/** Number of articles of a highlight that are considered, nearest in time. */
const maxMembers = 100;

const time = sql<Date>`coalesce(${article.frmTrsfNscvrgDt}, ${article.regDt})`.mapWith(article.regDt);

const texts = {
  articleId: article.articleId,
  title: sql<string>`coalesce(nullif(${article.lclanTtl}, ''), ${article.kornTtl}, '')`,
  body: sql<string>`left(coalesce(nullif(${article.articleCn}, ''), ${article.articleTransCn}, ''), ${sql.raw(String(leadLetters))})`,
  keys: article.nearKeys,
  time,
};

interface Read {
  title: string;
  body: string;
  keys: number[] | null;
  time: Date;
}

const report = ({ title, body, keys, time: reported }: Read): Report => ({
  title,
  body,
  time: reported.getTime(),
  fingerprint: bitsOf(keys ?? []),
});

/** Articles of the same highlight or story as this one. */
const withIt = (articleId: number): SQL => sql`${article.articleId} in (
  select other.article_id from cluster_article mine
  join article_cluster cluster on cluster.cluster_id = mine.cluster_id and cluster.del_yn = 'N'
  join article_cluster kin on kin.del_yn = 'N'
    and (kin.cluster_id = cluster.cluster_id or kin.story_id = cluster.story_id)
    and abs(kin.cluster_dt - cluster.cluster_dt) <= ${literalNumber(maxDays)}
  join cluster_article other on other.cluster_id = kin.cluster_id and other.del_yn = 'N'
  where mine.article_id = ${articleId} and mine.del_yn = 'N')`;

const ownStatement = builtOnce((handle) =>
  handle
    .select(texts)
    .from(article)
    .where(eq(article.articleId, sql.placeholder('articleId')))
    .prepare(''),
);

/**
 * Articles on the same event that are the same report although their fingerprints differ or are missing: short ones,
 * and copies that share only the beginning.
 */
const sameReports = async (articleId: number, visible: SQL | undefined): Promise<number[]> => {
  const [mine] = await ownStatement().execute({ articleId });
  if (!mine) return [];
  const mates = await reader()
    .select(texts)
    .from(article)
    .where(and(withIt(articleId), ne(article.articleId, articleId), visible))
    .orderBy(
      sql`abs(extract(epoch from ${time} - ${mine.time.toISOString()}::timestamptz))`,
      article.articleId,
    )
    .limit(literalLimit(maxMembers));
  const own = report(mine);
  return mates.filter((mate) => isSameReport(own, report(mate))).map((mate) => mate.articleId);
};

/** Another item with nearly the same text. */
interface NearDuplicate {
  articleId: number;
  itemKnd: ItemKind;
  kornTtl: string | null;
  lclanTtl: string | null;
  lanCd: string | null;
  mediaNm: string | null;
  mediaLclanNm: string | null;
  ntnNm: string | null;
  frmTrsfNscvrgDt: string | null;
  /** Bits in which the fingerprints differ, 0 to `farthest`. */
  distance: number;
}

export interface NearDuplicates {
  /** The nearest, at most `maxShown`. */
  items: NearDuplicate[];
  /** Number of near-duplicates, counted up to `maxCounted`. */
  total: number;
}

const maxShown = 10;
const maxCounted = 100;

/** Hamming distance: the lowest eight bits of each key are a byte of the fingerprint. */
const distanceFrom = (keys: readonly number[]): SQL<number> => {
  const differing = keys.map(
    (key, index) =>
      sql`bit_count(((${article.nearKeys}[${sql.raw(String(index + 1))}] # ${key}::int) & 255)::bit(8))`,
  );
  return sql<number>`(${sql.join(differing, sql` + `)})::int`;
};

const visibleTo = async (catalogue: Catalogue, caller: Caller): Promise<SQL | undefined> => {
  const kinds = await openKinds(catalogue, caller);
  const visible = kinds.map((kind) => visibleRows(sourceOf(catalogue, entityOf(catalogue, kind)), caller));
  return or(...visible) ?? sql`false`;
};

interface Near {
  articleId: number;
  distance: number;
}

/**
 * The keys are passed by a subquery: with so many literal keys the planner, which does not know how rare they are,
 * would choose a full table scan.
 */
const nearest = (
  mine: { articleId: number; keys: readonly number[]; time: Date },
  visible: SQL | undefined,
): Promise<Near[]> => {
  const keys = sql`(select ${sql.param(neighbouringKeys(mine.keys), article.nearKeys)}::int[])`;
  const around = maxDays * 86_400_000;
  const [from, to] = [-around, around].map((ms) => new Date(mine.time.getTime() + ms).toISOString());
  const distance = distanceFrom(mine.keys);
  return reader()
    .select({ articleId: article.articleId, distance })
    .from(article)
    .where(
      and(
        sql`${article.nearKeys} && ${keys}`,
        ne(article.articleId, mine.articleId),
        visible,
        sql`${time} between ${from}::timestamptz and ${to}::timestamptz`,
        lte(distance, maxDistance),
      ),
    )
    .orderBy(distance, desc(time), desc(article.articleId))
    .limit(literalLimit(maxCounted));
};

const shown = async (near: readonly Near[]): Promise<NearDuplicate[]> => {
  const rows = await reader()
    .select({
      articleId: article.articleId,
      itemKnd: sql<ItemKind>`${article.itemKnd}`,
      kornTtl: article.kornTtl,
      lclanTtl: article.lclanTtl,
      lanCd: article.lanCd,
      mediaNm: media.mediaKornNm,
      mediaLclanNm: media.mediaLclanNm,
      ntnNm: nationCode.ntnNm,
      frmTrsfNscvrgDt: article.frmTrsfNscvrgDt,
    })
    .from(article)
    .leftJoin(media, eq(media.mediaId, article.mediaId))
    .leftJoin(nationCode, eq(nationCode.ntnId, article.ntnId))
    .where(
      inArray(
        article.articleId,
        near.map(({ articleId }) => articleId),
      ),
    );
  return near.flatMap(({ articleId, distance }) => {
    const row = rows.find((one) => one.articleId === articleId);
    return row ? [{ ...row, frmTrsfNscvrgDt: row.frmTrsfNscvrgDt?.toISOString() ?? null, distance }] : [];
  });
};

/**
 * SQL over the article table for the input of the near-duplicate search; `inCluster`: whether the item is in a
 * highlight.
 */
export const comparedBy = {
  nearKeys: sql<number[] | null>`${article.nearKeys}`,
  inCluster: sql<boolean>`exists (select from ${clusterArticle}
    where ${clusterArticle.articleId} = ${article.articleId} and ${eq(clusterArticle.delYn, 'N')})`,
};

interface Compared {
  articleId: number;
  nearKeys: number[] | null;
  inCluster: boolean;
  /** Time of the report, else of the registration. */
  time: Date;
}

/**
 * Near-duplicates of an item: articles, think-tank and social items of nearby days with nearly the same text, nearest
 * first; then items of the same highlight that are the same report in other words. Only those that the caller may read.
 */
export const nearDuplicatesOf = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { articleId, nearKeys, inCluster, time }: Compared,
): Promise<NearDuplicates> => {
  if (!caller || !(nearKeys?.length || inCluster)) return { items: [], total: 0 };
  const visible = await visibleTo(catalogue, caller);
  const [near, reports] = await Promise.all([
    nearKeys?.length ? nearest({ articleId, keys: nearKeys, time }, visible) : [],
    inCluster ? sameReports(articleId, visible) : [],
  ]);
  const known = new Set(near.map((one) => one.articleId));
  const others = reports.filter((id) => !known.has(id));
  const all = [...near, ...others.map((id) => ({ articleId: id, distance: maxDistance }))];
  if (all.length === 0) return { items: [], total: 0 };
  return { items: await shown(all.slice(0, maxShown)), total: Math.min(all.length, maxCounted) };
};
