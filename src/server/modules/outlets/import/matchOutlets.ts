import { and, eq, inArray, or } from 'drizzle-orm';
import { standardOffset } from '#contract/nationTime.ts';
import { isBlank } from '#contract/validation.ts';
import { media, nationCode } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { currentSharedSites, type IsShared } from '../sharedSites.ts';
import type { ListedOutlet } from './listedOutlet.ts';
import type { OutletOutcome, Refusal } from './outletStore.ts';

type Row = Record<string, unknown>;

const fields = ['url', 'ntnId', 'mediaKornNm', 'mediaEngNm', 'mediaLclanNm', 'clctLan'] as const;

/** A name that is just the domain, in a record that no user has changed, counts as missing. */
const isPlaceholder = (record: Row, name: (typeof fields)[number]): boolean =>
  /^media.+Nm$/.test(name) &&
  record[name] !== null &&
  record[name] === record.dmnNm &&
  record.mdfrId === 'SYSTEM';

/** Empty fields of a registered outlet for which a list has a value. A merged outlet is not changed. */
export const missingFields = (record: Row, listed: ListedOutlet): Row => {
  if (!isBlank(record.mrgTrgtMediaId)) return {};
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

export type Stored = typeof media.$inferSelect;

export const outcomeOf = (
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

/** Whether the address is a shared site itself, without a path. */
const isRightOn = (isShared: IsShared, { canonicalUrl }: ListedOutlet): boolean =>
  !canonicalUrl.includes('/') && isShared(canonicalUrl);

/** A listed outlet with the stored one, if there is one, or why it is refused. */
export type MatchedOutlet =
  | { listed: ListedOutlet; known: Stored | undefined; refused?: never }
  | { listed: ListedOutlet; refused: OutletOutcome; known?: never };

/** Finds the stored outlets among these, and those that are refused by what is stored. Four statements. */
export const matchOutlets = async (outlets: readonly ListedOutlet[]): Promise<MatchedOutlet[]> => {
  const [rows, nations] = [await storedOutlets(outlets), await nationsAmong(outlets)];
  const isShared = await currentSharedSites();
  return outlets.map((listed) => {
    if (isRightOn(isShared, listed)) return { listed, refused: refusedFor('sharedService') };
    const known = sameOutlet(rows, listed);
    if (known?.delYn === 'Y') return { listed, refused: refusedFor('deleted') };
    if (listed.ntnId && !nations.has(listed.ntnId)) return { listed, refused: refusedFor('unknownNation') };
    return { listed, known };
  });
};
