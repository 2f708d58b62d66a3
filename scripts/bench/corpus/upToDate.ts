import '#server/derived.ts';
import { openDatabase } from '#server/kernel/database/client.ts';
import { withDatabase } from '#server/kernel/database/db.ts';
import { migrate } from '#server/kernel/database/migrate.ts';
import { environment } from '#server/kernel/settings/environment.ts';
import { StartProblem } from '#server/kernel/settings/startProblem.ts';
import { vacuumKeywords } from '#server/modules/platform/index.ts';
// past the index: the corpus is brought up to date as the job would
import { renewBlocks } from '#server/modules/search/blocks/renewBlocks.ts';
import { recountChangedMonths } from '#server/modules/statistics/index.ts';
import type { Place } from '../bench.ts';

/**
 * Migrates a kept database, and computes the counts that its server would compute within a minute.
 * @throws StartProblem if an applied migration has changed
 */
export const bringUpToDate = async (place: Place): Promise<void> => {
  const database = await openDatabase(environment({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...place }));
  try {
    await migrate(database);
    await withDatabase(database, async () => {
      if (await recountChangedMonths()) await vacuumKeywords();
      await renewBlocks();
    });
  } finally {
    await database.close();
  }
};

/** `bringUpToDate`, returning whether it succeeded: it fails if an applied migration has changed. */
export const canBeBroughtUp = async (place: Place): Promise<boolean> => {
  try {
    await bringUpToDate(place);
    return true;
  } catch (error) {
    if (error instanceof StartProblem) return false;
    throw error;
  }
};
