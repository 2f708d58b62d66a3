import type { PageRoute } from '#web/kit/routing/PageRoute.ts';
import { popupPath } from '../parts/items/itemPlaces.ts';
import { articleKind, itemKinds, ofKind } from './kind/itemKinds.tsx';

const ofEveryKind = itemKinds.flatMap((kind): PageRoute[] => [
  {
    path: kind.listPath,
    lazy: async () => {
      const [{ ArticleList }, { prefetchList }] = await Promise.all([
        import('./list/ArticleList.tsx'),
        import('./query/itemsQuery.ts'),
      ]);
      return { Component: ofKind(kind, ArticleList), prefetch: ({ search }) => prefetchList(kind, search) };
    },
  },
  {
    path: `${kind.listPath}/Detail/:id`,
    lazy: async () => {
      const [{ ArticleDetail }, { prefetchArticle }] = await Promise.all([
        import('./detail/ArticleDetail.tsx'),
        import('./detail/articleQuery.ts'),
      ]);
      return {
        Component: ofKind(kind, ArticleDetail),
        prefetch: (address) => prefetchArticle(kind, address),
      };
    },
  },
  {
    path: popupPath(kind.name, ':id'),
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
