import { describe, expect, it } from 'vitest';
import { type SourceFacts, stateOf } from './health.ts';

const now = new Date('2026-11-20T00:00:00Z');
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const day = 1_440;
const well: SourceFacts = {
  useYn: 'Y',
  clctIntrvl: 60,
  failCnt: 0,
  lastClctDt: ago(30),
  lastScsDt: ago(30),
  lastNewDt: ago(300),
  regDt: ago(90 * day),
};

describe('a source', () => {
  it.each<[what: string, facts: Partial<SourceFacts>, state: string]>([
    ['that was visited lately and had something new this week is well', {}, 'normal'],
    [
      'that nobody has visited yet waits',
      { lastClctDt: null, lastScsDt: null, lastNewDt: null, regDt: ago(5) },
      'waiting',
    ],
    ['that failed three times in a row is broken', { failCnt: 3 }, 'broken'],
    ['that failed twice after it had worked is not broken yet', { failCnt: 2 }, 'normal'],
    ['that failed at its first visit is broken', { failCnt: 1, lastScsDt: null, lastNewDt: null }, 'broken'],
    ['without anything new for a week is silent', { lastNewDt: ago(7 * day + 1) }, 'silent'],
    ['that never had anything is silent a week after it was registered', { lastNewDt: null }, 'silent'],
    [
      'that is visited once a day has twenty days before it counts as silent',
      { clctIntrvl: day, lastNewDt: ago(19 * day) },
      'normal',
    ],
    ['at rest is at rest, whatever else', { useYn: 'N', failCnt: 9, lastClctDt: null }, 'paused'],
  ])('%s', (_what, facts, state) => expect(stateOf({ ...well, ...facts }, now)).toBe(state));
});
