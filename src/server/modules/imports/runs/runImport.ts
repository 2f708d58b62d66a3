import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { listImportBatch } from '#generated/tables/index.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { paced } from '#server/kernel/database/pace.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import type { RunningJob } from '#server/kernel/jobs/job.ts';
import { itemsIn, type JudgedLine, judgedBatches, outcomesOf, rowsOf } from './judgedBatches.ts';
import {
  activeRun,
  addCounts,
  columnsOf,
  contextOf,
  type Run,
  type RunResult,
  resultOf,
  runWith,
  targetOf,
  updateRun,
} from './runs.ts';

type Job = Pick<RunningJob, 'isOver' | 'isLastTry'>;

/** A refused line, as stored with its batch. */
export type RefusedLine = [line: number, reason: string];

/** What a batch adds to the result of its run. */
const counted = (
  result: RunResult,
  lines: ReturnType<typeof outcomesOf>,
): { result: RunResult; refused: RefusedLine[] } => {
  const sum = { ...result, more: { ...result.more } };
  const refused: RefusedLine[] = [];
  for (const { line, outcome } of lines) {
    sum[outcome.stateCd] += 1;
    addCounts(sum.more, outcome.more);
    if (outcome.stateCd === 'refused') refused.push([line, outcome.remark ?? '']);
  }
  return { result: sum, refused };
};

/** Stores the rest of a list. @returns whether to stop before the end */
const continueStoring = async (
  catalogue: Catalogue,
  files: FileStore,
  run: Run,
  { isOver }: Job,
): Promise<void | 'more'> => {
  const target = targetOf(run);
  const { listImportId, fileId, lineNo, rowCnt } = run;
  const context = await contextOf(catalogue, run);
  const store = await target.store(context);
  let result = resultOf(run);
  let { readCnt } = run;
  const inTurn = paced();
  const save = async (batch: readonly JudgedLine[]): Promise<void> => {
    let after = result;
    await store(itemsIn(batch), async ({ outcomes, undo }) => {
      const found = counted(result, outcomesOf(batch, outcomes));
      after = found.result;
      if (undo !== null || found.refused.length)
        await db()
          .insert(listImportBatch)
          .values({ listImportId, undoCn: undo, rfslCn: found.refused.length ? found.refused : null });
      await updateRun(listImportId, {
        lineNo: batch.at(-1)?.line ?? lineNo,
        readCnt: readCnt + batch.length,
        rsltCn: after,
      });
    });
    result = after;
    readCnt += batch.length;
  };
  for await (const batch of judgedBatches(
    target,
    context,
    rowsOf(files, fileId ?? '', lineNo),
    columnsOf(run).fields,
  )) {
    await inTurn(() => save(batch));
    if (isOver() && readCnt < rowCnt) return 'more';
  }
  await target.finish?.(context);
  await updateRun(listImportId, { sttsCd: 'done' });
  return undefined;
};

const lastBatch = async (listImportId: number) =>
  (
    await db()
      .select()
      .from(listImportBatch)
      .where(and(eq(listImportBatch.listImportId, listImportId), isNotNull(listImportBatch.undoCn)))
      .orderBy(desc(listImportBatch.listImportBatchId))
      .limit(1)
  )[0];

/** Undoes the batches of a list, the last one first. @returns whether to stop before the end */
const continueUndoing = async (catalogue: Catalogue, run: Run, { isOver }: Job): Promise<void | 'more'> => {
  const target = targetOf(run);
  const { listImportId } = run;
  const context = await contextOf(catalogue, run);
  const result = resultOf(run);
  const inTurn = paced();
  for (let batch = await lastBatch(listImportId); batch; batch = await lastBatch(listImportId)) {
    const { listImportBatchId, undoCn } = batch;
    const done = await inTurn(() =>
      inTransaction(async () => {
        const undone = await target.undo(context, undoCn);
        const sum = {
          removed: result.undone.removed + undone.removed,
          left: result.undone.left + undone.left,
          more: { ...result.undone.more },
        };
        addCounts(sum.more, undone.more);
        await db()
          .update(listImportBatch)
          .set({ undoCn: null })
          .where(eq(listImportBatch.listImportBatchId, listImportBatchId));
        await updateRun(listImportId, { rsltCn: { ...result, undone: sum } });
        return sum;
      }),
    );
    result.undone = done;
    if (isOver()) return 'more';
  }
  await updateRun(listImportId, { sttsCd: 'undone', undoDt: new Date() });
  return undefined;
};

/**
 * The work of the job: stores or undoes the next list. Batches are stored with what undoing them takes; after an
 * interruption it goes on where it was.
 */
export const runImport = async (catalogue: Catalogue, files: FileStore, job: Job): Promise<void | 'more'> => {
  const run = await activeRun();
  if (!run) return undefined;
  const isUndoing = run.sttsCd === 'undoing';
  try {
    const more = await (isUndoing
      ? continueUndoing(catalogue, run, job)
      : continueStoring(catalogue, files, run, job));
    return more ?? ((await activeRun()) && 'more');
  } catch (error) {
    const { sttsCd } = await runWith(run.listImportId);
    if (job.isLastTry && sttsCd === run.sttsCd) await updateRun(run.listImportId, { sttsCd: 'failed' });
    throw error;
  }
};
