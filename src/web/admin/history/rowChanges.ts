import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { optionLabel } from '#contract/entityFields.ts';
import { isBlank } from '#contract/problems.ts';
import type { Row } from '../spec/formValues.ts';
import type { Change } from './changes.ts';

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
