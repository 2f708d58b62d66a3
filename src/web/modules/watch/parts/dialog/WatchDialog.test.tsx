import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '#web/client/http/http.ts';
import { applyWatched, clearWatched, type WatchSettings } from '#web/client/views/watched.ts';
import {
  button,
  labelled,
  press,
  type Stage,
  settle,
  stage,
  type,
} from '../../../../../../tests/stage/stage.tsx';
import { WatchDialog } from './WatchDialog.tsx';

const settings: WatchSettings = {
  freqCd: 'daily',
  sndHm: '09:00',
  sndDy: null,
  quietBgngHm: null,
  quietEndHm: null,
  wkndYn: 'N',
  hldyYn: 'N',
  bellYn: 'Y',
  mailYn: 'Y',
  smsYn: 'N',
  maxCnt: 20,
  spikeYn: 'N',
  spikeMinCnt: 10,
  newClstrYn: 'N',
  pauseYn: 'N',
};
const looked: WatchSettings = { ...settings, freqCd: 'none', bellYn: 'N', mailYn: 'N' };
const message = { sntDt: '2026-11-03T00:00:00Z', knd: 'news', ttl: '새 글 14건', foldCnt: 2, restCnt: 0 };
const preview = {
  msgCnt: 12,
  articleCnt: 48,
  isWhole: true,
  messages: [{ ...message, articleCnt: 14, titles: ['파리의 한복 전시', '한복의 날'] }],
};
const history = {
  messages: [
    {
      ...message,
      msgId: 1,
      knd: 'spike',
      articleCnt: 1,
      foldCnt: 0,
      why: '지난 한 시간에 9건이 들어왔습니다.',
      titles: ['파리의 한복 전시 (르몽드)'],
      chnlList: ['mail', 'bell'],
    },
  ],
  muted: [{ muteId: 5, mediaId: 12, clusterId: null, nm: '르몽드' }],
};

const close = vi.fn<() => void>();
const sent: [string, unknown][] = [];
const asked: [string, object][] = [];
let screen: Stage;

const know = (given: WatchSettings | null, flags: { smsYn?: 'Y'; mailYn?: 'N' } = {}) =>
  applyWatched({
    views: [{ viewId: 7, watchableYn: 'Y', rsn: null, newCnt: 0, nextDt: null, settings: given }],
    smsYn: 'N',
    mailYn: 'Y',
    ...flags,
  });
const open = async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  screen = await stage(
    <QueryClientProvider client={client}>
      <WatchDialog view={{ viewId: 7, viewNm: '한복 전시' }} onClose={close} />
    </QueryClientProvider>,
  );
  await previewed();
};
const text = () => document.body.textContent ?? '';
/** The pause before a preview has passed, and its answer is there. */
const previewed = async () => {
  await vi.advanceTimersByTimeAsync(500);
  await settle();
};
const chooseFrequency = async (value: string) => {
  await press(document.querySelector<HTMLElement>(`[value=${value}]`) as HTMLElement);
  await previewed();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  sent.length = 0;
  asked.length = 0;
  close.mockReset();
  vi.spyOn(http, 'get').mockImplementation((path, config) => {
    asked.push([path, config?.params as object]);
    return Promise.resolve({ data: { data: path === '/watch/history' ? history : preview } });
  });
  vi.spyOn(http, 'post').mockImplementation((path, body) => {
    sent.push([path, body]);
    const data =
      path === '/delete-watch-mute' ? { ...history, muted: [] } : { views: [], smsYn: 'N', mailYn: 'Y' };
    return Promise.resolve({ data: { data } });
  });
});
afterEach(() => {
  screen.unmount();
  clearWatched();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the alert of a saved search', () => {
  it('says what it would have sent in the last 30 days, anew for every change', async () => {
    know(settings);
    await open();
    expect(text()).toContain('지난 30일이라면 알림 12통, 글 48건');
    expect(text()).toContain('11-03 (화) 09:00');
    expect(text()).toContain('외 10건 · 같은 사건의 글 2건은 접음');
    await chooseFrequency('weekly');
    expect(asked.map(([, params]) => params)).toEqual([
      expect.objectContaining({ viewId: 7, freqCd: 'daily', sndHm: '09:00', sndDy: null }),
      expect.objectContaining({ freqCd: 'weekly', sndHm: '09:00', sndDy: 1 }),
    ]);
    await chooseFrequency('none');
    expect(text()).toContain('보내지 않도록 정했습니다.');
    expect(asked).toHaveLength(2);
  });

  it('suggests how to be told for a search that was only looked at, and is stored whole', async () => {
    know(looked);
    await open();
    await chooseFrequency('atOnce');
    await press(labelled('토·일요일'));
    await press(labelled('밤 시간'));
    await press(button('저장'));
    expect(sent).toEqual([
      [
        '/update-watch',
        {
          viewId: 7,
          freqCd: 'atOnce',
          sndHm: null,
          sndDy: null,
          quietBgngHm: '22:00',
          quietEndHm: '07:00',
          wkndYn: 'Y',
          hldyYn: 'N',
          bellYn: 'Y',
          mailYn: 'Y',
          smsYn: 'N',
          maxCnt: 20,
          spikeYn: 'N',
          newClstrYn: 'N',
          pauseYn: 'N',
        },
      ],
    ]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('is not stored without a way, or with numbers that cannot be', async () => {
    know(settings);
    await open();
    for (const way of ['화면 알림', '메일']) await press(labelled(way));
    await type(labelled('한 번에 적을 글'), '0');
    await press(button('저장'));
    expect(text()).toContain('받는 길을 하나 이상 골라 주세요.');
    expect(text()).toContain('1에서 100 사이의 수를 넣어 주세요.');
    expect([sent, close.mock.calls]).toEqual([[], []]);
  });

  it('offers text messages only where they can be sent, and says that mails cannot', async () => {
    know(settings);
    await open();
    expect(text()).not.toContain('문자');
    screen.unmount();
    know(settings, { smsYn: 'Y', mailYn: 'N' });
    await open();
    expect(labelled('문자').checked).toBe(false);
    expect(text()).toContain('메일 서버가 아직 없어');
  });

  it('shows what was sent, why and by which way, and tells again of what was left out', async () => {
    know(settings);
    await open();
    await press(button('보낸 알림'));
    expect(text()).toContain('갑자기 늘어남');
    expect(text()).toContain('지난 한 시간에 9건이 들어왔습니다.');
    expect(text()).toContain('파리의 한복 전시 (르몽드)');
    expect(text()).toContain('메일, 화면');
    expect(text()).not.toContain('https://');
    await press(button('다시 알리기'));
    expect(sent).toEqual([['/delete-watch-mute', { viewId: 7, muteId: 5 }]]);
    expect(text()).not.toContain('르몽드다시');
  });
});
