import { act } from 'react';
import { useNotify } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdminContext } from './AdminContext.tsx';

let root: Root | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => root?.unmount());
  vi.useRealTimers();
});

const Buttons = () => {
  const notify = useNotify();
  return (
    <>
      <button type="button" id="stored" onClick={() => notify('저장했습니다.')} />
      <button type="button" id="failed" onClick={() => notify('저장하지 못했습니다.', { type: 'error' })} />
    </>
  );
};
const show = () => {
  const place = document.createElement('div');
  document.body.append(place);
  const element = (
    <AdminContext>
      <Buttons />
    </AdminContext>
  );
  act(() => {
    root = createRoot(place);
    root.render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  });
};
const notice = () => document.querySelector('[role=alert]');
const press = (selector: string) => act(() => document.querySelector<HTMLElement>(selector)?.click());
/** React hears of a pointer that comes and goes by what bubbles. */
const point = (name: 'pointerover' | 'pointerout') =>
  act(() => notice()?.dispatchEvent(new MouseEvent(name, { bubbles: true })));
const said = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('a notice goes by itself after four seconds, but not under the pointer', () => {
  show();
  press('#stored');
  pass(3_900);
  expect(said()).toEqual(['저장했습니다.']);
  point('pointerover');
  pass(10_000);
  expect(said()).toEqual(['저장했습니다.']);
  point('pointerout');
  pass(4_100);
  expect(said()).toEqual([]);
});

it('the next notice waits a second for the one before it', () => {
  show();
  press('#stored');
  pass(500);
  press('#failed');
  pass(900);
  expect(said()).toEqual(['저장했습니다.']);
  pass(200);
  expect(said()).toEqual(['저장하지 못했습니다.']);
});

it('a problem stays until it is cleared away', () => {
  show();
  press('#failed');
  pass(60_000);
  expect(said()).toEqual(['저장하지 못했습니다.']);
  press('[aria-label="알림 지우기"]');
  expect(said()).toEqual([]);
});
