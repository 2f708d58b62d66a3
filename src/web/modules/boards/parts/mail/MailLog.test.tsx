import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '#web/client/http/http.ts';
import { MailLog } from './MailLog.tsx';

let root: Root;

const line = {
  rcptnId: 1,
  mailId: 1,
  userId: 'kim',
  userNm: '김*수',
  instNm: null,
  deptNm: null,
  rcvr: 'k**@korea.kr',
  tryCnt: 1,
  nextTryDt: null,
  sentDt: null,
  regDt: '2026-11-26T01:00:00.000Z',
  rgtrNm: '이*영',
  latestYn: 'Y',
};
const log = (sttsCd: string, why: string | null, stats: object) => ({
  data: { data: [{ ...line, sttsCd, why }], totalRecords: 1, page: 1, size: 20, stats },
});

const openLog = async (): Promise<void> => {
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MailLog record={{ boardKnd: 'post', pstId: 1 }} startsOpen />
      </QueryClientProvider>,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(100));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('of a mail looks again while a line is on its way, also where its number has come first', async () => {
  const requested = vi
    .spyOn(http, 'get')
    .mockResolvedValueOnce(log('waiting', null, { bounced: 1 }))
    .mockResolvedValue(log('bounced', '받는 쪽 메일 서버가 거절했습니다.', { bounced: 1 }));
  await openLog();
  expect(document.querySelector('li')?.textContent).not.toContain('거절했습니다.');
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  expect(document.querySelector('li')?.textContent).toContain('거절했습니다.');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(requested).toHaveBeenCalledTimes(2);
});

it.each([
  ['waiting', false],
  ['sent', false],
  ['failed', true],
  ['bounced', true],
  ['unclear', true],
  ['kept', true],
  ['skipped', false],
])('offers to send a mail again that is %s: %s', async (state, isOffered) => {
  vi.spyOn(http, 'get').mockResolvedValue(log(state, null, {}));
  await openLog();
  const again = [...document.querySelectorAll('li button')].map(({ textContent }) => textContent);
  expect(again).toEqual(isOffered ? ['다시 보내기 김*수'] : []);
});
