import { act } from 'react';
import { useNotify } from 'react-admin';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AdminContext } from './AdminContext.tsx';
import { useNoticeStore } from './noticeStore.ts';

let root: Root | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => root?.unmount());
  useNoticeStore.setState({ notices: [] });
  vi.useRealTimers();
});

const Buttons = () => {
  const notify = useNotify();
  return (
    <>
      <button type="button" id="stored" onClick={() => notify('저장했습니다.')}>
        저장
      </button>
      <button type="button" id="failed" onClick={() => notify('저장하지 못했습니다.', { type: 'error' })}>
        실패
      </button>
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
const press = (selector: string): void => {
  act(() => document.querySelector<HTMLElement>(selector)?.click());
};
const point = (name: 'pointerenter' | 'pointerleave'): void => {
  act(() => void notice()?.dispatchEvent(new MouseEvent(name)));
};
const said = () => [...document.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent);
const pass = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};

it('a notice goes by itself after four seconds, but not under the pointer', () => {
  show();
  press('#stored');
  pass(3_900);
  expect(said()).toEqual(['저장했습니다.']);
  point('pointerenter');
  pass(10_000);
  expect(said()).toEqual(['저장했습니다.']);
  point('pointerleave');
  pass(900);
  expect(said()).toEqual(['저장했습니다.']);
  pass(200);
  expect(said()).toEqual([]);
});

it('the next notice waits a second for the one before it', () => {
  show();
  press('#stored');
  pass(500);
  press('#failed');
  pass(400);
  expect(said()).toEqual(['저장했습니다.']);
  pass(200);
  expect(said()).toEqual(['저장하지 못했습니다.']);
});

it('notices that come one after the other keep none of them longer', () => {
  show();
  for (let times = 0; times < 5; times += 1) {
    press('#stored');
    pass(400);
  }
  press('#failed');
  for (let times = 0; times < 32; times += 1) pass(100);
  expect(said()).toEqual(['저장하지 못했습니다.']);
});

it('a notice waits for whoever is in another window', () => {
  show();
  press('#stored');
  act(() => void window.dispatchEvent(new Event('blur')));
  pass(60_000);
  expect(said()).toEqual(['저장했습니다.']);
  act(() => void window.dispatchEvent(new Event('focus')));
  pass(1_100);
  expect(said()).toEqual([]);
});

it('a problem stays until it is cleared away', () => {
  show();
  press('#failed');
  pass(60_000);
  expect(said()).toEqual(['저장하지 못했습니다.']);
  press('[aria-label="알림 지우기"]');
  expect(said()).toEqual([]);
});

it('what a screen said as it went is said on the next one, if that comes at once', () => {
  show();
  press('#stored');
  act(() => root?.unmount());
  expect(said()).toEqual([]);
  pass(1_000);
  show();
  expect(said()).toEqual(['저장했습니다.']);
  pass(4_100);
  expect(said()).toEqual([]);
  press('#failed');
  act(() => root?.unmount());
  pass(5_000);
  show();
  expect(said()).toEqual([]);
});
