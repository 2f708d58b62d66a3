import type { FilterValues } from '#web/kit/filters/FilterForm.tsx';

interface Shown {
  filter: FilterValues;
  sort: { field: string; order: string };
  size: number;
}

const sorted = (filter: FilterValues): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );

/** The state of a list as an address query, without the page: only what differs from the defaults. */
export const listQuery = ({ filter, sort, size }: Shown, defaults: Shown): string => {
  const query = new URLSearchParams();
  if (sort.field !== defaults.sort.field || sort.order !== defaults.sort.order) {
    query.set('sort', sort.field);
    query.set('order', sort.order);
  }
  if (size !== defaults.size) query.set('perPage', String(size));
  // with any other parameter present, an absent filter means no conditions
  const begins = sorted(filter) === sorted(defaults.filter);
  if (!begins || (query.size > 0 && Object.keys(filter).length > 0)) query.set('filter', sorted(filter));
  const text = query.toString();
  return text && `?${text}`;
};
