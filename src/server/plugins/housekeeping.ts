import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { withDatabase } from '../database/db.ts';
import { dropStale } from '../features/housekeeping/dropStale.ts';
import { sweepFiles } from '../features/housekeeping/sweepFiles.ts';
import { dropOldLogs } from '../features/logs/dropOldLogs.ts';
import { markDormant } from '../features/session/dormancy.ts';
import type { Catalogue } from '../operations/catalogue.ts';

const day = 24 * 3_600_000;

/** Once at the start and then every day: accounts that nobody uses fall asleep, and what has gone stale goes. */
export const registerHousekeeping = (
  app: FastifyInstance,
  database: Database,
  { catalogue, dataDir }: { catalogue: Catalogue; dataDir: string },
): void => {
  const keepHouse = async (): Promise<void> => {
    try {
      await withDatabase(database, async () => {
        const asleep = await markDormant();
        await dropStale();
        const dropped = await dropOldLogs();
        if (Object.keys(dropped).length) app.log.info({ rows: dropped }, 'old log rows were dropped');
        const swept = await sweepFiles(catalogue, dataDir);
        if (swept.refusal) app.log.warn(swept.refusal);
        if (swept.orphans || swept.returned || swept.expired) app.log.info(swept, 'files swept');
        if (asleep.length) app.log.info({ accounts: asleep.length }, 'accounts fell asleep');
      });
    } catch (error) {
      // the database may be away for a while: tomorrow is another day
      app.log.warn({ err: error }, 'housekeeping failed');
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => void keepHouse(), day).unref();
    await keepHouse();
  });
  app.addHook('onClose', async () => clearInterval(timer));
};
