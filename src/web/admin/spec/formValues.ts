import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf, formFields, ignoredNames, namingFields, visibleFields } from '#contract/entityFields.ts';
import { isBlank } from '#contract/problems.ts';

export type Row = Record<string, unknown>;
export type Purpose = 'insert' | 'update';

/** Fields of the form for this user: some are for administrators only. */
export const fieldsFor = (spec: EntitySpec, purpose: Purpose, isAdmin: boolean): FieldSpec[] =>
  formFields(spec, purpose).filter((field) => isAdmin || field.write !== 'admin');

/** Initial values of a new record. */
export const startValues = (spec: EntitySpec): Row =>
  Object.fromEntries(
    formFields(spec, 'insert')
      .filter((field) => field.default !== undefined)
      .map((field) => [field.name, field.default]),
  );

/** Fields whose value the server masks as personal data. */
export const maskedNames = (record: Row | undefined): string[] =>
  Array.isArray(record?.masked) ? (record.masked as string[]) : [];

/** The masked text of a field. */
export const maskedText = (record: Row | undefined, name: string): string | undefined =>
  (record?.maskedValues as Record<string, string> | undefined)?.[name];

/** A value as text: whole, or masked; empty if there is none. */
export const shownText = (record: Row, name: string): string => {
  const value = isBlank(record[name]) ? maskedText(record, name) : record[name];
  return isBlank(value) ? '' : String(value);
};

const isUntouchedMask = (name: string, value: unknown, record: Row | undefined): boolean =>
  isBlank(value) && maskedNames(record).includes(name);

/** A child row for the server, without read-only values: labels, and author and time of the change. */
const sentRow = (child: EntitySpec, row: Row): Row => {
  const ignored = ignoredNames(child, 'insert');
  return Object.fromEntries(Object.entries(row).filter(([name]) => !ignored.has(name)));
};

const sentValue = (field: FieldSpec, value: unknown, resources: Resources): unknown => {
  const child = resources[field.children?.entity ?? ''];
  return child && Array.isArray(value) ? value.map((row) => sentRow(child, row as Row)) : (value ?? null);
};

type Resources = Readonly<Record<string, EntitySpec>>;

/**
 * The request body: all fields shown in the form, null if empty. An update carries the key and the version that was
 * read; an untouched masked field is left out, so that it is not cleared.
 */
export const sentRecord = (
  spec: EntitySpec,
  purpose: Purpose,
  values: Row,
  shown: ReadonlySet<string>,
  read?: Row,
  resources: Resources = {},
): Row => {
  const sent = formFields(spec, purpose)
    .filter(
      ({ name, kind }) => kind !== 'files' && shown.has(name) && !isUntouchedMask(name, values[name], read),
    )
    .map((field) => [field.name, sentValue(field, values[field.name], resources)] as const);
  const identity = purpose === 'update' ? { [spec.key]: read?.[spec.key], mdfcnDt: read?.mdfcnDt } : {};
  return { ...Object.fromEntries(sent), ...identity };
};

/** Fields that cannot be changed after registration; they are shown read-only. */
export const settledFields = (spec: EntitySpec): FieldSpec[] => {
  const changeable = new Set(formFields(spec, 'update').map(({ name }) => name));
  return formFields(spec, 'insert').filter(({ name }) => !changeable.has(name));
};

/** The read-only field with the label of a code or reference field. */
export const labelFieldOf = (spec: EntitySpec, field: FieldSpec): FieldSpec | undefined =>
  visibleFields(spec).find((other) => other.labelOf === field.name);

/** The name of a record for use in a sentence. */
export const nameOf = (spec: EntitySpec, record: Row): string => {
  const [name = ''] = namingFields(spec)
    .map((field) => shownText(record, field))
    .filter(Boolean);
  return name === '' ? shownText(record, spec.key) : name;
};

/** Label of a field by its name; the name itself if the entity has no such field. */
export const labelOf = (spec: EntitySpec, name: string): string => fieldOf(spec, name)?.label ?? name;
