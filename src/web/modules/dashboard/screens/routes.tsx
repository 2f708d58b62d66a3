import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/dashboard',
    lazy: async () => {
      const [{ Dashboard }, { prefetchDashboard }] = await Promise.all([
        import('./Dashboard.tsx'),
        import('./useDashboard.ts'),
      ]);
      return { Component: Dashboard, prefetch: prefetchDashboard };
    },
  },
];
