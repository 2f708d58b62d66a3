import { describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { messages } from '#contract/messages.ts';
import { dayRangeProblem } from './number.tsx';

const regDt: FieldSpec = {
  name: 'regDt',
  label: '시각',
  kind: 'dateTime',
  nullable: false,
  filter: 'range',
  range: { from: 'startDate', to: 'endDate', past: true },
};
const between = (startDate: string, endDate: string, field = regDt) =>
  dayRangeProblem(field, { startDate, endDate });

describe('the days between which a list is asked for', () => {
  it('are not after today where the field lies in the past', () => {
    const tomorrow = addDays(today(), 1);
    expect(between(today(), tomorrow)).toBe(messages.dateRange.beyondMax);
    expect(between(tomorrow, '')).toBe(messages.dateRange.beyondMax);
    expect(between('', today())).toBeUndefined();
    const open = { from: 'startDate', to: 'endDate' };
    expect(between(today(), tomorrow, { ...regDt, range: open })).toBeUndefined();
  });

  it('come in their order, and are 366 at most', () => {
    expect(between('2025-02-02', '2025-02-01')).toBe(messages.dateRange.reversed);
    expect(between('2024-01-01', '2024-12-31')).toBeUndefined();
    expect(between('2024-01-01', '2025-01-01')).toBe('조회 기간은 366일을 초과할 수 없습니다.');
  });

  it('are none of a number', () =>
    expect(
      dayRangeProblem(
        { ...regDt, name: 'sttsCd', kind: 'integer', range: undefined },
        {
          sttsCdFrom: '5',
          sttsCdTo: '1',
        },
      ),
    ).toBeUndefined());
});
