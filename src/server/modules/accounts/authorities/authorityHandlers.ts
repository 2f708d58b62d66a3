import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { constants } from '#contract/constants.ts';
import { tidy } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { authorityMenu, authorityUser } from '#generated/tables/index.ts';
import type { AuthorityGroup } from '#generated/types/authorityGroup.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { currentMenus } from '#server/kernel/access/menus.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { deleteRecord } from '#server/kernel/crud/deleteRecord.ts';
import { insertRecord } from '#server/kernel/crud/insertRecord.ts';
import { withWriteLocks } from '#server/kernel/crud/lockRow.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { updateRecord } from '#server/kernel/crud/updateRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import { badRequest, Failure } from '#server/kernel/failure.ts';

/** A menu with its place in the tree. */
export interface Place {
  menuId: number;
  upMenuId: number | null;
}

/** A menu that an authority opens or closes. */
interface MenuRow {
  menuId: number;
  authorizedYn?: 'Y' | 'N' | null;
}

/** Deeper than any menu tree of the product; a longer walk indicates a cycle. */
const maxDepth = 100;

/**
 * A right on a menu applies to all menus below it without their own row: each inherits from the nearest menu above that
 * has one. Menus with a row keep it, and so does a menu that was closed although the one above was open: an upgrade
 * never widens rights.
 * @param before the menus that were open so far
 * @returns the sent rows, and those derived from them
 */
export const cascade = (
  rows: readonly MenuRow[],
  places: readonly Place[],
  before: ReadonlySet<number> = new Set(),
): MenuRow[] => {
  const mentioned = new Map(rows.map((row) => [row.menuId, row.authorizedYn ?? 'Y']));
  const above = new Map(places.map(({ menuId, upMenuId }) => [menuId, upMenuId]));
  const inherited = (menuId: number): 'Y' | 'N' => {
    let at = above.get(menuId) ?? null;
    for (let steps = 0; at !== null && steps < maxDepth; steps++) {
      const right = mentioned.get(at);
      if (right) return right === 'Y' && before.has(at) && !before.has(menuId) ? 'N' : right;
      at = above.get(at) ?? null;
    }
    return 'N';
  };
  const followed = places.filter(({ menuId }) => !mentioned.has(menuId) && inherited(menuId) === 'Y');
  return [...rows, ...followed.map(({ menuId }) => ({ menuId, authorizedYn: 'Y' as const }))];
};

/** The well-formed menu rows; the form check reports the others. */
const menuRows = z.looseObject({
  authorizedMenuList: z.array(z.looseObject({ menuId: z.int(), authorizedYn: z.enum(['Y', 'N']).nullish() })),
});

const openMenus = async (authrtId: number): Promise<Set<number>> => {
  const { menuId, authorizedYn, delYn } = authorityMenu;
  const found = await db()
    .select({ menuId })
    .from(authorityMenu)
    .where(and(eq(authorityMenu.authrtId, authrtId), eq(authorizedYn, 'Y'), eq(delYn, 'N')));
  return new Set(found.map((row) => Number(row.menuId)));
};

/** The sent record, extended by the menus below those that it opens. @param authrtId 0 for a new group */
const cascaded = async (given: unknown, authrtId = 0): Promise<unknown> => {
  const body = tidy(given);
  const sent = menuRows.safeParse(body);
  if (!sent.success) return body;
  const places = await currentMenus();
  return {
    ...sent.data,
    authorizedMenuList: cascade(sent.data.authorizedMenuList, places, await openMenus(authrtId)),
  };
};

const requireEmpty = async (authrtId: unknown): Promise<void> => {
  if (authrtId === constants.overseasMissionAuthorityId)
    throw badRequest('재외공관 권한 그룹은 시스템에서 쓰므로 삭제할 수 없습니다.');
  const members = await db()
    .select({ userId: authorityUser.userId })
    .from(authorityUser)
    .where(and(eq(authorityUser.authrtId, Number(authrtId)), eq(authorityUser.delYn, 'N')))
    .limit(1);
  if (members.length)
    throw badRequest('사용자가 있는 권한 그룹은 삭제할 수 없습니다. 사용자를 먼저 빼 주세요.');
};

/** The key of the group in an update; an invalid key is left for the form check to refuse. */
const keyOf = (body: unknown): number => {
  const authrtId = (body as { authrtId?: unknown } | null)?.authrtId;
  return Number.isSafeInteger(authrtId) ? Number(authrtId) : 0;
};

const ownRow = async (caller: Caller | null, authrtId: unknown) => {
  const [found] = await db()
    .select({ prslYn: authorityUser.prslYn, wrtYn: authorityUser.wrtYn })
    .from(authorityUser)
    .where(
      and(
        eq(authorityUser.authrtId, Number(authrtId ?? 0)),
        eq(authorityUser.userId, caller?.user.userId ?? ''),
        eq(authorityUser.delYn, 'N'),
      ),
    );
  return found;
};

/** Refuses a change of the caller's own membership in an authority; the user screen refuses the same. */
const leavingOneselfOut = async (
  caller: Caller | null,
  key: unknown,
  save: () => Promise<Row>,
): Promise<Row> => {
  const before = await ownRow(caller, key);
  const record = await save();
  if (isDeepStrictEqual(before, await ownRow(caller, record.authrtId))) return record;
  throw new Failure(
    403,
    'FORBIDDEN',
    '본인의 권한 그룹은 직접 바꿀 수 없습니다. 다른 관리자에게 요청해 주세요.',
  );
};

type Ids = 'POST /insert-authorized' | 'PUT /update-authorized' | 'DELETE /delete-authorized';

/** Handlers for authority groups: their menus and their members. */
export const authorityHandlers = (catalogue: Catalogue): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const spec = entityOf(catalogue, 'authorityGroup');
  const answer = (record: Row) => ({ data: presentRecord<AuthorityGroup>(spec, record) });
  return {
    'POST /insert-authorized': ({ body, caller }) =>
      withWriteLocks(catalogue, spec, async () =>
        answer(
          await leavingOneselfOut(caller, null, async () =>
            insertRecord(catalogue, spec, caller, await cascaded(body)),
          ),
        ),
      ),
    'PUT /update-authorized': ({ body, caller }) =>
      withWriteLocks(catalogue, spec, async () =>
        answer(
          await leavingOneselfOut(caller, keyOf(body), async () =>
            updateRecord(catalogue, spec, caller, await cascaded(body, keyOf(body))),
          ),
        ),
      ),
    'DELETE /delete-authorized': ({ body, caller }) =>
      withWriteLocks(catalogue, spec, async () => {
        const deleted = await deleteRecord<{ authrtId: number }>(catalogue, spec, caller, body);
        await requireEmpty(deleted.authrtId);
        return { data: deleted };
      }),
  };
};
