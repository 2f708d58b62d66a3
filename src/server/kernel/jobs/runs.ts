import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { db } from '../database/db.ts';
import { type AnyTable, columnOf } from '../database/fragments.ts';
import { paced } from '../database/pace.ts';
import type { StopCondition } from './job.ts';

/** States (`sttsCd`) of a run with work left. */
export const underWay = ['running', 'undoing'];

/** Long work whose progress is kept in the row of a run: after an interruption the next job goes on where it was. */
export const runsOf = <Table extends AnyTable>(table: Table, key: AnyPgColumn) => {
  type Run = Table['$inferSelect'];
  const sttsCd = columnOf(table, 'sttsCd');
  // drizzle types no rows for a table not known by name
  const where = (condition: SQL | undefined) =>
    db()
      .select()
      .from(table as AnyTable)
      .where(condition);
  return {
    /** The run to continue; undefined if none is under way. */
    activeRun: async (): Promise<Run | undefined> =>
      (await where(inArray(sttsCd, underWay)).orderBy(key).limit(1))[0],
    /** The run, locked until the transaction ends; undefined if it is no longer in this state. */
    lockRun: async (id: number, state: string): Promise<Run | undefined> =>
      (await where(and(eq(key, id), eq(sttsCd, state))).for('update'))[0],
    updateRun: async (id: number, columns: Partial<Run>): Promise<void> => {
      await db()
        .update(table as AnyTable)
        .set({ ...columns, mdfcnDt: new Date() })
        .where(eq(key, id));
    },
  };
};

/**
 * Continues the runs that are under way, slice by slice, with pauses for others.
 * @param slice does the next rows of a run; false: it has come to its end
 * @returns 'more' if work remains
 */
export const continueRuns = async <Run>(
  activeRun: () => Promise<Run | undefined>,
  slice: (run: Run, size: number) => Promise<boolean>,
  { isOver, signal }: StopCondition,
): Promise<void | 'more'> => {
  const batch = paced();
  for (let run = await activeRun(); run; ) {
    if (isOver()) return 'more';
    signal.throwIfAborted();
    const current = run;
    if (!(await batch((size) => slice(current, size)))) run = await activeRun();
  }
  return undefined;
};
