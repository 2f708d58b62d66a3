import type { ComponentType } from 'react';
import type { PageHeadOverride } from '../page/pageHead.ts';

/** What is known of a page's head before it is rendered. */
export interface RouteHead extends PageHeadOverride {
  /** False: figures or a tool, which is called by its menu's name alone. */
  isList?: boolean;
  /** False: a tool that has results only once it has been used, so there are none to skip to. */
  hasResults?: boolean;
}

/**
 * How a page is added: a file `routes.tsx` in `src/web/modules/<module>/screens/`, or in a folder there, exports
 *
 *     export const routes: PageRoute[] = [
 *       { path: '/article/Article', lazy: async () => ({ Component: (await import('./ArticleList.tsx')).ArticleList }) },
 *       { path: '/article/Article/Detail/:id', lazy: … },
 *     ];
 *
 * No other file needs an edit: the file is found by its name. The screens generated from schemas are registered in
 * `src/web/admin/routes.tsx`; a hand-built page at the same path takes precedence.
 *
 * `path` is the address of a menu, or one of `pathsOf` in `src/web/shell/screens/screens.ts`, letter for letter; boards
 * that administrators add as menus register as `{boardMenuUrl}`, `{boardMenuUrl}/Detail/:id`, `{boardMenuUrl}/Regist`.
 * The shell renders heading (the only h1), intro and tab title from the menu; `head` overrides what is known before the
 * page is rendered, `usePageHead` the rest.
 * A page starts its own headings at h2. Import the component only inside `lazy`.
 */
export interface PageRoute {
  path: string;
  head?: RouteHead;
  lazy: () => Promise<LoadedPage>;
}

export interface LoadedPage {
  Component: ComponentType;
  /**
   * Sends the first requests of the page at an address, and resolves when all are answered: when the product starts
   * there, the responses arrive together with the page's code.
   */
  prefetch?: (address: Pick<Location, 'pathname' | 'search'>) => Promise<unknown> | undefined;
  /** The server may log the access to the data of `prefetch`: it is not requested before the user opens the page. */
  isLogged?: boolean;
}
