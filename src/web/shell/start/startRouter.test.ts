// @vitest-environment jsdom

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StartData } from './loadStartData.ts';

const started = vi.hoisted(() => ({ now: { prefetched: undefined } as StartData }));
vi.mock('./loadStartData.ts', () => ({ loadStartData: async () => started.now }));

const never = new Promise<void>(() => {});

/** Starts a page at an address, without a user. */
const begin = async (path: string, prefetched?: StartData['prefetched']) => {
  window.history.replaceState(null, '', path);
  started.now = { prefetched };
  const { startRouter } = await import('./startRouter.ts');
  return startRouter();
};

describe('the router of a page', () => {
  beforeEach(() => vi.resetModules());

  it('is there when it has the screen that it begins with', async () => {
    const { state } = await begin('/login');
    expect([state.initialized, state.location.pathname, state.errors]).toEqual([true, '/login', null]);
    expect(state.matches.at(-1)?.route.element).toBeTruthy();
  });

  it.each(['/', '/article/Article?page=2'])('takes a stranger from %s to the sign-in', async (path) => {
    const { state } = await begin(path);
    expect(state.location.pathname).toBe('/login');
  });

  it('waits for the first answer of its screen', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isThere = false;
    const begun = begin('/login', { path: '/login', answered }).then(() => {
      isThere = true;
    });
    await vi.dynamicImportSettled();
    expect(isThere).toBe(false);
    answer();
    await begun;
    expect(isThere).toBe(true);
  });

  it('waits a tenth of a second at most', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    await begin('/login', { path: '/login', answered: never });
    expect(timer.mock.calls.filter(([, ms]) => ms === 100)).toHaveLength(1);
    timer.mockRestore();
  });

  it('does not wait for the answer of a screen that is not shown', async () => {
    const timer = vi.spyOn(globalThis, 'setTimeout');
    await begin('/article/Article', { path: '/article/Article', answered: never });
    expect(timer.mock.calls.filter(([, ms]) => ms === 100)).toEqual([]);
    timer.mockRestore();
  });
});
