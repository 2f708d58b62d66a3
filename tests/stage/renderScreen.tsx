import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { CoreAdminContext, type DataProvider, memoryStore, testDataProvider } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { noRights } from '#contract/session.ts';
import { createI18nProvider } from '#web/admin/i18n/i18nProvider.ts';
import { createRouterProvider } from '#web/admin/routing/routerProvider.tsx';
import { adminBase } from '#web/admin/routing/screenPath.ts';
import { ResourcesContext } from '#web/admin/spec/resources.ts';
import { SpecProvider } from '#web/admin/spec/SpecContext.tsx';
import { exhibition, exhibitionForms, stageResources } from './exhibition.ts';
import { signInAs } from './signInAs.ts';

export interface Screen {
  /** Translation keys of react-admin without a translation. */
  missing: string[];
  /** Current path and query. */
  address: () => string;
  unmount: () => void;
}

/** Signs a user in. */
export const signIn = (isAdmin: boolean): void =>
  signInAs({ userId: 'somebody' }, { authorizedInfo: { ...noRights, mngrYn: isAdmin ? 'Y' : 'N' } });

/** Waits until pending work has finished. */
export const settle = (): Promise<void> =>
  act(async () => {
    for (let turn = 0; turn < 10; turn += 1) await new Promise((done) => setTimeout(done));
  });

/** Renders a screen of the runtime with the test's data provider. */
export const renderScreen = async (
  screen: ReactNode,
  dataProvider: object,
  address = '/admin/exhibition',
): Promise<Screen> => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div id="place"></div>';
  const root = createRoot(document.getElementById('place') as HTMLElement);
  const missing: string[] = [];
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const i18nProvider = createI18nProvider(stageResources, (key) => missing.push(key));
  const routerProvider = createRouterProvider((path) => path);
  const store = memoryStore();
  const element = (
    <CoreAdminContext
      basename={adminBase}
      dataProvider={testDataProvider(dataProvider as Partial<DataProvider>)}
      i18nProvider={i18nProvider}
      routerProvider={routerProvider}
      queryClient={queryClient}
      store={store}
    >
      <QueryClientProvider client={queryClient}>
        <ResourcesContext value={stageResources}>
          <SpecProvider spec={exhibition} forms={exhibitionForms}>
            {screen}
          </SpecProvider>
        </ResourcesContext>
      </QueryClientProvider>
    </CoreAdminContext>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  await act(async () => root.render(<RouterProvider router={router} />));
  await settle();
  return {
    missing,
    address: () => router.state.location.pathname + router.state.location.search,
    unmount: () => act(() => root.unmount()),
  };
};

const setterOf = (element: HTMLElement) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value')?.set;

/** Types into a field as a user would: React gets the event. */
export const type = (element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) =>
  act(async () => {
    setterOf(element)?.call(element, value);
    element.dispatchEvent(
      new Event(element instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });

/** The control with this label. */
export const labelled = <E extends HTMLElement = HTMLInputElement>(label: string): E => {
  const found = [...document.querySelectorAll('label')].find((one) => one.textContent?.startsWith(label));
  const control = found && document.getElementById(found.htmlFor);
  if (!control) throw new Error(`Nothing is labelled ${label}.`);
  return control as E;
};

export const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.ariaLabel === name,
  );
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
};

export const press = async (element: HTMLElement): Promise<void> => {
  await act(async () => element.click());
  await settle();
};
