import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/admin/monitoring/Operation',
    head: { isList: false, intro: '점검할 곳과 서버, 저장 공간을 한눈에 봅니다.' },
    lazy: async () => ({ Component: (await import('./operation/Operation.tsx')).Operation }),
  },
  {
    path: '/admin/monitoring/DataCollection',
    head: { isList: false, intro: '매체와 수집원별로 수집한 기사 수를 봅니다.' },
    lazy: async () => ({ Component: (await import('./DataCollection.tsx')).DataCollection }),
  },
  {
    path: '/admin/monitoring/ArticleStatus',
    head: { isList: false, intro: '한 해의 기사 수를 월별로 봅니다.' },
    lazy: async () => ({ Component: (await import('./ArticleStatus.tsx')).ArticleStatus }),
  },
  {
    path: '/admin/monitoring/Jobs',
    head: { isList: false, intro: '서버가 정해진 때에 하는 작업과 그 결과를 봅니다.' },
    lazy: async () => ({ Component: (await import('./Jobs.tsx')).Jobs }),
  },
];
