import { beforeEach, describe, expect, it } from 'vitest';
import { CallFailed } from './languageModel.ts';
import { backoffDelay, CircuitBreaker } from './retryPolicy.ts';

const failed = (reason: CallFailed['reason'], retryAfter?: number) => new CallFailed(reason, { retryAfter });

describe('the next try', () => {
  it('comes after 1, 4 and 15 seconds, give or take a quarter, and then not', () => {
    expect([1, 2, 3, 4].map((tries) => backoffDelay(failed('SERVER'), tries, 0.5))).toEqual([
      1_000,
      4_000,
      15_000,
      undefined,
    ]);
    expect(backoffDelay(failed('TIMEOUT'), 1, 0)).toBe(750);
    expect(backoffDelay(failed('CONNECTION'), 1, 1)).toBe(1_250);
  });

  it('comes when the provider says, unless that is long', () => {
    expect(backoffDelay(failed('BUSY', 7_000), 1, 0)).toBe(7_000);
    expect(backoffDelay(failed('BUSY', 0), 1, 0)).toBe(200);
    expect(backoffDelay(failed('BUSY', 60_000), 1, 0)).toBeUndefined();
  });

  it.each(['KEY', 'MODEL', 'NOT_API', 'REJECTED', 'TOO_LARGE'] as const)('of %s is of no use', (reason) =>
    expect(backoffDelay(failed(reason), 1, 0)).toBeUndefined(),
  );
});

let now = 0;
let breaker: CircuitBreaker;
beforeEach(() => {
  now = 1_000_000;
  breaker = new CircuitBreaker(() => now);
});

const minutes = () => breaker.pause && (breaker.pause.until.getTime() - now) / 60_000;
const fail = (retryAfter?: number) => {
  expect(breaker.enter()).toBeUndefined();
  breaker.failed('SERVER', retryAfter);
};

describe('a provider that fails', () => {
  it('is paused a minute, then twice as long each time, up to half an hour', () => {
    const pauses = [];
    for (let turn = 0; turn < 7; turn += 1) {
      fail();
      pauses.push(minutes());
      now = breaker.pause?.until.getTime() ?? now;
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });

  it('is left alone as long as it asks for', () => {
    fail(600_000);
    expect(minutes()).toBe(10);
  });

  it('is tried by one call after the pause; the others wait for it', () => {
    fail();
    expect(breaker.enter()).toMatchObject({ reason: 'SERVER' });
    now += 60_000;
    expect(breaker.enter()).toBeUndefined();
    expect(breaker.enter()).toMatchObject({ reason: 'SERVER' });
    breaker.answered();
    expect([breaker.enter(), breaker.enter()]).toEqual([undefined, undefined]);
  });

  it('begins anew with a minute once it has answered', () => {
    fail();
    now += 60_000;
    fail();
    expect(minutes()).toBe(2);
    now += 120_000;
    breaker.enter();
    breaker.answered();
    fail();
    expect(minutes()).toBe(1);
  });

  it('is not left alone longer because several calls were under way', () => {
    breaker.enter();
    breaker.enter();
    breaker.failed('TIMEOUT');
    breaker.failed('TIMEOUT');
    expect(minutes()).toBe(1);
  });

  it('is tried by the next call where the one that tried was broken off', () => {
    fail();
    now += 60_000;
    breaker.enter();
    breaker.aborted();
    expect(breaker.enter()).toBeUndefined();
  });

  it('is tried at once where somebody says so', () => {
    fail();
    breaker.endPause();
    expect(breaker.enter()).toBeUndefined();
  });
});
