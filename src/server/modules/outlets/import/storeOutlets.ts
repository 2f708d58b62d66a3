import { and, eq, inArray, or } from 'drizzle-orm';
import { firstVisit, firstVisitWithin } from '#contract/collecting.ts';
import { standardOffset } from '#contract/nationTime.ts';
import { isBlank } from '#contract/validation.ts';
import { media, mediaFeed, mediaWriteReason, nationCode } from '#generated/tables/index.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { writeHistory } from '#server/kernel/crud/history.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { storedValues } from '#server/kernel/crud/stored.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { addressLock } from '../outletAddress.ts';
import { withReason } from '../reasons.ts';
import { currentSharedSites, type IsShared } from '../sharedSites.ts';
import type { ListedOutlet } from './listedOutlet.ts';
import type { OutletOutcome, OutletStore, Refusal } from './outletStore.ts';

type Row = Record<string, unknown>;

const fields = ['url', 'ntnId', 'mediaKornNm', 'mediaEngNm', 'mediaLclanNm', 'clctLan'] as const;

/** A name that is just the domain, in a record that no user has changed, counts as missing. */
const isPlaceholder = (record: Row, name: (typeof fields)[number]): boolean =>
  /^media.+Nm$/.test(name) &&
  record[name] !== null &&
  record[name] === record.dmnNm &&
  record.mdfrId === 'SYSTEM';

/** Empty fields of a registered outlet for which a list has a value. */
export const missingFields = (record: Row, listed: ListedOutlet): Row => {
  const names = listed.isNameless ? { mediaKornNm: null, mediaEngNm: null, mediaLclanNm: null } : {};
  const offered: Row = { ...listed, ...names };
  const filled: Row = {};
  for (const name of fields) {
    const isOpen = isBlank(record[name]) || isPlaceholder(record, name);
    if (isOpen && !isBlank(offered[name]) && offered[name] !== record[name]) filled[name] = offered[name];
  }
  const ntnId = (filled.ntnId ?? record.ntnId) as string | null;
  const offset = ntnId && isBlank(record.rgnTz) ? standardOffset(ntnId) : null;
  return offset === null ? filled : { ...filled, rgnTz: offset };
};

const registrar = { rgtrId: 'SYSTEM', mdfrId: 'SYSTEM' };
type Stored = typeof media.$inferSelect;

const outcomeOf = (
  outcome: OutletOutcome['outcome'],
  mediaId: number | null,
  more: Partial<OutletOutcome> = {},
): OutletOutcome => ({ outcome, reason: null, mediaId, filled: [], feeds: 0, ...more });

const refusedFor = (reason: Refusal): OutletOutcome => outcomeOf('refused', null, { reason });

/** Stored outlets with one of these addresses or domains; deleted ones last. */
const storedOutlets = async (outlets: readonly ListedOutlet[]): Promise<Stored[]> => {
  const domains = outlets.flatMap(({ dmnNm }) => dmnNm ?? []);
  const addresses = outlets.map(({ canonicalUrl }) => canonicalUrl);
  const there = or(inArray(media.canonicalUrl, addresses), inArray(media.dmnNm, domains));
  // two statements, because the indexes contain only existing outlets
  const [current, deleted] = [
    await db()
      .select()
      .from(media)
      .where(and(there, eq(media.delYn, 'N'))),
    await db()
      .select()
      .from(media)
      .where(and(there, eq(media.delYn, 'Y'))),
  ];
  return [...current, ...deleted];
};

const nationsAmong = async (outlets: readonly ListedOutlet[]): Promise<Set<string>> => {
  const requested = [...new Set(outlets.flatMap(({ ntnId }) => ntnId ?? []))];
  const found = await db()
    .select({ ntnId: nationCode.ntnId })
    .from(nationCode)
    .where(and(inArray(nationCode.ntnId, requested), eq(nationCode.delYn, 'N')));
  return new Set(found.map(({ ntnId }) => ntnId));
};

const sameOutlet = (rows: readonly Stored[], { canonicalUrl, dmnNm }: ListedOutlet): Stored | undefined =>
  rows.find((row) => row.canonicalUrl === canonicalUrl || (dmnNm !== null && row.dmnNm === dmnNm));

/** Registers new outlets. The result has no id for an outlet that a collected article registered in the meantime. */
const insertOutlets = async (
  catalogue: Catalogue,
  outlets: readonly ListedOutlet[],
  wrtRsn: string,
): Promise<Map<string, number>> => {
  if (outlets.length === 0) return new Map();
  const spec = entityOf(catalogue, 'media');
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
    caller: null,
    before: {},
    after: { mediaId, ...seen, wrtRsnList: [{ wrtRsn }] },
  }));
  await writeHistory(spec, ...changes);
  return ids;
};

/** Fills in empty fields. A merged outlet is not changed. */
const fillOutlet = async (
  catalogue: Catalogue,
  known: Stored,
  listed: ListedOutlet,
  wrtRsn: string,
): Promise<string[]> => {
  const spec = entityOf(catalogue, 'media');
  const found = known.mrgTrgtMediaId === null ? missingFields(known, listed) : {};
  const names = Object.keys(found);
  if (names.length)
    await setFacts(catalogue, spec, null, known.mediaId, (before) => ({
      ...storedValues(spec.fields, found),
      ...withReason(before, wrtRsn),
    }));
  return names;
};

/**
 * Stores the feeds that no outlet has yet. They are collected from soon, as those are that a person registers.
 * @returns number of feeds per outlet
 */
const keepFeeds = async (
  placed: readonly { mediaId: number; feeds: ListedOutlet['feeds'] }[],
): Promise<Map<number, number>> => {
  const rows = placed.flatMap(({ mediaId, feeds }) => feeds.map((feed) => ({ mediaId, ...feed })));
  const kept = rows.length
    ? await db()
        .insert(mediaFeed)
        .values(
          rows.map((row) => {
            const nextClctDt = firstVisit(new Date(), firstVisitWithin, Math.random());
            return { ...row, nextClctDt, dueDt: nextClctDt, ...registrar };
          }),
        )
        .onConflictDoNothing()
        .returning({ mediaId: mediaFeed.mediaId })
    : [];
  const counts = new Map<number, number>();
  for (const { mediaId } of kept) counts.set(mediaId, (counts.get(mediaId) ?? 0) + 1);
  return counts;
};

/** Whether the address is a shared site itself, without a path. */
const isRightOn = (isShared: IsShared, { canonicalUrl }: ListedOutlet): boolean =>
  !canonicalUrl.includes('/') && isShared(canonicalUrl);

const storeBatch = async (
  catalogue: Catalogue,
  outlets: readonly ListedOutlet[],
  listName: string,
): Promise<OutletOutcome[]> => {
  const [rows, nations] = [await storedOutlets(outlets), await nationsAmong(outlets)];
  const isShared = await currentSharedSites();
  const decided = outlets.map((listed) => {
    if (isRightOn(isShared, listed)) return { listed, outcome: refusedFor('sharedService') };
    const known = sameOutlet(rows, listed);
    if (known?.delYn === 'Y') return { listed, outcome: refusedFor('deleted') };
    if (listed.ntnId && !nations.has(listed.ntnId)) return { listed, outcome: refusedFor('unknownNation') };
    return { listed, known };
  });
  const fresh = new Map(
    decided.flatMap(({ listed, known, outcome }) =>
      known || outcome ? [] : [[listed.canonicalUrl, listed] as const],
    ),
  );
  const ids = await insertOutlets(catalogue, [...fresh.values()], `'${listName}' 목록에서 등록`);
  const outcomes: OutletOutcome[] = [];
  for (const { listed, known, outcome } of decided) {
    if (outcome) outcomes.push(outcome);
    else if (known) {
      const filled = await fillOutlet(catalogue, known, listed, `'${listName}' 목록으로 빈 항목을 채움`);
      outcomes.push(outcomeOf(filled.length ? 'filled' : 'known', known.mediaId, { filled }));
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
  const counts = await keepFeeds(placed);
  return outcomes.map((outcome) => {
    const feeds = counts.get(outcome.mediaId ?? 0) ?? 0;
    counts.delete(outcome.mediaId ?? 0);
    return { ...outcome, feeds };
  });
};

/** Stores listed outlets in the current database (see `db()`), with history as for a registration by hand. */
export const outletStore = (catalogue: Catalogue): OutletStore => ({
  storeBatch: (outlets, listName) =>
    advisoryLock(addressLock, () => storeBatch(catalogue, outlets, listName)),
});
