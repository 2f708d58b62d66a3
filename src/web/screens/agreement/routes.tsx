import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/login/agreement',
    lazy: async () => ({ Component: (await import('./Agreement.tsx')).Agreement }),
  },
];
