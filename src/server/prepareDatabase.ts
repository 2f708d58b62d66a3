import './derived.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { insertWords } from '#server/modules/analysis/index.ts';
import { insertIssues } from '#server/modules/articles/index.ts';
import { insertWorldOutlets } from '#server/modules/outlets/index.ts';
import { insertBaseData } from '#server/modules/platform/index.ts';
import type { Database } from './kernel/database/database.ts';
import { withDatabase } from './kernel/database/db.ts';
import { lacksRight } from './kernel/database/errors.ts';
import { migrate, refuseUnfinishedOrMoved } from './kernel/database/migrate.ts';
import { row, run } from './kernel/database/rows.ts';

/** The mark is a comment on a table that every prepared database has, so that a dump includes it. */
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
    // the account does not own the tables: the next start prepares again
    if (!lacksRight(error)) throw error;
  }
};

/**
 * Prepares the database for this version before it is used: tables and base data. (Stored data are upgraded after the
 * start, see dataUpgrade.ts.) The steps run once per build.
 * @param name letters and digits that name the build, and nothing else; undefined runs every step
 * @param options.world whether the outlets of the world, the words of the dictionary and the related issues belong to the base data: not in a
 *   demonstration, which has its own
 * @returns whether the steps ran
 * @throws StartProblem as `migrate`
 */
export const prepareDatabase = async (
  database: Database,
  name: string | undefined,
  { world = false }: { world?: boolean } = {},
): Promise<boolean> => {
  const build = name && world ? `${name} with the world` : name;
  await refuseUnfinishedOrMoved(database.handle);
  if (build && (await withDatabase(database, () => isPrepared(build)))) return false;
  await migrate(database);
  await withDatabase(database, async () => {
    await insertBaseData();
    if (world) {
      await insertWorldOutlets();
      await insertWords();
      await insertIssues();
    }
    if (build) await setMark(build);
  });
  return true;
};
