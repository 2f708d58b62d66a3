import { asc, eq, inArray, sql } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { mediaFeed } from '#generated/tables/mediaFeed.ts';
import { administratorIds } from '#server/kernel/access/rightsChanged.ts';
import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { notify } from '#server/modules/platform/index.ts';
import { type SourceState, troubledStates } from './health.ts';

const maxAtOnce = 5_000;

/** The label of a state, as in the list of sources. */
const wordOf = (state: SourceState): string =>
  fieldOf(entityOf(ourCatalogue, 'mediaFeed'), 'clctSttsCd')?.options?.find(({ value }) => value === state)
    ?.label ?? state;

/**
 * 오류: 가나신문, or 오류 12곳: 가나신문 등 for several, since a network failure should be one notice, not thousands. The name of the
 * source comes last, so that only a long name is truncated.
 */
const titleOf = (names: readonly string[], state: SourceState): string => {
  const [first = ''] = names;
  return names.length > 1
    ? `${wordOf(state)} ${grouped(names.length)}곳: ${first} 등`
    : `${wordOf(state)}: ${first}`;
};

/**
 * Notifies the administrators once of sources that have newly entered a failing state: one notice per state, linking to
 * the first source. A source that has recovered is reported again the next time it fails.
 */
export const notifyAdministrators = async (): Promise<void> =>
  inTransaction(async () => {
    await db()
      .update(mediaFeed)
      .set({ toldSttsCd: null })
      .where(sql`${mediaFeed.toldSttsCd} is not null and ${mediaFeed.clctSttsCd} in ('normal', 'paused')`);
    const found = await db()
      .select({
        mediaFeedId: mediaFeed.mediaFeedId,
        feedTtl: mediaFeed.feedTtl,
        feedUrl: mediaFeed.feedUrl,
        state: mediaFeed.clctSttsCd,
      })
      .from(mediaFeed)
      .where(
        sql`${inArray(mediaFeed.clctSttsCd, [...troubledStates])} and ${eq(mediaFeed.delYn, 'N')}
          and ${mediaFeed.toldSttsCd} is distinct from ${mediaFeed.clctSttsCd}`,
      )
      .orderBy(asc(mediaFeed.mediaFeedId))
      .limit(maxAtOnce)
      .for('update', { skipLocked: true });
    if (found.length === 0) return;
    const recipients = await administratorIds();
    for (const state of troubledStates) {
      const sources = found.filter((source) => source.state === state);
      const [first] = sources;
      if (!first) continue;
      await notify(ourCatalogue, {
        kind: 'collection',
        recipients,
        target: { entity: 'mediaFeed', key: first.mediaFeedId },
        menuUrl: '/admin/monitoring/CollectSource',
        ttl: titleOf(
          sources.map(({ feedTtl, feedUrl }) => feedTtl ?? feedUrl),
          state,
        ),
        by: { userId: 'SYSTEM', userNm: null },
      });
    }
    await db()
      .update(mediaFeed)
      .set({ toldSttsCd: sql`${mediaFeed.clctSttsCd}` })
      .where(
        inArray(
          mediaFeed.mediaFeedId,
          found.map(({ mediaFeedId }) => mediaFeedId),
        ),
      );
  });
