import cookie from '@fastify/cookie';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { userSession } from '#generated/tables/index.ts';
import type { Caller } from '../access/caller.ts';
import { db } from '../database/db.ts';
import { Failure } from '../failure.ts';
import { setXsrf, xsrfCookie, xsrfHeader } from '../features/session/cookies.ts';
import { loadCaller } from '../features/session/loadCaller.ts';
import { hashToken } from '../features/session/tokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const forged = (): Failure =>
  new Failure(403, 'FORBIDDEN', '요청을 확인할 수 없습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.');

/** The header must repeat the cookie, and within a session both must be that session's own. */
const assertXsrf = (request: FastifyRequest): void => {
  const sent = request.headers[xsrfHeader];
  const kept = request.cookies[xsrfCookie];
  if (typeof sent !== 'string' || !kept || sent !== kept) throw forged();
  if (request.caller && hashToken(sent) !== request.caller.xsrfHash) throw forged();
};

/** Any read hands a cross-site token to who has none; in a session it is bound to it. */
const offerXsrf = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (request.cookies[xsrfCookie]) return;
  const token = setXsrf(request, reply);
  if (!request.caller) return;
  await db()
    .update(userSession)
    .set({ xsrfHash: hashToken(token) })
    .where(eq(userSession.sessionId, request.caller.sessionId));
};

const isSafe = (request: FastifyRequest): boolean => request.method === 'GET' || request.method === 'HEAD';

/** Knows who calls, and refuses writes that another site sends in their name. */
export const registerSession = async (app: FastifyInstance): Promise<void> => {
  await app.register(cookie);
  app.decorateRequest('caller', null);
  app.addHook('preValidation', async (request, reply) => {
    const { operations } = request.routeOptions.config;
    // A command of ours is no browser: no cookie speaks for it, so no other site can.
    if (!operations || Object.values(operations).every(({ access }) => access === 'machine')) return;
    try {
      request.caller = await loadCaller(request);
    } catch (error) {
      // Whose session the server ended must still be able to log out.
      if (!request.url.startsWith('/api/log')) throw error;
    }
    if (isSafe(request)) await offerXsrf(request, reply);
    else assertXsrf(request);
  });
};
