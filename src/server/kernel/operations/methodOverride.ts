import type { FastifyRequest } from 'fastify';
import { constants } from '#contract/constants.ts';

/** The effective verb: PUT and DELETE travel as POST with the header `_method`, which is read on POST only. */
export const methodOverride = (request: FastifyRequest): string => {
  if (request.method !== 'POST') return request.method === 'HEAD' ? 'GET' : request.method;
  const named = request.headers[constants.session.methodOverrideHeader];
  return typeof named === 'string' ? named.toUpperCase() : 'POST';
};
