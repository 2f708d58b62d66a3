import { type GetListParams, getQuery, parseQueryFromLocation } from 'react-admin';
import { today } from '#contract/days.ts';
import type { EntitySpec } from '#contract/entity.ts';
import { filterFields } from '#contract/entityFields.ts';
import { rangeOf } from '#web/kit/dates/period.ts';
import { ownPageSize } from '#web/kit/lists/pageSizes.ts';
import type { Row } from '../spec/formValues.ts';

/** Initial conditions of an entity's list, besides those of its schema. */
export interface ListStart {
  /** Conditions in force until the user changes them. */
  defaults?: Readonly<Record<string, string>>;
  /** Fixed conditions: the subset of the entity's records that the list shows. */
  filter?: Row;
}

/** Default conditions: those of the screen, and the default periods of the schema. */
export const defaultsOf = (spec: EntitySpec, given: ListStart['defaults']): Record<string, string> => {
  const periods = filterFields(spec).flatMap(({ range }) => {
    if (!range?.default) return [];
    const { startDate, endDate } = rangeOf(range.default, today());
    return [
      [range.from, startDate],
      [range.to, endDate],
    ];
  });
  return { ...(Object.fromEntries(periods) as Record<string, string>), ...given };
};

/** The request of an entity's list at an address, as react-admin builds it. @param search query of the address */
export const listParamsAt = (
  spec: EntitySpec,
  search: string,
  { defaults, filter: part }: ListStart,
): Required<Pick<GetListParams, 'pagination' | 'sort' | 'filter'>> => {
  const { page, perPage, sort, order, filter } = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: {},
    filterDefaultValues: defaultsOf(spec, defaults),
    sort: spec.sort,
    perPage: ownPageSize(spec.name),
  });
  const sorted = { field: sort, order: order as 'ASC' | 'DESC' };
  return { pagination: { page, perPage }, sort: sorted, filter: { ...filter, ...part } };
};
