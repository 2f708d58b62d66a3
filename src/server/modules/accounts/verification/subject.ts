import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const visitorCookie = 'visitor';
const visitorLife = 3600;

const isVisitor = (value: string | undefined): value is string => /^[0-9a-f-]{36}$/.test(value ?? '');

/** Who has proved something about an account of their own. */
export const userSubject = (userId: string): string => `user:${userId}`;

/**
 * Who has proved something before there is an account: the browser that asked for the code, signed in or not.
 * Undefined when it never did.
 */
export const visitorOf = (request: FastifyRequest): string | undefined => {
  const id = request.cookies[visitorCookie];
  return isVisitor(id) ? `visitor:${id}` : undefined;
};

/** The same; a browser that is not known yet gets its cookie. */
export const knownVisitor = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = request.cookies[visitorCookie];
  const id = isVisitor(known) ? known : randomUUID();
  reply.setCookie(visitorCookie, id, {
    path: '/api',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: visitorLife,
  });
  return `visitor:${id}`;
};
