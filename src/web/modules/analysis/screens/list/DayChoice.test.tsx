import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages } from '#contract/messages.ts';
import { DayChoice } from './DayChoice.tsx';

let root: Root;
const chosen = vi.fn<(day: string) => void>();
const field = () => document.querySelector('input') as HTMLInputElement;
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  chosen.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<DayChoice day="2026-11-21" today="2026-11-22" onChange={chosen} />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('says of a day to come that it cannot be chosen, also once the field is left', () => {
  type('2026-11-23');
  act(() => void field().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  const alert = document.querySelector('[role=alert]');
  expect(alert?.textContent).toBe(messages.dateRange.beyondMax);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(field().getAttribute('aria-describedby')).toBe(alert?.id);
  expect(chosen).not.toHaveBeenCalled();
});

it('takes a day that is over, and says nothing more', () => {
  type('2026-11-23');
  type('2026-11-02');
  expect(chosen).toHaveBeenCalledExactlyOnceWith('2026-11-02');
  expect(document.querySelector('[role=alert]')).toBeNull();
});
