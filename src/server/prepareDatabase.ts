import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rekeyAddresses } from '#server/modules/collection/index.ts';
import { canonicalAddresses } from '#server/modules/outlets/index.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import { fillKeywordTokens, fillWritingTokens, renewTokens } from '#server/modules/search/index.ts';
import { foldStoredTexts } from './kernel/crud/foldStoredTexts.ts';
import type { Database } from './kernel/database/database.ts';
import { withDatabase } from './kernel/database/db.ts';
import { sqlState } from './kernel/database/errors.ts';
import { migrate } from './kernel/database/migrate.ts';
import { row, run } from './kernel/database/rows.ts';

/** The mark stands at a table that every prepared database has, as a comment, so that a dump takes it along. */
const marked = 'drizzle.__drizzle_migrations';
const markOf = (build: string): string => `prepared by ${build}`;

const isPrepared = async (build: string): Promise<boolean> => {
  const { mark } = await row(
    z.object({ mark: z.string().nullable() }),
    sql`select obj_description(to_regclass(${marked}), 'pg_class') as mark`,
  );
  return mark === markOf(build);
};

const setMark = async (build: string): Promise<void> => {
  try {
    await run(sql.raw(`comment on table ${marked} is '${markOf(build)}'`));
  } catch (error) {
    // an account that does not own the tables: the next start prepares anew
    if (sqlState(error) !== '42501') throw error;
  }
};

/** Makes what is kept beside stored texts, where it is missing: folded copies, keys of addresses, tokens of words. */
export const completeStoredTexts = async (say: (renewed: number) => void = () => {}): Promise<void> => {
  await foldStoredTexts();
  await rekeyAddresses();
  await fillKeywordTokens();
  await renewTokens(say);
  await fillWritingTokens();
  await canonicalAddresses();
};

/**
 * Brings the database to what this version needs: tables, base data, and what it keeps beside stored texts. Says how far it
 * is where that takes minutes. What one build has done with a database it does not do again.
 * @param build letters and digits that name the build, and nothing else; undefined runs every step
 * @param say hears how many search tokens have been renewed
 * @returns whether there was anything to look at
 * @throws StartProblem as `migrate`
 */
export const prepareDatabase = async (
  database: Database,
  build: string | undefined,
  say: (renewed: number) => void = () => {},
): Promise<boolean> => {
  if (build && (await withDatabase(database, () => isPrepared(build)))) return false;
  await migrate(database);
  await withDatabase(database, async () => {
    await insertBaseData();
    await completeStoredTexts(say);
    if (build) await setMark(build);
  });
  return true;
};
