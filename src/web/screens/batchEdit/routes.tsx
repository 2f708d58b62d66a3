import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/admin/ArticleBatchEdit',
    lazy: async () => ({ Component: (await import('./BatchEdit.tsx')).BatchEdit }),
  },
];
