import type { PageRoute } from '#web/shared/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  { path: '/dashboard', lazy: async () => ({ Component: (await import('./Dashboard.tsx')).Dashboard }) },
];
