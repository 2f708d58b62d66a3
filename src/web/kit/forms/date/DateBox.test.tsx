import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DateBox } from './DateBox.tsx';
import { DateTimeBox } from './DateTimeBox.tsx';

let root: Root;
let told: string[];

const Held = ({ box: Box }: { box: typeof DateBox | typeof DateTimeBox }) => {
  const [value, set] = useState('');
  return (
    <Box
      aria-label="마감"
      value={value}
      max="2026-11-25"
      onValue={(next) => {
        told.push(next);
        set(next);
      }}
    />
  );
};

const show = (box: typeof DateBox | typeof DateTimeBox) => act(() => root.render(<Held box={box} />));
const field = (label = '마감') =>
  document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`) as HTMLInputElement;
const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
const type = (text: string, label?: string) =>
  act(() => {
    field(label).focus();
    setter?.call(field(label), text);
    field(label).dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = (label?: string) => act(() => field(label).blur());
const complaint = () => document.querySelector('[role=alert]')?.textContent;

// preloaded, since loading at the first opening may take long
beforeAll(() => import('./Calendar.tsx'));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  told = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.innerHTML = '';
});

describe('a field of a day', () => {
  it('takes digits alone, and a single digit at its end', () => {
    show(DateBox);
    type('20261118');
    expect(field().value).toBe('2026-11-18');
    type('2026-1-5');
    leave();
    expect(told.at(-1)).toBe('2026-01-05');
  });

  it('says what to do about a day that is none once it is left, not while it is typed', () => {
    show(DateBox);
    type('2026-02-30');
    expect(complaint()).toBeUndefined();
    leave();
    expect(complaint()).toBe('날짜를 2026-01-31처럼 연-월-일로 적어 주세요.');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    type('2026-02-28');
    leave();
    expect(complaint()).toBeUndefined();
  });

  it('takes a day that is picked from the calendar, up to the last one allowed', async () => {
    show(DateBox);
    type('2026-11-18');
    await act(async () => document.querySelector<HTMLElement>('[aria-label="달력 열기"]')?.click());
    await expect.poll(() => document.querySelector('dialog [role=grid]')).not.toBeNull();
    const day = (number: string) =>
      [...document.querySelectorAll<HTMLButtonElement>('dialog [role=grid] button')].find(
        ({ textContent }) => textContent === number,
      );
    expect(day('26')?.disabled).toBe(true);
    act(() => day('20')?.click());
    expect(told.at(-1)).toBe('2026-11-20');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
  });
});

describe('a field of a moment', () => {
  it('has 24 hours, and begins a day at midnight where no time is given', () => {
    show(DateTimeBox);
    type('2026-11-18');
    expect(told.at(-1)).toBe('2026-11-18T00:00');
    type('1830', '시각(24시간)');
    expect(told.at(-1)).toBe('2026-11-18T18:30');
    type('25', '시각(24시간)');
    leave('시각(24시간)');
    expect(complaint()).toBe('시각을 09:30이나 18:00처럼 24시간제로 적어 주세요.');
    type('');
    expect(told.at(-1)).toBe('');
  });
});
