import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { constants } from '#contract/constants.ts';
import { newToken, sessionLife, type TokenPair } from './tokens.ts';

export const accessCookie = 'access';
export const refreshCookie = 'refresh';
export const xsrfCookie = constants.session.xsrfCookie;
export const xsrfHeader = 'x-xsrf-token';

const options = (request: FastifyRequest, more: CookieSerializeOptions): CookieSerializeOptions => ({
  path: '/api',
  sameSite: 'lax',
  httpOnly: true,
  secure: request.protocol === 'https',
  ...more,
});

/** Sends the tokens as cookies that scripts cannot read. */
export const setTokens = (request: FastifyRequest, reply: FastifyReply, pair: TokenPair): void => {
  const maxAge = sessionLife / 1000;
  reply.setCookie(accessCookie, pair.access, options(request, { maxAge }));
  reply.setCookie(refreshCookie, pair.refresh, options(request, { maxAge }));
};

/** The cross-site token: readable by the product's scripts, which repeat it in a header. */
export const setXsrf = (request: FastifyRequest, reply: FastifyReply, token = newToken()): string => {
  reply.setCookie(
    xsrfCookie,
    token,
    options(request, { path: '/', httpOnly: false, maxAge: sessionLife / 1000 }),
  );
  return token;
};

export const clearTokens = (request: FastifyRequest, reply: FastifyReply): void => {
  for (const name of [accessCookie, refreshCookie]) reply.clearCookie(name, options(request, {}));
  reply.clearCookie(xsrfCookie, options(request, { path: '/', httpOnly: false }));
};
