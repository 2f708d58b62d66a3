import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf, formFields, ignoredNames, namingFields, visibleFields } from '#contract/entityFields.ts';
import { isBlank } from '#contract/problems.ts';

export type Row = Record<string, unknown>;
export type Purpose = 'insert' | 'update';

/** Fields of the form for this person: some are for administrators only. */
export const fieldsFor = (spec: EntitySpec, purpose: Purpose, isAdmin: boolean): FieldSpec[] =>
  formFields(spec, purpose).filter((field) => isAdmin || field.write !== 'admin');

/** What a new record begins with. */
export const startValues = (spec: EntitySpec): Row =>
  Object.fromEntries(
    formFields(spec, 'insert')
      .filter((field) => field.default !== undefined)
      .map((field) => [field.name, field.default]),
  );

/** Fields whose value the server keeps back because it is personal. */
export const maskedNames = (record: Row | undefined): string[] =>
  Array.isArray(record?.masked) ? (record.masked as string[]) : [];

/** What may be seen of a field that is kept back. */
export const maskedText = (record: Row | undefined, name: string): string | undefined =>
  (record?.maskedValues as Record<string, string> | undefined)?.[name];

/** A particular as it may be shown: whole, or masked; empty where there is none. */
export const shownText = (record: Row, name: string): string => {
  const value = isBlank(record[name]) ? maskedText(record, name) : record[name];
  return isBlank(value) ? '' : String(value);
};

const isUntouchedMask = (name: string, value: unknown, record: Row | undefined): boolean =>
  isBlank(value) && maskedNames(record).includes(name);

/** A row that belongs to the record, without what the server only shows: labels, and who stored it when. */
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
 * What goes to the server: every field that the form showed, null where it is empty. An update carries the key and
 * the version that was read; a masked field that nobody filled stays out, so that it is not cleared.
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

/** Fields that a registered record keeps for ever, shown but not offered for change. */
export const settledFields = (spec: EntitySpec): FieldSpec[] => {
  const changeable = new Set(formFields(spec, 'update').map(({ name }) => name));
  return formFields(spec, 'insert').filter(({ name }) => !changeable.has(name));
};

/** The read-only field that says in words what a code or reference field holds. */
export const labelFieldOf = (spec: EntitySpec, field: FieldSpec): FieldSpec | undefined =>
  visibleFields(spec).find((other) => other.labelOf === field.name);

/** How a record is called in a sentence. */
export const nameOf = (spec: EntitySpec, record: Row): string => {
  const [name = ''] = namingFields(spec)
    .map((field) => shownText(record, field))
    .filter(Boolean);
  return name === '' ? shownText(record, spec.key) : name;
};

/** Label of a field by its name; the name itself where the entity has none. */
export const labelOf = (spec: EntitySpec, name: string): string => fieldOf(spec, name)?.label ?? name;
