import { describe, expect, it } from 'vitest';
import { afterScroll } from './Header.tsx';

const headerEnd = 160;

describe('header', () => {
  it('hides on the way down and returns on the way up', () => {
    const down = afterScroll({ y: 200, hidden: false }, 260, headerEnd);
    expect(down.hidden).toBe(true);
    expect(afterScroll(down, 240, headerEnd).hidden).toBe(false);
  });

  it('stays near the top', () => {
    expect(afterScroll({ y: 0, hidden: false }, headerEnd, headerEnd).hidden).toBe(false);
    expect(afterScroll({ y: 400, hidden: true }, 100, headerEnd).hidden).toBe(false);
  });

  it('ignores jitter, but not slow scrolling', () => {
    const start = { y: 500, hidden: true };
    const little = afterScroll(start, 497, headerEnd);
    expect(little).toEqual(start);
    expect(afterScroll(little, 494, headerEnd).hidden).toBe(false);
  });
});
