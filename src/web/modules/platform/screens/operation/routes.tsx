import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/admin/monitoring/Operation',
    head: { isList: false, intro: '점검할 곳과 서버, 저장 공간을 한눈에 봅니다.' },
    lazy: async () => ({ Component: (await import('./Operation.tsx')).Operation }),
  },
  {
    path: '/admin/monitoring/Jobs',
    head: { isList: false, intro: '서버가 정해진 때에 하는 작업과 그 결과를 봅니다.' },
    lazy: async () => ({ Component: (await import('./Jobs.tsx')).Jobs }),
  },
];
