import { resources } from '#generated/resources/index.ts';
import type { PageRoute } from '#web/shared/routing/PageRoute.ts';
import { type EntityScreen, entityScreens, screenPaths } from './routing/screenPath.ts';
import type { PagePart } from './screens/entityPage.tsx';

const routesOf = (screen: EntityScreen): PageRoute[] =>
  Object.entries(screenPaths(screen)).map(([part, path]) => ({
    path,
    lazy: async () => {
      const { entityPage } = await import('./screens/entityPage.tsx');
      return { Component: await entityPage(screen, part as PagePart) };
    },
  }));

/** Every entity whose schema asks for a screen has one, at its first menu. */
export const routes: PageRoute[] = entityScreens(resources).flatMap(routesOf);
