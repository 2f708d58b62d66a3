import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { resources } from '#generated/resources/web.ts';
import { http } from '#web/client/http/http.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { signIn } from '../../../../tests/stage/renderScreen.tsx';
import { type Stage, stage } from '../../../../tests/stage/stage.tsx';
import { AdminContext } from '../AdminContext.tsx';
import { type EntityScreen, entityScreens } from '../routing/screenPath.ts';
import { entityPage } from './entityPage.tsx';

let screen: Stage | undefined;
afterEach(() => {
  screen?.unmount();
  screen = undefined;
  firstDrawing = undefined;
  queryClient.clear();
  vi.restoreAllMocks();
});

/** The requests sent, each as a string. */
const listening = (key: string) => {
  const calls: string[] = [];
  vi.spyOn(http, 'get').mockImplementation(async (path, config) => {
    if (!path.endsWith('-list')) throw new Error('The test answers lists only.');
    calls.push(`${path} ${JSON.stringify(config?.params)}`);
    // a list that its initial conditions empty would count what they hide
    return { data: { data: [{ [key]: 1 }], totalRecords: 1 } };
  });
  return calls;
};

const atScreen = async (entity: EntityScreen, search = '') => {
  signIn(true);
  const calls = listening(entity.spec.key);
  const { Component, prefetch } = await entityPage(entity, 'list');
  await prefetch?.({ pathname: entity.url, search });
  const requested = [...calls];
  screen = await stage(
    <QueryClientProvider client={queryClient}>
      <AdminContext>
        <Component />
      </AdminContext>
    </QueryClientProvider>,
    entity.url + search,
  );
  return { requested, pages: calls.filter((call) => call.includes('"total":"capped"')) };
};

const screens = entityScreens(resources).map((entity) => [entity.spec.name, entity] as const);

it.each(screens)(
  'the list of %s takes what was asked for ahead, and asks for nothing else',
  async (_, entity) => {
    const { requested, pages } = await atScreen(entity);
    expect(pages).toEqual(requested);
  },
);

it('so it does at an address with conditions, an order and a size of pages', async () => {
  const query = new URLSearchParams({
    ...{ filter: '{"userNm":"김","delYn":"Y"}', sort: 'userNm', order: 'ASC', perPage: '50' },
  });
  const user = new Map(screens).get('user');
  const { requested, pages } = await atScreen(user as EntityScreen, `?${query}`);
  expect(requested).toEqual([
    '/user-list {"userNm":"김","delYn":"Y","page":1,"size":50,"sort":"userNm,ASC","total":"capped"}',
  ]);
  expect(pages).toEqual(requested);
});

let firstDrawing: string | undefined;
const Noted = () => {
  useLayoutEffect(() => {
    firstDrawing = document.body.innerHTML;
  }, []);
  return null;
};

it.each([
  ['list', '', { data: [{ userId: 'lee', userNm: '이문화' }], totalRecords: 1 }],
  ['detail', '/Detail/lee', { data: { userId: 'lee', userNm: '이문화' } }],
] as const)('what came before its %s is in the first drawing', async (part, rest, data) => {
  signIn(true);
  vi.spyOn(http, 'get').mockImplementation(async (path) => {
    if (path !== `/user-${part}`) throw new Error('The test answers about users only.');
    return { data };
  });
  const entity = new Map(screens).get('user') as EntityScreen;
  const { Component, prefetch } = await entityPage(entity, part);
  const pathname = entity.url + rest;
  await prefetch?.({ pathname, search: '' });
  const element = (
    <QueryClientProvider client={queryClient}>
      <AdminContext>
        <Component />
        <Noted />
      </AdminContext>
    </QueryClientProvider>
  );
  screen = await stage(null, '/', [{ path: rest ? `${entity.url}/Detail/:id` : pathname, element }]);
  await screen.go(pathname);
  expect(firstDrawing).toContain('이문화');
});
