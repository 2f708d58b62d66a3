import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { closeOnSignals } from './closeOnSignals.ts';

const log = { info: vi.fn<() => void>(), error: vi.fn<(...said: unknown[]) => void>() };
let exit: MockInstance<typeof process.exit>;
const listeners = new Map<string, (signal: NodeJS.Signals) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  // cast: the real function does not return
  exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  vi.spyOn(process, 'on').mockImplementation((signal, listener) => {
    listeners.set(String(signal), listener);
    return process;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  log.error.mockClear();
});

const signal = (name: NodeJS.Signals) => listeners.get(name)?.(name);

it('a process ends with 0 once all is closed, also after a second signal', async () => {
  const close = vi.fn<(signal: NodeJS.Signals) => Promise<void>>(async () => {});
  closeOnSignals(close, { log, maxSeconds: () => 28 });
  signal('SIGTERM');
  signal('SIGTERM');
  signal('SIGINT');
  await vi.advanceTimersByTimeAsync(0);
  expect(close.mock.calls).toEqual([['SIGTERM']]);
  expect(exit.mock.calls).toEqual([[0]]);
});

it('a process ends with 1 if something never answers', async () => {
  closeOnSignals(() => new Promise(() => {}), {
    log,
    maxSeconds: (name) => (name === 'SIGTERM' ? 33 : 28),
  });
  signal('SIGTERM');
  await vi.advanceTimersByTimeAsync(32_999);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(log.error).toHaveBeenCalledWith(
    { signal: 'SIGTERM', seconds: 33 },
    'closing took too long and was broken off',
  );
});

it('a process ends with 1 if closing fails', async () => {
  const err = new Error('the lock has gone');
  closeOnSignals(() => Promise.reject(err), { log, maxSeconds: () => 28 });
  signal('SIGINT');
  await vi.advanceTimersByTimeAsync(0);
  expect(exit.mock.calls[0]).toEqual([1]);
  expect(log.error).toHaveBeenCalledWith({ err }, 'closing failed');
});
