import { and, asc, eq, or } from 'drizzle-orm';
import { grouped } from '#contract/countText.ts';
import {
  type Briefed,
  briefedKey,
  briefingLimits,
  isBriefedKind,
  nothingShown,
} from '#contract/dailyBriefing.ts';
import { maxPicked } from '#contract/list.ts';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { briefingPick } from '#generated/tables/index.ts';
import type { BriefingTray, TrayChange } from '#generated/types/briefingTrayCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { advisoryLock, db } from '#server/kernel/database/db.ts';
import { notFound, validationFailure } from '#server/kernel/failure.ts';
import { shownRecords } from '../shownRecords.ts';

interface Placed extends Briefed {
  cmntCn: string | null;
  sortNo: number;
}

type Wanted = Briefed & { cmntCn?: string | null | undefined };

/**
 * The changed positions and comments of a tray after arranging it: items that are not named stay after the named ones
 * in their order, unknown ones are skipped. A comment that is not sent stays.
 */
export const placesOf = (stored: readonly Placed[], wanted: readonly Wanted[]): Placed[] => {
  const known = new Map(stored.map((one) => [briefedKey(one), one]));
  const named = new Map(wanted.map((one) => [briefedKey(one), one]));
  const order = [
    ...[...named.keys()].filter((key) => known.has(key)),
    ...[...known.keys()].filter((key) => !named.has(key)),
  ];
  return order.flatMap((key, index) => {
    const before = known.get(key) as Placed;
    const comment = named.get(key)?.cmntCn;
    const cmntCn = comment === undefined ? before.cmntCn : comment?.trim() || null;
    const sortNo = index + 1;
    return sortNo === before.sortNo && cmntCn === before.cmntCn
      ? []
      : [{ itemKnd: before.itemKnd, itemId: before.itemId, cmntCn, sortNo }];
  });
};

const own = ({ user }: Caller) => eq(briefingPick.userId, user.userId);

const picked = (caller: Caller) =>
  db()
    .select({
      itemKnd: briefingPick.itemKnd,
      itemId: briefingPick.itemId,
      cmntCn: briefingPick.cmntCn,
      sortNo: briefingPick.sortNo,
    })
    .from(briefingPick)
    .where(own(caller))
    .orderBy(asc(briefingPick.sortNo), asc(briefingPick.pickId));

const oneOf = (caller: Caller, { itemKnd, itemId }: Briefed) =>
  and(own(caller), eq(briefingPick.itemKnd, itemKnd), eq(briefingPick.itemId, itemId));

/** Serialises changes of a user's tray: several windows may add to it. */
const alone = <T>(caller: Caller, work: () => Promise<T>): Promise<T> =>
  advisoryLock(`briefing tray ${caller.user.userId}`, work);

/** The caller's tray in its order; items that they may no longer read have no content. */
const readTray = async (catalogue: Catalogue, caller: Caller): Promise<BriefingTray> => {
  const rows = await picked(caller);
  const shown = await shownRecords(catalogue, caller, rows);
  return {
    most: briefingLimits.tray,
    items: rows.map(({ itemKnd, itemId, cmntCn }) => {
      const facts = shown.get(briefedKey({ itemKnd, itemId }));
      return { itemKnd, itemId, cmntCn, isReadable: facts !== undefined, ...(facts ?? nothingShown) };
    }),
  };
};

/** Message for a tray with `present` items without room for `more`. */
const fullTray = (present: number, more: number): string => {
  const most = `브리핑함에는 ${briefingLimits.tray}건까지 담을 수 있습니다.`;
  const left = briefingLimits.tray - present;
  if (left === 0) return `${most} 지금은 가득 찼으니 먼저 몇 건을 빼 주세요.`;
  return more === 1 ? most : `${most} 지금은 ${left}건을 더 담을 수 있으니 ${more - left}건을 빼 주세요.`;
};

/** The request's field in which a full tray is reported. */
type Field = { name: string; label: string };

/** @param by who is noted as having done it @param field absent: what there is no room for is left out */
const addRecords = (
  caller: Caller,
  records: readonly Briefed[],
  field: Field | undefined,
  by = caller.user.userId,
): Promise<Briefed[]> =>
  alone(caller, async () => {
    const rows = await picked(caller);
    const present = new Set(rows.map(briefedKey));
    const wanted = new Map(
      records.map(({ itemKnd, itemId }) => [briefedKey({ itemKnd, itemId }), { itemKnd, itemId }]),
    );
    const missing = [...wanted].flatMap(([key, record]) => (present.has(key) ? [] : [record]));
    const room = Math.max(0, briefingLimits.tray - rows.length);
    if (field && missing.length > room)
      throw validationFailure([invalid(field.name, field.label, fullTray(rows.length, missing.length))]);
    const added = missing.slice(0, room);
    if (added.length === 0) return [];
    const { userId } = caller.user;
    const last = Math.max(0, ...rows.map(({ sortNo }) => sortNo));
    await db()
      .insert(briefingPick)
      .values(
        added.map((record, index) => ({
          userId,
          ...record,
          sortNo: last + index + 1,
          rgtrId: by,
          mdfrId: by,
        })),
      );
    return added;
  });

/**
 * Appends records to the tray in their order; records that are already in it, or that the caller may not read, are
 * skipped.
 * @returns the added records
 * @throws Failure 400 if there is no room for all: then none is added
 */
const addManyToTray = async (
  catalogue: Catalogue,
  caller: Caller,
  records: readonly Briefed[],
): Promise<Briefed[]> => {
  const shown = await shownRecords(catalogue, caller, records);
  return addRecords(
    caller,
    records.filter((record) => shown.has(briefedKey(record))),
    { name: 'items', label: '항목' },
  );
};

/** Adds to the tray, in the name of `by`, the records for which there is room. @returns the added ones */
export const addAsRoomAllows = (
  caller: Caller,
  records: readonly Briefed[],
  by: string,
): Promise<Briefed[]> => addRecords(caller, records, undefined, by);

/** Adds a record to the tray; repeated calls have no effect. @throws Failure 400 if the tray is full, 404 */
const addToTray = async (catalogue: Catalogue, caller: Caller, record: Briefed): Promise<void> => {
  const shown = await shownRecords(catalogue, caller, [record]);
  if (!shown.has(briefedKey(record))) throw notFound('글');
  await addRecords(caller, [record], { name: 'itemId', label: '글 번호' });
};

const maxCommentLength = 1_000;

/** Sets order and comments of the named items; items added in another window meanwhile stay, after them. */
const arrangeTray = (caller: Caller, wanted: readonly TrayChange[]): Promise<void> => {
  if (wanted.some(({ cmntCn }) => (cmntCn?.length ?? 0) > maxCommentLength))
    throw validationFailure([
      invalid('items', '항목', `코멘트는 ${grouped(maxCommentLength)}자까지 쓸 수 있습니다.`),
    ]);
  return alone(caller, async () => {
    for (const { sortNo, cmntCn, ...record } of placesOf(await picked(caller), wanted)) {
      await db()
        .update(briefingPick)
        .set({ sortNo, cmntCn, mdfrId: caller.user.userId, mdfcnDt: new Date() })
        .where(oneOf(caller, record));
    }
  });
};

/** Removes these items, or all; no error if one is not in the tray. */
const removeFromTray = async (caller: Caller, records: readonly Briefed[] | undefined): Promise<void> => {
  if (records?.length === 0) return;
  const these = records && or(...records.map((record) => oneOf(caller, record)));
  await db()
    .delete(briefingPick)
    .where(and(own(caller), these));
};

type Ids =
  | 'GET /briefing-tray'
  | 'POST /insert-briefing-tray'
  | 'POST /insert-briefing-tray/many'
  | 'PUT /update-briefing-tray'
  | 'DELETE /delete-briefing-tray';

/** The items as sent. @throws Failure 400 for too many, and for what is no item */
const validItems = <T extends { itemKnd: string; itemId: number }>(items: readonly T[]): readonly T[] => {
  const isWell = ({ itemKnd, itemId }: T) => isBriefedKind(itemKnd) && Number.isSafeInteger(itemId);
  if (items.length > maxPicked || !items.every(isWell)) throw validationFailure([invalid('items', '항목')]);
  return items;
};

/** Handlers for the items that a user has collected for the next briefing. */
export const briefingTrayHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const answer = async (caller: Caller) => ({ data: await readTray(catalogue, caller) });
  return {
    'GET /briefing-tray': ({ caller }) => answer(caller),
    'POST /insert-briefing-tray': async ({ body, caller }) => {
      await addToTray(catalogue, caller, body);
      return answer(caller);
    },
    'POST /insert-briefing-tray/many': async ({ body: { items }, caller }) => {
      const added = await addManyToTray(catalogue, caller, validItems(items));
      return { data: { ...(await readTray(catalogue, caller)), added } };
    },
    'PUT /update-briefing-tray': async ({ body, caller }) => {
      await arrangeTray(caller, validItems(body.items));
      return answer(caller);
    },
    'DELETE /delete-briefing-tray': async ({ body, caller }) => {
      await removeFromTray(caller, body.items ? validItems(body.items) : undefined);
      return answer(caller);
    },
  };
};
