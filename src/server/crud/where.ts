import { and, between, eq, gte, inArray, like, lt, lte, type SQL } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { fold } from '../features/search/fold.ts';
import { policyOf } from '../policies/policy.ts';
import type { Filter } from './listQuery.ts';
import type { Source } from './source.ts';
import { columnOf } from './tables.ts';

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

const conditionOf = (source: Source, filter: Filter): SQL | undefined => {
  switch (filter.op) {
    case 'equals': {
      const column = source.column(filter.field);
      return filter.values.length === 1 ? eq(column, filter.values[0]) : inArray(column, filter.values);
    }
    case 'contains':
      return like(source.folded(filter.field), `%${escaped(fold(filter.text))}%`);
    case 'startsWith':
      return like(source.column(filter.field), `${escaped(filter.text)}%`);
    default: {
      const column = source.column(filter.field);
      const { from, to, before } = filter;
      if (from !== undefined && to !== undefined) return between(column, from, to);
      return and(
        from === undefined ? undefined : gte(column, from),
        to === undefined ? undefined : lte(column, to),
        before === undefined ? undefined : lt(column, before),
      );
    }
  }
};

/** Rows of this entity that are there and that the caller may see. */
export const visibleRows = (source: Source, caller: Caller | null): SQL | undefined => {
  const { spec, base } = source;
  const kind = Object.entries(spec.table.where ?? {}).map(([name, value]) => eq(columnOf(base, name), value));
  return and(...kind, eq(columnOf(base, 'delYn'), 'N'), policyOf(spec)?.scope(caller, source));
};

export const whereOf = (source: Source, caller: Caller | null, filters: readonly Filter[]): SQL | undefined =>
  and(visibleRows(source, caller), ...filters.map((filter) => conditionOf(source, filter)));
