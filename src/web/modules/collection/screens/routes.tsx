import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
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
];
