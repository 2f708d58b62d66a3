import type { ComponentType } from 'react';
import type { PageHeadOverride } from '../page/pageHead.ts';

/**
 * How a page is added: make a folder `src/web/screens/<feature>/` with a file `routes.tsx` that exports
 *
 *     export const routes: PageRoute[] = [
 *       { path: '/article/Article', lazy: async () => ({ Component: (await import('./ArticleList.tsx')).ArticleList }) },
 *       { path: '/article/Article/Detail/:id', lazy: … },
 *     ];
 *
 * Nothing else is edited: the folder is found by its name. The screens that follow from schemas come from `src/web/admin/routes.tsx`; a page built by
 * hand at the same path takes its place.
 *
 * `path` is one of `pathsOf` in `src/web/shell/routes/screens.ts`, letter for letter; boards that administrators
 * add as menus register as `{boardMenuUrl}`, `{boardMenuUrl}/Detail/:id`, `{boardMenuUrl}/Regist`.
 * The shell draws heading (the only h1), intro and tab title from the menu; `head` replaces what is known before the
 * page is drawn, `usePageHead` what is not.
 * A page starts its own headings at h2. Import the component only inside `lazy`.
 */
export interface PageRoute {
  path: string;
  head?: PageHeadOverride;
  lazy: () => Promise<LoadedPage>;
}

export interface LoadedPage {
  Component: ComponentType;
  /**
   * Sends the first requests of the page at an address, and resolves when all are answered: when the product starts
   * there, the responses arrive together with the page's code.
   */
  ahead?: (address: Pick<Location, 'pathname' | 'search'>) => Promise<unknown> | undefined;
  /** The server may log the access to the data of `ahead`: it is not requested before the user opens the page. */
  isLogged?: boolean;
}
