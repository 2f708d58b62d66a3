import type { ComponentType } from 'react';
import { loadAdminContext } from '#web/admin/LazyAdminContext.tsx';
import type { LoadedPage, PageRoute, RouteHead } from '#web/kit/routing/PageRoute.ts';
import { NotFound } from '../notFound/NotFound.tsx';
import { mayBeGenerated } from './screens.ts';

// found by name, so that a new folder adds its pages; the files only contain addresses and lazy imports
const found = import.meta.glob<PageRoute[]>('../../modules/*/screens/**/routes.tsx', {
  eager: true,
  import: 'routes',
});

const handBuilt: readonly PageRoute[] = Object.values(found).flat();

/** The pages generated from schemas, which are loaded in administrator mode only. */
const generated = async (): Promise<readonly PageRoute[]> => (await import('#web/admin/routes.tsx')).routes;

/** All pages; a hand-built page takes precedence over the generated one. */
export const pageRoutes = async (): Promise<readonly PageRoute[]> => [
  ...handBuilt,
  ...(await generated()).filter(({ path }) => !handBuilt.some((page) => page.path === path)),
];

const generatedPage = async (path: string): Promise<PageRoute | undefined> =>
  (await generated()).find((page) => page.path === path);

/** The page of a path in the form of `pathsOf`, or of an administration menu's address. */
export const loadPage = async (path: string): Promise<LoadedPage> => {
  const known = handBuilt.find((page) => page.path === path);
  const ofSchema = mayBeGenerated(path);
  const route = known ?? (ofSchema ? await generatedPage(path) : undefined);
  if (route) {
    const [page] = await Promise.all([route.lazy(), ofSchema && loadAdminContext()]);
    return page;
  }
  return { Component: NotFound };
};

/** The head of a hand-built page before it is rendered, which overrides that of its menu. */
export const headOf = (path: string): RouteHead | undefined =>
  handBuilt.find((page) => page.path === path)?.head;

export const pageFor = async (path: string): Promise<ComponentType> => (await loadPage(path)).Component;
