// @vitest-environment jsdom

import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { act } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { httpEnvironment } from '#web/client/http/environment.ts';
import { recordActivity } from '#web/client/http/presence.ts';
import { startSession, useSession } from '#web/client/session/sessionStore.ts';
import { openForm } from '#web/client/session/unsavedForm.ts';
import { sessionOf } from '../../../../tests/stage/signInAs.ts';
import { button, press, type Stage, settle, stage } from '../../../../tests/stage/stage.tsx';
import { IdleWarning } from './IdleWarning.tsx';

const server = setupServer();
const endSession = vi.fn<(sentence: string) => void>();
const ended = '오랫동안 사용하지 않아 로그인이 종료되었습니다. 다시 로그인해 주세요.';

/**
 * When the server would end the session, and the requests it got, each with the header that marks background requests.
 */
let endsAt: number;
const calls: [verb: string, byScreen: string | null][] = [];
let screen: Stage;

const answer = (verb: string, request: Request) => {
  calls.push([verb, request.headers.get('x-background')]);
  if (endsAt <= Date.now()) return HttpResponse.json({ code: 'AUTH8', message: ended }, { status: 403 });
  return HttpResponse.json({ data: { secondsLeft: Math.floor((endsAt - Date.now()) / 1_000) } });
};

const minute = 60_000;
/** Advances the clock by this many milliseconds: it moves nowhere else. */
const pass = async (ms: number): Promise<void> => {
  vi.setSystemTime(Date.now() + ms);
  await act(async () => void vi.advanceTimersByTime(5_000));
  await settle();
};
const warning = () => document.querySelector<HTMLDialogElement>('dialog[role="alertdialog"]');

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  endsAt = Date.now() + 30 * minute;
  recordActivity();
  calls.length = 0;
  endSession.mockClear();
  httpEnvironment.endSession = endSession;
  server.use(
    mock.get('*/api/session-activity', ({ request }) => answer('GET', request)),
    mock.post('*/api/session-activity', ({ request }) => {
      if (endsAt > Date.now()) endsAt = Date.now() + 30 * minute;
      return answer('POST', request);
    }),
  );
  startSession(sessionOf());
  screen = await stage(<IdleWarning />);
});
afterEach(() => {
  screen.unmount();
  vi.useRealTimers();
  server.resetHandlers();
  useSession.setState(useSession.getInitialState(), true);
});

describe('a person who does nothing', () => {
  it('is warned two minutes before the end, and asked on the button that goes on', async () => {
    await pass(27 * minute);
    expect(warning()).toBeNull();
    await pass(minute);
    expect(warning()?.open).toBe(true);
    expect(document.activeElement).toBe(button('계속 사용'));
    const title = document.getElementById(warning()?.getAttribute('aria-labelledby') ?? '');
    const text = document.getElementById(warning()?.getAttribute('aria-describedby') ?? '');
    expect([title?.textContent, text?.textContent]).toEqual([
      '곧 자동으로 로그아웃됩니다',
      '한동안 사용하지 않아 2분 안에 로그인이 종료됩니다. 계속하려면 ‘계속 사용’을 눌러 주세요.',
    ]);
    // GET requests are no activity, and no activity was reported
    expect(calls.map(([verb]) => verb)).toEqual(['GET', 'GET']);
  });

  it("says that logging out takes along what is not saved, which the session's end does not", async () => {
    const close = openForm('post:new', () => ({ values: { ttl: '쓰다 만 제목' } }));
    await pass(28 * minute);
    expect(warning()?.textContent).toContain('로그아웃을 누르면 저장하지 않은 내용은 사라집니다.');
    close();
  });

  it('goes on by the button', async () => {
    await pass(28 * minute);
    await press(button('계속 사용'));
    expect(warning()).toBeNull();
    expect(endsAt - Date.now()).toBe(30 * minute);
  });

  it('goes on where another tab was answered', async () => {
    await pass(28 * minute);
    const other = new BroadcastChannel('idle:u-1');
    other.postMessage({ secondsLeft: 30 * 60 });
    await settle();
    other.close();
    expect(warning()).toBeNull();
  });

  it('is signed out with the server’s sentence when the time is over', async () => {
    await pass(28 * minute);
    await pass(2 * minute);
    expect(endSession.mock.calls).toEqual([[ended]]);
  });
});

describe('a person who is there', () => {
  it('is told to the server once a minute, and not warned', async () => {
    for (let minutes = 0; minutes < 32; minutes += 1) {
      vi.setSystemTime(Date.now() + 1_000);
      recordActivity();
      await pass(minute);
    }
    expect(warning()).toBeNull();
    expect(calls.filter(([verb]) => verb === 'POST')).toHaveLength(32);
  });
});
