import { and, eq, sql } from 'drizzle-orm';
import { countText } from '#contract/countText.ts';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { reader } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { tableOf } from './source.ts';

/** The number of records of one entity that reference a record in one field. */
export interface Use {
  /** "기사 국가" */
  label: string;
  count: number;
}

const hasColumn = (field: FieldSpec): boolean => field.column !== 'computed' && !field.labelOf;

const countUses = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  field: FieldSpec,
  key: unknown,
): Promise<Use> => {
  const table = tableOf(catalogue, spec);
  const kind = Object.entries(spec.table.where ?? {}).map(([name, value]) =>
    eq(columnOf(table, name), value),
  );
  const [row] = (await reader()
    .select({ n: sql<number>`count(*)::int` })
    .from(table)
    .where(and(eq(columnOf(table, field.name), key), eq(columnOf(table, 'delYn'), 'N'), ...kind))) as {
    n: number;
  }[];
  return { label: `${spec.label} ${field.label}`, count: Number(row?.n ?? 0) };
};

/**
 * The entities under which rows are counted: of several that share the rows of a table, only the first, and of an entity
 * with a whole table none of its kinds. Entities that take their fields from another come after all others.
 */
const countedEntities = ({ resources }: Catalogue): EntitySpec[] => {
  const isCopy = ({ table }: EntitySpec): boolean => table.like !== undefined;
  const ordered = Object.values(resources).toSorted(
    (one, other) => Number(isCopy(one)) - Number(isCopy(other)),
  );
  const rowsOf = ({ table }: EntitySpec, where = table.where ?? {}): string =>
    `${table.name} ${JSON.stringify(where)}`;
  const counted = new Set<string>();
  return ordered.filter((spec) => {
    if (counted.has(rowsOf(spec)) || counted.has(rowsOf(spec, {}))) return false;
    counted.add(rowsOf(spec));
    return true;
  });
};

/**
 * Uses of a record: for every field of every entity that `isUse` selects, the number of records with the key; those with
 * none are left out.
 */
export const usesOf = async (
  catalogue: Catalogue,
  isUse: (field: FieldSpec, spec: EntitySpec) => boolean,
  key: string | number,
): Promise<Use[]> => {
  const uses: Use[] = [];
  for (const spec of countedEntities(catalogue)) {
    for (const field of spec.fields.filter((one) => hasColumn(one) && isUse(one, spec)))
      uses.push(await countUses(catalogue, spec, field, key));
  }
  return uses.filter(({ count }) => count > 0);
};

/** "기사 국가 1,234건, 매체 국가 3건" */
export const inWords = (uses: readonly Use[]): string =>
  uses.map(({ label, count }) => `${label} ${countText(count)}`).join(', ');
