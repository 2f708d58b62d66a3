import type { FieldKind, FilterOp, PersonalKind } from '#contract/entity.ts';
import { kindOf } from './fieldSpec.ts';
import type { FieldSchema } from './schemaTypes.ts';

interface KindRule {
  filters: readonly FilterOp[];
  sort: boolean;
  personal: readonly PersonalKind[];
  /** Type of x-default; absent if the kind supports no default. */
  default?: 'string' | 'integer' | 'number' | 'key';
}

const bulky: KindRule = { filters: [], sort: false, personal: [] };
const chosen: KindRule = { filters: ['equals'], sort: true, personal: [], default: 'string' };
const formatted: KindRule = { filters: ['contains', 'equals', 'startsWith'], sort: true, personal: [] };

/** The lists, masks and defaults that each kind of field supports: anything that would be ignored is refused. */
const kindRules: Record<FieldKind, KindRule> = {
  text: {
    filters: ['contains', 'equals', 'startsWith', 'words'],
    sort: true,
    personal: ['name', 'phone', 'email', 'contact'],
    default: 'string',
  },
  multiline: { ...bulky, filters: ['contains', 'words'], personal: ['content'], default: 'string' },
  html: { ...bulky, filters: ['words'] },
  integer: { filters: ['equals', 'range'], sort: true, personal: [], default: 'integer' },
  decimal: { filters: ['equals', 'range'], sort: true, personal: [], default: 'number' },
  flag: chosen,
  choice: chosen,
  code: chosen,
  reference: { ...chosen, default: 'key' },
  date: { filters: ['equals', 'range'], sort: true, personal: [] },
  dateTime: { filters: ['range'], sort: true, personal: [] },
  email: { ...formatted, personal: ['email'] },
  url: formatted,
  mobile: { ...formatted, personal: ['phone'] },
  ip: { ...formatted, filters: ['equals', 'startsWith'] },
  list: bulky,
  json: bulky,
  tokens: bulky,
  children: bulky,
  files: bulky,
};

const whatFor: Partial<Record<FilterOp, string>> = {
  contains: 'contains is for text',
  range: 'range is for numbers and times',
};

const isOfType = (value: unknown, type: string | undefined): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
};

const defaultProblem = (field: FieldSchema, rule: KindRule, kind: FieldKind): string | undefined => {
  const value = field['x-default'];
  if (value === undefined) return undefined;
  if (!rule.default) return `a field of kind ${kind} has no default`;
  const type = rule.default === 'key' ? field.type : rule.default;
  if (!isOfType(value, type)) return `is no ${type}`;
  if (field.enum && !field.enum.includes(String(value))) return `is none of ${field.enum.join(', ')}`;
  const { minimum = -Infinity, maximum = Infinity, maxLength = Infinity } = field;
  const isWithin =
    typeof value === 'number' ? value >= minimum && value <= maximum : [...value].length <= maxLength;
  return isWithin ? undefined : 'is outside the bounds of the field';
};

/** Annotations that the field's kind does not support, each with a message. */
export const kindProblems = (field: FieldSchema): [annotation: string, message: string][] => {
  const kind = kindOf(field);
  const rule = kindRules[kind];
  const { 'x-filter': filter, 'x-personal': personal } = field;
  const problems: [string, string][] = [];
  if (filter && !rule.filters.includes(filter))
    problems.push(['x-filter', `${whatFor[filter] ?? `${filter} is for other kinds`}, not for ${kind}`]);
  if (field['x-range'] && (filter !== 'range' || (kind !== 'date' && kind !== 'dateTime')))
    problems.push(['x-range', 'names a period of days: it needs a date and x-filter range']);
  if (field['x-pictures'] && kind !== 'html') problems.push(['x-pictures', 'pictures stand in rich texts']);
  if (field['x-filter-with'] && filter !== 'contains')
    problems.push(['x-filter-with', 'it widens a contains filter: it needs x-filter contains']);
  if (field['x-seconds'] && kind !== 'dateTime') problems.push(['x-seconds', 'seconds belong to a time']);
  if (field['x-tokens'] && filter !== 'contains')
    problems.push(['x-tokens', 'tokens serve a contains filter: it needs x-filter contains']);
  if (field['x-sort'] && !rule.sort) problems.push(['x-sort', `a list is not sorted by ${kind}`]);
  if (personal && !rule.personal.includes(personal))
    problems.push(['x-personal', `${personal} is not what a field of kind ${kind} holds`]);
  const wrong = defaultProblem(field, rule, kind);
  if (wrong) problems.push(['x-default', wrong]);
  return problems;
};
