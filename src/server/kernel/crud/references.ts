import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { db } from '../database/db.ts';
import { columnOf } from '../database/fragments.ts';
import { settleAll } from '../database/settleAll.ts';
import { validationFailure } from '../failure.ts';
import { policyOf } from './policies.ts';
import { type Source, sourceOf, tableOf } from './source.ts';
import { visibleRows } from './where.ts';

/** Values that a row must have to be chosen in pickers and references; other rows only appear in lists and details. */
const choosable: Record<string, Record<string, string>> = {
  user: { userAprvYn: 'Y' },
};

interface Choice {
  /**
   * Include rows that are out of use: to find records that still reference them, or to reference rows that are not in
   * use yet.
   */
  unused?: boolean;
}

/**
 * Condition for pickers and for new references to the entity: rows that are out of use stay where they are stored but
 * cannot be chosen again. undefined = every visible row.
 */
export const choosableRows = ({ spec, base }: Source, { unused = false }: Choice = {}): SQL | undefined =>
  and(
    spec.deleted === 'listed' ? eq(columnOf(base, 'delYn'), 'N') : undefined,
    !unused && fieldOf(spec, 'useYn') ? eq(columnOf(base, 'useYn'), 'Y') : undefined,
    ...Object.entries(choosable[spec.name] ?? {}).map(([name, value]) => eq(columnOf(base, name), value)),
  );

/** Deeper than any tree of the product; a longer walk indicates a cycle. */
const maxDepth = 100;

/** Refuses a parent that is the record itself or one of its descendants. */
export const assertAcyclic = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  key: unknown,
  parent: unknown,
): Promise<void> => {
  const { tree } = spec;
  if (!tree || parent === null || parent === undefined) return;
  const table = tableOf(catalogue, spec);
  let at: unknown = parent;
  for (let steps = 0; at !== null && at !== undefined; steps++) {
    if (at === key || steps > maxDepth) {
      const label = fieldOf(spec, tree.parent)?.label ?? tree.parent;
      throw validationFailure([
        invalid(tree.parent, label, `${label}(으)로 자신이나 하위 항목을 고를 수 없습니다.`),
      ]);
    }
    const [row] = (await db()
      .select({ parent: columnOf(table, tree.parent) })
      .from(table)
      .where(eq(columnOf(table, spec.key), at))) as { parent: unknown }[];
    at = row?.parent;
  }
};

type Row = Record<string, unknown>;

const exists = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  field: FieldSpec,
  caller: Caller | null,
  value: unknown,
  left: unknown,
): Promise<boolean> => {
  const target = catalogue.resources[field.ref?.entity ?? 'commonCode'];
  if (!target) return false;
  const source = sourceOf(catalogue, target);
  const master = field.code ? eq(columnOf(source.base, 'upCdId'), field.code) : undefined;
  const filter = Object.entries(field.ref?.filter ?? {}).map(([name, is]) =>
    eq(columnOf(source.base, name), is),
  );
  const where = and(
    eq(columnOf(source.base, target.key), value),
    master,
    visibleRows(source, caller),
    // a child code may be placed under a master code, and a menu under a menu, before the parent is in use
    choosableRows(source, { unused: field.ref?.entity === spec.name }),
    ...filter,
  );
  const keys = [value, left].filter((key) => key !== undefined && key !== null);
  // writers that need both lock them in this order too, which avoids deadlocks
  if (keys.length > 1)
    await db()
      .select({ key: columnOf(source.base, target.key) })
      .from(source.base)
      .where(inArray(columnOf(source.base, target.key), keys))
      .orderBy(columnOf(source.base, target.key))
      .for('key share');
  // locked until the record is stored: a concurrent delete of the target waits, and then finds it in use
  const found = await db()
    .select({ key: columnOf(source.base, target.key) })
    .from(source.base)
    .where(where)
    .for('key share');
  return found.length > 0;
};

/** Reason why the named record cannot be chosen, if its entity defines one. */
const refusedChoice = async (
  catalogue: Catalogue,
  field: FieldSpec,
  caller: Caller | null,
  value: unknown,
): Promise<string | undefined> => {
  const target = catalogue.resources[field.ref?.entity ?? ''];
  const sentenceOf = target && policyOf(target)?.refusedChoice;
  if (!target || !sentenceOf) return undefined;
  const source = sourceOf(catalogue, target);
  const [row] = await db()
    .select()
    .from(source.base)
    .where(and(eq(columnOf(source.base, target.key), value), visibleRows(source, caller)));
  return row && sentenceOf(row as Row);
};

/**
 * References and codes whose target the caller could not choose. Only values that are new to the record are looked up.
 */
export const brokenReferences = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  caller: Caller | null,
  values: Row,
  before: Row = {},
): Promise<FormProblem[]> => {
  const problems = spec.fields.map(async (field): Promise<FormProblem[]> => {
    const value = values[field.name];
    if ((!field.ref && !field.code) || value === undefined || value === null || value === before[field.name])
      return [];
    if (await exists(catalogue, spec, field, caller, value, before[field.name])) return [];
    return [invalid(field.name, field.label, await refusedChoice(catalogue, field, caller, value))];
  });
  return (await settleAll(problems)).flat();
};
