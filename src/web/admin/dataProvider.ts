import type { DataProvider, GetOneResult } from 'react-admin';
import { resources } from '#generated/resources/web.ts';
import { createDataProvider } from '#web/kit/dataProvider/dataProvider.ts';
import { askAhead, type Question, queryOf } from '#web/kit/query/ahead.ts';

const provider = createDataProvider(resources);

/** A record as everybody may see it, personal data masked. */
const recordQuestion = (entity: string, id: string): Question<GetOneResult> => ({
  queryKey: ['record', entity, id],
  ask: (signal) => provider.getOne(entity, { id, signal }),
});

/** Reads and writes the records of every entity with a screen. One that was asked for ahead is taken from there, once. */
export const dataProvider: DataProvider = {
  ...provider,
  getOne: (entity, params) => {
    if (params.meta) return provider.getOne(entity, params);
    const { queryFn } = queryOf(recordQuestion(entity, String(params.id)));
    return queryFn({ signal: params.signal ?? new AbortController().signal });
  },
};

/** Sends what the form of a record begins with. @param pathname address of the form, which ends with the record's key */
export const askRecordAhead = (entity: string, pathname: string): Promise<unknown> =>
  askAhead(recordQuestion(entity, decodeURIComponent(pathname.split('/').at(-1) ?? '')));

/** Options of the query of a record: it is drawn with the form where it was asked for ahead and is there already. */
export const recordAhead = (entity: string, id: string) => {
  const { initialData, initialDataUpdatedAt } = queryOf(recordQuestion(entity, id));
  return { initialData: () => initialData()?.data, initialDataUpdatedAt };
};
