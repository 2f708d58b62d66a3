import { isExport } from '#contract/crudPaths.ts';
import type { EntitySpec, ExportOperation, FieldSpec, OperationSpec } from '#contract/entity.ts';
import { bodyFields, choosableColumns, columnFields, fieldOf } from '#contract/entityFields.ts';
import { maxPicked } from '#contract/list.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Caller } from '../../access/caller.ts';
import type { ExportFormat } from '../../export/sendTable.ts';
import { type Filter, type FilterValue, type ListQuery, type RawQuery, readListQuery } from '../listQuery.ts';

/** A requested export: a list without pages, its columns and its file format. */
export interface ExportQuery {
  list: ListQuery;
  columns: FieldSpec[];
  format: ExportFormat;
  /** Include the long texts of each record. */
  isFull: boolean;
}

const texts = (value: unknown): string[] =>
  (value === undefined ? [] : [value].flat()).map(String).filter((text) => text !== '');

const isText = (operation: ExportOperation): boolean => operation === 'txt' || operation === 'fullTxt';
const isFull = (operation: ExportOperation): boolean => operation === 'fullExcel' || operation === 'fullTxt';

/** The kind of export of a call; a call that does not belong to an entity exports the list as a sheet. */
export const exportOf = ({ crud }: OperationSpec): ExportOperation => (isExport(crud) ? crud : 'excel');

const formatOf = (operation: ExportOperation, value: unknown): ExportFormat | undefined => {
  if (isText(operation)) return value === undefined ? 'txt' : undefined;
  const [format = 'xlsx', ...more] = texts(value);
  return more.length === 0 && (format === 'xlsx' || format === 'csv') ? format : undefined;
};

/** Default columns of an export: those of the list, and those that exports hold beside them. */
const defaultColumns = (spec: EntitySpec): FieldSpec[] => {
  const exportable = choosableColumns(spec);
  const listed = new Set(columnFields(spec));
  if (!exportable.some((field) => listed.has(field))) return exportable;
  return exportable.filter((field) => listed.has(field) || field.exported);
};

const columnsOf = (spec: EntitySpec, value: unknown): FieldSpec[] | undefined => {
  const names = texts(value);
  if (names.length === 0) return defaultColumns(spec);
  const known = new Map(choosableColumns(spec).map((field) => [field.name, field]));
  const columns = [...new Set(names)].map((name) => known.get(name));
  return columns.includes(undefined) ? undefined : (columns as FieldSpec[]);
};

const picked = (spec: EntitySpec, value: unknown): Filter | FormProblem | undefined => {
  const keys = texts(value);
  if (keys.length === 0) return undefined;
  const key = fieldOf(spec, spec.key) as FieldSpec;
  if (keys.length > maxPicked)
    return invalid(spec.key, key.label, `한 번에 ${maxPicked}건까지 골라 내려받을 수 있습니다.`);
  const isNumber = key.kind === 'integer';
  if (isNumber && keys.some((text) => !/^-?\d{1,15}$/.test(text))) return invalid(spec.key, key.label);
  const values: FilterValue[] = isNumber ? keys.map(Number) : keys;
  return { op: 'equals', field: spec.key, values };
};

/** Parts of an export's query besides the conditions and the order of its list. */
export interface ExportParts {
  columns: FieldSpec[];
  format: ExportFormat;
  /** Include the long texts of each record. */
  isFull: boolean;
  /** Filter for the selected rows. */
  only?: Filter;
}

/** Splits the query of an export into the query of its list and the options of the file. */
export const readExportParts = (
  spec: EntitySpec,
  operation: ExportOperation,
  raw: RawQuery,
): { listed: RawQuery; parts?: ExportParts; problems: FormProblem[] } => {
  const { format: givenFormat, columns: givenColumns, keys, ...conditions } = raw;
  const { reveal: _reveal, reason: _reason, ...others } = conditions;
  // without personal data there is nothing to reveal: then they are no parameters
  const listed = choosableColumns(spec).some(({ personal }) => personal) ? others : conditions;
  const problems = ['page', 'size', 'total']
    .filter((name) => name in listed)
    .map((name) => invalid(name, name, `'${name}'은(는) 내보내기에 없는 조건입니다.`));
  const format = formatOf(operation, givenFormat);
  const columns = columnsOf(spec, givenColumns);
  const only = picked(spec, keys);
  if (!format) problems.push(invalid('format', '파일 형식'));
  if (!columns) problems.push(invalid('columns', '열', '내보낼 수 없는 열입니다.'));
  if (only && 'message' in only) problems.push(only);
  if (!format || !columns || (only && 'message' in only)) return { listed, problems };
  const full = isFull(operation);
  return {
    listed,
    parts: {
      columns: full ? [...columns, ...bodyFields(spec)] : columns,
      format,
      isFull: full,
      ...(only && { only }),
    },
    problems,
  };
};

/** Reads the query of an export: the list's query without pages, and the options of the file. */
export const readExportQuery = (
  spec: EntitySpec,
  operation: ExportOperation,
  raw: RawQuery,
  caller: Caller | null,
): { query: ExportQuery; problems?: undefined } | { query?: undefined; problems: FormProblem[] } => {
  const { listed, parts, problems } = readExportParts(spec, operation, raw);
  const read = readListQuery(spec, listed, caller);
  const all = [...(read.problems ?? []), ...problems];
  if (all.length || !read.query || !parts) return { problems: all };
  const { only, ...file } = parts;
  const filters = only ? [...read.query.filters, only] : read.query.filters;
  return { query: { list: { ...read.query, filters }, ...file } };
};
