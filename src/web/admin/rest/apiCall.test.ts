import { describe, expect, it } from 'vitest';
import type { FieldSpec } from '#contract/entity.ts';
import { apiCall, type Resource, withId } from './apiCall.ts';

const field = (name: string, kind: FieldSpec['kind']): FieldSpec => ({
  name,
  label: name,
  kind,
  nullable: false,
});

const country: Resource = {
  name: 'nationCode',
  path: 'nationcode',
  key: 'ntnId',
  operations: { list: 'crud', detail: 'crud', popup: 'crud', insert: 'crud', update: 'crud', delete: 'crud' },
  fields: [field('ntnId', 'text')],
};
const language: Resource = {
  ...country,
  name: 'languageCode',
  path: 'lancode',
  key: 'lanCd',
  operations: { list: 'crud' },
};
const person: Resource = {
  ...country,
  name: 'user',
  path: 'user',
  key: 'userId',
  operations: { popup: 'crud' },
};
const group: Resource = {
  ...country,
  path: 'usergroup',
  key: 'groupId',
  fields: [field('groupId', 'integer')],
};

const listUrl = (query: Record<string, unknown>): string => {
  const parameters = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
  return `/x?${new URLSearchParams(parameters as [string, string][])}`;
};

describe('a list', () => {
  it('is asked for by page, size, sort and plain conditions', () => {
    const url = listUrl({ filter: { ntnNm: '가나 & 콩고' }, range: [40, 59], sort: ['ntnNm', 'DESC'] });
    expect(apiCall(country, url)).toEqual({
      kind: 'list',
      path: '/nationcode-list',
      params: { ntnNm: '가나 & 콩고', page: 3, size: 20, sort: 'ntnNm,DESC' },
    });
  });

  it('takes several values of a code as one parameter each, and a comma in a text as it is', () => {
    const code: FieldSpec = { ...field('ctnCd', 'code'), filter: 'equals' };
    const continents = { ...country, fields: [...country.fields, code] };
    const url = listUrl({ filter: { ctnCd: 'EU,AS', ntnNm: '가나, 콩고' }, range: [0, 9] });
    expect(apiCall(continents, url)).toMatchObject({
      params: { ctnCd: ['EU', 'AS'], ntnNm: '가나, 콩고' },
    });
  });

  it('names no order where react-admin means none', () => {
    const call = apiCall(country, listUrl({ filter: {}, range: [0, 9], sort: ['id', 'ASC'] }));
    expect(call).toMatchObject({ params: { page: 1, size: 10 } });
    expect(call).not.toHaveProperty('params.sort');
  });

  it('of an entity that can only be picked is its picker list', () =>
    expect(apiCall(person, listUrl({ range: [0, 9] }))).toMatchObject({ path: '/user-popup-list' }));
});

describe('a record', () => {
  it('is read by its key', () =>
    expect(apiCall(country, '/nationCode/KR')).toEqual({
      kind: 'record',
      path: '/nationcode-detail',
      params: { ntnId: 'KR' },
    }));

  it('is found in the list where there is no detail, else in the picker list', () => {
    expect(apiCall(language, '/languageCode/zh-Hant')).toEqual({
      kind: 'row',
      path: '/lancode-list',
      params: { lanCd: 'zh-Hant', size: 10 },
    });
    expect(apiCall(person, '/user/a%2Fb')).toMatchObject({
      kind: 'row',
      path: '/user-popup-list',
      params: { userId: 'a/b' },
    });
  });

  it('has a number for a key that counts', () =>
    expect(apiCall(group, '/userGroup/12')).toMatchObject({ params: { groupId: 12 } }));

  it('gets the id that react-admin wants', () =>
    expect(withId(country, { ntnId: 'KR' })).toEqual({ ntnId: 'KR', id: 'KR' }));
});

describe('a write', () => {
  const body = JSON.stringify({ id: 'KR', ntnNm: '대한민국', rmrk: null });

  it('inserts without id', () =>
    expect(apiCall(country, '/nationCode', { method: 'POST', body })).toEqual({
      kind: 'write',
      verb: 'POST',
      path: '/insert-nationcode',
      body: { ntnNm: '대한민국', rmrk: null },
    }));

  it('updates under the key of the entity', () =>
    expect(apiCall(country, '/nationCode/KR', { method: 'PUT', body })).toEqual({
      kind: 'write',
      verb: 'PUT',
      path: '/update-nationcode',
      body: { ntnId: 'KR', ntnNm: '대한민국', rmrk: null },
    }));

  it('deletes by the key alone', () =>
    expect(apiCall(group, '/userGroup/12', { method: 'DELETE' })).toEqual({
      kind: 'write',
      verb: 'DELETE',
      path: '/delete-usergroup',
      body: { groupId: 12 },
    }));

  it('keeps a field that is called id', () => {
    const own: Resource = { ...country, key: 'id', fields: [field('id', 'text')] };
    expect(apiCall(own, '/x', { method: 'POST', body: '{"id":"A"}' })).toMatchObject({ body: { id: 'A' } });
  });
});
