import { describe, expect, it } from 'vitest';
import { createHeartbeat, heartbeat } from './registerLogs.ts';

describe('the pulse of a server', () => {
  const after = (seconds: readonly number[], asked: number): boolean => {
    const pulse = createHeartbeat();
    for (const at of seconds) pulse.beat(at * 1_000);
    return pulse.isSteady(asked * 1_000);
  };

  it('is steady once it has lasted as long as the other’s silence', () => {
    expect(heartbeat).toBe(30_000);
    expect(after([], 0)).toBe(false);
    expect(after([0, 30, 60], 89)).toBe(false);
    expect(after([0, 30, 60], 90)).toBe(true);
    expect(after([0, 31, 62, 93], 124)).toBe(true);
  });

  it('begins anew after a pause, as when the database was away', () => {
    expect(after([0, 30, 60, 90], 190)).toBe(false);
    expect(after([0, 30, 60, 90, 190], 220)).toBe(false);
    expect(after([0, 30, 60, 90, 190, 220, 250], 280)).toBe(true);
    // the clock is set back by two hours
    expect(after([7_200, 7_230, 7_260, 7_290, 120, 150, 180], 209)).toBe(false);
    expect(after([7_200, 7_230, 7_260, 7_290, 120, 150, 180], 210)).toBe(true);
    // delayed beats that all arrived at once
    expect(after([0, 30, 60, 125, 125, 125], 150)).toBe(false);
  });
});
