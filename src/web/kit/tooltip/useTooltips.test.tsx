import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTooltips } from './useTooltips.tsx';

let root: Root;

const Bar = () => {
  const [handlers, tip] = useTooltips();
  return (
    <div {...handlers}>
      <button type="button" aria-label="굵게" data-tip="굵게 (Ctrl+B)" />
      <button type="button" aria-label="기울임" data-tip="기울임 (Ctrl+I)" />
      <button type="button">도움말</button>
      {tip}
    </div>
  );
};
const tip = () => document.querySelector('[role=tooltip]');
const at = (label: string) => document.querySelector(`[aria-label="${label}"]`) as HTMLElement;
const point = (type: string, element: Element, pointerType = 'mouse') =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true });
    element.dispatchEvent(Object.assign(event, { pointerType }));
  });
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  HTMLElement.prototype.showPopover = vi.fn<() => void>();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Bar />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says what a pointer rests on, not what it passes', () => {
  point('pointerover', at('굵게'));
  pass(399);
  expect(tip()).toBeNull();
  point('pointerout', at('굵게'));
  pass(1_000);
  expect(tip()).toBeNull();
  point('pointerover', at('기울임'));
  pass(400);
  expect(tip()?.textContent).toBe('기울임 (Ctrl+I)');
});

it('stays while it is pointed at itself, and goes when the pointer leaves both', () => {
  point('pointerover', at('굵게'));
  pass(400);
  point('pointerout', at('굵게'));
  point('pointerover', tip() as Element);
  pass(1_000);
  expect(tip()?.textContent).toBe('굵게 (Ctrl+B)');
  point('pointerout', tip() as Element);
  pass(100);
  expect(tip()).toBeNull();
});

it('says at once what the keyboard has reached, goes with Escape, and with the focus', () => {
  act(() => at('굵게').focus());
  pass(0);
  expect(tip()?.textContent).toBe('굵게 (Ctrl+B)');
  act(() => void at('굵게').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  expect(tip()).toBeNull();
  act(() => at('기울임').focus());
  pass(0);
  expect(tip()?.textContent).toBe('기울임 (Ctrl+I)');
  act(() => at('기울임').blur());
  pass(0);
  expect(tip()).toBeNull();
});

it('goes when what it is about is pressed', () => {
  point('pointerover', at('굵게'));
  pass(400);
  point('pointerdown', at('굵게'));
  expect(tip()).toBeNull();
});

it('is nothing for a finger, nor for what explains itself', () => {
  point('pointerover', at('굵게'), 'touch');
  pass(1_000);
  expect(tip()).toBeNull();
  act(() => document.querySelectorAll('button')[2]?.focus());
  pass(1_000);
  expect(tip()).toBeNull();
});
