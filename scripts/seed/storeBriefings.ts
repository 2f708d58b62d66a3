import { and, desc, eq, gte, isNotNull, lt, lte } from 'drizzle-orm';
import { type Briefed, briefedKey, type Shown } from '#contract/dailyBriefing.ts';
import { addDays, dayStart, nextDayStart, today } from '#contract/days.ts';
import { byNation, defaultTitle } from '#contract/edition.ts';
import { article, articleCluster, dailyBriefing, dailyBriefingEntry } from '#generated/tables/index.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { demoAccounts } from '#server/modules/accounts/index.ts';
import { nextEdition, shownOfKinds } from '#server/modules/briefing/index.ts';
import { type DemoBriefing, demoBriefings } from '../demo/briefings.ts';

const hour = 3_600_000;

/**
 * The largest highlight of the day before, and the reports up to the day: every country once before any country twice.
 */
const pickRecords = async (day: string, wanted: number): Promise<Briefed[]> => {
  const yesterday = addDays(day, -1);
  const [cluster] = await db()
    .select({ itemId: articleCluster.clusterId })
    .from(articleCluster)
    .where(and(lte(articleCluster.clusterDt, yesterday), gte(articleCluster.clusterDt, addDays(day, -4))))
    .orderBy(desc(articleCluster.clusterDt), desc(articleCluster.clusterScr))
    .limit(1);
  const rows = await db()
    .select({ itemId: article.articleId, itemKnd: article.itemKnd, ntnId: article.ntnId })
    .from(article)
    .where(
      and(
        isNotNull(article.kornTtl),
        eq(article.delYn, 'N'),
        gte(article.frmTrsfNscvrgDt, dayStart(yesterday)),
        lt(article.frmTrsfNscvrgDt, nextDayStart(day)),
      ),
    )
    .orderBy(desc(article.mainSnthsScr), desc(article.articleId))
    .limit(200);
  const byCountry = [...Map.groupBy(rows, ({ ntnId }) => ntnId).values()];
  const columns = Math.min(4, byCountry.length);
  const picked = Array.from({ length: wanted }, (_, n) => {
    const country = byCountry[n % columns];
    return country?.[Math.floor(n / columns)];
  }).filter((row) => row !== undefined);
  return [...(cluster ? [{ itemKnd: 'cluster', itemId: cluster.itemId }] : []), ...picked];
};

const storeBriefing = async (one: DemoBriefing, until: Date): Promise<void> => {
  const day = addDays(today(until), -one.daysAgo);
  const records = await pickRecords(day, one.articles);
  const shown = await shownOfKinds(
    ourCatalogue,
    [...new Set(records.map(({ itemKnd }) => itemKnd as 'article'))],
    records,
  );
  const comments = new Map([
    ['cluster', one.toHighlight],
    ['article', one.toArticle],
  ]);
  const entries = records.flatMap(({ itemKnd, itemId }) => {
    const facts = shown.get(briefedKey({ itemKnd, itemId }));
    if (!facts) return [];
    const cmntCn = comments.get(itemKnd) ?? null;
    comments.delete(itemKnd);
    return [{ itemKnd, itemId, cmntCn, ...facts }];
  });
  if (entries.length === 0) return;
  // at eight in the morning, Korean time; a draft was begun an hour ago
  const regDt = one.isDraft ? new Date(until.getTime() - hour) : new Date(dayStart(day).getTime() + 8 * hour);
  const rgtrNm = demoAccounts.find(({ userId }) => userId === one.by)?.userNm ?? one.by;
  const written = { rgtrId: one.by, mdfrId: one.by, regDt, mdfcnDt: regDt };
  const [row] = await db()
    .insert(dailyBriefing)
    .values({
      ttl: defaultTitle(day),
      ttlFold: fold(defaultTitle(day)),
      brfgYmd: day,
      cn: one.introduction ?? null,
      sttsCd: one.isDraft ? 'DRAFT' : 'PUBLISHED',
      itemCnt: entries.length,
      rgtrNm,
      rgtrNmFold: fold(rgtrNm),
      ...(!one.isDraft && { brfgNo: await nextEdition(), pblcnDt: regDt }),
      ...written,
    })
    .returning({ brfgId: dailyBriefing.brfgId });
  if (!row) return;
  const rows = byNation(entries).map(({ rprtDt, ...entry }) => ({
    ...(entry as Partial<Shown> & { itemKnd: string }),
    rprtDt: rprtDt ? new Date(rprtDt) : null,
    brfgId: row.brfgId,
    ...written,
  }));
  await db().insert(dailyBriefingEntry).values(rows);
};

/** Stores the briefings of the demo, unless there are any. */
export const storeBriefings = async (until: Date): Promise<void> => {
  const [known] = await db().select({ brfgId: dailyBriefing.brfgId }).from(dailyBriefing).limit(1);
  if (known) return;
  await inTransaction(async () => {
    for (const one of demoBriefings) await storeBriefing(one, until);
  });
};
