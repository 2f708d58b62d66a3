import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RateStore } from './rateStore.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const counted = (store: RateStore, address = 'a'): number => {
  let calls = 0;
  store.incr(address, (_error, result) => (calls = result?.current ?? 0), 60_000);
  return calls;
};

it('calls of one address are counted for a minute, per operation', () => {
  const store = new RateStore();
  expect([counted(store), counted(store), counted(store, 'b'), counted(store.child())]).toEqual([1, 2, 1, 1]);
  vi.advanceTimersByTime(60_000);
  expect(counted(store)).toBe(1);
});

it('the minute ends although the clock is set back', () => {
  const store = new RateStore();
  counted(store);
  vi.setSystemTime(Date.now() - 7_200_000);
  vi.advanceTimersByTime(60_000);
  expect(counted(store)).toBe(1);
});
