import { briefingPath } from '#contract/dailyBriefing.ts';
import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: briefingPath,
    lazy: async () => ({ Component: (await import('./write/BriefingList.tsx')).BriefingList }),
  },
  {
    path: `${briefingPath}/Detail/:id`,
    lazy: async () => ({ Component: (await import('./BriefingPage.tsx')).BriefingPage }),
  },
  {
    path: `${briefingPath}/Regist`,
    lazy: async () => ({ Component: (await import('./compose/BriefingRegist.tsx')).BriefingRegist }),
  },
];
