import type { ComponentType } from 'react';
import { Upcoming } from '#web/pages/upcoming/Upcoming.tsx';
import type { PageRoute } from '#web/shared/routing/PageRoute.ts';

// found by name, so that a new folder is a new page; each file holds only addresses and lazy imports
const found = import.meta.glob<PageRoute[]>(['../../pages/*/routes.tsx', '../../admin/routes.tsx'], {
  eager: true,
  import: 'routes',
});

export const pageRoutes: readonly PageRoute[] = Object.values(found).flat();

/** The page of a path as `pathsOf` spells it; the honest panel where it is not built yet. */
export const pageFor = async (path: string): Promise<ComponentType> => {
  const route = pageRoutes.find((page) => page.path === path);
  return route ? (await route.lazy()).Component : Upcoming;
};
