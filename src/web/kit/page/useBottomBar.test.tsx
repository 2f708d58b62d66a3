import { act, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useBottomBar } from './useBottomBar.ts';

let sized: () => void;
let written: string[];
const { style } = document.documentElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  class Observer {
    constructor(measure: () => void) {
      sized = measure;
    }
    observe = () => {};
    disconnect = () => {};
  }
  vi.stubGlobal('ResizeObserver', Observer);
  written = [];
  const write = style.setProperty.bind(style);
  vi.spyOn(style, 'setProperty').mockImplementation((name, value) => {
    written.push(`${name} ${value}`);
    write(name, value);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Bar = ({ high, above }: { high: number; above: number }) => {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  const measured = (element: HTMLDivElement | null) => {
    bar.current = element;
    if (!element) return;
    Object.defineProperty(element, 'offsetHeight', { configurable: true, get: () => high });
    element.getBoundingClientRect = () => new DOMRect(0, window.innerHeight - above, 100, high);
  };
  return <div ref={measured} />;
};
const show = (high: number, above = high) => {
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Bar high={high} above={above} />));
  return () => act(() => root.unmount());
};

it('a bar as high as the last one is told before it is measured, and not again', () => {
  const before = show(64);
  sized();
  before();
  const leave = show(64);
  expect(style.getPropertyValue('--bottom-bar')).toBe('64px');
  written = [];
  sized();
  expect(written).toEqual([]);
  leave();
  expect(style.getPropertyValue('--bottom-bar')).toBe('');
});

it('a bar that is higher, or stands above the footer, is told when it has been measured', () => {
  const leave = show(120, 300);
  sized();
  expect(style.getPropertyValue('--bottom-bar')).toBe('120px');
  expect(style.getPropertyValue('--bottom-bar-reach')).toBe('300px');
  leave();
});
