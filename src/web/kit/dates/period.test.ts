import { describe, expect, it } from 'vitest';
import { rangeOf, rangeProblem } from './period.ts';

const today = '2026-11-21';

describe('relative periods', () => {
  it('end today and count today', () => {
    expect(rangeOf('day', today)).toEqual({ startDate: today, endDate: today });
    expect(rangeOf('week', today)).toEqual({ startDate: '2026-11-15', endDate: today });
    expect(rangeOf('month', today)).toEqual({ startDate: '2026-10-23', endDate: today });
    expect(rangeOf('year', today)).toEqual({ startDate: '2025-11-22', endDate: today });
  });

  it('may be the day before', () =>
    expect(rangeOf('yesterday', today)).toEqual({ startDate: '2026-11-20', endDate: '2026-11-20' }));

  it('have no days when everything is wanted', () =>
    expect(rangeOf('all', today)).toEqual({ startDate: '', endDate: '' }));
});

describe('a range of one’s own', () => {
  const problem = (startDate: string, endDate: string) => rangeProblem({ startDate, endDate }, today);

  it('may be a day, and 366 days', () => {
    expect(problem(today, today)).toBeUndefined();
    expect(problem('2025-11-21', today)).toBeUndefined();
  });

  it('may be open at one end', () => {
    expect(problem('', today)).toBeUndefined();
    expect(problem('2020-01-01', '')).toBeUndefined();
  });

  it('may not be longer than 366 days', () =>
    expect(problem('2025-11-20', today)).toBe('조회 기간은 366일을 초과할 수 없습니다.'));

  it('may not begin after its end', () =>
    expect(problem('2026-11-20', '2026-11-19')).toBe('시작일은 종료일보다 늦을 수 없습니다.'));

  it('may not reach into the future', () => {
    expect(problem('2026-11-20', '2026-11-22')).toBe('선택 가능한 날짜를 초과하였습니다.');
    expect(problem('2026-11-22', '')).toBe('선택 가능한 날짜를 초과하였습니다.');
  });
});
