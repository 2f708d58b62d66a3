import { and, eq, or, type SQL } from 'drizzle-orm';
import type { Caller } from '../access/caller.ts';
import { policyOf } from '../policies/policies.ts';
import { conditionOf } from './condition.ts';
import type { Filter } from './listQuery.ts';
import type { Source } from './source.ts';
import { columnOf } from './tables.ts';

/**
 * Rows of this entity that are there, deleted ones too where the schema lists them, and that the caller may see; or the
 * deleted ones alone.
 */
export const visibleRows = (
  source: Source,
  caller: Caller | null,
  { deleted = false }: { deleted?: boolean } = {},
): SQL | undefined => {
  const { spec, base } = source;
  const kind = Object.entries(spec.table.where ?? {}).map(([name, value]) => eq(columnOf(base, name), value));
  const delYn = columnOf(base, 'delYn');
  const isThere = spec.deleted === 'listed' && !deleted ? undefined : eq(delYn, deleted ? 'Y' : 'N');
  return and(...kind, isThere, policyOf(spec)?.scope(caller, source));
};

/** What the policy understands by the filter, or the filter over its column. */
const conditionFor = (source: Source, caller: Caller | null, filter: Filter): SQL | undefined => {
  const own = policyOf(source.spec)?.conditions?.[filter.field];
  if (own && filter.op === 'contains') return own(caller, source, filter.text);
  if (own && filter.op === 'equals')
    return or(...filter.values.map((value) => own(caller, source, String(value))));
  return conditionOf(source, caller, filter);
};

export const whereOf = (source: Source, caller: Caller | null, filters: readonly Filter[]): SQL | undefined =>
  and(visibleRows(source, caller), ...filters.map((filter) => conditionFor(source, caller, filter)));
