import { HttpError } from 'react-admin';
import { constants } from '#contract/constants.ts';
import { crudPath } from '#contract/crudPaths.ts';
import type { EntitySpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { FieldProblem } from '#contract/errors.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { askedConditions } from '#web/kit/filters/severalValues.ts';

/** The smallest available page size that holds this many rows; the largest one for more. */
export const allowedPageSize = (wanted: number): number =>
  constants.pageSizes.find((size) => size >= wanted) ?? Math.max(...constants.pageSizes);

/** Field → error message, as react-admin's forms take it. */
const byField = (fields: readonly FieldProblem[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, message }) => [name, message]));

/** A refused request as react-admin's HttpError: field problems are shown at their fields. */
export const raError = (failure: unknown): unknown => {
  if (!(failure instanceof HttpProblem)) return failure;
  const { status, message, body } = failure;
  const errors = body.fields && { errors: byField(body.fields) };
  return new HttpError(message, status, { ...body, ...errors });
};

/** The parts of an entity's spec that are needed to reach its records. */
export type Resource = Pick<EntitySpec, 'name' | 'path' | 'paths' | 'key' | 'operations' | 'fields'>;

/** A request in our server's format. row: the record is the first one of a list. */
export type ApiCall =
  | { kind: 'list'; path: string; params: Params }
  | { kind: 'record'; path: string; params: Params }
  | { kind: 'row'; path: string; params: Params }
  | { kind: 'write'; verb: 'POST' | 'PUT' | 'DELETE'; path: string; body: Row };

type Params = Record<string, unknown>;
type Row = Record<string, unknown>;

/** The fetch options that ra-data-simple-rest uses. */
export interface RestOptions {
  method?: string;
  body?: string;
  signal?: AbortSignal;
}

/** A key is text in addresses; the server expects a number for integer keys. */
export const keyOf = (resource: Resource, id: string): string | number =>
  fieldOf(resource as EntitySpec, resource.key)?.kind === 'integer' ? Number(id) : id;

/** Adds `id` to a record for react-admin, whatever the name of its key. */
export const withId = (resource: Resource, record: Row): Row => ({ ...record, id: record[resource.key] });

const hasOwnId = (resource: Resource): boolean => fieldOf(resource as EntitySpec, 'id') !== undefined;

const withoutId = (resource: Resource, record: Row): Row => {
  if (hasOwnId(resource)) return record;
  const { id: _id, ...rest } = record;
  return rest;
};

const recordCall = (resource: Resource, key: string | number): ApiCall => {
  const params = { [resource.key]: key };
  if (resource.operations.detail) return { kind: 'record', path: crudPath(resource, 'detail').path, params };
  const operation = resource.operations.list ? 'list' : 'popup';
  return { kind: 'row', path: crudPath(resource, operation).path, params: { ...params, size: 10 } };
};

const listCall = (resource: Resource, query: URLSearchParams): ApiCall => {
  const [from, to] = JSON.parse(query.get('range') ?? '[0,9]') as [number, number];
  const [field, order] = JSON.parse(query.get('sort') ?? '[]') as [string?, string?];
  const filter = JSON.parse(query.get('filter') ?? '{}') as Params;
  const size = to - from + 1;
  const operation = resource.operations.list ? 'list' : 'popup';
  return {
    kind: 'list',
    path: crudPath(resource, operation).path,
    params: {
      ...askedConditions(resource.fields, filter),
      page: Math.floor(from / size) + 1,
      size,
      // react-admin sorts by `id` if no order is requested
      ...(field && field !== 'id' && { sort: `${field},${order}` }),
    },
  };
};

/** A save or delete of a record; `id` as in the address. */
export const writeCall = (resource: Resource, method: string, id: string | undefined, body: Row): ApiCall => {
  const key = id === undefined ? {} : { [resource.key]: keyOf(resource, id) };
  if (method === 'DELETE') {
    return { kind: 'write', verb: 'DELETE', path: crudPath(resource, 'delete').path, body: key };
  }
  const operation = method === 'PUT' ? 'update' : 'insert';
  const { path } = crudPath(resource, operation);
  const verb = method === 'PUT' ? 'PUT' : 'POST';
  return { kind: 'write', verb, path, body: { ...withoutId(resource, body), ...key } };
};

/** Translates REST as ra-data-simple-rest sends it (`/name?range=…`, `PUT /name/3`) into our server's requests. */
export const apiCall = (resource: Resource, url: string, options: RestOptions = {}): ApiCall => {
  const [path = '', query] = url.split('?');
  const encoded = path.split('/')[2];
  const id = encoded === undefined ? undefined : decodeURIComponent(encoded);
  const method = options.method ?? 'GET';
  if (method !== 'GET') return writeCall(resource, method, id, JSON.parse(options.body ?? '{}') as Row);
  return id === undefined
    ? listCall(resource, new URLSearchParams(query))
    : recordCall(resource, keyOf(resource, id));
};
