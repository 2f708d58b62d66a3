import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/admin/monitoring/Setup',
    head: { isList: false, intro: '새로 설치한 뒤 정할 것과 남은 것을 차례로 봅니다.' },
    lazy: async () => ({ Component: (await import('./Setup.tsx')).Setup }),
  },
];
