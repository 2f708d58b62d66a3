import { eq, isNull, or, sql } from 'drizzle-orm';
import { noRecord } from '#contract/list.ts';
import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { conditionOf } from '#server/kernel/crud/where.ts';
import { outletProblems } from '../outletProblems.ts';
import { scoreOrders } from '../scoreOrders.ts';

const names = ['mediaKornNm', 'mediaEngNm', 'mediaLclanNm', 'mediaAbbrNm'] as const;

/** Whether the caller manages all outlets: administrators, and accounts with the media manager flag. */
export const managesOutlets = (caller: Caller): boolean =>
  isAdministrator(caller) || caller.user.mediaMngrYn === 'Y';

export const isAuthor = (caller: Caller, record: Record<string, unknown>): boolean =>
  record.rgtrId === caller.user.userId;

/**
 * All outlets are visible. An outlet is found by its Korean, English, local or short name, and sorted by the name that
 * is shown.
 */
export const media: Policy = {
  scope: () => undefined,
  conditions: {
    ntnId: (_caller, source, ntnId) =>
      ntnId === noRecord ? isNull(source.column('ntnId')) : eq(source.column('ntnId'), ntnId),
    mediaKornNm: (_caller, source, text) =>
      or(...names.map((field) => conditionOf(source, { op: 'contains', field, text }))),
  },
  orders: {
    mediaKornNm: ({ folded }) =>
      sql`coalesce(${folded('mediaKornNm')}, ${folded('mediaLclanNm')}, ${folded('mediaEngNm')})`,
    ...scoreOrders,
  },
  mayUpdate: (caller, record) => managesOutlets(caller) || isAuthor(caller, record),
  mayDelete: isAdministrator,
  problems: ({ sent, before }) => outletProblems(sent, before),
  refusedChoice: ({ mrgTrgtMediaId }) =>
    mrgTrgtMediaId === null ? undefined : '다른 매체에 병합된 매체입니다. 남은 매체를 골라 주세요.',
};
