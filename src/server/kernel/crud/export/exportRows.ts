import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { bodyFields } from '#contract/entityFields.ts';
import type { Caller } from '../../access/caller.ts';
import { currentDatabase, sameDatabase } from '../../database/db.ts';
import { literalNumber } from '../../database/literals.ts';
import { columnOf } from '../../database/tables.ts';
import type { ListQuery } from '../listQuery.ts';
import { ownOrder, sortedBy } from '../policies.ts';
import { readRows } from '../readRows.ts';
import type { Source } from '../source.ts';
import { whereOf } from '../where.ts';

type Row = Record<string, unknown>;

/**
 * Rows of one statement. On the embedded database everybody else waits meanwhile (some 25 ms), and fewer would have the
 * export queue behind all other work more often.
 */
const batchSizes = { postgres: 2_000, pglite: 1_000 } as const;
/** Long texts weigh as much as so many rows without them. */
const weightOfBodies = 8;
/** Rows that are handed on at a time: between two such pieces the process has its turn for others. */
const pieceSize = 250;

/** Where a row holds what the policy sorts it by. */
const ownPlace = 'sortedBy';

/** Where the next batch begins, in the two stages of a list: rows with a value to sort by, then those without. */
interface Place {
  stage: 'valued' | 'empty';
  last?: Row;
}

const beyond = (source: Source, { sort }: ListQuery, { stage, last }: Place): SQL | undefined => {
  const { spec, base } = source;
  const key = columnOf(base, spec.key);
  const own = ownOrder(source, sort.field);
  const by = own ?? source.column(sort.field);
  const sign = sql.raw(sort.order === 'ASC' ? '>' : '<');
  const keyAfter = last && sql`${key} ${sign} ${sql.param(last[spec.key], key)}`;
  if (sort.field === spec.key) return keyAfter;
  if (stage === 'empty') return and(isNull(by), keyAfter);
  const place = own ? sql`${last?.[ownPlace]}` : sql.param(last?.[sort.field], source.column(sort.field));
  const after = last && sql`(${by}, ${key}) ${sign} (${place}, ${sql.param(last[spec.key], key)})`;
  return and(isNotNull(by), after);
};

/**
 * The order of the list. Where every row has a value, nulls may stand where the index has them for either direction,
 * so that the database steps along it.
 */
const orderOf = (source: Source, { sort }: ListQuery): SQL[] => {
  const { spec, base } = source;
  const direction = sort.order === 'ASC' ? sql`asc nulls first` : sql`desc nulls last`;
  const key = columnOf(base, spec.key);
  const by = sort.field === spec.key ? [key] : [sortedBy(source, sort.field), key];
  return by.map((one) => sql`${one} ${direction}`);
};

async function* piecesOf(rows: readonly Row[]): AsyncGenerator<Row[]> {
  for (let from = 0; from < rows.length; from += pieceSize) {
    yield rows.slice(from, from + pieceSize);
    await othersTurn();
  }
}

/** The batches of a stage; each is asked for as soon as the one before is there, and waits for its reader. */
async function* batchesOf(
  read: (last?: Row) => Promise<Row[]>,
  isLast: (rows: readonly Row[]) => boolean,
): AsyncGenerator<Row[]> {
  let next: Promise<Row[]> | undefined = read();
  while (next) {
    const rows: Row[] = await next;
    next = isLast(rows) ? undefined : read(rows.at(-1));
    // a reader who goes away does not hear of it
    next?.catch(() => {});
    yield* piecesOf(rows);
  }
}

/**
 * Every row of the list, in its order, in pieces. Each statement begins after the last row of the one before, so rows
 * that come or go meanwhile neither repeat nor shift others. One statement's rows are read ahead of the reader.
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
