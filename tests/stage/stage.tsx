import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';

/** A screen rendered by a test. */
export interface Stage {
  /** Current path and query. */
  address: () => string;
  /** Goes to an address, or by this many steps in the history. */
  go: (to: string | number) => Promise<void>;
  unmount: () => void;
}

/** Waits until pending work has finished: responses of msw take several turns of the event loop. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done));
  });

/** Renders an element at an address; other addresses render their own elements, if given. */
export const stage = async (element: ReactNode, path = '/', others: RouteObject[] = []): Promise<Stage> => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="place"></div>';
  const root = createRoot(document.getElementById('place') as HTMLElement);
  const own = path.split(/[?#]/)[0] ?? '/';
  const router = createMemoryRouter([{ path: own, element }, ...others, { path: '*', element: null }], {
    initialEntries: [path],
  });
  await act(async () => root.render(<RouterProvider router={router} />));
  await settle();
  return {
    address: () => router.state.location.pathname + router.state.location.search,
    go: (to) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to))),
    unmount: () => act(() => root.unmount()),
  };
};

/** The control with this label. */
export const labelled = (label: string): HTMLInputElement => {
  const found = [...document.querySelectorAll('label')].find(
    (one) => one.textContent?.replace('*', '') === label,
  );
  const control = found?.control ?? (found && document.getElementById(found.htmlFor));
  if (!control) throw new Error(`Nothing is labelled ${label}.`);
  return control as HTMLInputElement;
};

export const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};

/** Types as a user would: React gets the event. */
export const type = (element: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> =>
  act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value') ?? {};
    set?.call(element, text);
    element.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });

export const press = async (element: HTMLElement): Promise<void> => {
  await act(async () => element.click());
  await settle();
};

export const key = async (name: string): Promise<void> => {
  await act(async () => {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    );
  });
  await settle();
};
