import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { http } from '#web/client/http/http.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { signIn } from '../../../../../../../tests/stage/renderScreen.tsx';
import { type Stage, stage } from '../../../../../../../tests/stage/stage.tsx';
import { communicationList, noticeList } from './BoardList.tsx';

let screen: Stage;
afterEach(() => {
  screen.unmount();
  vi.restoreAllMocks();
});

it.each([
  ['notices', noticeList, '/communication/Notice'],
  ['the board', communicationList, '/communication/Board'],
])('the list of %s takes what was asked for ahead', async (_, { Component, prefetch }, pathname) => {
  signIn(false);
  const pages: string[] = [];
  vi.spyOn(http, 'get').mockImplementation(async (path, config) => {
    if (!path.endsWith('-list')) throw new Error('The test answers lists only.');
    const requested = `${path} ${JSON.stringify(config?.params)}`;
    if (requested.includes('"total":"capped"')) pages.push(requested);
    return { data: { data: [], totalRecords: 0 } };
  });
  await prefetch?.({ pathname, search: '' });
  screen = await stage(
    <QueryClientProvider client={queryClient}>
      <Component />
    </QueryClientProvider>,
    pathname,
  );
  expect(pages).toHaveLength(1);
});
