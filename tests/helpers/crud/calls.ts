import { expect } from 'vitest';
import { crudPath } from '#contract/crudPaths.ts';
import type { EntitySpec } from '#contract/entity.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import type { Answer, Client } from '../client.ts';
import { specimen } from '../specimen.ts';

export type Row = Record<string, unknown>;
export type Failed = Answer<ErrorBody>;
export type Stored = Answer<{ data: Row }>;
export type List = { data: Row[]; totalRecords: number; totalIsExact?: boolean };

/** The callers: an administrator, and a user without that role who may use the entity. */
export interface Callers {
  admin: () => Client;
  other?: () => Client;
}

const attachment = [{ name: '견본.pdf', bytes: '%PDF-1.4 specimen %%EOF' }];

/** The entity's requests for the tests of its promises; by default as an administrator. */
export const callsOf = (spec: EntitySpec, catalogue: Catalogue, { admin, other }: Callers) => {
  const part = spec.fields.find((field) => field.files)?.files?.part;
  let n = 0;

  const next = (): Promise<Row> => specimen(catalogue, admin(), spec, ++n);
  const insert = (record: Row, client = admin()): Promise<Answer<never>> =>
    part
      ? client.upload('POST', crudPath(spec, 'insert').path, part, record, attachment)
      : client.write('POST', crudPath(spec, 'insert').path, record);
  const update = (record: Row, client = admin()): Promise<Answer<never>> =>
    part
      ? client.upload('PUT', crudPath(spec, 'update').path, part, record)
      : client.write('PUT', crudPath(spec, 'update').path, record);
  const remove = (body: Row): Promise<Answer<never>> =>
    admin().write('DELETE', crudPath(spec, 'delete').path, body);
  const made = async (): Promise<Row> => {
    const answer = (await insert(await next())) as Stored;
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    return answer.body.data;
  };
  const list = (query: Row = {}): Promise<Answer<List>> =>
    admin().get<List>(crudPath(spec, 'list').path, query);
  const detail = (key: unknown): Promise<Answer<never>> =>
    admin().get(crudPath(spec, 'detail').path, { [spec.key]: key as string });
  /** True if records can be registered, by the runtime or by a handler that extends it. */
  const canMake = spec.operations.insert !== undefined;
  return { spec, admin, other, canMake, next, insert, update, remove, made, list, detail };
};

export type Calls = ReturnType<typeof callsOf>;
