import { eq, max, type SQL, sql } from 'drizzle-orm';
import { briefingLimits, briefingPath, isBriefedKind } from '#contract/dailyBriefing.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { dailyBriefing, menu } from '#generated/tables/index.ts';
import { type Caller, hasRight, isAdministrator } from '#server/kernel/access/caller.ts';
import type { Policy, RecordWrite } from '#server/kernel/crud/policies.ts';
import { db } from '#server/kernel/database/db.ts';
import { type AnyTable, columnOf } from '#server/kernel/database/fragments.ts';
import { type PostSourceOf, postTableOf, searchedBy } from '#server/modules/search/index.ts';

type Row = Record<string, unknown>;

const mayInMenu = (caller: Caller, access: 'menu:list' | 'menu:read' | 'menu:write'): boolean =>
  caller.rights.ipYn === 'Y' &&
  caller.menuIdsOf([briefingPath]).some((menuId) => hasRight(caller, menuId, access));

/** Whether the caller composes briefings: they see drafts and have a tray. */
export const mayCompose = (caller: Caller): boolean => mayInMenu(caller, 'menu:write');

/** Whether the caller may open published editions. */
export const mayReadBriefings = (caller: Caller): boolean => mayInMenu(caller, 'menu:read');

/**
 * Condition for editions that the caller sees: published ones with the menu, drafts too for users who compose; none
 * from an address that is not allowed.
 */
const visibleBriefings = (caller: Caller | null, table: AnyTable): SQL | undefined => {
  if (!caller || !mayInMenu(caller, 'menu:list')) return sql`false`;
  return mayCompose(caller) ? undefined : eq(columnOf(table, 'sttsCd'), 'PUBLISHED');
};

/** Whether the caller may change, delete and mail an edition: its author or an administrator. */
export const mayEditBriefing = (caller: Caller, { rgtrId }: Row): boolean =>
  isAdministrator(caller) || rgtrId === caller.user.userId;

const itemsOf = ({ items }: Row): Row[] => (items ?? []) as Row[];

const itemProblems = (record: Row): FormProblem[] => {
  const items = itemsOf(record);
  const fault = (sentence: string) => [invalid('items', '항목', sentence)];
  if (items.length > briefingLimits.items)
    return fault(`한 브리핑에는 ${briefingLimits.items}건까지 실을 수 있습니다.`);
  for (const [index, { itemKnd, itemId, ttl }] of items.entries()) {
    const isWhole = isBriefedKind(itemKnd) ? Boolean(itemId) : itemId == null && Boolean(ttl);
    if (!isWhole)
      return fault(
        isBriefedKind(itemKnd)
          ? `${index + 1}번째 항목의 글 번호가 없습니다.`
          : `${index + 1}번째 구역 제목을 입력해주세요.`,
      );
  }
  const isEmpty = !items.some(({ itemKnd }) => isBriefedKind(itemKnd));
  return record.sttsCd === 'PUBLISHED' && isEmpty
    ? fault('발행하려면 기사나 하이라이트를 하나 이상 담아 주세요.')
    : [];
};

const problems = ({ before, record }: RecordWrite): FormProblem[] => [
  ...itemProblems(record),
  ...(before?.sttsCd === 'PUBLISHED' && record.sttsCd !== 'PUBLISHED'
    ? [invalid('sttsCd', '상태', '발행한 브리핑은 임시저장으로 되돌릴 수 없습니다.')]
    : []),
];

const searched = searchedBy('dailyBriefing', itemsOf);

/** Number and publication time of an edition are set once, when it is published. */
const ownColumns = async (write: RecordWrite): Promise<Row> => {
  const { before, record } = write;
  return {
    ...(await searched.ownColumns(write)),
    itemCnt: itemsOf(record).filter(({ itemKnd }) => isBriefedKind(itemKnd)).length,
    ...(record.sttsCd === 'PUBLISHED' &&
      before?.sttsCd !== 'PUBLISHED' && { brfgNo: await nextEdition(), pblcnDt: new Date() }),
  };
};

/** Daily briefings: readable with the menu, changed by their author or an administrator. */
export const dailyBriefings: Policy = {
  scope: (caller, { base }) => visibleBriefings(caller, base),
  mayUpdate: mayEditBriefing,
  mayDelete: mayEditBriefing,
  problems,
  ownColumns,
};

/**
 * The next number of an edition, under a lock until the running transaction ends. Numbers of deleted editions are not
 * reused: they are in printed copies and mails.
 */
export const nextEdition = async (): Promise<number> => {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended('edition of the daily briefing', 0))`);
  const [row] = await db()
    .select({ last: max(dailyBriefing.brfgNo) })
    .from(dailyBriefing);
  return (row?.last ?? 0) + 1;
};

/** What the search finds of the daily briefing: published editions. */
export const searchedBriefings: PostSourceOf = (caller) =>
  mayReadBriefings(caller)
    ? {
        ...postTableOf('dailyBriefing'),
        entity: 'dailyBriefing',
        inMenu: eq(menu.url, briefingPath),
        open: eq(dailyBriefing.sttsCd, 'PUBLISHED'),
      }
    : undefined;
