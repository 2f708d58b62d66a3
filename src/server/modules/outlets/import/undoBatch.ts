import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { changeHistory, feedVisit, media, mediaFeed, mediaWriteReason } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { tableOf } from '#server/kernel/crud/source.ts';
import { storedValues } from '#server/kernel/crud/stored.ts';
import { advisoryLock, db, inTransaction } from '#server/kernel/database/db.ts';
import { columnOf } from '#server/kernel/database/fragments.ts';
import type { UndoneItems } from '#server/modules/imports/index.ts';
import { addressLock } from '../outletAddress.ts';
import { withReason } from '../reasons.ts';
import type { FilledOutlet, StoredBatch } from './storeOutlets.ts';

/** The keys among these with more in their history than their registration: somebody has changed them. */
const changedAmong = async (
  entityNm: string,
  ids: readonly number[],
  registered: number,
): Promise<Set<number>> => {
  const rows = await db()
    .select({ key: changeHistory.recordKey })
    .from(changeHistory)
    .where(and(eq(changeHistory.entityNm, entityNm), inArray(changeHistory.recordKey, ids.map(String))))
    .groupBy(changeHistory.recordKey)
    .having(sql`count(*) > ${registered}`);
  return new Set(rows.map(({ key }) => Number(key)));
};

/** Reasons belong to the outlet; feeds are looked at one by one. */
const ownPlaces = new Set(['mediaWriteReason', 'mediaFeed']);

/** The outlets among these that a record references, deleted records included. */
const referencedAmong = async (catalogue: Catalogue, ids: readonly number[]): Promise<Set<number>> => {
  const found = new Set<number>();
  const asked = new Set<string>();
  for (const spec of Object.values(catalogue.resources).filter((one) => !ownPlaces.has(one.name)))
    for (const { name, ref, column, labelOf } of spec.fields) {
      const place = `${spec.table.name} ${name}`;
      if (ref?.entity !== 'media' || column === 'computed' || labelOf || asked.has(place)) continue;
      asked.add(place);
      const table = tableOf(catalogue, spec);
      const key = columnOf(table, name);
      const rows = (await db()
        .selectDistinct({ id: key })
        .from(table)
        .where(inArray(key, [...ids]))) as { id: number }[];
      for (const { id } of rows) found.add(id);
    }
  return found;
};

/** Feeds of the import, as they are now. */
interface Feed {
  mediaFeedId: number;
  mediaId: number | null;
  /** Somebody has changed it, or it has brought articles. */
  isUsed: boolean;
}

const feedsNow = async (condition: SQL): Promise<Feed[]> => {
  const { mediaFeedId, mediaId, lastNewDt } = mediaFeed;
  const rows = await db().select({ mediaFeedId, mediaId, lastNewDt }).from(mediaFeed).where(condition);
  const changed = await changedAmong(
    'mediaFeed',
    rows.map((row) => row.mediaFeedId),
    0,
  );
  return rows.map(({ lastNewDt: brought, ...row }) => ({
    ...row,
    isUsed: brought !== null || changed.has(row.mediaFeedId),
  }));
};

const deleteFeeds = async (feeds: readonly Feed[]): Promise<number> => {
  const ids = feeds.map(({ mediaFeedId }) => mediaFeedId);
  await db().delete(feedVisit).where(inArray(feedVisit.mediaFeedId, ids));
  await db().delete(mediaFeed).where(inArray(mediaFeed.mediaFeedId, ids));
  return ids.length;
};

interface Removed {
  outlets: number;
  feeds: number;
}

/**
 * Removes the outlets among these that nobody has changed and that nothing belongs to but unused feeds of the import. For
 * good: the corrected list would be refused as one of deleted outlets.
 */
const removeOutlets = (
  catalogue: Catalogue,
  caller: Caller | null,
  ids: readonly number[],
  ownFeeds: ReadonlySet<number>,
): Promise<Removed> =>
  advisoryLock(addressLock, async () => {
    const feeds = await feedsNow(inArray(mediaFeed.mediaId, [...ids]));
    const kept = new Set([
      ...(await referencedAmong(catalogue, ids)),
      ...(await changedAmong('media', ids, 1)),
      ...feeds
        .filter(({ mediaFeedId, isUsed }) => isUsed || !ownFeeds.has(mediaFeedId))
        .map(({ mediaId }) => mediaId),
    ]);
    const removable = ids.filter((id) => !kept.has(id));
    const feedCnt = await deleteFeeds(feeds.filter(({ mediaId }) => !kept.has(mediaId)));
    await db().delete(mediaWriteReason).where(inArray(mediaWriteReason.mediaId, removable));
    const { mediaId, mediaKornNm, mediaEngNm, mediaLclanNm, url, ntnId } = media;
    const removed = await db()
      .delete(media)
      .where(inArray(mediaId, removable))
      .returning({ mediaId, mediaKornNm, mediaEngNm, mediaLclanNm, url, ntnId });
    await writeHistory(
      entityOf(catalogue, 'media'),
      ...removed.map((before) => ({
        kind: 'delete' as const,
        key: before.mediaId,
        caller,
        before,
        after: {},
      })),
    );
    return { outlets: removed.length, feeds: feedCnt };
  });

/** Removes the unused feeds among these from outlets that were there before. @returns how many */
const removeFeeds = (ids: readonly number[], newOutlets: ReadonlySet<number | null>): Promise<number> =>
  inTransaction(async () => {
    const feeds = await feedsNow(inArray(mediaFeed.mediaFeedId, [...ids]));
    return deleteFeeds(feeds.filter(({ mediaId, isUsed }) => !isUsed && !newOutlets.has(mediaId)));
  });

/** Empties fields that still are as the import filled them. @returns whether something was changed */
const revert = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { mediaId, before, after }: FilledOutlet,
  wrtRsn: string,
): Promise<boolean> => {
  const spec = entityOf(catalogue, 'media');
  const [there] = await db()
    .select({ mediaId: media.mediaId })
    .from(media)
    .where(and(eq(media.mediaId, mediaId), eq(media.delYn, 'N')));
  if (!there) return false;
  let isChanged = false;
  await inTransaction(() =>
    setFacts(catalogue, spec, caller, mediaId, (now) => {
      const names = Object.keys(after).filter((name) => now[name] === after[name]);
      isChanged = names.length > 0;
      const back = Object.fromEntries(names.map((name) => [name, before[name]]));
      return isChanged ? { ...storedValues(spec.fields, back), ...withReason(now, wrtRsn) } : {};
    }),
  );
  return isChanged;
};

/**
 * Undoes a batch of an import: removes outlets and feeds that it created and that nobody has used or changed since, and
 * empties the fields that it filled. Batches are undone from the last one, so that feeds which a later line added to an
 * outlet are gone before the outlet.
 */
export const undoBatch = async (
  catalogue: Catalogue,
  caller: Caller | null,
  { mediaIds, mediaFeedIds, filled }: StoredBatch,
  wrtRsn: string,
): Promise<UndoneItems> => {
  const removed = await removeOutlets(catalogue, caller, mediaIds, new Set(mediaFeedIds));
  const feeds = removed.feeds + (await removeFeeds(mediaFeedIds, new Set(mediaIds)));
  let reverted = 0;
  for (const one of filled) reverted += Number(await revert(catalogue, caller, one, wrtRsn));
  return {
    removed: removed.outlets,
    left: mediaIds.length - removed.outlets,
    more: { feeds, reverted },
  };
};
