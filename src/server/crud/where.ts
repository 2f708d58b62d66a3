import { and, between, eq, gte, inArray, like, lt, lte, type SQL } from 'drizzle-orm';
import { fieldOf } from '#contract/entityFields.ts';
import type { Caller } from '../access/caller.ts';
import { fold } from '../features/search/fold.ts';
import { policyOf } from '../policies/policies.ts';
import { isGuarded } from './guarded.ts';
import type { Filter } from './listQuery.ts';
import type { Source } from './source.ts';
import { columnOf } from './tables.ts';

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Who sees a value masked must not guess it piece by piece: only the whole value finds the record. */
const wholeValue = (source: Source, { field, text }: { field: string; text: string }): SQL => {
  const isFolded = fieldOf(source.spec, field)?.foldedIn !== undefined;
  return isFolded ? eq(source.folded(field), fold(text)) : eq(source.column(field), text);
};

const conditionOf = (source: Source, caller: Caller | null, filter: Filter): SQL | undefined => {
  const isText = filter.op === 'contains' || filter.op === 'startsWith';
  if (isText && isGuarded(source.spec, filter.field, caller)) return wholeValue(source, filter);
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

/** Rows of this entity that are there, deleted ones too where the schema lists them, and that the caller may see. */
export const visibleRows = (source: Source, caller: Caller | null): SQL | undefined => {
  const { spec, base } = source;
  const kind = Object.entries(spec.table.where ?? {}).map(([name, value]) => eq(columnOf(base, name), value));
  const isThere = spec.deleted === 'listed' ? undefined : eq(columnOf(base, 'delYn'), 'N');
  return and(...kind, isThere, policyOf(spec)?.scope(caller, source));
};

export const whereOf = (source: Source, caller: Caller | null, filters: readonly Filter[]): SQL | undefined =>
  and(visibleRows(source, caller), ...filters.map((filter) => conditionOf(source, caller, filter)));
