import { describe, expect, it } from 'vitest';
import { type FieldState, isWanted, markOf, mayWrite } from './machineTexts.ts';

const ours = (text: string, prompt = 'read-1', model = 'm') => ({
  model,
  prompt,
  at: '2026-11-23T00:00:00Z',
  mark: markOf(text),
});
const state = (some: Partial<FieldState>): FieldState => ({
  current: null,
  written: undefined,
  isTouched: false,
  isLesser: false,
  isAsked: false,
  ...some,
});

describe('a machine', () => {
  it.each([null, '', [], undefined])('fills %j where nobody has written yet', (current) =>
    expect(mayWrite(state({ current }))).toBe(true),
  );
  it('leaves what it has not written itself', () => {
    expect(mayWrite(state({ current: '사람의 글' }))).toBe(false);
    expect(mayWrite(state({ current: '사람의 글', isAsked: true, isTouched: true }))).toBe(false);
  });
  it('leaves what somebody has changed since, even by a letter', () => {
    expect(mayWrite(state({ current: '번역문', written: ours('번역문') }))).toBe(true);
    expect(mayWrite(state({ current: '번역문.', written: ours('번역문') }))).toBe(false);
    expect(mayWrite(state({ current: '번역문.', written: ours('번역문'), isAsked: true }))).toBe(false);
  });
  it('leaves empty what a person has emptied, unless a person asks', () => {
    expect(mayWrite(state({ isTouched: true }))).toBe(false);
    expect(mayWrite(state({ written: ours('번역문') }))).toBe(false);
    expect(mayWrite(state({ isTouched: true, isAsked: true }))).toBe(true);
  });
  it('replaces what was only chosen out of the text', () =>
    expect(mayWrite(state({ current: 'A sentence.', isLesser: true }))).toBe(true));
});

describe('a text', () => {
  const versions = ['read-1'];
  it('is wanted anew of another model or older instructions only', () => {
    const of = (written: FieldState['written']) =>
      isWanted(state({ current: '번역문', written }), 'm', versions);
    expect(of(ours('번역문'))).toBe(false);
    expect(of(ours('번역문', 'read-0'))).toBe(true);
    expect(of(ours('번역문', 'read-1', 'other'))).toBe(true);
    expect(of(ours('다른 글', 'read-0'))).toBe(false);
  });
});
