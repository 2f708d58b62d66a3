import type { PageRoute } from '#web/shared/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/signUp',
    lazy: async () => ({ Component: (await import('./SignUp.tsx')).SignUp }),
  },
];
