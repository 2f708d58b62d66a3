import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = ['/myPage', '/myPage/:tab'].map((path) => ({
  path,
  lazy: async () => ({ Component: (await import('./MyPage.tsx')).MyPage }),
}));
