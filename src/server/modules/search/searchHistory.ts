import { createHash } from 'node:crypto';
import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import { searchHistory, searchWord } from '#generated/tables/index.ts';
import type { SearchedItem, TrendingWordItem } from '#generated/types/searchCalls.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { db, reader } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { type SearchPlan, wantedTerms } from './plan.ts';

/** Conditions of a search as sent, without those that select the page. */
export type Searched = Record<string, unknown>;

const maxKept = 50;
/** Longer texts are passages, not words that others also search for. */
const maxWordLength = 100;
const maxTrending = 10;
const trendingDays = 7;
/** A word counts as trending only if several users searched for it. */
const minPeople = 2;

const hashOf = (conditions: Searched): string => {
  const sorted = Object.entries(conditions).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
};

/** Seconds within which a search may continue the one before it. */
const goesOnSeconds = 60;
const days = new Set(['startDate', 'endDate']);
/** Text fields that the screen searches while the user types. */
const typed = new Set(['keyword', 'excludeText']);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether a search continues the previous one: with another period, or with letters of a word added or removed. */
export const isContinuation = (before: Searched, now: Searched): boolean =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].every((name) => {
    const [old, fresh] = [before[name], now[name]];
    if (days.has(name)) return true;
    if (!typed.has(name)) return JSON.stringify(old) === JSON.stringify(fresh);
    const [one, other] = [textOf(old), textOf(fresh)];
    if (!one || !other) return one === other;
    return one.startsWith(other) || other.startsWith(one);
  });

/** Deletes the last search if this one continues it: intermediate periods and partly typed words are not kept. */
const deletePrefixes = async (userId: string, cndCn: Searched): Promise<void> => {
  const { schHstryId, mdfcnDt } = searchHistory;
  const [before] = await db()
    .select({ schHstryId, cndCn: searchHistory.cndCn })
    .from(searchHistory)
    .where(
      and(
        eq(searchHistory.userId, userId),
        sql`${mdfcnDt} > now() - make_interval(secs => ${sql.raw(String(goesOnSeconds))})`,
      ),
    )
    .orderBy(desc(mdfcnDt), desc(schHstryId))
    .limit(1);
  if (before && isContinuation(before.cndCn as Searched, cndCn))
    await db().delete(searchHistory).where(eq(schHstryId, before.schHstryId));
};

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

const storeSearchWords = async (userId: string, plan: SearchPlan): Promise<void> => {
  const values = wantedTerms(plan)
    .filter(({ text }) => fold(text).length <= maxWordLength)
    .map(({ text }) => ({ userId, schwrd: text, schwrdKey: fold(text), rgtrId: userId, mdfrId: userId }));
  if (values.length === 0) return;
  await db()
    .insert(searchWord)
    .values([...new Map(values.map((value) => [value.schwrdKey, value])).values()])
    .onConflictDoUpdate({
      target: [searchWord.userId, searchWord.schwrdKey],
      targetWhere: eq(searchWord.delYn, 'N'),
      set: { schwrd: sql`excluded.schwrd`, mdfcnDt: new Date() },
    });
};

/** Stores a search in the caller's history, without duplicates, with its latest time. */
export const storeSearch = async (
  { user }: Caller,
  conditions: Searched,
  plan: SearchPlan,
): Promise<void> => {
  await deletePrefixes(user.userId, conditions);
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
  if (schHstryId === null) await db().delete(searchWord).where(eq(searchWord.userId, user.userId));
};

/** Words that several users have searched for in the last days, with the number of users. */
export const trendingWords = async (): Promise<TrendingWordItem[]> => {
  const people = sql<number>`count(*)::int`;
  const found = await reader()
    .select({ schwrd: sql<string>`min(${searchWord.schwrd})`, count: people })
    .from(searchWord)
    .where(sql`${searchWord.mdfcnDt} > now() - make_interval(days => ${sql.raw(String(trendingDays))})`)
    .groupBy(searchWord.schwrdKey)
    .having(sql`count(*) >= ${sql.raw(String(minPeople))}`)
    .orderBy(desc(people), desc(sql`max(${searchWord.mdfcnDt})`))
    .limit(maxTrending);
  return found.map((one, index) => ({ rank: index + 1, ...one }));
};
