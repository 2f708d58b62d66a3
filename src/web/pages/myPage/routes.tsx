import type { PageRoute } from '#web/shared/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/myPage',
    lazy: async () => ({ Component: (await import('./MyPage.tsx')).MyPage }),
  },
];
