import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ItemKind } from '#contract/itemKinds.ts';
import { keywordChange, keywordMonth } from '#generated/tables/index.ts';
import { rows } from '#server/kernel/database/rows.ts';
import type { Scope } from '#server/modules/search/index.ts';
import { daysOutside, wholeMonths } from './months.ts';

/** Where keywords are counted: on the items themselves, and for whole months in `keyword_month`. */
export interface KeywordSource {
  /** Disjoint conditions on the items that are counted. */
  items: (SQL | undefined)[];
  /** Condition on the monthly counts; undefined if none are used. */
  months?: SQL | undefined;
}

/** The months among these whose stored counts are up to date. */
const keptOf = async (kind: ItemKind, months: readonly string[]): Promise<string[]> => {
  const { itemKnd, mon } = keywordChange;
  const changed = await rows(
    z.object({ mon: z.string() }),
    sql`select distinct ${mon}::text as mon from ${keywordChange}
        where ${and(eq(itemKnd, kind), inArray(mon, [...months]))}`,
  );
  const isChanged = new Set(changed.map((one) => one.mon));
  return months.filter((month) => !isChanged.has(month));
};

/**
 * Where the keywords of a scope are counted. A month that has changed since its count is read from its items, so that
 * statistics always agree with the list. Call before counting: a month that changes in between is counted in its old
 * state.
 */
export const keywordSource = async ({ kind, where, days }: Scope): Promise<KeywordSource> => {
  const whole = days ? wholeMonths(days.period) : [];
  const kept = whole.length ? await keptOf(kind, whole) : [];
  if (!days || kept.length === 0) return { items: [where] };
  const { itemKnd, mon, delYn } = keywordMonth;
  return {
    items: daysOutside(days.period, kept).map(days.within),
    months: and(eq(itemKnd, kind), inArray(mon, kept), eq(delYn, 'N')),
  };
};
