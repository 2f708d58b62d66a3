import { beforeEach, expect, it, vi } from 'vitest';
import { openForm, unsavedForm } from '#web/kit/forms/unsavedForm.ts';
import { signInAs } from '../../../../tests/stage/signInAs.ts';
import { reloadOnNewVersion } from './reloadOnNewVersion.ts';
import { reloadPage } from './reloadPage.ts';

vi.mock('./reloadPage.ts', () => ({ reloadPage: vi.fn<() => void>() }));
reloadOnNewVersion();

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(reloadPage).mockClear();
});

/** Code of the running version is gone. @returns whether the failure goes on to who asked for it */
const missed = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('code that is gone loads the page anew, and what is typed comes back', () => {
  signInAs({ userId: 'u-1' });
  const close = openForm('post:new', () => ({ values: { ttl: '쓰다 만 제목' } }));
  expect(missed()).toBe(false);
  close();
  expect(reloadPage).toHaveBeenCalledOnce();
  expect(unsavedForm('u-1', 'post:new')).toEqual({ values: { ttl: '쓰다 만 제목' } });
});

it('code that is still gone after that is told to who asked for it', () => {
  missed();
  expect(missed()).toBe(true);
  expect(reloadPage).toHaveBeenCalledOnce();
});
