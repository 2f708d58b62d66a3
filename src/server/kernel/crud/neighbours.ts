import { and, eq, sql } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { together } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { isPastRow, sortDirection } from './readList.ts';
import type { Row } from './readRecord.ts';
import { selectFrom } from './readRows.ts';
import type { Source } from './source.ts';
import { visibleRows } from './where.ts';

/** The previous or next record: its key and its title. */
export type Neighbour = Row;

/** The list whose neighbours are meant: its rows and its order. */
export interface NeighbourOrder {
  /** Field whose value must equal that of the record, such as its board; absent: all records. */
  within?: string;
  /** Field that orders the list, descending. */
  field: string;
}

const nearest = async (
  source: Source,
  caller: Caller,
  record: Row,
  { within, field }: NeighbourOrder,
  direction: 'before' | 'after',
): Promise<Neighbour | null> => {
  const column = source.column(field);
  const { key: keyName, represents } = source.spec;
  const key = columnOf(source.base, keyName);
  const isAscending = direction === 'before';
  const order = sortDirection(isAscending);
  const here = [sql.param(record[field], column), sql.param(record[keyName], key)] as const;
  const [row] = await selectFrom(source, [keyName, represents])
    .where(
      and(
        within === undefined ? undefined : eq(columnOf(source.base, within), record[within]),
        isPastRow({ by: column, key, isAscending }, ...here),
        visibleRows(source, caller),
      ),
    )
    .orderBy(sql`${column} ${order}`, sql`${key} ${order}`)
    .limit(1);
  return row ?? null;
};

/** The previous and next record of this one in that list, as far as the caller may see them. */
export const neighboursIn = async (
  source: Source,
  caller: Caller,
  record: Row,
  neighbourOrder: NeighbourOrder,
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> => {
  const at = record[neighbourOrder.field];
  if (at === null || at === undefined) return { previous: null, next: null };
  const [previous, next] = await together(() =>
    Promise.all([
      nearest(source, caller, record, neighbourOrder, 'before'),
      nearest(source, caller, record, neighbourOrder, 'after'),
    ]),
  );
  return { previous, next };
};
