import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/article/Report',
    lazy: async () => ({ Component: (await import('./ReportList.tsx')).ReportList }),
  },
];
