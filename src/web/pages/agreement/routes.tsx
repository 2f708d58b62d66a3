import type { PageRoute } from '#web/shared/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/login/agreement',
    lazy: async () => ({ Component: (await import('./Agreement.tsx')).Agreement }),
  },
];
