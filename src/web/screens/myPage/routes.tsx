import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/myPage',
    lazy: async () => ({ Component: (await import('./MyPage.tsx')).MyPage }),
  },
];
