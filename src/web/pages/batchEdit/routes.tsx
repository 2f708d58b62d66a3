import type { PageRoute } from '#web/shared/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/admin/ArticleBatchEdit',
    lazy: async () => ({ Component: (await import('./BatchEdit.tsx')).BatchEdit }),
  },
];
