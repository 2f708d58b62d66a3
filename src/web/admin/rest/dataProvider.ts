import simpleRestProvider from 'ra-data-simple-rest';
import {
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type GetManyParams,
  HttpError,
  type RaRecord,
} from 'react-admin';
import type { ListAnswer, TotalMode } from '#contract/list.ts';
import { http } from '#web/client/http/http.ts';
import { write } from '#web/client/http/write.ts';
import { choiceOf, multipartOf, withUpload } from '#web/kit/files/fileChoice.ts';
import {
  type ApiCall,
  allowedPageSize,
  apiCall,
  type Resource,
  type RestOptions,
  raError,
  withId,
  writeCall,
} from './apiCall.ts';

type SavedRow = Record<string, unknown>;

const fileField = (resource: Resource) => resource.fields.find(({ files }) => files);

/** True if the record is sent as multipart: its entity has files and the form changes them. */
const savesFiles = (resource: Resource, record: SavedRow): boolean =>
  fileField(resource)?.name !== undefined && (fileField(resource)?.name ?? '') in record;

/**
 * Saves a record with its files, streamed by the browser. A refused form keeps its files and is sent again unchanged.
 * @param id absent for a new record
 */
const saveWithFiles = async (
  resource: Resource,
  id: string | undefined,
  values: SavedRow,
): Promise<{ data: SavedRow }> => {
  const field = fileField(resource);
  if (!field?.files) throw new Error(`${resource.name} has no files.`);
  const { [field.name]: chosen, ...record } = values;
  const call = writeCall(resource, id === undefined ? 'POST' : 'PUT', id, record);
  if (call.kind !== 'write') throw new Error('A save is a write.');
  const choice = choiceOf(chosen);
  const body = multipartOf(field.files.part, call.body, choice);
  const before = choice.added.length ? JSON.stringify(call.body).length : 0;
  try {
    const stored = await withUpload((onProgress, signal) =>
      write<SavedRow | null>(call.verb, call.path, body, {
        quiet: true,
        signal,
        onUploadProgress: ({ loaded }) => onProgress(Math.max(0, loaded - before)),
      }),
    );
    return { data: withId(resource, { ...call.body, ...stored }) };
  } catch (failure) {
    throw raError(failure);
  }
};

type Row = Record<string, unknown>;

/** How a list is read; screens pass it as react-admin's `meta`. */
export type ListMeta = {
  /** Another list of the same records, for example `/master-commoncode-list`. */
  path?: string;
  total?: TotalMode | undefined;
};

/** How a record is read; screens pass it as react-admin's `meta`. */
export type RecordMeta = {
  /** Returns personal data unmasked, which is logged with the reason. */
  reveal?: { reason: string };
};

/** react-admin's data provider, plus the exact total of a list whose total was capped. */
export interface OurDataProvider extends DataProvider {
  getTotal: (resource: string, params: { filter: Row; signal?: AbortSignal }) => Promise<number>;
}

interface Answer {
  json: unknown;
  total?: number;
  isExact?: boolean;
  /** Figures beside the rows, such as the number of records per state. */
  stats?: Record<string, number> | undefined;
}

/** Errors are shown by the calling screen, not by the shell's alert. */
const quiet = { quiet: true };

const send = async (call: ApiCall, resource: Resource, signal?: AbortSignal): Promise<Answer> => {
  const config = { ...quiet, ...(signal && { signal }) };
  switch (call.kind) {
    case 'list': {
      const { data } = await http.get<ListAnswer<Row>>(call.path, { ...config, params: call.params });
      const rows = data.data.map((row) => withId(resource, row));
      const { totalRecords: total, totalIsExact, stats } = data;
      return { json: rows, total, isExact: totalIsExact !== false, stats };
    }
    case 'record': {
      const { data } = await http.get<{ data: Row }>(call.path, { ...config, params: call.params });
      return { json: withId(resource, data.data) };
    }
    case 'row': {
      const { data } = await http.get<ListAnswer<Row>>(call.path, { ...config, params: call.params });
      const [row] = data.data;
      if (!row) throw new HttpError('요청하신 내용을 찾을 수 없습니다.', 404);
      return { json: withId(resource, row) };
    }
    case 'write': {
      const record = (await write<Row | null>(call.verb, call.path, call.body, config)) ?? {};
      return { json: withId(resource, { ...call.body, ...record }) };
    }
  }
};

const withMeta = (call: ApiCall, { path, total, reveal }: ListMeta & RecordMeta): ApiCall => {
  if (call.kind === 'list') return { ...call, path: path ?? call.path, params: { ...call.params, total } };
  return call.kind === 'record' && reveal
    ? { ...call, params: { ...call.params, reveal: 'Y', reason: reveal.reason } }
    : call;
};

/** The http client for ra-data-simple-rest; `seen` stores the parts of a response that its results cannot carry. */
const client =
  (resource: Resource, meta: ListMeta & RecordMeta = {}, seen: Partial<Answer> = {}) =>
  async (url: string, options: RestOptions = {}) => {
    const requested = apiCall(resource, url, options);
    const call = withMeta(requested, meta);
    try {
      const answer = await send(call, resource, options.signal);
      Object.assign(seen, answer);
      const headers = new Headers({ 'content-range': `rows */${answer.total ?? 0}` });
      return { status: 200, headers, body: '', json: answer.json };
    } catch (failure) {
      throw raError(failure);
    }
  };

const rest = (resource: Resource, meta?: ListMeta & RecordMeta, seen?: Partial<Answer>): DataProvider =>
  // the client accepts any body; ra-data-simple-rest sends text
  simpleRestProvider('', client(resource, meta, seen) as never);

/**
 * A page of a list. If the server stopped counting, only previous and next page are known, no total: with a capped
 * total react-admin would send users back from pages beyond the cap.
 */
const getList = async <R extends RaRecord>(
  resource: Resource,
  params: GetListParams & { signal?: AbortSignal },
): Promise<GetListResult<R>> => {
  const { page = 1, perPage = 10 } = params.pagination ?? {};
  const size = allowedPageSize(perPage);
  const seen: Partial<Answer> = {};
  const meta: ListMeta = { total: 'capped', ...(params.meta as ListMeta | undefined) };
  const pagination = { page, perPage: size };
  const { data, total } = await rest(resource, meta, seen).getList<R>(resource.name, {
    ...params,
    meta: undefined,
    pagination,
  });
  const stats = seen.stats && { stats: seen.stats };
  if (seen.isExact !== false) return { data, total, ...(stats && { meta: stats }) };
  const pageInfo = { hasNextPage: data.length === size, hasPreviousPage: page > 1 };
  return { data, pageInfo, meta: { totalIsExact: false, ...stats } };
};

/**
 * Reads and writes the records of `resources` (by entity name). Refusals reject with react-admin's HttpError,
 * whose `body.errors` names the fields at fault; an abort rejects with axios' CanceledError.
 */
export const createDataProvider = (resources: Record<string, Resource>): OurDataProvider => {
  const named = (name: string): Resource => {
    const resource = resources[name];
    if (!resource) throw new Error(`There is no entity ${name}.`);
    return resource;
  };
  const getOne: DataProvider['getOne'] = (name, params) =>
    rest(named(name), params.meta as RecordMeta | undefined).getOne(name, { ...params, meta: undefined });
  return {
    getOne,
    getList: (name, params) => getList(named(name), params),
    // the server has no list by multiple keys
    getMany: async <R extends RaRecord>(
      name: string,
      { ids, signal }: GetManyParams & { signal?: AbortSignal },
    ) => ({
      data: await Promise.all(
        ids.map(async (id) => (await rest(named(name)).getOne<R>(name, { id: id as R['id'], signal })).data),
      ),
    }),
    getManyReference: (name, { target, id, filter, ...params }) =>
      getList(named(name), { ...params, filter: { ...filter, [target]: id } }),
    // the type of the record is only known to the caller
    create: (name, params) =>
      savesFiles(named(name), params.data)
        ? (saveWithFiles(named(name), undefined, params.data) as never)
        : rest(named(name)).create(name, params),
    update: (name, params) =>
      savesFiles(named(name), params.data)
        ? (saveWithFiles(named(name), String(params.id), params.data) as never)
        : rest(named(name)).update(name, params),
    updateMany: (name, params) => rest(named(name)).updateMany(name, params),
    delete: (name, params) => rest(named(name)).delete(name, params),
    deleteMany: (name, params) => rest(named(name)).deleteMany(name, params),
    getTotal: async (name, { filter, signal }) => {
      const resource = named(name);
      const seen: Partial<Answer> = {};
      const pagination = { page: 1, perPage: allowedPageSize(1) };
      const params = { filter, pagination, sort: { field: 'id', order: 'ASC' as const }, signal };
      await rest(resource, { total: 'only' }, seen).getList(name, params);
      return seen.total ?? 0;
    },
    supportAbortSignal: true,
  };
};
