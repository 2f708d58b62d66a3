import { grouped } from '#contract/countText.ts';
import type { MachineReadingStatus } from '#generated/types/machineReadingCalls.ts';
import type { Tone } from '#web/kit/badge/Badge.tsx';

type Known = Pick<
  MachineReadingStatus,
  'isConfigured' | 'pausedUntil' | 'pauseReason' | 'holdReason' | 'dailyTokens' | 'usedTokens'
>;

/** State of the provider, in a word and a sentence. `clock`: ISO time → time of day. */
export const stateOf = (
  { isConfigured, pausedUntil, pauseReason, holdReason }: Known,
  clock: (iso: string) => string,
): { word: string; tone: Tone; sentence: string } => {
  if (!isConfigured)
    return {
      word: '설정되지 않음',
      tone: 'plain',
      sentence:
        '번역·요약할 AI 제공자가 없어 기계 번역을 하지 않습니다. 서버의 AI_BASE_URL과 AI_MODEL을 지정하면 시작합니다.',
    };
  if (pausedUntil)
    return {
      word: '쉬는 중',
      tone: 'danger',
      sentence: `${pauseReason ?? ''} ${clock(pausedUntil)}에 다시 연결합니다.`.trim(),
    };
  if (holdReason) return { word: '예산 소진', tone: 'notice', sentence: holdReason };
  return { word: '정상', tone: 'good', sentence: '수집한 기사를 차례로 번역·요약합니다.' };
};

/** 120,000 / 2,000,000 (6%) */
export const budgetWords = ({ usedTokens, dailyTokens }: Known): string => {
  const used = grouped(usedTokens);
  if (!dailyTokens) return used;
  const share = Math.min(100, Math.floor((100 * usedTokens) / dailyTokens));
  return `${used} / ${grouped(dailyTokens)} (${share}%)`;
};
