import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeListPlace, useRestoreListPlace } from './listPlace.ts';

let root: Root;
const scrolled = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('scrollTo', scrolled);
  Element.prototype.scrollIntoView ??= () => {};
  sessionStorage.clear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const List = ({ address }: { address?: string }) => {
  useRestoreListPlace(true, address);
  return (
    <button type="button" data-record="7">
      one
    </button>
  );
};

const open = async () => {
  const router = createMemoryRouter(
    [{ path: '*', element: <List address="/article/Article?page=3&size=50" /> }],
    { initialEntries: ['/article/Article?size=50&page=3'] },
  );
  await act(async () => root.render(<RouterProvider router={router} />));
};

it('finds the place of a list whose address was written in another order than it is kept in', async () => {
  vi.stubGlobal('scrollY', 4_200);
  storeListPlace('/article/Article?page=3&size=50', 7);
  await open();
  expect(scrolled).toHaveBeenCalledWith(0, 4_200);
  expect(document.activeElement?.getAttribute('data-record')).toBe('7');
});

it('shows the row where it stood in the window, whatever became of what is above it', async () => {
  const scrolledBy = vi.fn<(x: number, y: number) => void>();
  vi.stubGlobal('scrollBy', scrolledBy);
  let top = 300;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top, bottom: top }) as DOMRect,
  );
  const row = document.body.appendChild(document.createElement('a'));
  row.dataset['record'] = '7';
  storeListPlace('/article/Article?page=3&size=50', 7);
  row.remove();
  top = 340;
  await open();
  expect(scrolledBy).toHaveBeenCalledWith(0, 40);
});
