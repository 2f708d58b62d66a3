import type { EventLoopUtilization } from 'node:perf_hooks';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { releaseMemoryWhenQuiet } from './releaseMemory.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A process that is busy for these milliseconds of each ten seconds. */
const processOf = (...busy: number[]) => {
  const collect = vi.fn<() => void>();
  const turns = [...busy];
  const since = (earlier?: EventLoopUtilization): EventLoopUtilization => {
    const active = earlier ? (turns.shift() ?? 0) : 0;
    return { idle: 10_000 - active, active, utilization: active / 10_000 };
  };
  void releaseMemoryWhenQuiet({ since, collect });
  /** Number of collections up to the end of each interval. */
  const collections = async () => {
    const counts: number[] = [];
    for (const _turn of busy) {
      await vi.advanceTimersByTimeAsync(10_000);
      counts.push(collect.mock.calls.length);
    }
    return counts;
  };
  return { collections };
};

it('memory is released once, when it is quiet after the start', async () => {
  const { collections } = processOf(900, 100, 100, 100);
  expect(await collections()).toEqual([0, 1, 1, 1]);
});

it('memory is released after a busy hour', async () => {
  const { collections } = processOf(9_000, 8_000, 7_000, 400, 400);
  expect(await collections()).toEqual([0, 0, 0, 1, 1]);
});

it('memory is not released if little was done since', async () => {
  const { collections } = processOf(100, 300, 900, 100);
  expect(await collections()).toEqual([1, 1, 1, 1]);
});

it('unreachable memory is freed', async () => {
  vi.useRealTimers();
  const left = new WeakRef({ of: 'a busy hour' });
  // the target of a WeakRef is kept alive until its task ends
  await new Promise((done) => setImmediate(done));
  vi.useFakeTimers();
  void releaseMemoryWhenQuiet({ since: () => ({ idle: 10_000, active: 0, utilization: 0 }) });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(left.deref()).toBeUndefined();
});
