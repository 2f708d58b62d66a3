import { describe, expect, it } from 'vitest';
import { CallFailed } from './languageModel.ts';
import { backoffDelay } from './retryPolicy.ts';

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
