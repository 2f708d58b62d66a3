import { createBrowserRouter, type RouteObject, redirect } from 'react-router-dom';
import { boardMenuUrl } from '#contract/boards.ts';
import { guard } from '../guard/guard.ts';
import { RouteChange } from '../page/RouteChange.tsx';
import { pathsOf, signedInScreens } from '../screens/screens.ts';
import { RoutingError, ScreenError } from './RoutingError.tsx';
import { loadSignedIn } from './signedInChunk.ts';

const screenRoutes: RouteObject[] = signedInScreens
  .filter(({ path }) => path !== boardMenuUrl)
  .flatMap(pathsOf)
  .map((path) => ({
    path,
    // as in the guard; by default the router would also match /Article/article
    caseSensitive: true,
    lazy: async () => {
      const { pageFor } = await import('../screens/pageRegistry.ts');
      return { Component: await pageFor(path) };
    },
  }));

export const appRoutes: RouteObject[] = [
  {
    middleware: [guard],
    Component: RouteChange,
    ErrorBoundary: RoutingError,
    children: [
      { path: '/', loader: () => redirect('/dashboard') },
      {
        path: '/login',
        caseSensitive: true,
        lazy: async () => ({ Component: (await import('./LoginRoute.tsx')).LoginRoute }),
      },
      {
        path: '/signUp',
        caseSensitive: true,
        lazy: async () => {
          const { PublicPage } = await import('./PublicPage.tsx');
          return { Component: PublicPage };
        },
      },
      {
        lazy: async () => ({ Component: (await loadSignedIn()).SignedInRoot }),
        children: [
          {
            ErrorBoundary: ScreenError,
            children: [
              ...screenRoutes,
              {
                path: '*',
                lazy: async () => {
                  const { OtherPath, loadOtherPath } = await import('./OtherPath.tsx');
                  return { Component: OtherPath, loader: loadOtherPath };
                },
              },
            ],
          },
        ],
      },
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(appRoutes, { future: { v8_middleware: true } });
