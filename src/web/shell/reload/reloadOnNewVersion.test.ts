import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openForm, unsavedForm } from '#web/client/session/unsavedForm.ts';
import { signInAs } from '../../../../tests/stage/signInAs.ts';
import { reloadOnNewVersion } from './reloadOnNewVersion.ts';
import { reloadPage } from './reloadPage.ts';

vi.mock('./reloadPage.ts', () => ({ reloadPage: vi.fn<() => void>() }));
reloadOnNewVersion();

const work = { values: { ttl: '쓰다 만 제목' } };
let close: () => void;
beforeEach(() => {
  document.head.innerHTML =
    '<script src="/appearance.js"></script><script type="module" src="/assets/main-1.js"></script>';
  sessionStorage.clear();
  vi.mocked(reloadPage).mockClear();
  signInAs({ userId: 'u-1' });
  close = openForm('post:new', () => work);
});
afterEach(() => {
  close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Simulates code that cannot be loaded. */
const missed = async (server: () => Promise<Response>) => {
  const answer = vi.fn<() => Promise<Response>>(server);
  vi.stubGlobal('fetch', answer);
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((done) => setTimeout(done));
  return answer;
};
const page = (entry: string) => async () =>
  new Response(
    `<script src="/appearance.js"></script><script type="module" crossorigin src="/assets/${entry}"></script>`,
  );
const served = page('main-2.js');
const away = async () => Promise.reject(new TypeError('Failed to fetch'));

it('code that is gone loads the page anew, and what is typed comes back', async () => {
  await missed(served);
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(unsavedForm('u-1', 'post:new')).toEqual(work);
});

it('code that is still gone after that loads it no more', async () => {
  await missed(served);
  expect(await missed(served)).not.toHaveBeenCalled();
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('code that was lost on its way leaves the page as it is, and is told to who asked', async () => {
  await missed(page('main-1.js'));
  expect(reloadPage).not.toHaveBeenCalled();
});

it('an answer that is no page loads nothing anew', async () => {
  await missed(async () => new Response('out of order', { status: 502 }));
  expect(reloadPage).not.toHaveBeenCalled();
});

it('a page stays while the server is away, and what is typed stays with its form or is kept', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  await missed(away);
  expect(reloadPage).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(unsavedForm('u-1', 'post:new')).toBeNull();
  await missed(away);
  close();
  vi.advanceTimersByTime(1_000);
  expect(unsavedForm('u-1', 'post:new')).toEqual(work);
});
