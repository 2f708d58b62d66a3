import { and, eq, or, type SQL } from 'drizzle-orm';
import type { EntitySpec } from '#contract/entity.ts';
import type { Caller } from '../access/caller.ts';
import { rendered } from '../database/fragments.ts';
import { type AnyTable, columnOf } from '../database/tables.ts';
import { conditionOf, isFoundByTokens } from './condition.ts';
import type { Filter } from './listQuery.ts';
import { policyOf } from './policies.ts';
import type { Source } from './source.ts';

const deletionCondition = ({ spec, base }: Source, deleted: boolean): SQL | undefined => {
  const kind = Object.entries(spec.table.where ?? {}).map(([name, value]) => eq(columnOf(base, name), value));
  const delYn = columnOf(base, 'delYn');
  const isThere = spec.deleted === 'listed' && !deleted ? undefined : eq(delYn, deleted ? 'Y' : 'N');
  const all = and(...kind, isThere);
  return all && rendered(all);
};

/** Cached by table, since a test may replace the table of an entity. */
const deletionConditions = new WeakMap<
  AnyTable,
  WeakMap<EntitySpec, Record<'there' | 'deleted', SQL | undefined>>
>();

/**
 * Rows of this entity that are not deleted, or all rows if the schema lists deleted ones too; with `deleted` only the
 * deleted ones.
 */
const notDeleted = (source: Source, deleted = false): SQL | undefined => {
  const { spec, base } = source;
  const ofTable = deletionConditions.get(base) ?? new WeakMap();
  deletionConditions.set(base, ofTable);
  const known = ofTable.get(spec) ?? {
    there: deletionCondition(source, false),
    deleted: deletionCondition(source, true),
  };
  ofTable.set(spec, known);
  return deleted ? known.deleted : known.there;
};

/** The rows that the caller may see. */
export const visibleRows = (
  source: Source,
  caller: Caller | null,
  { deleted = false }: { deleted?: boolean } = {},
): SQL | undefined => and(notDeleted(source, deleted), policyOf(source.spec)?.scope(caller, source));

/** The visible rows as disjoint conditions; a single one if the policy defines no parts. */
export const visibleParts = (source: Source, caller: Caller | null): (SQL | undefined)[] => {
  const parts = policyOf(source.spec)?.parts?.(caller, source);
  return parts ? parts.map((part) => and(notDeleted(source), part)) : [visibleRows(source, caller)];
};

/** The policy's own condition for the filter, or the filter over its column. */
const conditionFor = (source: Source, caller: Caller | null, filter: Filter): SQL | undefined => {
  const own = policyOf(source.spec)?.conditions?.[filter.field];
  if (own && filter.op === 'contains') return own(caller, source, filter.text);
  if (own && filter.op === 'equals')
    return or(...filter.values.map((value) => own(caller, source, String(value))));
  return conditionOf(source, filter);
};

const filtered = (source: Source, caller: Caller | null, filters: readonly Filter[]): SQL | undefined =>
  and(...filters.map((filter) => conditionFor(source, caller, filter)));

export const whereOf = (source: Source, caller: Caller | null, filters: readonly Filter[]): SQL | undefined =>
  and(visibleRows(source, caller), filtered(source, caller, filters));

/**
 * The visible rows under the filters, as disjoint conditions. A single one if tokens narrow the rows to few: each part
 * would repeat that lookup.
 */
export const wherePartsOf = (
  source: Source,
  caller: Caller | null,
  filters: readonly Filter[],
): (SQL | undefined)[] => {
  if (filters.some((filter) => isFoundByTokens(source, filter))) return [whereOf(source, caller, filters)];
  const narrower = filtered(source, caller, filters);
  return visibleParts(source, caller).map((part) => and(part, narrower));
};
