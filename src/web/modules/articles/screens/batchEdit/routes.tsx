import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/admin/ArticleBatchEdit',
    head: {
      isList: false,
      hasResults: false,
      intro: '여러 기사의 제목과 본문에서 같은 말을 한 번에 바꿉니다.',
    },
    lazy: async () => ({ Component: (await import('./BatchEdit.tsx')).BatchEdit }),
  },
];
