import { constants } from '#contract/constants.ts';
import { dayStart, daysBetween, isDay, nextDayStart, today } from '#contract/days.ts';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf, filterFields, rangeNames } from '#contract/entityFields.ts';
import { isPageSize, type Sort, type TotalMode } from '#contract/list.ts';
import { fill, messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { Caller } from '../access/caller.ts';
import { isGuarded } from './present.ts';

export type FilterValue = string | number | Date;

export type Filter =
  | { op: 'equals'; field: string; values: FilterValue[] }
  | { op: 'contains' | 'startsWith'; field: string; text: string }
  | { op: 'range'; field: string; from?: FilterValue; before?: FilterValue; to?: FilterValue };

/** A list request, checked against the schema. */
export interface ListQuery {
  filters: Filter[];
  page: number;
  size: number;
  sort: Sort;
  total: TotalMode;
}

export type RawQuery = Record<string, unknown>;

const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).map((item) => String(item)).filter((item) => item !== '');

const asValue = (field: FieldSpec, text: string): FilterValue | undefined => {
  switch (field.kind) {
    case 'integer':
      return /^-?\d{1,15}$/.test(text) ? Number(text) : undefined;
    case 'decimal':
      return Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'flag':
    case 'choice':
      return field.options?.some((option) => option.value === text) ? text : undefined;
    case 'date':
      return isDay(text) ? text : undefined;
    case 'reference':
      return text.length <= 100 ? text : undefined;
    default:
      return text.length <= 200 ? text : undefined;
  }
};

const equals = (field: FieldSpec, given: unknown): Filter | FormProblem | undefined => {
  const values = texts(given).map((text) => asValue(field, text));
  if (values.length === 0) return undefined;
  if (values.length > 300 || values.includes(undefined)) return invalid(field.name, field.label);
  return { op: 'equals', field: field.name, values: values as FilterValue[] };
};

const contains = (field: FieldSpec, given: unknown): Filter | FormProblem | undefined => {
  const [text = '', ...more] = texts(given);
  if (text.trim() === '') return undefined;
  if (more.length || text.length > 200) return invalid(field.name, field.label);
  return {
    op: field.filter === 'startsWith' ? 'startsWith' : 'contains',
    field: field.name,
    text: text.trim(),
  };
};

const dayRange = (
  field: FieldSpec,
  from: string | undefined,
  to: string | undefined,
): Filter | FormProblem => {
  if ([from, to].some((day) => day !== undefined && !isDay(day))) return invalid(field.name, field.label);
  if (field.range?.past && [from, to].some((day) => day !== undefined && day > today()))
    return invalid(field.name, field.label, messages.dateRange.beyondMax);
  if (from && to && from > to) return invalid(field.name, field.label, messages.dateRange.reversed);
  if (from && to && daysBetween(from, to) > constants.dateRangeLimitDays) {
    const message = fill(messages.dateRange.tooLong, { n: constants.dateRangeLimitDays });
    return invalid(field.name, field.label, message);
  }
  if (field.kind === 'date') return { op: 'range', field: field.name, from, to };
  return { op: 'range', field: field.name, from: from && dayStart(from), before: to && nextDayStart(to) };
};

const range = (field: FieldSpec, query: RawQuery): Filter | FormProblem | undefined => {
  const [first, last] = rangeNames(field);
  const [from] = texts(query[first] ?? []);
  const [to] = texts(query[last] ?? []);
  if (from === undefined && to === undefined) return undefined;
  if (field.kind === 'date' || field.kind === 'dateTime') return dayRange(field, from, to);
  const [low, high] = [from, to].map((end) => (end === undefined ? undefined : asValue(field, end)));
  const isWrong = (from !== undefined && low === undefined) || (to !== undefined && high === undefined);
  return isWrong ? invalid(field.name, field.label) : { op: 'range', field: field.name, from: low, to: high };
};

const filterOf = (field: FieldSpec, query: RawQuery): Filter | FormProblem | undefined => {
  switch (field.filter) {
    case 'range':
      return range(field, query);
    case 'equals':
      return equals(field, query[field.name] ?? []);
    case 'contains':
    case 'startsWith':
      return contains(field, query[field.name] ?? []);
    default:
      return undefined;
  }
};

const isProblem = (found: Filter | FormProblem): found is FormProblem => 'message' in found;

const pageOf = (query: RawQuery): number | undefined => {
  if (query.page === undefined) return constants.pageStart;
  const page = Number(query.page);
  return Number.isInteger(page) && page >= constants.pageStart && page <= 1_000_000 ? page : undefined;
};

const sizeOf = (query: RawQuery): number | undefined => {
  if (query.size === undefined) return constants.pageSizeDefault;
  const size = Number(query.size);
  return isPageSize(size) ? size : undefined;
};

/** The order reveals personal data just as the values do, so only administrators may sort by it. */
const sortOf = (spec: EntitySpec, query: RawQuery, caller: Caller | null): Sort | undefined => {
  if (query.sort === undefined) return spec.sort;
  const [name = '', order = ''] = (texts(query.sort)[0] ?? '').split(',');
  const field = fieldOf(spec, name);
  if (isGuarded(spec, name, caller)) return undefined;
  return field?.sort && (order === 'ASC' || order === 'DESC') ? { field: name, order } : undefined;
};

const totals = new Set(['exact', 'capped', 'only']);

/** Parameters of a list of the entity. */
const knownNames = (spec: EntitySpec): Set<string> =>
  new Set([
    'page',
    'size',
    'sort',
    'total',
    ...filterFields(spec).flatMap((field) => (field.filter === 'range' ? rangeNames(field) : [field.name])),
  ]);

/** Reads a list's query: only filters, sorts and sizes that the schema allows; every problem is reported. */
export const readListQuery = (
  spec: EntitySpec,
  query: RawQuery,
  caller: Caller | null = null,
): { query: ListQuery; problems?: undefined } | { query?: undefined; problems: FormProblem[] } => {
  const known = knownNames(spec);
  const problems: FormProblem[] = Object.keys(query)
    .filter((name) => !known.has(name))
    .map((name) => invalid(name, name, `'${name}'은(는) 없는 조회 조건입니다.`));
  const filters: Filter[] = [];
  for (const field of filterFields(spec)) {
    const found = filterOf(field, query);
    if (!found) continue;
    if (isProblem(found)) problems.push(found);
    else filters.push(found);
  }
  const page = pageOf(query);
  const size = sizeOf(query);
  const sort = sortOf(spec, query, caller);
  const total = query.total === undefined ? 'exact' : (texts(query.total)[0] ?? '');
  if (page === undefined) problems.push(invalid('page', '쪽 번호'));
  if (size === undefined) {
    problems.push(
      invalid('size', '쪽 크기', `쪽 크기는 ${constants.pageSizes.join(', ')} 가운데 하나여야 합니다.`),
    );
  }
  if (sort === undefined) problems.push(invalid('sort', '정렬', '정렬할 수 없는 항목입니다.'));
  if (!totals.has(total)) problems.push(invalid('total', '건수 계산'));
  if (problems.length || page === undefined || size === undefined || sort === undefined) return { problems };
  return { query: { filters, page, size, sort, total: total as TotalMode } };
};
