import { describe, expect, it } from 'vitest';
import { budgetWords, stateOf } from './MachineReadingState.tsx';

const well = {
  isConfigured: true,
  pausedUntil: null,
  pauseReason: null,
  holdReason: null,
  dailyTokens: 2_000_000,
  usedTokens: 120_500,
};
const clock = (iso: string) => iso.slice(11, 16);
const word = (some: object) => stateOf({ ...well, ...some }, clock).word;

describe('the provider', () => {
  it('is told in a word', () => {
    expect(word({})).toBe('정상');
    expect(word({ isConfigured: false, dailyTokens: null })).toBe('설정되지 않음');
    expect(word({ holdReason: '오늘 쓸 수 있는 토큰을 다 썼습니다.' })).toBe('예산 소진');
    expect(word({ pausedUntil: '2026-11-23T05:00:00Z', holdReason: '쉬고 있습니다.' })).toBe('쉬는 중');
  });

  it('says until when it is left alone, and why', () =>
    expect(
      stateOf(
        {
          ...well,
          pausedUntil: '2026-11-23T05:00:00Z',
          pauseReason: 'AI 제공자가 키를 받아들이지 않았습니다.',
        },
        clock,
      ).sentence,
    ).toBe('AI 제공자가 키를 받아들이지 않았습니다. 05:00에 다시 연결합니다.'));

  it('has a budget', () => {
    expect(budgetWords(well)).toBe('120,500 / 2,000,000 (6%)');
    expect(budgetWords({ ...well, usedTokens: 2_400_000 })).toBe('2,400,000 / 2,000,000 (100%)');
  });
});
