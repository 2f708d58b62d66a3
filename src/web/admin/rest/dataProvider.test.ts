import { HttpError } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { http } from '#web/client/http/http.ts';
import type { Resource } from './apiCall.ts';
import { createDataProvider } from './dataProvider.ts';

const language: Resource = {
  name: 'languageCode',
  path: 'lancode',
  key: 'lanCd',
  operations: { list: 'crud', insert: 'crud', update: 'crud' },
  fields: [],
};
const provider = createDataProvider({ languageCode: language });
const sort = { field: 'lanNm', order: 'ASC' } as const;

const answering = (data: unknown) => vi.spyOn(http, 'get').mockResolvedValue({ data });
const list = (more: object = {}) => ({
  data: [{ lanCd: 'ko' }],
  totalRecords: 1,
  page: 1,
  size: 10,
  ...more,
});

afterEach(() => vi.restoreAllMocks());

describe('a list', () => {
  it('asks for a capped total, without the shell’s alert, and hands the signal on', async () => {
    const get = answering(list());
    const { signal } = new AbortController();
    const answer = await provider.getList('languageCode', {
      pagination: { page: 1, perPage: 25 },
      sort,
      filter: {},
      signal,
    });
    expect(answer).toEqual({ data: [{ lanCd: 'ko', id: 'ko' }], total: 1 });
    expect(get).toHaveBeenCalledWith('/lancode-list', {
      quiet: true,
      signal,
      params: { page: 1, size: 30, sort: 'lanNm,ASC', total: 'capped' },
    });
  });

  it('has no total where the server stopped counting, so that later pages can be reached', async () => {
    answering(list({ totalRecords: 10_001, totalIsExact: false }));
    const answer = await provider.getList('languageCode', {
      pagination: { page: 2000, perPage: 10 },
      sort,
      filter: {},
    });
    expect(answer.total).toBeUndefined();
    expect(answer).toMatchObject({ pageInfo: { hasPreviousPage: true }, meta: { totalIsExact: false } });
  });

  it('that is not counted has a next page if this one is full, by the size that was asked for', async () => {
    const nextOf = async (rows: number) => {
      const data = Array.from({ length: rows }, (_, place) => ({ lanCd: `l${place}` }));
      answering(list({ data, totalIsExact: false }));
      const pagination = { page: 1, perPage: 25 };
      const { pageInfo } = await provider.getList('languageCode', { pagination, sort, filter: {} });
      return pageInfo?.hasNextPage;
    };
    expect([await nextOf(30), await nextOf(29)]).toEqual([true, false]);
  });

  it('is counted exactly by a call of its own', async () => {
    const get = answering(list({ data: [], totalRecords: 12_345 }));
    expect(await provider.getTotal('languageCode', { filter: { useYn: 'Y' } })).toBe(12_345);
    expect(get.mock.calls[0]?.[1]?.params).toMatchObject({ total: 'only', useYn: 'Y' });
  });

  it('can be another list of the same records', async () => {
    const get = answering(list());
    const meta = { path: '/master-commoncode-list', total: undefined };
    await provider.getList('languageCode', { pagination: { page: 1, perPage: 50 }, sort, filter: {}, meta });
    expect(get.mock.calls[0]?.[0]).toBe('/master-commoncode-list');
    expect(get.mock.calls[0]?.[1]?.params).toMatchObject({ total: undefined, size: 50 });
  });
});

describe('records', () => {
  it('are read one by one where several are wanted', async () => {
    const get = answering(list());
    const { data } = await provider.getMany('languageCode', { ids: ['ko', 'ko'] });
    expect(data.map(({ id }) => id)).toEqual(['ko', 'ko']);
    expect(get).toHaveBeenCalledTimes(2);
  });

  it('that nobody finds reject with 404', async () => {
    answering(list({ data: [] }));
    await expect(provider.getOne('languageCode', { id: 'xx' })).rejects.toMatchObject({ status: 404 });
  });

  it('are written by POST with the verb in a header', async () => {
    const post = vi
      .spyOn(http, 'post')
      .mockResolvedValue({ data: { data: { lanCd: 'ko', lanNm: '한국어' } } });
    const { data } = await provider.update('languageCode', {
      id: 'ko',
      data: { lanNm: '한국어' },
      previousData: { id: 'ko' },
    });
    expect(data).toMatchObject({ id: 'ko', lanNm: '한국어' });
    const [path, body, config] = post.mock.calls[0] ?? [];
    expect([path, body, config?.headers]).toEqual([
      '/update-lancode',
      { lanNm: '한국어', lanCd: 'ko' },
      { _method: 'PUT' },
    ]);
  });
});

describe('a refusal', () => {
  it('reaches the form as react-admin knows it: status, sentences, the newer record', async () => {
    const fields = [{ name: 'lanCd', label: '언어 코드', message: '이미 사용 중입니다.' }];
    const body = {
      code: 'CONFLICT' as const,
      message: '저장하지 못했습니다.',
      fields,
      data: { lanCd: 'ko' },
    };
    vi.spyOn(http, 'post').mockRejectedValue(new HttpProblem(409, body, ''));
    const failure = await provider.create('languageCode', { data: {} }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(HttpError);
    expect(failure).toMatchObject({
      status: 409,
      message: '저장하지 못했습니다.',
      body: { errors: { lanCd: '이미 사용 중입니다.' }, data: { lanCd: 'ko' } },
    });
  });
});
