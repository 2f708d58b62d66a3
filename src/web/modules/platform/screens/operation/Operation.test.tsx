import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import type { SetupOverview } from '#generated/types/setupCalls.ts';
import { http } from '#web/client/http/http.ts';
import { settle, stage } from '../../../../../../tests/stage/stage.tsx';
import { Operation } from './Operation.tsx';

afterEach(() => vi.restoreAllMocks());

const overview: OperationOverview = {
  findings: [{ area: '서버', state: 'good', words: '서버 1대 가동 중입니다.', menuUrl: null }],
  processes: [],
  engine: 'postgres',
  version: '15.4',
  byteCnt: 0,
  standbys: [],
  storage: [],
  tables: [],
  slow: { state: 'on', statements: [] },
};

/** The server answers the calls of the page. */
const answers = (
  operation: () => OperationOverview,
  setup: () => SetupOverview = () => ({ endedYn: 'Y', steps: [] }),
) =>
  vi.spyOn(http, 'get').mockImplementation(async (path) => ({
    data: { data: path === '/setup-overview' ? setup() : operation() },
  }));

it('the page of operation says that it is not of now where the server does not answer any more', async () => {
  let isDown = false;
  answers(() => {
    if (isDown) throw new Error('no answer');
    return overview;
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await stage(
    <QueryClientProvider client={queries}>
      <Operation />
    </QueryClientProvider>,
  );
  const page = () => document.querySelector('#place')?.textContent;
  expect(page()).toContain('모두 정상입니다.');
  expect(page()).not.toContain('확인하지 못했습니다.');
  isDown = true;
  await act(() => queries.refetchQueries());
  await settle();
  expect(page()).toContain('지금은 상태를 확인하지 못했습니다.');
  expect(page()).toContain('서버 1대 가동 중입니다.');
  screen.unmount();
});

it('the page of operation says that the setup could not be read, and one press reads it again', async () => {
  let isDown = true;
  answers(
    () => overview,
    () => {
      if (isDown) throw new Error('no answer');
      return { endedYn: 'N', steps: [{ area: '메일', state: 'bad', words: '', why: '', menuUrl: null }] };
    },
  );
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = await stage(
    <QueryClientProvider client={queries}>
      <Operation />
    </QueryClientProvider>,
  );
  await settle();
  const part = () => document.querySelector('[aria-labelledby="operation-readiness"]');
  expect(part()?.textContent).toContain('준비 상태');
  isDown = false;
  await act(async () => part()?.querySelector('button')?.click());
  await settle();
  expect(part()?.textContent).toContain('꼭 필요한 것 1가지가 남았습니다.');
  screen.unmount();
});

it('names what each row is about: servers, the database, its standbys, and what takes room', async () => {
  answers(() => ({
    ...overview,
    processes: [
      {
        kndCd: 'worker',
        hostNm: 'node-1',
        versionNm: '1.2.0',
        buildNm: null,
        nodeNm: '24.1.0',
        bgngDt: '2026-11-20T00:30:00Z',
        seenDt: '2026-11-20T00:40:00Z',
      },
    ],
    standbys: [{ name: 'standby-1', usedYn: 'N', lagSec: 1_234.4 }],
    byteCnt: 4_096,
    tables: [{ tableNm: 'article', label: '기사', rowCnt: 1_500, byteCnt: 1_024 }],
  }));
  const screen = await stage(
    <QueryClientProvider client={new QueryClient()}>
      <Operation />
    </QueryClientProvider>,
  );
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => [
    row.querySelector('th[scope="row"]')?.textContent,
    ...[...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  ]);
  expect(rows).toEqual([
    ['수집기', 'node-1', '1.2.0 · Node 24.1.0', '2026-11-20 09:30', '2026-11-20 09:40'],
    ['데이터베이스', 'PostgreSQL', '15.4', '-', '응답함'],
    ['대기 서버', 'standby-1', '-', '-', '1,234초 뒤처짐, 사용 안 함'],
    ['기사 article', '1,500', '1KB', '25%'],
  ]);
  screen.unmount();
});
