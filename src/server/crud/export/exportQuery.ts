import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { columnFields, exportableColumns, fieldOf } from '#contract/entityFields.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Caller } from '../../access/caller.ts';
import type { ExportFormat } from '../../export/sendTable.ts';
import { type Filter, type FilterValue, type ListQuery, type RawQuery, readListQuery } from '../listQuery.ts';

/** So many rows may be picked one by one. */
export const mostPicked = 200;

/** An export as it is asked for: a list without pages, its columns and its file. */
export interface ExportQuery {
  list: ListQuery;
  columns: FieldSpec[];
  format: ExportFormat;
  /** Whether only picked rows are asked for. */
  isPicked: boolean;
}

const texts = (value: unknown): string[] =>
  (value === undefined ? [] : [value].flat()).map(String).filter((text) => text !== '');

const formatOf = (value: unknown): ExportFormat | undefined => {
  const [format = 'xlsx', ...more] = texts(value);
  return more.length === 0 && (format === 'xlsx' || format === 'csv') ? format : undefined;
};

/** Columns of an export that names none: those of the list. */
const usualColumns = (spec: EntitySpec): FieldSpec[] => {
  const exportable = new Set(exportableColumns(spec).map(({ name }) => name));
  const usual = columnFields(spec).filter(({ name }) => exportable.has(name));
  return usual.length ? usual : exportableColumns(spec);
};

const columnsOf = (spec: EntitySpec, value: unknown): FieldSpec[] | undefined => {
  const names = texts(value);
  if (names.length === 0) return usualColumns(spec);
  const known = new Map(exportableColumns(spec).map((field) => [field.name, field]));
  const columns = [...new Set(names)].map((name) => known.get(name));
  return columns.includes(undefined) ? undefined : (columns as FieldSpec[]);
};

const picked = (spec: EntitySpec, value: unknown): Filter | FormProblem | undefined => {
  const keys = texts(value);
  if (keys.length === 0) return undefined;
  const key = fieldOf(spec, spec.key) as FieldSpec;
  if (keys.length > mostPicked)
    return invalid(spec.key, key.label, `한 번에 ${mostPicked}건까지 골라 내려받을 수 있습니다.`);
  const isNumber = key.kind === 'integer';
  if (isNumber && keys.some((text) => !/^-?\d{1,15}$/.test(text))) return invalid(spec.key, key.label);
  const values: FilterValue[] = isNumber ? keys.map(Number) : keys;
  return { op: 'equals', field: spec.key, values };
};

/** Reads the query of an export: that of the list without its pages, and what the file shall be. */
export const readExportQuery = (
  spec: EntitySpec,
  raw: RawQuery,
  caller: Caller | null,
): { query: ExportQuery; problems?: undefined } | { query?: undefined; problems: FormProblem[] } => {
  const { format: givenFormat, columns: givenColumns, keys, ...conditions } = raw;
  const { reveal: _reveal, reason: _reason, ...listed } = conditions;
  const read = readListQuery(spec, listed, caller);
  const problems = [...(read.problems ?? [])];
  for (const name of ['page', 'size', 'total'])
    if (name in listed) problems.push(invalid(name, name, `'${name}'은(는) 내보내기에 없는 조건입니다.`));
  const format = formatOf(givenFormat);
  const columns = columnsOf(spec, givenColumns);
  const only = picked(spec, keys);
  if (!format) problems.push(invalid('format', '파일 형식'));
  if (!columns) problems.push(invalid('columns', '열', '내보낼 수 없는 열입니다.'));
  if (only && 'message' in only) problems.push(only);
  if (problems.length || !read.query || !format || !columns || (only && 'message' in only))
    return { problems };
  const filters = only ? [...read.query.filters, only] : read.query.filters;
  return { query: { list: { ...read.query, filters }, columns, format, isPicked: only !== undefined } };
};
