import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { choiceFields, itemFields, perEntity, visibleFields } from '#contract/entityFields.ts';
import { maskItem, maskRecord } from './mask.ts';

const isRead = (field: FieldSpec): boolean =>
  !field.column && field.kind !== 'children' && field.kind !== 'files';

/** Fields that one row of a list reads from the database. */
export const itemColumns = perEntity((spec): readonly FieldSpec[] => itemFields(spec).filter(isRead));

/** Fields that one row of a picker reads. */
export const choiceColumns = perEntity((spec): readonly FieldSpec[] => choiceFields(spec).filter(isRead));

/** Fields that a record reads from its own row. */
export const recordColumns = perEntity((spec): readonly FieldSpec[] => visibleFields(spec).filter(isRead));

const asJson = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : (value ?? null));

const plain = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asJson(value)]));

/** Converts one row of a list, in place, to its form in the answer. */
export const presentItem = (
  fields: readonly FieldSpec[],
  row: Record<string, unknown>,
): Record<string, unknown> => {
  for (const name in row) if (row[name] instanceof Date) row[name] = asJson(row[name]);
  return maskItem(fields, row);
};

/**
 * A record as it is sent to the client; children and files are part of `row` already.
 * @template T the entity's generated type: from the same schema as the spec, a relation that TypeScript cannot express
 */
export const presentRecord = <T extends object = Record<string, unknown>>(
  spec: EntitySpec,
  row: Record<string, unknown>,
): T => maskRecord(recordColumns(spec), plain(row)) as T;

/** A record as it is sent to the client, with personal data unmasked. */
export const presentUnmasked = (row: Record<string, unknown>): Record<string, unknown> => ({
  ...plain(row),
  masked: [],
  maskedValues: {},
});

/**
 * A presented row, or several, to which a module has added the answer's further fields.
 * @template T the generated type of the answer: TypeScript cannot follow fields that are added or removed by name
 */
export const asAnswer = <T extends object>(completed: object): T => completed as T;
