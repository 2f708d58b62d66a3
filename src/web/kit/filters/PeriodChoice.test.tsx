import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DayRange } from '../dates/period.ts';
import { PeriodChoice } from './PeriodChoice.tsx';

const range = { startDate: '2026-10-24', endDate: '2026-11-22' };
const applied = vi.fn<(range: DayRange) => void>();
let root: Root;
const field = (end: string) => document.querySelector(`[aria-label="보도일 ${end}"]`) as HTMLInputElement;
const type = (end: string, text: string) =>
  act(() => {
    field(end).focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(end), text);
    field(end).dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const leave = () => act(() => (document.activeElement as HTMLElement).blur());
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const said = () => document.querySelector('[role=alert]')?.textContent;

const show = (more: { needsBoth?: string } = {}) =>
  act(() =>
    root.render(
      <PeriodChoice
        label="보도일"
        period="custom"
        range={range}
        today="2026-11-22"
        onPeriod={() => {}}
        onRange={applied}
        {...more}
      />,
    ),
  );

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  applied.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  show();
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a range of one’s own', () => {
  it('is not asked for while only one of its days is typed', () => {
    type('시작일', '2026-11-02');
    wait(10_000);
    act(() => field('종료일').focus());
    expect(applied).not.toHaveBeenCalled();
  });

  it('is asked for once when the fields are left', () => {
    type('시작일', '2026-11-02');
    leave();
    wait(10_000);
    expect(applied).toHaveBeenCalledExactlyOnceWith({ ...range, startDate: '2026-11-02' });
  });

  it('is asked for once when both days have been typed and rest', () => {
    type('시작일', '2026-11-02');
    type('종료일', '2026-11-10');
    wait(100);
    expect(applied).not.toHaveBeenCalled();
    type('종료일', '2026-11-12');
    wait(2_000);
    expect(applied).toHaveBeenCalledExactlyOnceWith({ startDate: '2026-11-02', endDate: '2026-11-12' });
  });

  it('is asked for with Enter', () => {
    type('시작일', '2026-11-02');
    act(
      () => void field('시작일').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
    );
    expect(applied).toHaveBeenCalledOnce();
  });

  it('is never asked for where its end is wrong, and says why', () => {
    type('시작일', '2026-11-02');
    type('종료일', '2026-11-01');
    leave();
    wait(10_000);
    expect(applied).not.toHaveBeenCalled();
    expect(said()).toBe('시작일은 종료일보다 늦을 수 없습니다.');
  });

  it('may be open at an end, unless both are needed: then it says what is missing', () => {
    type('시작일', '');
    leave();
    expect(applied).toHaveBeenCalledExactlyOnceWith({ ...range, startDate: '' });
    show({ needsBoth: '수치는 그 전 기간의 것입니다.' });
    type('시작일', '');
    leave();
    expect(applied).toHaveBeenCalledOnce();
    expect(said()).toBe('시작일을(를) 입력해주세요. 수치는 그 전 기간의 것입니다.');
  });
});
