import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/admin/ArticleBatchEdit',
    head: {
      isList: false,
      hasResults: false,
      intro:
        '여러 기사의 글을 한 번에 바꾸거나, 예전 수집 규칙이 잘못 읽은 것을 바로잡거나, 파일에 든 기사를 가져옵니다.',
    },
    lazy: async () => ({ Component: (await import('./BatchEdit.tsx')).BatchEdit }),
  },
];
