import type { PageRoute } from '#web/kit/routing/PageRoute.ts';

export const routes: PageRoute[] = [
  {
    path: '/signUp',
    lazy: async () => ({ Component: (await import('./SignUp.tsx')).SignUp }),
  },
];
