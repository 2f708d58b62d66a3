import type { FastifyRequest } from 'fastify';
import { constants } from '#contract/constants.ts';

/** The verb that the caller means: PUT and DELETE travel as POST with the override header, which counts on POST only. */
export const methodOverride = (request: FastifyRequest): string => {
  if (request.method !== 'POST') return request.method === 'HEAD' ? 'GET' : request.method;
  const named = request.headers[constants.session.methodOverrideHeader];
  return typeof named === 'string' ? named.toUpperCase() : 'POST';
};
