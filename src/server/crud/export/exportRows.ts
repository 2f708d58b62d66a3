import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { bodyFields } from '#contract/entityFields.ts';
import type { Caller } from '../../access/caller.ts';
import { currentDatabase, withDatabase } from '../../database/db.ts';
import { literalNumber } from '../../database/literals.ts';
import type { ListQuery } from '../listQuery.ts';
import { ownOrder, sortedBy } from '../order.ts';
import { readRows } from '../readRows.ts';
import type { Source } from '../source.ts';
import { columnOf } from '../tables.ts';
import { whereOf } from '../where.ts';

type Row = Record<string, unknown>;

/** Rows of one statement: on the embedded database everybody else waits meanwhile. */
const usualBatch = 500;
/** Long texts weigh as much as many rows without them. */
const batchOfBodies = 100;

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

/**
 * Every row of the list, in its order, in batches. Each batch begins after the last row of the one before, so rows
 * that come or go meanwhile neither repeat nor shift others.
 */
export async function* exportRows(
  source: Source,
  caller: Caller | null,
  query: ListQuery,
  names: readonly string[],
  extra?: SQL,
): AsyncGenerator<Row[]> {
  const { spec } = source;
  const database = currentDatabase();
  const bodies = new Set(bodyFields(spec).map(({ name }) => name));
  const batchSize = names.some((name) => bodies.has(name)) ? batchOfBodies : usualBatch;
  const own = ownOrder(source, query.sort.field);
  const read = [...new Set([...names, ...(own ? [] : [query.sort.field]), spec.key])];
  const batch = async (place: Place): Promise<Row[]> => {
    const where = and(whereOf(source, caller, query.filters), extra, beyond(source, query, place));
    return readRows(
      source,
      read,
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
    let last: Row | undefined;
    do {
      const rows = await withDatabase(database, () => batch({ stage, ...(last && { last }) }));
      if (rows.length) yield rows;
      last = rows.length === batchSize ? rows.at(-1) : undefined;
    } while (last);
  }
}
