import type { EntitySpec, FieldSpec } from './entity.ts';

/*
 * Which fields of an entity stand in a list, a picker, a form, an export or a body: what server, screens and generator
 * derive from an `EntitySpec` in the same way.
 */

/** Kinds of fields that are too long for a row of a list. */
const longKinds = new Set(['multiline', 'html', 'json']);
/** Kinds of fields that are rows of other tables. */
const rowKinds = new Set(['children', 'files']);

/** The same function, computed once per entity: lists need what it derives with every request. */
export const perEntity = <T>(derive: (spec: EntitySpec) => T): ((spec: EntitySpec) => T) => {
  const derived = new WeakMap<EntitySpec, { value: T }>();
  return (spec) => {
    const cached = derived.get(spec) ?? { value: derive(spec) };
    derived.set(spec, cached);
    return cached.value;
  };
};

/** Fields that may be sent to clients: all but columns that the server alone uses. */
export const visibleFields = perEntity((spec): readonly FieldSpec[] =>
  spec.fields.filter((field) => field.column !== 'internal'),
);

/**
 * Fields of one row of a list: without bodies, unless the schema lists one, or the list is the only way to read a
 * record.
 */
export const itemFields = perEntity((spec): readonly FieldSpec[] =>
  visibleFields(spec).filter((field) => {
    if (field.list === true) return true;
    return !rowKinds.has(field.kind) && (!longKinds.has(field.kind) || !spec.operations.detail);
  }),
);

/** Whether the list shows the label of the referenced record, as the name of an outlet instead of its number. */
const isListedByName = (spec: EntitySpec, { name, kind }: FieldSpec): boolean =>
  kind === 'reference' && spec.fields.some((label) => label.labelOf === name && label.list);

/** Names of the fields that name a record, such as `['mediaKornNm', 'mediaLclanNm']`; the first filled one is used. */
export const namingFields = ({ represents, representsElse = [] }: EntitySpec): readonly string[] => [
  represents,
  ...representsElse,
];

/** Whether a record of the entity has personal data, other than labels. */
export const hasPersonal = (spec: EntitySpec): boolean =>
  visibleFields(spec).some((field) => field.personal !== undefined && !field.labelOf);

/**
 * Whether the server maintains the field of a person automatically, such as the time of sign-in: not visible to other
 * users.
 */
const isMaintainedByServer = (spec: EntitySpec, { write }: FieldSpec): boolean =>
  write === 'system' && hasPersonal(spec);

/**
 * Fields of one row of a picker: only those that distinguish records, and the keys of their labels, from which a form
 * fills its other fields.
 */
export const choiceFields = (spec: EntitySpec): FieldSpec[] =>
  itemFields(spec).filter(
    (field) =>
      !field.column &&
      ((field.list && !isMaintainedByServer(spec, field)) ||
        field.name === spec.key ||
        namingFields(spec).includes(field.name) ||
        isListedByName(spec, field)),
  );

/** Columns of the list screen. */
export const columnFields = (spec: EntitySpec): FieldSpec[] =>
  visibleFields(spec).filter((field) => field.list);

/** Fields by which a list can be filtered; without a detail operation the key is one, to read a single record. */
export const filterFields = perEntity((spec): readonly FieldSpec[] =>
  visibleFields(spec).flatMap((field): FieldSpec[] => {
    if (field.filter !== undefined) return [field];
    return field.name === spec.key && !spec.operations.detail ? [{ ...field, filter: 'equals' }] : [];
  }),
);

/** Names of the two query parameters of a range, by default `['regDtFrom', 'regDtTo']` for `regDt`. */
export const rangeNames = ({
  name,
  range,
}: Pick<FieldSpec, 'name' | 'range'>): readonly [from: string, to: string] =>
  range ? [range.from, range.to] : [`${name}From`, `${name}To`];

/** Whether another field shows the label of this one, which is then a mere key. */
const hasLabel = (spec: EntitySpec, { name }: FieldSpec): boolean =>
  spec.fields.some((field) => field.labelOf === name);

/** Internal fields: the id of the acting account, and the deletion flag if lists never show deleted records. */
const isInternal = (spec: EntitySpec, { name, actor }: FieldSpec): boolean =>
  actor === true || (name === 'delYn' && spec.deleted !== 'listed');

/** Columns that a user may add to the list screen, and choose for an export: fields of a row that are meaningful to users. */
export const choosableColumns = (spec: EntitySpec): FieldSpec[] =>
  itemFields(spec)
    .filter((field) => !rowKinds.has(field.kind) && !hasLabel(spec, field))
    .filter((field) => field.list || (!field.column && !isInternal(spec, field)));

/** The long texts of a record that its list omits and its full export includes. */
export const bodyFields = (spec: EntitySpec): FieldSpec[] => {
  const listed = new Set(itemFields(spec));
  return visibleFields(spec).filter(
    (field) =>
      (field.kind === 'multiline' || field.kind === 'html') &&
      !field.column &&
      field.write !== 'system' &&
      !listed.has(field),
  );
};

const fieldsByName = perEntity((spec) => new Map(spec.fields.map((field) => [field.name, field])));

/** The field of this name; undefined if the entity has none. */
export const fieldOf = (spec: EntitySpec, name: string): FieldSpec | undefined =>
  fieldsByName(spec).get(name);

/** The label of an option of the field, such as '승인' for 'Y'; other values as text. */
export const optionLabel = (field: FieldSpec | undefined, value: unknown): string =>
  field?.options?.find((option) => option.value === value)?.label ?? String(value);

const isWritten = (spec: EntitySpec, field: FieldSpec, operation: 'insert' | 'update'): boolean => {
  if (field.column || field.labelOf || field.write === 'system') return false;
  if (field.name === spec.key) return operation === 'insert' && spec.keyFrom === 'given';
  return operation === 'insert' || field.write !== 'insert';
};

/** Fields that a caller may set; an update also sends the key and `mdfcnDt`. */
export const writtenFields = (spec: EntitySpec, operation: 'insert' | 'update'): FieldSpec[] =>
  spec.fields.filter((field) => isWritten(spec, field, operation));

/** Names that a caller may send back although they are not writable: read-only, computed, labels. */
export const ignoredNames = (spec: EntitySpec, operation: 'insert' | 'update'): Set<string> => {
  const written = new Set(writtenFields(spec, operation).map((field) => field.name));
  const names = visibleFields(spec)
    .filter(
      ({ name, kind }) =>
        kind === 'files' ||
        (!written.has(name) && !(operation === 'update' && (name === spec.key || name === 'mdfcnDt'))),
    )
    .map((field) => field.name);
  return new Set([...names, 'masked', 'maskedValues']);
};

/** Fields of the generated form. */
export const formFields = (spec: EntitySpec, operation: 'insert' | 'update'): FieldSpec[] =>
  writtenFields(spec, operation).filter((field) => field.form !== false);

/** The field with the record's files; undefined for entities without files. */
export const fileField = (spec: EntitySpec): FieldSpec | undefined =>
  spec.fields.find((field) => field.kind === 'files');

/** Whether records of the entity have files. */
export const hasFiles = (spec: EntitySpec): boolean => fileField(spec) !== undefined;

/** Whether files of the record are available only through the secure operations, with a reason and a log row. */
export const isSecure = (field: FieldSpec | undefined, record: Record<string, unknown>): boolean => {
  const secure = field?.files?.secure;
  if (secure === undefined || secure === true) return secure === true;
  return Object.entries(secure).every(([name, values]) => values.includes(String(record[name])));
};

/** Whether the field tells who a person is, beyond their name. */
const identifiesPerson = ({ personal }: FieldSpec): boolean => personal !== undefined && personal !== 'name';

/**
 * The entity as pickers ask for it: not filtered or sorted by fields that the server maintains, so that they do not
 * reveal the state of a person; and of personal data by the name alone, so that they confirm nobody's address or number.
 */
export const pickerSpec = (spec: EntitySpec): EntitySpec => ({
  ...spec,
  fields: spec.fields.map((field) =>
    identifiesPerson(field) || (isMaintainedByServer(spec, field) && field.name !== spec.key)
      ? { ...field, filter: undefined, sort: undefined }
      : field,
  ),
});
