import { resources } from '#generated/resources/web.ts';
import type { PageRoute } from '#web/kit/routing/PageRoute.ts';
import { type EntityScreen, entityScreens, screenPaths } from './routing/screenPath.ts';
import type { PagePart } from './screens/entityPage.tsx';

const routesOf = (screen: EntityScreen): PageRoute[] =>
  Object.entries(screenPaths(screen)).map(([part, path]) => ({
    path,
    lazy: async () => {
      const { entityPage } = await import('./screens/entityPage.tsx');
      return entityPage(screen, part as PagePart);
    },
  }));

/** Every entity with a screen in its schema has routes at its first menu. */
export const routes: PageRoute[] = entityScreens(resources).flatMap(routesOf);
