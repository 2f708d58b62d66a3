import { describe, expect, it } from 'vitest';
import { estimatedTokens, maxTokens } from './budget.ts';

describe('tokens', () => {
  it('are never more than the bytes of a text, with what stands around it', () => {
    expect(maxTokens('abcd')).toBe(64 + 4);
    expect(maxTokens('문화', 'ab')).toBe(64 + 6 + 2);
  });

  it('are guessed by letters where nobody counted, and never above the most', () => {
    expect(estimatedTokens('a'.repeat(400))).toBe(64 + 100);
    expect(estimatedTokens('문화체육관광부')).toBe(64 + 7);
    for (const text of ['', 'été 2026', '文化', 'اللغة', '🎭🎭'])
      expect(estimatedTokens(text)).toBeLessThanOrEqual(maxTokens(text));
  });
});
