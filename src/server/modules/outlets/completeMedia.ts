import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { media, mediaFeed, mediaMerge } from '#generated/tables/index.ts';
import type { Completion } from '#server/kernel/crud/completion.ts';
import { reader } from '#server/kernel/database/db.ts';
import { isInEffect } from './openMerges.ts';
import { nationScore, outletScore, weights } from './scores.ts';

/** Merges into these outlets that are in effect, latest first; those being undone are marked. */
const mergesInto = async (mediaIds: readonly number[]) => {
  const rows = mediaIds.length
    ? await reader()
        .select({
          mediaMrgId: mediaMerge.mediaMrgId,
          mrgTrgtMediaId: mediaMerge.mrgTrgtMediaId,
          mediaId: mediaMerge.mediaId,
          mediaKornNm: media.mediaKornNm,
          mediaLclanNm: media.mediaLclanNm,
          articleCount: mediaMerge.articleCount,
          mvngYn: mediaMerge.mvngYn,
          movedCount: mediaMerge.movedCount,
          undoDt: mediaMerge.undoDt,
          regDt: mediaMerge.regDt,
        })
        .from(mediaMerge)
        .innerJoin(media, eq(media.mediaId, mediaMerge.mediaId))
        .where(and(inArray(mediaMerge.mrgTrgtMediaId, [...mediaIds]), isInEffect))
        .orderBy(desc(mediaMerge.mediaMrgId))
    : [];
  return Map.groupBy(rows, ({ mrgTrgtMediaId }) => mrgTrgtMediaId);
};

const feedsOf = async (mediaIds: readonly number[]) => {
  const rows = mediaIds.length
    ? await reader()
        .select({ mediaId: mediaFeed.mediaId, feedUrl: mediaFeed.feedUrl })
        .from(mediaFeed)
        .where(and(inArray(mediaFeed.mediaId, [...mediaIds]), eq(mediaFeed.delYn, 'N')))
        .orderBy(asc(mediaFeed.mediaFeedId))
    : [];
  return Map.groupBy(rows, ({ mediaId }) => mediaId);
};

/** Scores, merges and feeds of outlets. */
export const completeMedia: Completion = async (_catalogue, _caller, rows) => {
  const mediaIds = rows.map(({ mediaId }) => mediaId as number);
  const merges = await mergesInto(mediaIds);
  const feeds = await feedsOf(mediaIds);
  const { byNation, maxOfNation, maxOfOutlet } = await weights();
  return rows.map((row) => ({
    ...row,
    mainNtnScore: nationScore(byNation.get(String(row.ntnId)) ?? 0, maxOfNation),
    mainMediaScore: outletScore(row.mainMediaYn === 'Y', row.articleCount as number, maxOfOutlet),
    mediaFeedList: (feeds.get(row.mediaId as number) ?? []).map(({ feedUrl }) => feedUrl),
    mediaMrgList: (merges.get(row.mediaId as number) ?? []).map(({ regDt, undoDt, ...merge }) => ({
      ...merge,
      undoDt: undoDt?.toISOString() ?? null,
      regDt: regDt.toISOString(),
    })),
  }));
};
