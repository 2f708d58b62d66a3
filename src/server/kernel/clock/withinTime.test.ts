import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unlessAborted, withinTime } from './withinTime.ts';

const never = new Promise<string>(() => {});
const late = () => 'late';

describe('within a time limit', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('work returns its result and leaves no timer', async () => {
    expect(await withinTime(Promise.resolve('done'), 1_000, late)).toBe('done');
    await expect(withinTime(Promise.reject(new Error('broken')), 1_000, late)).rejects.toThrow('broken');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('work that is late is reported or refused, not before its time', async () => {
    const answer = withinTime(never, 1_000, late);
    const refused = withinTime(never, 1_000, () => {
      throw new Error('refused');
    }).catch((error: Error) => error.message);
    await vi.advanceTimersByTimeAsync(999);
    expect(vi.getTimerCount()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answer).toBe('late');
    expect(await refused).toBe('refused');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('an error that comes too late is ignored', async () => {
    const work = Promise.withResolvers<string>();
    const answer = withinTime(work.promise, 1_000, late);
    await vi.advanceTimersByTimeAsync(1_000);
    work.reject(new Error('at last'));
    expect(await answer).toBe('late');
  });
});

describe('unless a signal is aborted', () => {
  it('work returns its result and leaves no listener at the signal', async () => {
    const { signal } = new AbortController();
    expect(await unlessAborted(Promise.resolve('done'), signal, late)).toBe('done');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('work is abandoned at once, also if the signal was aborted before', async () => {
    const stop = new AbortController();
    const answer = unlessAborted(never, stop.signal, late);
    stop.abort();
    expect(await answer).toBe('late');
    expect(await unlessAborted(never, stop.signal, late)).toBe('late');
  });
});
