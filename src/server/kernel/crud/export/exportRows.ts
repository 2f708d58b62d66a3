import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { bodyFields } from '#contract/entityFields.ts';
import type { Caller } from '../../access/caller.ts';
import { currentDatabase, sameDatabase } from '../../database/db.ts';
import { columnOf, literalNumber } from '../../database/fragments.ts';
import type { ListQuery } from '../listQuery.ts';
import { ownOrder } from '../policies.ts';
import { isPastRow, orderOf } from '../readList.ts';
import { readRows } from '../readRows.ts';
import type { Source } from '../source.ts';
import { whereOf } from '../where.ts';

type Row = Record<string, unknown>;

/**
 * Rows per statement. On the embedded database all other requests wait for a statement (about 25 ms); with smaller
 * batches the export would queue behind other work more often.
 */
const batchSizes = { postgres: 2_000, pglite: 1_000 } as const;
/** A row with long texts counts as this many rows without them. */
const weightOfBodies = 8;
/** Rows yielded at a time: between two pieces the process can serve other requests. */
const pieceSize = 250;

/** Property of a row for the value by which the policy sorts. */
const ownPlace = 'sortedBy';

/**
 * Start of the next batch, in the two stages of a list: first rows with a value in the sort field, then rows without.
 */
interface Place {
  stage: 'valued' | 'empty';
  last?: Row;
}

const beyond = (source: Source, { sort }: ListQuery, { stage, last }: Place): SQL | undefined => {
  const { spec, base } = source;
  const key = columnOf(base, spec.key);
  const own = ownOrder(source, sort.field);
  const by = own ?? source.column(sort.field);
  const isAscending = sort.order === 'ASC';
  const keyValue = sql.param(last?.[spec.key], key);
  const keyAfter = last && (isAscending ? gt(key, keyValue) : lt(key, keyValue));
  if (sort.field === spec.key) return keyAfter;
  if (stage === 'empty') return and(isNull(by), keyAfter);
  const place = own ? sql`${last?.[ownPlace]}` : sql.param(last?.[sort.field], source.column(sort.field));
  const after = last && isPastRow({ by, key, isAscending }, place, keyValue);
  return and(isNotNull(by), after);
};

async function* piecesOf(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += pieceSize) {
    yield rows.slice(from, from + pieceSize);
    await othersTurn();
  }
}

/** The batches of a stage; each is requested as soon as the previous one has arrived, one batch ahead of the reader. */
async function* batchesOf(
  read: (last?: Row) => Promise<Row[]>,
  isLast: (rows: readonly Row[]) => boolean,
): AsyncGenerator<Row[]> {
  let next: Promise<Row[]> | undefined = read();
  while (next) {
    const rows: Row[] = await next;
    next = isLast(rows) ? undefined : read(rows.at(-1));
    // if the reader aborts, nothing else handles this error
    next?.catch(() => {});
    yield* piecesOf(rows);
  }
}

/**
 * Every row of the list, in its order, in pieces. Each statement starts after the last row of the previous one, so that
 * concurrent inserts and deletes neither repeat nor skip other rows. One statement is read ahead of the reader.
 */
export async function* exportRows(
  source: Source,
  caller: Caller | null,
  query: ListQuery,
  names: readonly string[],
  extra?: SQL,
): AsyncGenerator<Row[]> {
  const { spec } = source;
  const here = sameDatabase();
  const bodies = new Set(bodyFields(spec).map(({ name }) => name));
  const weight = names.some((name) => bodies.has(name)) ? weightOfBodies : 1;
  const batchSize = batchSizes[currentDatabase().engine] / weight;
  const own = ownOrder(source, query.sort.field);
  const columns = [...new Set([...names, ...(own ? [] : [query.sort.field]), spec.key])];
  const batch = async (place: Place): Promise<Row[]> => {
    const where = and(whereOf(source, caller, query.filters), extra, beyond(source, query, place));
    return readRows(
      source,
      columns,
      (rows) =>
        rows
          .where(where)
          .orderBy(...orderOf(source, query))
          .limit(literalNumber(batchSize)),
      own && { [ownPlace]: own },
    );
  };
  for (const stage of query.sort.field === spec.key
    ? (['valued'] as const)
    : (['valued', 'empty'] as const)) {
    const read = (last?: Row) => here(() => batch({ stage, ...(last && { last }) }));
    yield* batchesOf(read, (rows) => rows.length < batchSize);
  }
}
