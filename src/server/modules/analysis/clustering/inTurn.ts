import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { turns } from '#server/kernel/database/clusterNotes.ts';
import { advisoryLock } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';

const counted = z.object({ turn: z.coerce.number().int() });

/**
 * Runs `work` in a transaction, alone among all who write highlights: clusterers of every process, and people who merge
 * and split. Turns are counted, those too that came to nothing: who finds that the next number is not its own knows
 * that somebody has written meanwhile.
 */
export const inTurn = <T>(work: (turn: number) => Promise<T>): Promise<T> =>
  advisoryLock('clusters', async () => {
    const { turn } = await row(counted, sql`select nextval(${sql.raw(`'${turns}'`)}) as turn`);
    return work(turn);
  });
