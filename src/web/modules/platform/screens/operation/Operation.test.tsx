import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
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
  expect(page()).toContain('모두 정상입니다.');
  expect(page()).not.toContain('확인하지 못했습니다.');
  await act(() => queries.refetchQueries());
  await settle();
  expect(page()).toContain('지금은 상태를 확인하지 못했습니다.');
  expect(page()).toContain('서버 1대 가동 중입니다.');
  screen.unmount();
});

it('names what each row is about: servers, the database, its standbys, and what takes room', async () => {
  vi.spyOn(http, 'get').mockResolvedValue({
    data: {
      data: {
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
      } satisfies OperationOverview,
    },
  });
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
