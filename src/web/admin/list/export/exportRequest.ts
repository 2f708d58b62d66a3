import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { choosableColumns } from '#contract/entityFields.ts';
import type { Sort } from '#contract/list.ts';
import { askedConditions } from '#web/kit/filters/severalValues.ts';

export interface ExportChoice {
  format: 'xlsx' | 'csv';
  /** Keys of picked rows; empty: all rows that match the conditions. */
  picked: readonly (string | number)[];
  reason: string;
  /** Personal data unmasked. */
  revealed: boolean;
}

/** The source of an export that is only a part of the entity's list. */
export interface ExportSource {
  /** Distinguishes the part from other lists of the entity, for the user's column choice. */
  place: string;
  label: string;
  /** Its own API path, if it has one. */
  path?: string;
  /** Fixed conditions of the part. */
  filter?: Readonly<Record<string, string>>;
}

/** The shown columns that can be exported, and those that exports hold beside them. */
export const exportedColumns = (spec: EntitySpec, shown: readonly string[]): FieldSpec[] => {
  const known = new Map(choosableColumns(spec).map((field) => [field.name, field]));
  const chosen = shown.flatMap((name) => known.get(name) ?? []);
  return [...chosen, ...choosableColumns(spec).filter((field) => field.exported && !chosen.includes(field))];
};

export const personalAmong = (columns: readonly FieldSpec[]): FieldSpec[] =>
  columns.filter(({ personal }) => personal !== undefined);

/** The query of the export: the list's conditions and order, without paging, and the choices of the dialog. */
export const exportQuery = (
  spec: EntitySpec,
  list: { filter: Readonly<Record<string, unknown>>; sort: Sort },
  columns: readonly FieldSpec[],
  { format, picked, reason, revealed }: ExportChoice,
): Record<string, unknown> => {
  const isSortable = spec.fields.some((field) => field.sort && field.name === list.sort.field);
  return {
    ...askedConditions(spec.fields, list.filter),
    ...(isSortable && { sort: `${list.sort.field},${list.sort.order}` }),
    format,
    columns: columns.map(({ name }) => name),
    ...(picked.length && { keys: picked }),
    ...(personalAmong(columns).length && { reason: reason.trim(), ...(revealed && { reveal: 'Y' }) }),
  };
};
