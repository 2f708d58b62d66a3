import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { asMeans } from '#contract/particles.ts';
import { uniqueViolation } from '../database/errors.ts';
import { duplicate } from '../failure.ts';

/** The field as a form shows it: for a derived field, the field that it is made of. */
const shownField = (spec: EntitySpec, name: string): FieldSpec | undefined => {
  const field = fieldOf(spec, name);
  return field?.madeOf ? fieldOf(spec, field.madeOf) : field;
};

/** A violated unique rule over several fields is reported once, on the first of them. */
const problemOf = (spec: EntitySpec, [first = spec.key, ...rest]: readonly string[]): FieldProblem => {
  const field = shownField(spec, first);
  const { name = first, label = first, duplicateMessage } = field ?? {};
  const others = rest.map((other) => shownField(spec, other)?.label ?? other).join(', ');
  const same = others ? `같은 ${asMeans(others)} ` : '';
  return { name, label, message: duplicateMessage ?? `${same}이미 등록된 ${label}입니다.` };
};

/** Runs a write; a violated unique rule becomes a 409 that names the field. */
export const refusingDuplicates = async <T>(spec: EntitySpec, write: () => Promise<T>): Promise<T> => {
  try {
    return await write();
  } catch (error) {
    const violation = uniqueViolation(error);
    if (!violation) throw error;
    const broken = spec.uniqueIndexes?.findIndex((name) => name === violation.constraint) ?? -1;
    const rule = spec.unique[broken] ?? [spec.key];
    throw duplicate([problemOf(spec, rule)]);
  }
};
