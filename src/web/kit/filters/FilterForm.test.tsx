import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterForm, type FilterValues } from './FilterForm.tsx';

const place = document.createElement('div');
document.body.append(place);
let root: Root;
let requested: FilterValues[];

/** The form with these conditions in force: a name, both ends of a range, and a choice. */
const show = (values: FilterValues) =>
  act(async () =>
    root.render(
      <FilterForm values={values} onApply={(next) => requested.push(next)} inForce={[]}>
        {(draft, set) => [
          <input
            key="name"
            aria-label="이름"
            value={draft['name'] ?? ''}
            onChange={({ target }) => set('name', target.value)}
          />,
          <div key="range" role="group">
            {['from', 'to'].map((end) => (
              <input
                key={end}
                aria-label={end}
                value={draft[end] ?? ''}
                onChange={({ target }) => set(end, target.value)}
              />
            ))}
          </div>,
          <button key="choice" type="button" onClick={() => set('choice', 'Y', true)}>
            선택
          </button>,
        ]}
      </FilterForm>,
    ),
  );
const field = (label: string) => place.querySelector(`[aria-label="${label}"]`) as HTMLInputElement;
const type = (label: string, text: string) =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    field(label).focus();
    set?.call(field(label), text);
    field(label).dispatchEvent(new Event('input', { bubbles: true }));
  });
const pause = () => act(async () => vi.advanceTimersByTime(1_000));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  requested = [];
  root = createRoot(place);
  await show({});
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('conditions of a list', () => {
  it('take effect by a pause in typing, by leaving the field, or at once where they are chosen', async () => {
    await type('이름', ' 한글 ');
    expect(requested).toEqual([]);
    await pause();
    expect(requested).toEqual([{ name: '한글' }]);
    await type('이름', '한글날');
    await act(async () => field('이름').blur());
    expect(requested.at(-1)).toEqual({ name: '한글날' });
    await act(async () => place.querySelector('button')?.click());
    expect(requested.at(-1)).toEqual({ name: '한글날', choice: 'Y' });
  });

  it('do not lead back to a list that was left during the pause', async () => {
    await type('이름', '한글');
    history.pushState(null, '', '/elsewhere');
    await pause();
    expect(requested).toEqual([]);
  });

  it('wait for both ends of a range', async () => {
    await type('from', '1');
    await type('to', '9');
    expect(requested).toEqual([]);
    await act(async () => field('to').blur());
    expect(requested).toEqual([{ from: '1', to: '9' }]);
  });

  it('never take effect in the middle of a syllable', async () => {
    const compose = (event: string) =>
      act(async () => field('이름').dispatchEvent(new CompositionEvent(event, { bubbles: true })));
    await compose('compositionstart');
    await type('이름', '하');
    await pause();
    expect(requested).toEqual([]);
    await compose('compositionend');
    await pause();
    expect(requested).toEqual([{ name: '하' }]);
  });

  it('leave what has been typed since alone when they come into force', async () => {
    await type('이름', '한');
    await pause();
    await type('이름', '한글');
    await show({ name: '한' });
    expect(field('이름').value).toBe('한글');
  });

  it('follow the address where another way changed it, back and forth', async () => {
    await type('이름', '한');
    await pause();
    await show({ name: '한' });
    await show({});
    expect(field('이름').value).toBe('');
    await show({ name: '한' });
    expect(field('이름').value).toBe('한');
  });
});
