import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  { path: '/dashboard', lazy: async () => ({ Component: (await import('./Dashboard.tsx')).Dashboard }) },
];
