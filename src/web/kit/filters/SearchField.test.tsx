import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

let root: Root;
let committed: [string, boolean][];
const field = () => document.querySelector('input') as HTMLInputElement;

const show = (value: string) =>
  act(() =>
    root.render(<SearchField label="제목" value={value} onCommit={(...said) => committed.push(said)} />),
  );

/** Types as a browser does: the value changes first, then the event fires. */
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
const press = (init: KeyboardEventInit) =>
  act(
    () => void field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...init })),
  );
const compose = (phase: 'start' | 'end') =>
  act(() => void field().dispatchEvent(new CompositionEvent(`composition${phase}`, { bubbles: true })));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  committed = [];
  show('');
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a text condition', () => {
  it('takes effect at once by Enter, and once only', () => {
    type('festival');
    press({});
    expect(committed).toEqual([['festival', false]]);
    show('festival');
    act(() => void vi.runAllTimers());
    expect(committed).toHaveLength(1);
  });

  it('takes effect after a pause in typing', () => {
    type('fest');
    act(() => void vi.advanceTimersByTime(400));
    type('festival');
    act(() => void vi.advanceTimersByTime(400));
    expect(committed).toEqual([]);
    act(() => void vi.advanceTimersByTime(400));
    expect(committed).toEqual([['festival', true]]);
  });

  it('waits for the end of a Hangul syllable', () => {
    compose('start');
    type('ㅎ');
    type('하');
    act(() => void vi.advanceTimersByTime(5000));
    press({ isComposing: true });
    press({ keyCode: 229 });
    expect(committed).toEqual([]);
    type('한');
    compose('end');
    act(() => void vi.runAllTimers());
    expect(committed).toEqual([['한', true]]);
  });

  it('shows what the address says when that changes by another way', () => {
    type('festival');
    show('축제');
    expect(field().value).toBe('축제');
    show('');
    expect(field().value).toBe('');
  });

  it('keeps a blank that is being typed before the next word', () => {
    type('world ');
    act(() => void vi.runAllTimers());
    show('world');
    expect(field().value).toBe('world ');
  });
});
