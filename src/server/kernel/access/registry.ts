import type { FastifyInstance } from 'fastify';

/** Routes that are not operations: static files of the web and the API documentation, open without a session. */
export const openRoutes: readonly { url: RegExp; reason: string }[] = [
  { url: /^\/$/, reason: '화면의 첫 페이지' },
  {
    url: /^\/(assets\/\*|appearance\.js|[\w.-]+\.(svg|png|ico|txt|webmanifest|json))$/,
    reason: '화면을 이루는 파일',
  },
  { url: /^\/api\/openapi\.json$/, reason: 'API 명세' },
  { url: /^\/api\/docs(\/.*)?$/, reason: 'API 문서 화면' },
];

/** Fails the start if a route has no access rule, so that no route is open by omission. */
export const requireRules = (app: FastifyInstance): void => {
  app.addHook('onRoute', (route) => {
    const isOperation = route.config?.operations !== undefined;
    if (isOperation || openRoutes.some(({ url }) => url.test(route.url))) return;
    throw new Error(`The route ${String(route.method)} ${route.url} has no rule in the access registry.`);
  });
};
