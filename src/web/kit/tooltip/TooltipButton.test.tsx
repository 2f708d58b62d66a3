// @vitest-environment jsdom
import { act, createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TooltipButton, type TooltipHandle } from './TooltipButton.tsx';

let root: Root;
const handle = createRef<TooltipHandle>();

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="place"></div><p id="outside"></p>';
  root = createRoot(document.getElementById('place') as HTMLElement);
  act(() =>
    root.render(
      <TooltipButton ref={handle} label="알림" icon="종">
        내용
      </TooltipButton>,
    ),
  );
});

afterEach(() => act(() => root.unmount()));

const button = () => document.querySelector<HTMLButtonElement>('[aria-expanded]') as HTMLButtonElement;
const isOpen = () => document.body.textContent?.includes('내용');
const press = () => act(() => button().click());

describe('tooltip button', () => {
  it('opens and closes', () => {
    expect(isOpen()).toBe(false);
    press();
    expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([true, 'true']);
    press();
    expect([isOpen(), button().getAttribute('aria-expanded')]).toEqual([false, 'false']);
  });

  it('is opened from elsewhere, with the focus on it, and stays open when it was', () => {
    for (const _time of [1, 2]) {
      act(() => handle.current?.open());
      expect(isOpen()).toBe(true);
      expect(document.activeElement).toBe(button());
    }
  });

  it('closes on a press outside, not on one inside', () => {
    press();
    const pressAt = (element: Element | null) =>
      act(() => {
        element?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      });
    pressAt(document.querySelector('section'));
    expect(isOpen()).toBe(true);
    pressAt(document.getElementById('outside'));
    expect(isOpen()).toBe(false);
  });

  it.each([
    [
      '닫기',
      () => [...document.querySelectorAll('button')].find((each) => each.textContent === '닫기')?.click(),
    ],
    [
      'Escape',
      () =>
        document
          .querySelector('section')
          ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    ],
  ])('closes on %s and takes the focus back', (_name, close) => {
    press();
    act(() => void close());
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });
});
