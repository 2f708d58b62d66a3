import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/login/agreement',
    head: { intro: '서비스를 이용하려면 아래 내용에 동의해 주세요. 선택 항목은 동의하지 않아도 됩니다.' },
    lazy: async () => ({ Component: (await import('./Agreement.tsx')).Agreement }),
  },
];
