import type { ImportLine, ImportRun } from '#generated/types/listImportCalls.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import type { TableRow } from '../table/readTable.ts';
import { itemsIn, judgedBatches, outcomesOf, rowsOf } from './judgedBatches.ts';
import { addCounts, answerOf, contextOf, furtherCounts, type Run, targetOf } from './runs.ts';

/** Maximum of rows that a dry run looks at: somebody waits for it. */
export const maxTried = 10_000;

/** Maximum of refused lines, and of others, in an answer; more are only counted. */
const maxShown = 100;

async function* first(rows: AsyncIterable<TableRow>, count: number): AsyncGenerator<TableRow> {
  let left = count;
  for await (const row of rows) {
    if (left-- <= 0) return;
    yield row;
  }
}

/** Counts what importing the first rows of a list would do, and shows its refused and its first lines. Stores nothing. */
export const tryRun = async (
  catalogue: Catalogue,
  store: FileStore,
  run: Run,
  fields: readonly string[],
): Promise<ImportRun> => {
  const target = targetOf(run);
  const context = await contextOf(catalogue, run);
  const trial = target.trial(context);
  const counts = { new: 0, filled: 0, known: 0, refused: 0 };
  const more: Record<string, number> = {};
  const [refused, others]: [ImportLine[], ImportLine[]] = [[], []];
  let readCnt = 0;
  const rows = first(rowsOf(store, run.fileId ?? ''), maxTried);
  for await (const batch of judgedBatches(target, context, rows, fields))
    for (const { line, judged, outcome } of outcomesOf(batch, await trial(itemsIn(batch)))) {
      readCnt += 1;
      counts[outcome.stateCd] += 1;
      addCounts(more, outcome.more);
      const shown = outcome.stateCd === 'refused' ? refused : others;
      const { title, detail } = judged;
      const { stateCd, remark } = outcome;
      if (shown.length < maxShown) shown.push({ line, title, detail, stateCd, remark });
    }
  return {
    ...answerOf(run, null),
    sttsCd: 'trial',
    readCnt,
    newCnt: counts.new,
    filledCnt: counts.filled,
    knownCnt: counts.known,
    refusedCnt: counts.refused,
    ...furtherCounts(target, more),
    items: [...refused, ...others],
  };
};
