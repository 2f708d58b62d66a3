import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

/** Popup windows of an outlet. */
export const routes: PageRoute[] = [
  {
    path: '/popup/medn/duplicate',
    lazy: async () => ({ Component: (await import('../admin/media/DuplicatePopup.tsx')).NewDuplicates }),
  },
  {
    path: '/popup/medn/duplicate/:id',
    lazy: async () => ({ Component: (await import('../admin/media/DuplicatePopup.tsx')).StoredDuplicates }),
  },
  {
    path: '/popup/medn/history/:id',
    lazy: async () => ({ Component: (await import('../admin/media/HistoryPopup.tsx')).HistoryPopup }),
  },
];
