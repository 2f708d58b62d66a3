import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { exportableColumns } from '#contract/entityFields.ts';
import type { Sort } from '#contract/list.ts';

export interface ExportChoice {
  format: 'xlsx' | 'csv';
  /** Keys of picked rows; none: every row under the conditions. */
  picked: readonly (string | number)[];
  reason: string;
  /** Personal data as it is. */
  revealed: boolean;
}

/** Where a file comes from that is only a part of the entity's list. */
export interface ExportSource {
  /** Tells the part from the other lists of the entity, for the columns that a person chose. */
  place: string;
  label: string;
  /** Its own call, if it has one. */
  path?: string;
  /** Conditions that the part always has. */
  filter?: Readonly<Record<string, string>>;
}

/** The shown columns that a file can hold. */
export const exportedColumns = (spec: EntitySpec, shown: readonly string[]): FieldSpec[] => {
  const known = new Map(exportableColumns(spec).map((field) => [field.name, field]));
  return shown.flatMap((name) => known.get(name) ?? []);
};

export const personalAmong = (columns: readonly FieldSpec[]): FieldSpec[] =>
  columns.filter(({ personal }) => personal !== undefined);

/** The query of the export: what the list asks for, without its pages, and what the dialog chose. */
export const exportQuery = (
  spec: EntitySpec,
  list: { filter: object; sort: Sort },
  columns: readonly FieldSpec[],
  { format, picked, reason, revealed }: ExportChoice,
): Record<string, unknown> => {
  const isSortable = spec.fields.some((field) => field.sort && field.name === list.sort.field);
  return {
    ...list.filter,
    ...(isSortable && { sort: `${list.sort.field},${list.sort.order}` }),
    format,
    columns: columns.map(({ name }) => name),
    ...(picked.length && { keys: picked }),
    ...(personalAmong(columns).length && { reason: reason.trim(), ...(revealed && { reveal: 'Y' }) }),
  };
};
