import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { advisoryLock } from '#server/kernel/database/db.ts';
import { row } from '#server/kernel/database/rows.ts';
import { turns } from './triggers.ts';

const counted = z.object({ turn: z.coerce.number().int() });

/**
 * Runs `work` in a transaction under the lock for writing highlights, which clusterers of all processes and users'
 * edits take. Turns are numbered, including failed ones: a process whose next number is not consecutive knows that
 * another one has written in between.
 */
export const inClusterTurn = <T>(work: (turn: number) => Promise<T>): Promise<T> =>
  advisoryLock('clusters', async () => {
    const { turn } = await row(counted, sql`select nextval(${sql.raw(`'${turns}'`)}) as turn`);
    return work(turn);
  });
