import { describe, expect, it } from 'vitest';
import type { MachineReading } from './articleRecord.ts';
import { isUnderWay, mayBeRequested, translationState } from './translationState.ts';

const reading = (some: Partial<MachineReading>): MachineReading => ({
  isConfigured: true,
  state: 'none',
  reason: null,
  made: {},
  ...some,
});

describe('an article without a translation', () => {
  it.each([
    [{ isConfigured: false }, '자동 번역이 연결되어 있지 않습니다.'],
    [{}, ''],
    [{ state: 'done' }, ''],
    [{ state: 'requested' }, '기계 번역을 기다리고 있습니다.'],
    [
      { state: 'waiting', reason: '내일 이어서 합니다.' },
      '기계 번역을 기다리고 있습니다. 내일 이어서 합니다.',
    ],
    [{ state: 'reading' }, '지금 기계 번역 중입니다.'],
    [{ state: 'failed', reason: '답이 비어 있습니다.' }, '기계 번역에 실패했습니다. 답이 비어 있습니다.'],
  ] as const)('%o says why', (some, sentence) => expect(translationState(reading(some))).toBe(sentence));

  it('is asked for once, and nowhere without a provider', () => {
    const states = ['none', 'requested', 'reading', 'waiting', 'done', 'failed'] as const;
    expect(states.filter((state) => mayBeRequested(reading({ state })))).toEqual([
      'none',
      'waiting',
      'done',
      'failed',
    ]);
    expect(states.filter((state) => isUnderWay(reading({ state })))).toEqual(['requested', 'reading']);
    for (const state of states) {
      expect(mayBeRequested(reading({ state, isConfigured: false }))).toBe(false);
      expect(isUnderWay(reading({ state, isConfigured: false }))).toBe(false);
    }
  });
});
