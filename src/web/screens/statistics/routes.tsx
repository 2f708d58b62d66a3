import type { PageRoute } from '#web/kit/routing/PageRoute.ts';
import { dimensions } from './dimensions.ts';

export const routes: PageRoute[] = [
  ...dimensions.map(
    (dimension): PageRoute => ({
      path: dimension.screen,
      lazy: async () => {
        const { Statistics } = await import('./Statistics.tsx');
        return { Component: () => <Statistics key={dimension.name} dimension={dimension} /> };
      },
    }),
  ),
  {
    path: '/admin/monitoring/Statistics',
    lazy: async () => ({ Component: (await import('./AdminStatistics.tsx')).AdminStatistics }),
  },
];
