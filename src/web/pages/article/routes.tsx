import type { PageRoute } from '#web/shared/routing/PageRoute.ts';
import { listPath } from './query/path.ts';

export const routes: PageRoute[] = [
  {
    path: listPath,
    lazy: async () => ({ Component: (await import('./list/ArticleList.tsx')).ArticleList }),
  },
  {
    path: `${listPath}/Regist`,
    lazy: async () => ({ Component: (await import('./write/ArticleRegist.tsx')).ArticleRegist }),
  },
  {
    path: `${listPath}/Detail/:id`,
    lazy: async () => ({ Component: (await import('./detail/ArticleDetail.tsx')).ArticleDetail }),
  },
];
