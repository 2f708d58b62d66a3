import { and, eq, getTableColumns, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { EntitySpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/index.ts';
import { tables } from '#generated/tables/index.ts';
import { db } from '../database/db.ts';
import { neverStop, type StopCondition } from '../jobs/job.ts';
import { fold } from '../text/tokens.ts';

const batchSize = 500;

interface Folded {
  table: PgTable;
  key: string;
  /** Field of the text → field of its folded copy. */
  fields: Map<string, string>;
}

/** Every table with texts that lists search. Entities on one table have the same key. */
const foldedTables = (specs: readonly EntitySpec[], known: Record<string, PgTable>): Folded[] => {
  const found = new Map<string, Folded>();
  for (const spec of specs) {
    const table = known[spec.table.name];
    const own = spec.fields.filter(
      ({ foldedIn, labelOf, column }) => foldedIn && !labelOf && column !== 'computed',
    );
    if (!table || own.length === 0) continue;
    const entry = found.get(spec.table.name) ?? { table, key: spec.key, fields: new Map<string, string>() };
    for (const { name, foldedIn = '' } of own) entry.fields.set(name, foldedIn);
    found.set(spec.table.name, entry);
  }
  return [...found.values()];
};

/** Folds one column: folded rows no longer match the condition, so each batch starts from the beginning. */
const foldColumn = async (
  { table, key }: Folded,
  text: string,
  copy: string,
  isOver: StopCondition['isOver'],
): Promise<number> => {
  const columns = getTableColumns(table);
  const [keyColumn, textColumn, copyColumn] = [columns[key], columns[text], columns[copy]];
  if (!keyColumn || !textColumn || !copyColumn) return 0;
  const open = and(isNotNull(textColumn), isNull(copyColumn)) as SQL;
  let count = 0;
  while (!isOver()) {
    const batch = await db()
      .select({ key: keyColumn, text: textColumn })
      .from(table)
      .where(open)
      .limit(batchSize);
    for (const row of batch) {
      await db()
        .update(table)
        .set({ [copy]: fold(String(row.text)) })
        .where(and(eq(keyColumn, row.key), open));
    }
    count += batch.length;
    if (batch.length < batchSize) break;
  }
  return count;
};

/**
 * Folds, in batches, texts that were stored before lists searched them. Returns the number of rows. If nothing is to be
 * done, it costs one query per folded column.
 */
export const foldStoredTexts = async (
  specs: readonly EntitySpec[] = Object.values(resources),
  known: Record<string, PgTable> = tables,
  { isOver }: Pick<StopCondition, 'isOver'> = neverStop,
): Promise<number> => {
  let count = 0;
  for (const folded of foldedTables(specs, known)) {
    for (const [text, copy] of folded.fields) count += await foldColumn(folded, text, copy, isOver);
  }
  return count;
};
