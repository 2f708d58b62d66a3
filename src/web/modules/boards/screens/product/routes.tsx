import { boardMenuUrl } from '#contract/boards.ts';
import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

/**
 * Product pages, those that administrators add as menus, and the boards declared by their menus: one set of screens.
 */
const bases = [
  '/product/weekly/WeeklyEconomy',
  '/product/specialReport/PresidentVisit',
  '/product/publicity/CardNews',
  '/product/legacy/ThinkTankReport',
  '/product/publicity/ResourceCenter',
  '/product/:category/:subCategory',
  boardMenuUrl,
];

export const routes: PageRoute[] = bases.flatMap((base) => [
  { path: base, lazy: async () => ({ Component: (await import('./write/ProductList.tsx')).ProductList }) },
  {
    path: `${base}/Detail/:id`,
    lazy: async () => ({ Component: (await import('./write/ProductPage.tsx')).ProductPage }),
  },
  {
    path: `${base}/Regist`,
    lazy: async () => ({ Component: (await import('./write/ProductRegist.tsx')).ProductRegist }),
  },
]);
