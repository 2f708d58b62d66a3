import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import { isBlank } from '#contract/problems.ts';
import type { Row } from '../spec/formValues.ts';

type Resources = Readonly<Record<string, EntitySpec>>;

/** A row of the change history, as in the server's list. */
export interface ChangeRow {
  chgHstryId: number;
  entityNm: string;
  /** Labels of the entity, the record and the user who changed it. */
  entityLbl: string;
  recordNm: string | null;
  rgtrNm: string;
  recordKey: string;
  chgKnd: 'insert' | 'update' | 'delete';
  bfrCn: Row | null;
  aftrCn: Row | null;
  rgtrId: string | null;
  regDt: string;
}

/** A changed field. */
export interface Change {
  name: string;
  label: string;
  /** Undefined if the entity no longer has the field. */
  field: FieldSpec | undefined;
  before: unknown;
  after: unknown;
  /** Shown instead of the values. */
  sentence?: string;
}

/** True for a label that comes with a reference, if the reference itself is listed too: one of the two is enough. */
const isShadowed = (spec: EntitySpec | undefined, name: string, names: ReadonlySet<string>): boolean =>
  spec?.fields.some((field) => field.labelOf === name && names.has(field.name)) ?? false;

const bookkeeping = new Set(['rgtrId', 'regDt', 'mdfrId', 'mdfcnDt', 'masked', 'maskedValues']);

/** Empty lists of rows or files count as blank. */
const isNothing = (value: unknown): boolean => isBlank(value) || (Array.isArray(value) && value.length === 0);

const isSame = (before: unknown, after: unknown): boolean =>
  (isNothing(before) && isNothing(after)) || JSON.stringify(before) === JSON.stringify(after);

/** The field of a name; a second form of the same records uses names of its own. */
const fieldNamed = (
  spec: EntitySpec | undefined,
  name: string,
  resources: Resources,
): FieldSpec | undefined =>
  spec &&
  (fieldOf(spec, name) ??
    Object.values(resources)
      .filter(({ table }) => table.like === spec.name)
      .map((form) => fieldOf(form, name))
      .find((field) => field !== undefined));

/** Only differences are recorded: personal data with the same masked text differs in its hidden part. */
const isHiddenChange = (field: FieldSpec | undefined, before: unknown, after: unknown): boolean =>
  field?.personal !== undefined && !isNothing(before) && isSame(before, after);

const isShown = (field: FieldSpec | undefined, before: unknown, after: unknown): boolean => {
  if (field?.changed === false) return false;
  // what the system notes for itself
  if (field?.kind === 'json' && field.write === 'system') return false;
  if (isHiddenChange(field, before, after)) return true;
  return field?.changed ? !(isBlank(before) && isBlank(after)) : !isSame(before, after);
};

/** A sentence instead of values that are meaningless to users. */
const sentenceOf = (field: FieldSpec | undefined, before: unknown, after: unknown): string | undefined => {
  if (field?.changed) return isBlank(after) ? field.changed.cleared : field.changed.set;
  if (field?.kind === 'json') return isNothing(after) ? '내용을 비웠습니다.' : '내용이 바뀌었습니다.';
  return isHiddenChange(field, before, after) ? '가려진 부분이 바뀌었습니다.' : undefined;
};

/** True for values the system itself sets on a new record: its id, and counters or states without content yet. */
const isBeginning = (spec: EntitySpec | undefined, name: string, value: unknown): boolean =>
  name === spec?.key ||
  (spec !== undefined &&
    fieldOf(spec, name)?.write === 'system' &&
    (value === 'N' || value === fieldOf(spec, name)?.default));

/** The changed fields in the terms of the entity: codes and references by name, without unchanged fields. */
export const changesOf = (
  spec: EntitySpec | undefined,
  { bfrCn, aftrCn }: Pick<ChangeRow, 'bfrCn' | 'aftrCn'>,
  resources: Resources = {},
): Change[] => {
  const [was, is] = [bfrCn ?? {}, aftrCn ?? {}];
  const begins = Object.values(was).every(isNothing);
  // in the order of the form: a label takes the place of its reference, fields unknown to the entity come last
  const place = (name: string): number => {
    const owner = spec && (fieldOf(spec, name)?.labelOf ?? name);
    const found = spec?.fields.findIndex((field) => field.name === owner) ?? -1;
    return found === -1 ? Number.POSITIVE_INFINITY : found;
  };
  const names = new Set(
    [...Object.keys(was), ...Object.keys(is)].filter(
      (name) =>
        !bookkeeping.has(name) &&
        !(begins && isBeginning(spec, name, is[name])) &&
        isShown(fieldNamed(spec, name, resources), was[name], is[name]),
    ),
  );
  return [...names]
    .filter((name) => !isShadowed(spec, name, names))
    .toSorted((one, other) => (place(one) < place(other) ? -1 : Number(place(one) > place(other))))
    .map((name) => {
      const field = fieldNamed(spec, name, resources);
      const owner = spec && field?.labelOf ? fieldOf(spec, field.labelOf) : field;
      const [before, after] = [was[name], is[name]];
      const sentence = sentenceOf(field, before, after);
      return {
        name,
        label: owner?.label ?? field?.label ?? name,
        field,
        before,
        after,
        ...(sentence && { sentence }),
      };
    });
};

/** A change to one of the child rows of a record. */
export interface RowChange {
  action: 'gone' | 'come' | 'changed';
  /** Name of the row. */
  name: string;
  /** Its other values, or those that changed. */
  details: string[];
}

/** How rows of a list are identified, named and described. */
interface RowWords {
  keyOf(row: Row): string;
  nameOf(row: Row): string;
  details: readonly FieldSpec[];
}

const valueText = (field: FieldSpec, value: unknown): string => {
  if (isBlank(value)) return '비어 있음';
  return optionLabel(field, value);
};

/** Attached files are identified by id and named by their original file name. */
const fileWords: RowWords = {
  keyOf: ({ fileId }) => String(fileId),
  nameOf: ({ orgnlFileNm, fileId }) => String(orgnlFileNm ?? fileId),
  details: [{ name: 'expln', label: '설명', kind: 'text', nullable: true }],
};

/** The fields that identify a row within its parent, by the schema's unique rule. */
const identity = (child: EntitySpec, by: string): string[] => {
  const rule = child.unique.find((names) => names.includes(by)) ?? [];
  const names = rule.filter((name) => name !== by);
  return names.length
    ? names
    : child.fields.filter(({ ref, name }) => ref && name !== by).map(({ name }) => name);
};

/** A row is named by the first label that comes with a reference. */
const childWords = (child: EntitySpec, by: string): RowWords => {
  const keys = identity(child, by);
  const isKeyed = keys.length > 0;
  const labels = keys.map((key) => child.fields.find(({ labelOf }) => labelOf === key)?.name ?? key);
  const own = child.fields.filter(
    ({ name, labelOf, column, write }) =>
      !labelOf && !column && write !== 'system' && ![by, child.key, ...keys].includes(name),
  );
  const nameOf = (row: Row) =>
    (isKeyed ? labels.map((label, at) => row[label] ?? row[keys[at] ?? '']) : [row[child.represents]])
      .filter((value) => !isBlank(value))
      .join(' · ');
  const keyOf = (row: Row) =>
    JSON.stringify((isKeyed ? keys : own.map(({ name }) => name)).map((name) => row[name]));
  return { keyOf, nameOf, details: own };
};

const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

const told = ({ details }: RowWords, row: Row): string[] =>
  details
    .filter(({ name }) => !isBlank(row[name]))
    .map((field) => `${field.label} ${valueText(field, row[field.name])}`);

const differing = ({ details }: RowWords, was: Row, is: Row): string[] =>
  details
    .filter(({ name }) => !(isBlank(was[name]) && isBlank(is[name])) && was[name] !== is[name])
    .map(
      (field) => `${field.label} ${valueText(field, was[field.name])} → ${valueText(field, is[field.name])}`,
    );

/** Changes of the child rows or files of a record: removed, added, and changed ones. */
export const rowChanges = (
  child: EntitySpec | undefined,
  { field, before, after }: Pick<Change, 'field' | 'before' | 'after'>,
): RowChange[] => {
  const words = child ? childWords(child, field?.children?.by ?? '') : fileWords;
  const was = new Map(rowsOf(before).map((row) => [words.keyOf(row), row]));
  const is = new Map(rowsOf(after).map((row) => [words.keyOf(row), row]));
  const gone = [...was].filter(([key]) => !is.has(key));
  const come = [...is].filter(([key]) => !was.has(key));
  const alone = (action: RowChange['action'], row: Row): RowChange => ({
    action,
    name: words.nameOf(row),
    details: told(words, row),
  });
  const changed = [...is].flatMap(([key, row]): RowChange[] => {
    const former = was.get(key);
    const details = former ? differing(words, former, row) : [];
    return details.length ? [{ action: 'changed', name: words.nameOf(row), details }] : [];
  });
  return [
    ...gone.map(([, row]) => alone('gone', row)),
    ...come.map(([, row]) => alone('come', row)),
    ...changed,
  ];
};
