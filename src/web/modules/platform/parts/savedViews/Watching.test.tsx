import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '#web/client/http/http.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { NewCount } from '#web/kit/views/NewCount.tsx';
import { useNotices } from '../notices/noticeStore.ts';
import { Watching } from './Watching.tsx';

const list = '/article/Article';
let newCnt = 3;
const answer = () => ({
  data: {
    data: {
      views: [{ viewId: 7, watchableYn: 'Y', rsn: null, newCnt, nextDt: null, settings: null }],
      smsYn: 'N',
      mailYn: 'Y',
    },
  },
});

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
const badge = () => document.querySelector('#badge')?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const look = (visibilityState: 'visible' | 'hidden') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  newCnt = 3;
  vi.spyOn(http, 'get').mockImplementation(async () => answer());
  vi.spyOn(http, 'post').mockImplementation(async () => {
    newCnt = 0;
    return answer();
  });
  useSavedViews.setState({
    views: [{ viewId: 7, viewNm: '한복', menuUrl: list, cndCn: '' }] as never,
    isKnown: true,
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const element = (
    <>
      <Watching />
      <p id="badge">
        <NewCount viewId={7} />
      </p>
    </>
  );
  router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/dashboard'] });
  act(() => root.render(<RouterProvider router={router} />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  useSavedViews.setState(useSavedViews.getInitialState(), true);
  useNotices.setState(useNotices.getInitialState(), true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('new articles are counted once the screen stands, and whenever the stream tells of more while it is seen', async () => {
  expect(http.get).not.toHaveBeenCalled();
  await pass(1_000);
  expect([badge(), vi.mocked(http.get).mock.calls.length]).toEqual(['3 새 글 3건', 1]);
  newCnt = 1000;
  act(() => useNotices.setState({ hits: 1 }));
  await pass(1_000);
  expect(badge()).toBe('999+ 새 글 999건 넘음');
  const asked = vi.mocked(http.get).mock.calls.length;
  look('hidden');
  act(() => useNotices.setState({ hits: 2 }));
  await pass(1_000);
  expect(vi.mocked(http.get)).toHaveBeenCalledTimes(asked);
  look('visible');
  expect(vi.mocked(http.get)).toHaveBeenCalledTimes(asked + 1);
});

it('who opens a saved search has seen its new articles', async () => {
  await pass(1_000);
  expect(http.post).not.toHaveBeenCalled();
  await act(async () => router.navigate(`${list}?savedView=7`));
  await pass(0);
  expect(vi.mocked(http.post).mock.calls.map(([path, body]) => [path, body])).toEqual([
    ['/update-watch/seen', { viewId: 7 }],
  ]);
  expect(badge()).toBe('');
});
