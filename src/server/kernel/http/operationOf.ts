import type { FastifyRequest } from 'fastify';

/** The id of a request's operation, even if it was refused; pages and files of the web share one name. */
export const operationOf = ({ allowed, routeOptions, method, url }: FastifyRequest): string => {
  const { operations } = routeOptions.config;
  const meant = allowed ?? operations?.[method] ?? Object.values(operations ?? {})[0];
  if (meant) return meant.id;
  return url.startsWith('/api/') ? 'unknown' : 'page';
};
