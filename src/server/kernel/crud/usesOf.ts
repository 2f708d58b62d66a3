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

/** Rows of a shared table are counted once, under the entity from which the others take their fields. */
const counted = (catalogue: Catalogue): EntitySpec[] => {
  const seen = new Set<string>();
  const owners = Object.values(catalogue.resources).filter(({ table }) => table.like === undefined);
  const others = Object.values(catalogue.resources).filter(({ table }) => table.like !== undefined);
  return [...owners, ...others].filter(({ table }) => {
    const claim = `${table.name} ${JSON.stringify(table.where ?? {})}`;
    const isWhole = [...seen].some((one) => one === `${table.name} {}`);
    if (seen.has(claim) || isWhole) return false;
    seen.add(claim);
    return true;
  });
};

/** Uses of a record: for every field of every entity that `names` selects, the number of records with the key. */
export const usesOf = async (
  catalogue: Catalogue,
  names: (field: FieldSpec, spec: EntitySpec) => boolean,
  key: string | number,
): Promise<Use[]> => {
  const uses: Use[] = [];
  for (const spec of counted(catalogue)) {
    for (const field of spec.fields.filter((one) => hasColumn(one) && names(one, spec)))
      uses.push(await countUses(catalogue, spec, field, key));
  }
  return uses.filter(({ count }) => count > 0);
};

/** "기사 국가 1,234건, 매체 국가 3건" */
export const inWords = (uses: readonly Use[]): string =>
  uses.map(({ label, count }) => `${label} ${countText(count)}`).join(', ');
