import { createHash } from 'node:crypto';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { searchHistory } from '#generated/tables/index.ts';
import type { SearchedItem } from '#generated/types/searchCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { db } from '#server/kernel/database/db.ts';
import type { SearchPlan } from './plan.ts';
import { deleteSearchWords, storeSearchWords } from './searchWords.ts';

/** Conditions of a search as sent, without those that select the page. */
export type Searched = Record<string, unknown>;

/** Seconds within which a search may continue the one before it. */
const continuationSeconds = 60;
/** Parameters of the period. */
const days = new Set(['startDate', 'endDate']);
/** Text fields that the screen searches while the user types. */
const typed = new Set(['keyword', 'excludeText']);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a search continues the previous one: with another period, or with letters of a word added or removed. */
const isContinuation = (before: Searched, now: Searched): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].every((name) => {
    const [old, fresh] = [before[name], now[name]];
    if (days.has(name)) return true;
    if (!typed.has(name)) return JSON.stringify(old) === JSON.stringify(fresh);
    const [one, other] = [textOf(old), textOf(fresh)];
    if (!one || !other) return one === other;
    return one.startsWith(other) || other.startsWith(one);
  });

/** Deletes the last search if this one continues it: intermediate periods and partly typed words are not kept. */
const deleteContinued = async (userId: string, cndCn: Searched): Promise<void> => {
  const { schHstryId, mdfcnDt } = searchHistory;
  const [before] = await db()
    .select({ schHstryId, cndCn: searchHistory.cndCn })
    .from(searchHistory)
    .where(
      and(
        eq(searchHistory.userId, userId),
        sql`${mdfcnDt} > now() - make_interval(secs => ${sql.raw(String(continuationSeconds))})`,
      ),
    )
    .orderBy(desc(mdfcnDt), desc(schHstryId))
    .limit(1);
  if (before && isContinuation(before.cndCn as Searched, cndCn))
    await db().delete(searchHistory).where(eq(schHstryId, before.schHstryId));
};

const hashOf = (conditions: Searched): string => {
  const sorted = Object.entries(conditions).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
};

/** Searches kept per user. */
const maxKept = 50;

const storeConditions = async (userId: string, cndCn: Searched): Promise<void> => {
  const values = { userId, cndCn, cndHash: hashOf(cndCn), rgtrId: userId, mdfrId: userId };
  await db()
    .insert(searchHistory)
    .values(values)
    .onConflictDoUpdate({
      target: [searchHistory.userId, searchHistory.cndHash],
      targetWhere: eq(searchHistory.delYn, 'N'),
      set: { mdfcnDt: new Date() },
    });
  const mine = eq(searchHistory.userId, userId);
  const latest = db()
    .select({ id: searchHistory.schHstryId })
    .from(searchHistory)
    .where(mine)
    .orderBy(desc(searchHistory.mdfcnDt))
    .limit(maxKept);
  await db()
    .delete(searchHistory)
    .where(and(mine, notInArray(searchHistory.schHstryId, latest)));
};

/** Stores a search in the caller's history, without duplicates, with its latest time. */
export const storeSearch = async (
  { user }: Caller,
  conditions: Searched,
  plan: SearchPlan,
): Promise<void> => {
  await deleteContinued(user.userId, conditions);
  await storeConditions(user.userId, conditions);
  await storeSearchWords(user.userId, plan);
};

/** The search history of the caller, latest first, at most `maxKept`. */
export const searchesOf = async ({ user }: Caller): Promise<SearchedItem[]> => {
  const { schHstryId, cndCn, mdfcnDt } = searchHistory;
  const kept = await db()
    .select({ schHstryId, cndCn, mdfcnDt })
    .from(searchHistory)
    .where(eq(searchHistory.userId, user.userId))
    .orderBy(desc(mdfcnDt), desc(schHstryId))
    .limit(maxKept);
  return kept.map((one) => ({ ...one, mdfcnDt: one.mdfcnDt.toISOString() }));
};

/** Deletes one search of the caller, or all of them including the words. */
export const deleteSearches = async ({ user }: Caller, schHstryId: number | null): Promise<void> => {
  const mine = eq(searchHistory.userId, user.userId);
  await db()
    .delete(searchHistory)
    .where(schHstryId === null ? mine : and(mine, eq(searchHistory.schHstryId, schHstryId)));
  if (schHstryId === null) await deleteSearchWords(user.userId);
};
