import { desc, eq, sql } from 'drizzle-orm';
import { searchWord } from '#generated/tables/index.ts';
import type { TrendingWordItem } from '#generated/types/searchCalls.ts';
import { db, reader } from '#server/kernel/database/db.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { type SearchPlan, wantedTerms } from './plan.ts';

/** Longer texts are passages, not words that others also search for. */
const maxWordLength = 100;

/** Stores the words that a user has searched for, each with its latest time. */
export const storeSearchWords = async (userId: string, plan: SearchPlan): Promise<void> => {
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

/** Deletes all words that a user has searched for. */
export const deleteSearchWords = async (userId: string): Promise<void> => {
  await db().delete(searchWord).where(eq(searchWord.userId, userId));
};

const maxTrending = 10;
const trendingDays = 7;
/** A word counts as trending only if several users searched for it. */
const minPeople = 2;

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
