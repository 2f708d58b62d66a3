import { eq } from 'drizzle-orm';
import { article, collectProgress, media } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { refreshStatistics } from '#server/kernel/database/indexUpkeep.ts';
import { canonicalUrl } from '#server/kernel/outside/canonicalUrl.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { articleScore, outletScorer, removeWaiting } from '#server/modules/analysis/index.ts';
import { registerLanguages } from '#server/modules/collection/index.ts';
import { outletAddress } from '#server/modules/outlets/index.ts';
import { articleTokens, keywordTokens } from '#server/modules/search/index.ts';
import { type DemoOptions, demoData } from '../demo/demoData.ts';
import type { DemoMedia } from '../demo/records.ts';
import { storeApplicants } from './storeApplicants.ts';
import { storeClusters } from './storeClusters.ts';
import { analysed, storeDictionary } from './storeDictionary.ts';

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };
const sourceId = 'demo';

const mediaRow = (outlet: DemoMedia) => ({
  ...outlet,
  ...registrar,
  canonicalUrl: outletAddress(outlet.url),
  emlFold: fold(outlet.eml),
  mediaKornNmFold: fold(outlet.mediaKornNm),
  mediaEngNmFold: fold(outlet.mediaEngNm),
  mediaLclanNmFold: fold(outlet.mediaLclanNm),
  mediaAbbrNmFold: fold(outlet.mediaAbbrNm),
});

const articleRow = (
  { dmnNm, matter: _matter, ...item }: ReturnType<typeof analysed>,
  mediaIds: Map<string, number>,
  scored: Awaited<ReturnType<typeof outletScorer>>,
) => {
  const mediaId = mediaIds.get(dmnNm) ?? null;
  const mainArticleScr = articleScore({
    ...item,
    relIssueNmList: ('relIssueNmList' in item && item.relIssueNmList) || null,
    length: Math.max(item.articleCn.length, item.articleTransCn.length),
  });
  return {
    ...item,
    ...articleTokens({ ...item, reportedAt: item.frmTrsfNscvrgDt }),
    mediaId,
    mainArticleScr,
    ...scored({ mediaId, ntnId: item.ntnId }, mainArticleScr),
    kw: keywordTokens(item),
    canonicalUrl: canonicalUrl(item.url),
    siteBbsNmFold: item.siteBbsNm && fold(item.siteBbsNm),
    srcNm: sourceId,
    rgtrId: item.aiYn === 'Y' ? 'AI' : 'SYSTEM',
    mdfrId: 'SYSTEM',
  };
};

const isDone = async (): Promise<boolean> => {
  const [row] = await db()
    .select({ doneYn: collectProgress.doneYn })
    .from(collectProgress)
    .where(eq(collectProgress.sourceId, sourceId));
  return row?.doneYn === 'Y';
};

const markDone = (stored: number) =>
  db()
    .insert(collectProgress)
    .values({ sourceId, sourceNm: '체험 자료', position: stored, doneYn: 'Y', ...registrar })
    .onConflictDoUpdate({ target: collectProgress.sourceId, set: { position: stored, doneYn: 'Y' } });

const storeMedia = async (outlets: DemoMedia[]): Promise<void> => {
  await db().insert(media).values(outlets.map(mediaRow)).onConflictDoNothing();
};

const mediaIdsByDomain = async (): Promise<Map<string, number>> => {
  const rows = await db().select({ mediaId: media.mediaId, dmnNm: media.dmnNm }).from(media);
  return new Map(rows.flatMap(({ mediaId, dmnNm }) => (dmnNm ? [[dmnNm, mediaId] as const] : [])));
};

/**
 * Stores the demo data once; an interrupted run is continued without storing anything twice.
 * @returns number of items stored now; undefined if all were stored already
 */
export const storeDemoData = async (
  options: DemoOptions,
  progress: (stored: number) => void,
): Promise<number | undefined> => {
  if (await isDone()) return undefined;
  const dictionary = await storeDictionary();
  let stored = 0;
  let mediaIds = new Map<string, number>();
  // once for all items, so that the scores do not depend on the speed of storing
  let scored = await outletScorer([]);
  const matters = new Map<string, string>();
  for await (const batch of demoData({ batchSize: 50, ...options })) {
    if (batch.kind === 'media') {
      await storeMedia(batch.records);
      mediaIds = await mediaIdsByDomain();
      scored = await outletScorer([...mediaIds.values()]);
      continue;
    }
    const rows = batch.records.map((item) => articleRow(analysed(dictionary, item), mediaIds, scored));
    for (const { url, matter } of batch.records) if (matter) matters.set(url, matter);
    await inTransaction(async () => {
      await registerLanguages(batch.records.map(({ lanCd }) => lanCd));
      const made = await db()
        .insert(article)
        .values(rows)
        .onConflictDoNothing()
        .returning({ articleId: article.articleId });
      // the highlights of the demo are stored below
      await removeWaiting(made.map(({ articleId }) => articleId));
    });
    stored += rows.length;
    progress(stored);
  }
  await storeClusters(sourceId, matters, options.until);
  await storeApplicants(options.until);
  await refreshStatistics();
  await markDone(stored);
  return stored;
};
