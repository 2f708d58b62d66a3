import { inArray, sql } from 'drizzle-orm';
import { dayOf } from '#contract/days.ts';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf, namingFields } from '#contract/entityFields.ts';
import { noRecord } from '#contract/list.ts';
import { orderWords } from '#contract/orderWords.ts';
import type { Catalogue } from '../../calls/catalogue.ts';
import { reader } from '../../database/db.ts';
import { columnOf } from '../../database/fragments.ts';
import type { Filter, FilterValue, ListQuery } from '../listQuery.ts';
import { mask } from '../present.ts';
import { tableOf } from '../source.ts';

const maxShown = 5;

/** Labels of codes and referenced records by key, as text; personal data masked. */
const namesOf = async (
  catalogue: Catalogue,
  field: FieldSpec,
  keys: readonly FilterValue[],
): Promise<Map<string, string>> => {
  const target = catalogue.resources[field.code ? 'commonCode' : (field.ref?.entity ?? '')];
  if (!target) return new Map();
  const table = tableOf(catalogue, target);
  const key = columnOf(table, target.key);
  const names = namingFields(target).map((field) => columnOf(table, field));
  const name = sql<unknown>`coalesce(${sql.join(names, sql`, `)})`;
  const found = await reader()
    .select({ key, name })
    .from(table)
    .where(inArray(key, [...keys]));
  const personal = fieldOf(target, target.represents)?.personal;
  return new Map(
    found.map((row) => [String(row.key), String(personal ? mask(personal, row.name) : row.name)]),
  );
};

const valueWords = async (
  catalogue: Catalogue,
  field: FieldSpec,
  values: readonly FilterValue[],
): Promise<string> => {
  const shown = values.slice(0, maxShown);
  const names = field.options
    ? new Map(field.options.map(({ value, label }) => [value, label]))
    : await namesOf(catalogue, field, shown);
  const words = shown
    .map((value) => names.get(String(value)) ?? (value === noRecord ? '없음' : String(value)))
    .join(', ');
  return values.length > maxShown ? `${words} 외 ${values.length - maxShown}개` : words;
};

const dayBefore = (moment: Date): string => dayOf(new Date(moment.getTime() - 1).toISOString());

const endWords = (end: FilterValue | undefined): string => {
  if (end === undefined) return '';
  return end instanceof Date ? dayOf(end.toISOString()) : String(end);
};

const rangeWords = ({ from, to, before }: Extract<Filter, { op: 'range' }>): string => {
  const last = before instanceof Date ? dayBefore(before) : endWords(to ?? before);
  return `${endWords(from)} ~ ${last}`.trim();
};

const filterWords = async (catalogue: Catalogue, field: FieldSpec, filter: Filter): Promise<string> => {
  if (filter.op === 'range') return rangeWords(filter);
  return filter.op === 'equals' ? valueWords(catalogue, field, filter.values) : filter.text;
};

const orderOf = (spec: EntitySpec, sort: ListQuery['sort'] | string): string => {
  if (typeof sort === 'string') return sort;
  return orderWords(fieldOf(spec, sort.field) ?? { label: sort.field, kind: 'text' }, sort.order);
};

/**
 * The conditions and the order of a list in words: `이름: 홍, 사용 여부: 사용`. A filter value for personal data is personal
 * data too: above a masked list it is shown as `***`, since a part of a value has no mask. `others`: further conditions
 * that are not filters of the schema, already in words; the order may be in words as well.
 */
export const conditionWords = async (
  catalogue: Catalogue,
  spec: EntitySpec,
  { filters, sort }: { filters: ListQuery['filters']; sort: ListQuery['sort'] | string },
  isUnmasked: boolean,
  others: readonly string[] = [],
): Promise<string> => {
  const words: string[] = [];
  for (const filter of filters) {
    const field = fieldOf(spec, filter.field);
    if (!field) continue;
    if (filter.op === 'equals' && filter.field === spec.key && field.filter !== 'equals')
      words.push(`선택한 ${filter.values.length}건`);
    else {
      const isHidden = field.personal && !isUnmasked;
      words.push(`${field.label}: ${isHidden ? '***' : await filterWords(catalogue, field, filter)}`);
    }
  }
  words.push(...others);
  return `조건: ${words.length ? words.join(' / ') : '없음'} (정렬: ${orderOf(spec, sort)})`;
};
