import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { backgroundHeader } from '#contract/session.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { Failure } from '#server/kernel/failure.ts';
import { methodOverride } from '#server/kernel/operations/register.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { idleLimitsOf, noteActivity } from './activity.ts';
import { callerOfKey, sentKey } from './callerOfKey.ts';
import { clearTokens } from './cookies.ts';
import { assertXsrf, forged, isFromElsewhere, offerXsrf } from './crossSite.ts';
import { loadCaller } from './loadCaller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const isSafe = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD';

/** Whether the browser itself requests an event stream or a picture, so that the user does not see the answer. */
const isBrowserInitiated = ({ headers }: FastifyRequest): boolean =>
  headers.accept === 'text/event-stream' || (headers['sec-fetch-dest'] ?? 'empty') !== 'empty';

const isEnded = (error: unknown): boolean => error instanceof Failure && error.code === 'AUTH8';

/**
 * Determines the caller of each request, and refuses cross-site writes before their body is read. Ends sessions without
 * activity for too long.
 */
export const registerSession = async (
  app: FastifyInstance,
  environment: Pick<Environment, 'publicUrl' | 'idleMinutes' | 'adminIdleMinutes'>,
): Promise<void> => {
  const { publicUrl } = environment;
  const idleLimits = idleLimitsOf(environment);
  await app.register(cookie);
  app.decorateRequest('caller', null);
  app.addHook('preParsing', async (request, reply) => {
    const { operations } = request.routeOptions.config;
    // A command of the product is not a browser: it is not authorised by cookies, so cross-site requests cannot abuse
    // it.
    if (!operations || Object.values(operations).every(({ access }) => access === 'machine')) return;
    const access = operations[methodOverride(request)]?.access;
    const isPublic = access === 'public';
    const key = isPublic ? undefined : sentKey(request, access === 'token');
    if (key !== undefined || access === 'token') {
      // a program has no cookies that another site could use
      request.caller = await callerOfKey(key, request.ip);
      return;
    }
    try {
      request.caller = await loadCaller(request);
    } catch (error) {
      // Public operations stay available. The cookies are left for a request that can show the user why the session
      // ended.
      if (!isPublic) {
        if (isEnded(error) && !isBrowserInitiated(request)) clearTokens(request, reply);
        throw error;
      }
    }
    if (isSafe(request)) offerXsrf(request, reply);
    else if (isFromElsewhere(request, publicUrl)) throw forged();
    else assertXsrf(request);
  });
  app.addHook('preHandler', async ({ caller, allowed, headers }) => {
    const isByScreen = headers[backgroundHeader] !== undefined;
    if (caller && !caller.key && allowed) await noteActivity(caller, allowed, idleLimits, isByScreen);
  });
};
