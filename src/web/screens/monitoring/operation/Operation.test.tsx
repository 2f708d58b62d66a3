import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { http } from '#web/kit/http/http.ts';
import { settle, stage } from '../../../../../tests/stage/stage.tsx';
import { Operation } from './Operation.tsx';

afterEach(() => vi.restoreAllMocks());

const overview: OperationOverview = {
  findings: [{ area: '서버', state: 'good', words: '서버 1대가 일하고 있습니다.', menuUrl: null }],
  processes: [],
  engine: 'postgres',
  version: '15.4',
  byteCnt: 0,
  standbys: [],
  storage: [],
  tables: [],
  slow: { state: 'on', statements: [] },
};

it('the page of operation says that it is not of now where the server does not answer any more', async () => {
  vi.spyOn(http, 'get')
    .mockResolvedValueOnce({ data: { data: overview } })
    .mockRejectedValue(new Error('no answer'));
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await stage(
    <QueryClientProvider client={queries}>
      <Operation />
    </QueryClientProvider>,
  );
  const page = () => document.querySelector('#place')?.textContent;
  expect(page()).toContain('모두 잘 되고 있습니다.');
  expect(page()).not.toContain('확인하지 못했습니다.');
  await act(() => queries.refetchQueries());
  await settle();
  expect(page()).toContain('지금은 상태를 확인하지 못했습니다.');
  expect(page()).toContain('서버 1대가 일하고 있습니다.');
  screen.unmount();
});
