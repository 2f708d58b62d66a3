import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = ['/myPage', '/myPage/:tab'].map((path) => ({
  path,
  head: { intro: '모아 둔 기사와 내 정보를 확인하고 변경할 수 있습니다.' },
  lazy: async () => ({ Component: (await import('./MyPage.tsx')).MyPage }),
}));
