import type { PageRoute } from '#web/shared/routing/PageRoute.ts';
import { articleKind, itemKinds } from './kind/itemKinds.ts';
import { ofKind } from './kind/KindContext.tsx';

const ofEveryKind = itemKinds.flatMap((kind): PageRoute[] => [
  {
    path: kind.listPath,
    lazy: async () => ({ Component: ofKind(kind, (await import('./list/ArticleList.tsx')).ArticleList) }),
  },
  {
    path: `${kind.listPath}/Detail/:id`,
    lazy: async () => ({
      Component: ofKind(kind, (await import('./detail/ArticleDetail.tsx')).ArticleDetail),
    }),
  },
  {
    path: `${kind.popupPath}/:id`,
    lazy: async () => ({
      Component: ofKind(kind, (await import('./detail/ArticlePopup.tsx')).ArticlePopup),
    }),
  },
]);

export const routes: PageRoute[] = [
  ...ofEveryKind,
  {
    path: `${articleKind.listPath}/Regist`,
    lazy: async () => ({ Component: (await import('./write/ArticleRegist.tsx')).ArticleRegist }),
  },
];
