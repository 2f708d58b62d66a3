import type { PageRoute } from '#web/kit/routing/PageRoute.ts';
import { dimensions, headOf } from './dimensions.ts';

export const routes: PageRoute[] = [
  ...dimensions.map(
    (dimension): PageRoute => ({
      path: dimension.screen,
      head: headOf(dimension),
      lazy: async () => {
        const [{ Statistics }, { prefetchRanking }] = await Promise.all([
          import('./Statistics.tsx'),
          import('./useStatistics.ts'),
        ]);
        return {
          Component: () => <Statistics key={dimension.name} dimension={dimension} />,
          prefetch: ({ search }) => prefetchRanking(dimension, search),
        };
      },
    }),
  ),
  {
    path: '/admin/monitoring/Statistics',
    head: { isList: false, intro: '국가, 매체, 키워드, 분류, 소셜 미디어별로 기사 수를 비교합니다.' },
    lazy: async () => ({ Component: (await import('./AdminStatistics.tsx')).AdminStatistics }),
  },
];
