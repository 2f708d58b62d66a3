import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SourceReread as Reread } from '#generated/types/mediaFeedCalls.ts';
import { http } from '#web/client/http/http.ts';
import { type Stage, settle, stage } from '../../../../../../tests/stage/stage.tsx';
import { SourceReread } from './SourceReread.tsx';

const answer = {
  kindCd: 'feed',
  answDt: '2026-11-29T01:00:00.000Z',
  itemCnt: 40,
  newCnt: 1,
  correctedCnt: 2,
  offeredCnt: 1,
  leftOutCnt: 3,
  problem: null,
  findings: ['제목이 없음: 제외했습니다. (3건)'],
};
const reread: Reread = {
  feedCnt: 1,
  pageCnt: 2,
  oldestDt: '2026-11-29T01:00:00.000Z',
  sttsCd: 'done',
  askDt: '2026-11-29T02:00:00.000Z',
  endDt: '2026-11-29T02:00:05.000Z',
  readCnt: 3,
  totalCnt: 3,
  answers: [answer],
};

let scene: Stage;
let sent: unknown[];
const shows = async (shown: Reread | Error): Promise<string> => {
  const get = vi.spyOn(http, 'get');
  if (shown instanceof Error) get.mockRejectedValueOnce(shown).mockResolvedValue({ data: { data: reread } });
  else get.mockResolvedValue({ data: { data: shown } });
  scene = await stage(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SourceReread mediaFeedId={7} />
    </QueryClientProvider>,
    '/admin/monitoring/CollectSource',
  );
  await settle();
  return document.body.textContent ?? '';
};
const button = (): HTMLButtonElement | null => document.querySelector('button');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sent = [];
  vi.spyOn(http, 'post').mockImplementation((path, body) => {
    sent.push([path, body]);
    return Promise.resolve({ data: { data: { ...reread, sttsCd: 'running', readCnt: 1 } } });
  });
});
afterEach(() => {
  scene.unmount();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the answers kept of a source say what reading them anew has changed, and are read anew by one press', async () => {
  const text = await shows(reread);
  expect(text).toContain('피드 1개와 기사 페이지 2개를 보관하고 있습니다.');
  expect(text).toContain('새 기사 1건, 고친 기사 2건, 확인할 기사 1건.');
  expect([...document.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
    '40',
    '1',
    '2',
    '1',
    '33',
    '3',
    '담당자가 고친 1건은 그대로 두고 다시 읽은 글을 함께 두었습니다.\n제목이 없음: 제외했습니다. (3건)',
  ]);
  await act(async () => button()?.click());
  await settle();
  expect(sent).toEqual([['/mediafeed-reread', { mediaFeedId: 7 }]]);
  expect(document.body.textContent).toContain('3개 가운데 1개를 읽었습니다.');
  expect(button()?.getAttribute('aria-disabled')).toBe('true');
});

it('without answers there is nothing to press', async () => {
  const text = await shows({ ...reread, feedCnt: 0, pageCnt: 0, sttsCd: null, answers: [] });
  expect(text).toContain('보관한 응답이 없습니다.');
  expect(button()).toBeNull();
});

it('a failed read says so, and one press reads again', async () => {
  expect(await shows(new Error('no answer'))).toContain('보관한 응답');
  expect(button()?.textContent).toBe('다시 시도');
  await act(async () => button()?.click());
  await settle();
  expect(document.body.textContent).toContain('피드 1개와 기사 페이지 2개를 보관하고 있습니다.');
});
