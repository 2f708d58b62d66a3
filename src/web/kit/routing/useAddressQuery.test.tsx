import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddressQuery } from './useAddressQuery.ts';

let root: Root;
const Place = () => {
  const [, go] = useAddressQuery();
  return (
    <>
      {['film', 'art'].map((word) => (
        <button key={word} type="button" id={word} onClick={() => go(`?searchText=${word}`)}>
          {word}
        </button>
      ))}
    </>
  );
};
const press = (word: string) => document.getElementById(word)?.click();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('goes to the same place once, however often it is asked', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Place /> }], { initialEntries: ['/search'] });
  const moves: string[] = [];
  router.subscribe(({ historyAction, location }) => moves.push(`${historyAction} ${location.search}`));
  act(() => root.render(<RouterProvider router={router} />));
  for (const _press of [1, 2, 3]) await act(async () => press('film'));
  act(() => {
    press('art');
    press('art');
  });
  await expect.poll(() => router.state.location.search).toBe('?searchText=art');
  expect(moves.filter((move) => move === 'PUSH ?searchText=film')).toHaveLength(1);
  await act(async () => void router.navigate(-1));
  await expect.poll(() => router.state.location.search).toBe('?searchText=film');
  await act(async () => press('art'));
  await expect.poll(() => router.state.location.search).toBe('?searchText=art');
});
