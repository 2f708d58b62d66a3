import type { PageRoute } from '#web/kit/routing/PageRoute.ts';
import { listPath } from './query/path.ts';

export const routes: PageRoute[] = [
  {
    path: listPath,
    lazy: async () => ({ Component: (await import('./list/HighLightList.tsx')).HighLightList }),
  },
  {
    path: `${listPath}/Detail/:id`,
    lazy: async () => ({ Component: (await import('./detail/HighLightDetail.tsx')).HighLightDetail }),
  },
];
