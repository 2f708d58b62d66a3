import { describe, expect, it } from 'vitest';
import { dayProblem, timeProblem, typedDay, typedTime, wholeDay, wholeTime } from './typed.ts';

describe('a day that is being typed', () => {
  it.each([
    ['2', '2'],
    ['2026', '2026'],
    ['20261', '2026-1'],
    ['202611', '2026-11'],
    ['20261118', '2026-11-18'],
    ['2026-', '2026-'],
    ['2026-11-', '2026-11-'],
    ['2026-111', '2026-11-1'],
    ['2026-1-5', '2026-1-5'],
    ['2026. 11. 18.', '2026-11-18'],
    ['2026/11/18', '2026-11-18'],
    ['2026년 11월 18일', '2026-11-18'],
    ['2026-11-18T09:00', '2026-11-18'],
    ['어제', ''],
    ['', ''],
  ])('%s stands as %s', (typed, shown) => {
    expect(typedDay(typed)).toBe(shown);
  });

  it.each([
    ['2026-1-5', '2026-01-05'],
    ['2026-11-18', '2026-11-18'],
    ['2026-13-01', '2026-13-01'],
    ['2026-2-30', '2026-2-30'],
    ['2026-1', '2026-1'],
    ['', ''],
  ])('%s is left as %s', (typed, left) => {
    expect(wholeDay(typed)).toBe(left);
  });

  it('is complained of only where it is none', () => {
    expect(dayProblem('2026-02-29')).toContain('연-월-일');
    expect(dayProblem('2028-02-29')).toBeUndefined();
    expect(dayProblem('')).toBeUndefined();
  });
});

describe('a time that is being typed', () => {
  it.each([
    ['0', '0'],
    ['0930', '09:30'],
    ['9:', '9:'],
    ['18:00', '18:00'],
  ])('%s stands as %s', (typed, shown) => {
    expect(typedTime(typed)).toBe(shown);
  });

  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['1830', '18:30'],
    ['9:5', '09:05'],
    ['24:00', '24:00'],
    ['', ''],
  ])('%s is left as %s', (typed, left) => {
    expect(wholeTime(typed)).toBe(left);
  });

  it('is complained of only where it is none', () => {
    expect(timeProblem('25:00')).toContain('24시간제');
    expect(timeProblem('00:00')).toBeUndefined();
  });
});
