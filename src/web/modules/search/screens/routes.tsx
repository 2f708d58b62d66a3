import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/search',
    lazy: async () => {
      const [{ SearchPage }, { prefetchSearch }] = await Promise.all([
        import('./SearchPage.tsx'),
        import('./query/searchQuery.ts'),
      ]);
      return { Component: SearchPage, prefetch: ({ search }) => prefetchSearch(search) };
    },
  },
];
