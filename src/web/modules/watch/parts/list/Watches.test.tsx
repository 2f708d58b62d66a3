import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '#web/client/http/http.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { clearWatched } from '#web/client/views/watched.ts';
import { useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { press, type Stage, settle, stage } from '../../../../../../tests/stage/stage.tsx';
import { Watches } from './Watches.tsx';

const settings = {
  freqCd: 'weekly',
  sndHm: '09:00',
  sndDy: 1,
  quietBgngHm: null,
  quietEndHm: null,
  wkndYn: 'Y',
  hldyYn: 'N',
  bellYn: 'Y',
  mailYn: 'Y',
  smsYn: 'N',
  maxCnt: 20,
  spikeYn: 'Y',
  spikeMinCnt: 10,
  newClstrYn: 'N',
  pauseYn: 'N',
};
const watched = (pauseYn: 'Y' | 'N') => ({
  views: [
    {
      viewId: 7,
      watchableYn: 'Y',
      rsn: null,
      newCnt: 3,
      nextDt: '2026-11-23T00:00:00Z',
      settings: { ...settings, pauseYn },
    },
    { viewId: 8, watchableYn: 'Y', rsn: null, newCnt: 0, nextDt: null, settings: null },
    {
      viewId: 9,
      watchableYn: 'N',
      rsn: '기간만 정한 검색은 알릴 수 없습니다.',
      newCnt: 0,
      nextDt: null,
      settings: null,
    },
  ],
  smsYn: 'N',
  mailYn: 'Y',
});
const view = (viewId: number, viewNm: string, fldrNm: string | null = null) => ({
  viewId,
  viewNm,
  fldrNm,
  rmrk: null,
  menuUrl: '/article/Article',
  cndCn: '',
  ownYn: 'Y',
});

let screen: Stage;
const sent: [string, object][] = [];
const open = async (views: object[], search = '') => {
  useSavedViews.setState({ views: views as never, isKnown: true });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  screen = await stage(
    <QueryClientProvider client={client}>
      <Watches />
    </QueryClientProvider>,
    `/myPage/Watch${search}`,
  );
};
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].slice(0, 5).map(({ textContent }) => textContent),
  );
const tool = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`) as HTMLElement;
const question = () => useDialogs.getState().queue[0];

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(http, 'get').mockImplementation((path) =>
    Promise.resolve({ data: { data: path === '/media-detail' ? { mediaKornNm: '르몽드' } : watched('N') } }),
  );
  vi.spyOn(http, 'post').mockImplementation((path, body) => {
    sent.push([path, body as object]);
    return Promise.resolve({ data: { data: watched('Y') } });
  });
});
afterEach(() => {
  screen.unmount();
  useSavedViews.setState(useSavedViews.getInitialState(), true);
  useDialogs.setState({ queue: [] });
  clearWatched();
  vi.restoreAllMocks();
});

describe('the list of all alerts', () => {
  it('says what is new, how each search tells and when, and pauses at once', async () => {
    await open([view(7, '한복 전시', '주간 보고'), view(8, '영화제'), view(9, '기간만')]);
    expect(rows()).toEqual([
      ['영화제', '', '0', '꺼짐', ''],
      ['한복 전시', '주간 보고', '3', '매주 월요일 09:00, 갑자기 늘 때 · 화면, 메일', '11-23 (월) 09:00'],
    ]);
    expect(document.querySelector('details')?.textContent).toContain('기간만 정한 검색은 알릴 수 없습니다.');
    await press(tool('한복 전시 잠시 멈추기'));
    const { nextDt: _, ...kept } = { nextDt: null, ...settings };
    expect(sent).toEqual([['/update-watch', { viewId: 7, ...kept, pauseYn: 'Y' }]]);
    expect(rows()[1]?.[4]).toBe('멈춤');
    expect(tool('한복 전시 다시 보내기')).not.toBeNull();
  });

  it('says without any search what it is for and how to begin', async () => {
    await open([]);
    expect(document.body.textContent).toContain('‘보기 저장’을 누르면');
    expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/search',
      '/article/Article',
    ]);
  });

  it('asks once, when a mail leads there, whether to leave out an outlet', async () => {
    await open([view(7, '한복 전시')], '?view=7&muteMedia=12');
    expect(question()?.message).toContain('‘한복 전시’ 알림에서 르몽드를 뺄까요?');
    expect(screen.address()).toBe('/myPage/Watch');
    await act(async () => question()?.settle(true));
    await settle();
    expect(sent).toEqual([['/insert-watch-mute', { viewId: 7, mediaId: 12 }]]);
  });

  it('leaves out nothing that is declined, or of a search that is gone', async () => {
    await open([view(7, '한복 전시')], '?view=7&muteCluster=3');
    await act(async () => question()?.settle(false));
    screen.unmount();
    await open([view(7, '한복 전시')], '?view=70&muteMedia=12');
    expect(question()?.message).toContain('저장한 검색이 없습니다');
    expect(sent).toEqual([]);
  });
});
