import type { PageRoute } from '#web/shared/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/search',
    lazy: async () => ({ Component: (await import('./SearchPage.tsx')).SearchPage }),
  },
];
