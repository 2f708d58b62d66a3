import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { insertBaseData } from '#server/modules/platform/index.ts';
import type { Database } from './kernel/database/database.ts';
import { withDatabase } from './kernel/database/db.ts';
import { lacksRight } from './kernel/database/errors.ts';
import { migrate, refuseUnfinishedOrMoved } from './kernel/database/migrate.ts';
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
    if (!lacksRight(error)) throw error;
  }
};

/**
 * Brings the database to what this version needs before it can be asked: tables and base data. (Stored data are upgraded
 * behind the start, see dataUpgrade.ts.) What one build has done with a database it does not do again.
 * @param build letters and digits that name the build, and nothing else; undefined runs every step
 * @returns whether there was anything to look at
 * @throws StartProblem as `migrate`
 */
export const prepareDatabase = async (database: Database, build: string | undefined): Promise<boolean> => {
  await refuseUnfinishedOrMoved(database.handle);
  if (build && (await withDatabase(database, () => isPrepared(build)))) return false;
  await migrate(database);
  await withDatabase(database, async () => {
    await insertBaseData();
    if (build) await setMark(build);
  });
  return true;
};
