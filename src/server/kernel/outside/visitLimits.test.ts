import { describe, expect, it } from 'vitest';
import { visitCounter } from './visitLimits.ts';

describe('outgoing requests', () => {
  it('are limited per person and minute; the refusal says how long to wait', () => {
    const count = visitCounter();
    for (let i = 0; i < 20; i += 1) expect(count('a', i * 1_000)).toBeUndefined();
    expect(count('a', 20_000)).toBe(40);
    expect(count('b', 20_000)).toBeUndefined();
    expect(count('a', 59_000)).toBe(1);
    expect(count('a', 60_000)).toBeUndefined();
    expect(count('a', 60_500)).toBe(1);
  });
});
