import { afterEach, expect, it, vi } from 'vitest';
import { user } from '#generated/resources/user.ts';
import { http } from '#web/client/http/http.ts';
import {
  dataProvider,
  prefetchedList,
  prefetchedRecord,
  prefetchList,
  prefetchRecord,
} from './dataProvider.ts';
import { routes } from './routes.tsx';

const answering = () =>
  vi.spyOn(http, 'get').mockImplementation(async (_path, config) => ({ data: { data: config?.params } }));
afterEach(() => vi.restoreAllMocks());

it('a record that was asked for ahead is not asked for twice, and anew when it is wanted again', async () => {
  const get = answering();
  await prefetchRecord('user', '/admin/user/UserManage/Detail/kim');
  const { data } = await dataProvider.getOne('user', { id: 'kim' });
  expect(data).toMatchObject({ userId: 'kim' });
  expect(get).toHaveBeenCalledTimes(1);
  await dataProvider.getOne('user', { id: 'kim' });
  expect(get).toHaveBeenCalledTimes(2);
});

it('a record that came before its form is drawn with it', async () => {
  answering();
  const requested = prefetchRecord('user', '/admin/user/UserManage/Detail/lee');
  expect(prefetchedRecord('user', 'lee').initialData()).toBeUndefined();
  await requested;
  expect(prefetchedRecord('user', 'lee').initialData()).toMatchObject({ userId: 'lee' });
  await dataProvider.getOne('user', { id: 'lee' });
  expect(prefetchedRecord('user', 'lee').initialData()).toBeUndefined();
});

it('so is a list, at the address and with the conditions that it was asked for with', async () => {
  vi.spyOn(http, 'get').mockResolvedValue({ data: { data: [{ userId: 'lee' }], totalRecords: 1 } });
  const start = { defaults: { delYn: 'N' } };
  await prefetchList(user, '', start);
  expect(prefetchedList(user, '', start).initialData()).toMatchObject({ data: [{ id: 'lee' }], total: 1 });
  expect(prefetchedList(user, '?page=2', start).initialData()).toBeUndefined();
  expect(prefetchedList(user, '', {}).initialData()).toBeUndefined();
});

it('another record, and one whose personal data are wanted in full, are asked for themselves', async () => {
  const get = answering();
  await prefetchRecord('user', '/admin/user/UserManage/Detail/one');
  await dataProvider.getOne('user', { id: 'two' });
  await dataProvider.getOne('user', { id: 'one', meta: { reveal: { reason: '문의 확인' } } });
  expect(get.mock.calls.map(([, config]) => config?.params)).toEqual([
    { userId: 'one' },
    { userId: 'two' },
    { userId: 'one', reveal: 'Y', reason: '문의 확인' },
  ]);
});

it('the form of a stored record asks for the one its address names, whatever its key holds', async () => {
  const get = answering();
  const form = await routes.find(({ path }) => path === '/admin/user/UserManage/Detail/:id')?.lazy();
  await form?.prefetch?.({ pathname: '/admin/user/UserManage/Detail/kim%2Fstaff', search: '' });
  expect(get.mock.calls.map(([path, config]) => [path, config?.params])).toEqual([
    ['/user-detail', { userId: 'kim/staff' }],
  ]);
});
