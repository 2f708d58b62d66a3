import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '#server/kernel/failure.ts';
import { setXsrf, xsrfCookie, xsrfHeader } from './cookies.ts';
import { xsrfOfSession } from './tokens.ts';

/** The refusal of a request that another site may have sent. */
export const forged = (): Failure =>
  new Failure(403, 'XSRF', '요청을 확인할 수 없습니다. 화면을 새로 고친 뒤 다시 시도해 주세요.');

/**
 * The cross-site tokens in the browser's cookies: another product on the domain may have set a cookie of the same name.
 */
const keptXsrf = ({ headers: { cookie: line = '' } }: FastifyRequest): string[] =>
  line
    .split(';')
    .map((one) => one.trim())
    .filter((one) => one.startsWith(`${xsrfCookie}=`))
    .map((one) => one.slice(xsrfCookie.length + 1))
    .filter((value) => /^[\w-]+$/.test(value));

/**
 * The header must repeat one of the cookies, within a session the token of that session.
 * @throws Failure 403
 */
export const assertXsrf = (request: FastifyRequest): void => {
  const header = request.headers[xsrfHeader];
  const sent = typeof header === 'string' ? header.split(',') : [];
  const own = request.caller && xsrfOfSession(request.caller.sessionId);
  if (!keptXsrf(request).some((kept) => (!own || kept === own) && sent.includes(kept))) throw forged();
};

const hostOf = (address: string): string | undefined => URL.parse(address)?.host;

/**
 * Whether the browser reports that another site sent the request: by Sec-Fetch-Site, else by the origin, which must be
 * the requested address or the public one. Programs send neither, and have no user's cookies.
 */
export const isFromElsewhere = (request: FastifyRequest, publicUrl: string): boolean => {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === undefined || (host !== hostOf(`http://${request.host}`) && host !== hostOf(publicUrl));
};

/** Every read sets the XSRF cookie: the session's token, or a new one without a session. */
export const offerXsrf = (request: FastifyRequest, reply: FastifyReply): void => {
  const kept = keptXsrf(request);
  const wanted = request.caller && xsrfOfSession(request.caller.sessionId);
  if (wanted ? !kept.includes(wanted) : kept.length === 0) setXsrf(request, reply, wanted ?? undefined);
};
