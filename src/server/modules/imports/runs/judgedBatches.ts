import { setImmediate as nextTurn } from 'node:timers/promises';
import { notImported } from '#contract/listImport.ts';
import { textBounds } from '#server/kernel/database/pace.ts';
import type { FileStore } from '#server/kernel/files/fileStore.ts';
import { linesOf } from '#server/kernel/text/ndjson.ts';
import { maxRowLength, type TableRow } from '../table/readTable.ts';
import type { ImportContext, ImportTarget, ItemOutcome, Judged } from '../target.ts';

/** Bytes of a row: every character may be escaped, and cells have quotes. */
const maxRowBytes = 8 * maxRowLength;

/** The rows of a list after this line of its file. */
export async function* rowsOf(store: FileStore, fileId: string, after = 0): AsyncGenerator<TableRow> {
  const content = (await store.read(fileId)) as AsyncIterable<Buffer>;
  for await (const { bytes } of linesOf(content, maxRowBytes)) {
    const row = JSON.parse(bytes?.toString('utf8') ?? 'null') as TableRow | null;
    if (row && row[0] > after) yield row;
  }
}

/** A line of a list, judged. */
export interface JudgedLine {
  line: number;
  judged: Judged<unknown>;
}

const recordOf = (cells: readonly string[], fields: readonly string[]): Record<string, string> => {
  const record: Record<string, string> = {};
  for (const [column, field] of fields.entries()) {
    const cell = cells[column];
    if (field === notImported || !cell) continue;
    record[field] = record[field] ? `${record[field]}\n${cell}` : cell;
  }
  return record;
};

/**
 * Judges the rows of a list, and hands them on in batches for short transactions. A server that imports serves its
 * requests between two batches.
 */
export async function* judgedBatches(
  target: ImportTarget,
  context: ImportContext,
  rows: AsyncIterable<TableRow>,
  fields: readonly string[],
): AsyncGenerator<JudgedLine[]> {
  const judge = await target.judge(context);
  let batch: JudgedLine[] = [];
  let characters = 0;
  for await (const [line, cells, problem] of rows) {
    const judged = problem
      ? { refused: problem, title: cells.find((cell) => cell !== '')?.slice(0, 200) ?? null, detail: null }
      : judge(recordOf(cells, fields));
    batch.push({ line, judged });
    for (const cell of cells) characters += cell.length;
    if (batch.length < textBounds.items && characters < textBounds.characters) continue;
    yield batch;
    await nextTurn();
    batch = [];
    characters = 0;
  }
  if (batch.length) yield batch;
}

export const itemsIn = (batch: readonly JudgedLine[]): unknown[] =>
  batch.flatMap(({ judged }) => (judged.refused === undefined ? [judged.item] : []));

/** The outcome of each line, with those of its items. */
export const outcomesOf = (
  batch: readonly JudgedLine[],
  ofItems: readonly ItemOutcome[],
): (JudgedLine & { outcome: ItemOutcome })[] => {
  let at = 0;
  return batch.map((one) => ({
    ...one,
    outcome:
      one.judged.refused === undefined
        ? (ofItems[at++] as ItemOutcome)
        : { stateCd: 'refused', remark: one.judged.refused },
  }));
};
