import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RowLink } from './RowLink.tsx';

let place: HTMLDivElement;
let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
const pressed = vi.fn<() => void>();

const link = <RowLink to="/record/7?size=20" state={{ from: 'list' }} onClick={pressed} title="열기" />;
const beside = vi.fn<() => void>();
const Shown = () => {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <output>{JSON.stringify([pathname + search, state])}</output>
      {state === 'beside' ? <RowLink to="/record/7" onOpen={beside} /> : link}
      <Outlet />
    </>
  );
};
const press = (init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  // the browser's own navigation is not part of this test
  document.addEventListener('click', (late) => late.preventDefault(), { once: true });
  return act(async () => place.querySelector('a')?.dispatchEvent(event));
};
const shown = () => JSON.parse(place.querySelector('output')?.textContent ?? '') as unknown[];

beforeEach(async () => {
  pressed.mockReset();
  place = document.body.appendChild(document.createElement('div'));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(place);
  router = createMemoryRouter([{ path: '*', Component: Shown }], { initialEntries: ['/list'] });
  await act(async () => root.render(<RouterProvider router={router} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

it('leads to its address without loading the page, and takes its state along', async () => {
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/record/7?size=20');
  await press();
  expect(shown()).toEqual(['/record/7?size=20', { from: 'list' }]);
  expect(pressed).toHaveBeenCalledOnce();
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves %o to the browser',
  async (init) => {
    await press(init);
    expect(shown()).toEqual(['/list', null]);
  },
);

it('does what it is told in place of following, but leaves another window to the browser', async () => {
  await act(async () => router.navigate('/list', { state: 'beside' }));
  await press({ ctrlKey: true });
  expect(beside).not.toHaveBeenCalled();
  await press();
  expect(beside).toHaveBeenCalledOnce();
  expect(shown()).toEqual(['/list', 'beside']);
});
