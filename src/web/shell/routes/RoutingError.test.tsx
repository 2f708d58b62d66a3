import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useDialogs } from '#web/kit/dialogs/dialogStore.ts';
import { button, press, type Stage, settle, stage } from '../../../../tests/stage/stage.tsx';
import { reloadPage } from '../reload/reloadPage.ts';
import { RoutingError, ScreenError } from './router.tsx';

vi.mock('../reload/reloadPage.ts', () => ({ reloadPage: vi.fn<() => void>() }));

const server = setupServer();
const reports: unknown[] = [];
let shown: Stage | undefined;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.mocked(reloadPage).mockClear();
  reports.length = 0;
  server.use(
    mock.post('*/api/screen-error', async ({ request }) => {
      reports.push(await request.json());
      return HttpResponse.json({ data: {} });
    }),
  );
});
afterEach(() => {
  shown?.unmount();
  window.history.replaceState(null, '', '/');
  useSession.setState(useSession.getInitialState(), true);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  useDialogs.setState({ queue: [] });
});

/** Opens a screen that throws this. */
const fail = async (error: unknown, ErrorBoundary = ScreenError) => {
  const Broken = (): never => {
    throw error;
  };
  window.history.replaceState(null, '', '/statistics/Nation?searchText=secret');
  shown = await stage(null, '/start', [{ path: '/statistics/Nation', Component: Broken, ErrorBoundary }]);
  await shown.go('/statistics/Nation?searchText=secret');
  await settle();
};
const comeOnline = async () => {
  window.dispatchEvent(new Event('online'));
  await settle();
};
const signIn = () => useSession.setState({ token: { signedIn: true, renewedAt: Date.now() } });
const text = () => document.body.textContent ?? '';

describe('a screen that fails', () => {
  it('says in Korean what to do, and with it the words of the specification', async () => {
    await fail(new TypeError('x is undefined'), RoutingError);
    expect(document.querySelector('h1')?.textContent).toBe('화면을 표시하지 못했습니다');
    expect(text()).toContain('‘다시 시도’를 눌러 주세요.');
    expect(document.querySelector('[lang=en]')?.textContent).toBe('Unexpected Application Error!');
    expect([...document.querySelectorAll('button, a')].map(({ textContent }) => textContent)).toEqual([
      '다시 시도',
      '홈으로',
    ]);
  });

  describe.each([
    'Failed to fetch dynamically imported module: /assets/page.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/page.css',
  ])('because of code that has not come (%s)', (message) => {
    beforeEach(() => fail(new TypeError(message)));

    it('asks to look at the network', () => {
      expect(text()).toContain('네트워크를 확인한 뒤 다시 시도해 주세요. 저장하신 내용은 그대로 있습니다.');
      expect(text()).not.toContain('Unexpected Application Error!');
    });

    it('is loaded anew by itself, once, when the network and the server are back', async () => {
      vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
      await comeOnline();
      expect([vi.mocked(reloadPage).mock.calls, useDialogs.getState().queue]).toEqual([[], []]);
      vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
      await comeOnline();
      expect(reloadPage).toHaveBeenCalledOnce();
      shown?.unmount();
      await comeOnline();
      expect(reloadPage).toHaveBeenCalledOnce();
    });
  });

  it('because it is broken is not loaded anew by itself', async () => {
    await fail(new TypeError('x is undefined'));
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
    await comeOnline();
    expect(reloadPage).not.toHaveBeenCalled();
  });

  it.each(['다시 시도', '홈으로'])('goes nowhere by %s without a server', async (way) => {
    await fail(new TypeError('x is undefined'));
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    const control = [...document.querySelectorAll<HTMLElement>('button, a')].find(
      ({ textContent }) => textContent === way,
    );
    await press(control as HTMLElement);
    expect(reloadPage).not.toHaveBeenCalled();
    expect(useDialogs.getState().queue.map(({ message }) => message)).toEqual([
      '서버에 연결하지 못했습니다. 네트워크를 확인한 뒤 다시 시도해 주세요.',
    ]);
  });

  it('is loaded anew by 다시 시도 where the server answers', async () => {
    await fail(new TypeError('x is undefined'));
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
    await press(button('다시 시도'));
    expect(reloadPage).toHaveBeenCalledOnce();
  });

  it('reports itself once, without what was searched for', async () => {
    signIn();
    const error = new TypeError('y is undefined');
    await fail(error);
    shown?.unmount();
    await fail(error);
    expect(reports).toEqual([
      { screenPath: '/statistics/Nation', errCn: 'y is undefined', stack: error.stack?.slice(0, 4_000) },
    ]);
  });

  it('is silent before anybody is signed in', async () => {
    await fail(new Error('another'), RoutingError);
    expect(reports).toEqual([]);
  });
});
