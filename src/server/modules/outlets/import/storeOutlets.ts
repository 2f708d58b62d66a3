import { firstVisit, firstVisitWithin } from '#contract/collecting.ts';
import { media, mediaFeed, mediaWriteReason } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { storedValues } from '#server/kernel/crud/stored.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { addressLock } from '../outletAddress.ts';
import { withReason } from '../reasons.ts';
import type { ListedOutlet } from './listedOutlet.ts';
import { matchOutlets, missingFields, outcomeOf, type Stored } from './matchOutlets.ts';
import type { OutletOutcome, OutletStore } from './outletStore.ts';

type Row = Record<string, unknown>;

/** Fields of an outlet that an import filled in. */
export interface FilledOutlet {
  mediaId: number;
  before: Row;
  after: Row;
}

/** What a batch created or changed, as needed to undo it. */
export interface StoredBatch {
  mediaIds: number[];
  mediaFeedIds: number[];
  filled: FilledOutlet[];
}

interface StoreOptions {
  /** On whose behalf; null for the command. */
  caller?: Caller | null;
  /** Called within the transaction of each batch. */
  onStored?: (batch: StoredBatch) => Promise<void>;
}

/** In the last change, SYSTEM says that no person chose the values: a name that is just the domain is replaced later. */
const registrarOf = (caller: Caller | null) => ({
  rgtrId: caller?.user.userId ?? 'SYSTEM',
  mdfrId: 'SYSTEM',
});

/** Registers new outlets. The result has no id for an outlet that a collected article registered in the meantime. */
const insertOutlets = async (
  catalogue: Catalogue,
  caller: Caller | null,
  outlets: readonly ListedOutlet[],
  wrtRsn: string,
): Promise<Map<string, number>> => {
  if (outlets.length === 0) return new Map();
  const spec = entityOf(catalogue, 'media');
  const registrar = registrarOf(caller);
  const rows = outlets.map(({ isNameless: _, feeds: __, badFeeds: ___, ...own }) => own);
  const inserted = await db()
    .insert(media)
    .values(
      rows.map((row) => ({ ...row, ...(storedValues(spec.fields, row) as Partial<Stored>), ...registrar })),
    )
    .onConflictDoNothing()
    .returning({ mediaId: media.mediaId, canonicalUrl: media.canonicalUrl });
  const ids = new Map(inserted.map(({ mediaId, canonicalUrl }) => [canonicalUrl ?? '', mediaId]));
  const registered = rows.flatMap((row) => {
    const mediaId = ids.get(row.canonicalUrl);
    return mediaId === undefined ? [] : [{ mediaId, row }];
  });
  if (registered.length)
    await db()
      .insert(mediaWriteReason)
      .values(registered.map(({ mediaId }) => ({ mediaId, wrtRsn, ...registrar })));
  const changes = registered.map(({ mediaId, row: { canonicalUrl: _, dmnNm: __, ...seen } }) => ({
    kind: 'insert' as const,
    key: mediaId,
    caller,
    before: {},
    after: { mediaId, ...seen, wrtRsnList: [{ wrtRsn }] },
  }));
  await writeHistory(spec, ...changes);
  return ids;
};

/** Fills in empty fields. */
const fillOutlet = async (
  catalogue: Catalogue,
  caller: Caller | null,
  known: Stored,
  listed: ListedOutlet,
  wrtRsn: string,
): Promise<FilledOutlet | null> => {
  const spec = entityOf(catalogue, 'media');
  const found = missingFields(known, listed);
  const names = Object.keys(found);
  if (names.length === 0) return null;
  const { before, after } = await setFacts(catalogue, spec, caller, known.mediaId, (stored) => ({
    ...storedValues(spec.fields, found),
    ...withReason(stored, wrtRsn),
  }));
  const pick = (row: Row): Row => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { mediaId: known.mediaId, before: pick(before), after: pick(after) };
};

/**
 * Stores the feeds that no outlet has yet. They are collected from soon, as those are that a person registers.
 * @returns the new feeds
 */
const keepFeeds = async (
  caller: Caller | null,
  placed: readonly { mediaId: number; feeds: ListedOutlet['feeds'] }[],
): Promise<{ mediaId: number | null; mediaFeedId: number }[]> => {
  const rows = placed.flatMap(({ mediaId, feeds }) => feeds.map((feed) => ({ mediaId, ...feed })));
  if (rows.length === 0) return [];
  return db()
    .insert(mediaFeed)
    .values(
      rows.map((row) => {
        const nextClctDt = firstVisit(new Date(), firstVisitWithin, Math.random());
        return { ...row, nextClctDt, dueDt: nextClctDt, ...registrarOf(caller) };
      }),
    )
    .onConflictDoNothing()
    .returning({ mediaId: mediaFeed.mediaId, mediaFeedId: mediaFeed.mediaFeedId });
};

const storeBatch = async (
  catalogue: Catalogue,
  outlets: readonly ListedOutlet[],
  listName: string,
  { caller = null, onStored }: StoreOptions,
): Promise<OutletOutcome[]> => {
  const matched = await matchOutlets(outlets);
  const fresh = new Map(
    matched.flatMap(({ listed, known, refused }) =>
      known || refused ? [] : [[listed.canonicalUrl, listed] as const],
    ),
  );
  const ids = await insertOutlets(catalogue, caller, [...fresh.values()], `'${listName}' 목록에서 등록`);
  const filled: FilledOutlet[] = [];
  const outcomes: OutletOutcome[] = [];
  for (const { listed, known, refused } of matched) {
    if (refused) outcomes.push(refused);
    else if (known) {
      const change = await fillOutlet(
        catalogue,
        caller,
        known,
        listed,
        `'${listName}' 목록으로 빈 항목을 채움`,
      );
      if (change) filled.push(change);
      const names = Object.keys(change?.after ?? {});
      outcomes.push(outcomeOf(change ? 'filled' : 'known', known.mediaId, { filled: names }));
    } else {
      const mediaId = ids.get(listed.canonicalUrl) ?? null;
      // a second line with the same address finds the outlet registered for the first
      const isFirst = fresh.get(listed.canonicalUrl) === listed && mediaId !== null;
      outcomes.push(outcomeOf(isFirst ? 'stored' : 'known', mediaId));
    }
  }
  const placed = outlets.flatMap(({ feeds }, index) => {
    const { mediaId, outcome } = outcomes[index] as OutletOutcome;
    return mediaId === null || outcome === 'refused' ? [] : [{ mediaId, feeds }];
  });
  const kept = await keepFeeds(caller, placed);
  await onStored?.({
    mediaIds: [...ids.values()],
    mediaFeedIds: kept.map(({ mediaFeedId }) => mediaFeedId),
    filled,
  });
  const counts = new Map<number | null, number>();
  for (const { mediaId } of kept) counts.set(mediaId, (counts.get(mediaId) ?? 0) + 1);
  return outcomes.map((outcome) => {
    const feeds = counts.get(outcome.mediaId) ?? 0;
    counts.delete(outcome.mediaId);
    return { ...outcome, feeds };
  });
};

/** Stores listed outlets in the current database (see `db()`), with history as for a registration by hand. */
export const outletStore = (catalogue: Catalogue, options: StoreOptions = {}): OutletStore => ({
  storeBatch: (outlets, listName) =>
    advisoryLock(addressLock, () => storeBatch(catalogue, outlets, listName, options)),
});
