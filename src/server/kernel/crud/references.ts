import { and, eq, inArray } from 'drizzle-orm';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Caller } from '../access/caller.ts';
import type { Catalogue } from '../calls/catalogue.ts';
import { db } from '../database/db.ts';
import { settleAll } from '../database/settleAll.ts';
import { columnOf } from '../database/tables.ts';
import { choosableRows } from './choosableRows.ts';
import { policyOf } from './policies.ts';
import { sourceOf } from './source.ts';
import { visibleRows } from './where.ts';

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
