import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import { builtOnce, reader } from '#server/kernel/database/db.ts';
import { literalLimit, literalNumber } from '#server/kernel/database/fragments.ts';
import { bitsOf, maxDays } from '#server/kernel/text/fingerprint.ts';
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
export const sameReports = async (articleId: number, visible: SQL | undefined): Promise<number[]> => {
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
