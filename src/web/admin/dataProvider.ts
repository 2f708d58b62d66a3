import type { DataProvider, GetListParams, GetListResult, GetOneResult } from 'react-admin';
import type { EntitySpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/web.ts';
import { type PrefetchableQuery, prefetch, queryOptionsOf } from '#web/kit/query/prefetch.ts';
import { type ListStart, listParamsAt } from './list/listStart.ts';
import { createDataProvider } from './rest/dataProvider.ts';

const provider = createDataProvider(resources);

/** A record with personal data masked, as every user may see it. */
const recordQuery = (entity: string, id: string): PrefetchableQuery<GetOneResult> => ({
  queryKey: ['record', entity, id],
  load: (signal) => provider.getOne(entity, { id, signal }),
});

/** A page of an entity's list, as described by its schema. */
const listQuery = (
  entity: string,
  { pagination, sort, filter }: GetListParams,
): PrefetchableQuery<GetListResult> => ({
  queryKey: ['list', entity, pagination, sort, filter],
  load: (signal) => provider.getList(entity, { pagination, sort, filter, signal }),
});

const answerTo = <T>(question: PrefetchableQuery<T>, signal = new AbortController().signal): Promise<T> =>
  queryOptionsOf(question).queryFn({ signal });

/** Reads and writes the records of all entities with a screen. Prefetched responses are used once. */
export const dataProvider: DataProvider = {
  ...provider,
  getOne: (entity, params) =>
    params.meta
      ? provider.getOne(entity, params)
      : answerTo(recordQuery(entity, String(params.id)), params.signal),
  getList: (entity, params) =>
    params.meta ? provider.getList(entity, params) : answerTo(listQuery(entity, params), params.signal),
};

/**
 * Sends the first requests of a record's form. @param pathname address of the form, which ends with the record's key
 */
export const prefetchRecord = (entity: string, pathname: string): Promise<unknown> =>
  prefetch(recordQuery(entity, decodeURIComponent(pathname.split('/').at(-1) ?? '')));

/** Sends the first request of an entity's list. @param search query of the address */
export const prefetchList = (spec: EntitySpec, search: string, start: ListStart): Promise<unknown> =>
  prefetch(listQuery(spec.name, listParamsAt(spec, search, start)));

/** Query options of a record: a prefetched response that has arrived is rendered with the form. */
export const prefetchedRecord = (entity: string, id: string) => {
  const { initialData, initialDataUpdatedAt } = queryOptionsOf(recordQuery(entity, id));
  return { initialData: () => initialData()?.data, initialDataUpdatedAt };
};

/** As `prefetchedRecord`, for a list. */
export const prefetchedList = (spec: EntitySpec, search: string, start: ListStart) => {
  const { initialData, initialDataUpdatedAt } = queryOptionsOf(
    listQuery(spec.name, listParamsAt(spec, search, start)),
  );
  return { initialData, initialDataUpdatedAt };
};
