import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/watch/stop',
    lazy: async () => ({ Component: (await import('./Stop.tsx')).Stop }),
  },
];
