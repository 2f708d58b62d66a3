import { and, eq, inArray } from 'drizzle-orm';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { db } from '../database/db.ts';
import type { Catalogue } from '../operations/catalogue.ts';
import { tableOf } from './source.ts';
import { columnOf } from './tables.ts';

type Row = Record<string, unknown>;

const exists = async (catalogue: Catalogue, field: FieldSpec, value: unknown): Promise<boolean> => {
  const target = catalogue.resources[field.ref?.entity ?? 'commonCode'];
  if (!target) return false;
  const table = tableOf(catalogue, target);
  const key = columnOf(table, target.key);
  const master = field.code ? eq(columnOf(table, 'upCdId'), field.code) : undefined;
  const found = await db()
    .select({ key })
    .from(table as never)
    .where(and(inArray(key, [value]), eq(columnOf(table, 'delYn'), 'N'), master))
    .limit(1);
  return found.length > 0;
};

/** References and codes that name nothing. Only values that are new to the record are looked up. */
export const brokenReferences = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  values: Row,
  before: Row = {},
): Promise<FormProblem[]> => {
  const problems: FormProblem[] = [];
  for (const field of spec.fields) {
    const value = values[field.name];
    if ((!field.ref && !field.code) || value === undefined || value === null || value === before[field.name])
      continue;
    if (!(await exists(catalogue, field, value))) problems.push(invalid(field.name, field.label));
  }
  return problems;
};
