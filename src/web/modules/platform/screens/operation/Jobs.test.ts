import { describe, expect, it } from 'vitest';
import { factsOf, intervalText, stateOfKind } from './Jobs.tsx';

describe('how often a job is repeated', () => {
  it.each([
    [15, '15초마다'],
    [60, '1분마다'],
    [90, '90초마다'],
    [3_600, '1시간마다'],
    [86_400, '1일마다'],
    [null, '요청할 때'],
  ])('is said in the largest whole unit: %s', (seconds, text) => {
    expect(intervalText(seconds)).toBe(text);
  });
});

describe('the state of a kind of job', () => {
  const none = { failedCnt: 0, retryCnt: 0, runningCnt: 0, waitingCnt: 0 };
  it.each([
    [{ failedCnt: 1, retryCnt: 1, runningCnt: 1, waitingCnt: 1 }, '실패 있음'],
    [{ ...none, retryCnt: 1, runningCnt: 1 }, '재시도 대기'],
    [{ ...none, runningCnt: 1, waitingCnt: 3 }, '실행 중'],
    [{ ...none, waitingCnt: 3 }, '대기'],
    [none, '쉬는 중'],
  ])('is the worst of them: %o is %s', (counts, word) => {
    expect(stateOfKind(counts).word).toBe(word);
  });
});

it('a failed job says how often it was tried, and what comes next', () => {
  const at = '2026-11-26T05:06:22.000Z';
  expect(factsOf({ tryCnt: 6, failedDt: at, nextTryDt: null })).toBe(
    '6회 시도 · 2026-11-26 14:06 실패 · 자동 재시도 안 함',
  );
  expect(factsOf({ tryCnt: 2, failedDt: null, nextTryDt: at })).toBe('2회 시도 · 2026-11-26 14:06 다시 시도');
});
