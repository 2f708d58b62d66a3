import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const visitorCookie = 'visitor';
const visitorLife = 3600;

const isVisitor = (value: string | undefined): value is string => /^[0-9a-f-]{36}$/.test(value ?? '');

/** Subject of certifications by a user with an account. */
export const userSubject = (userId: string): string => `user:${userId}`;

/** The account of such a subject; undefined for a visitor. */
export const userOf = (subject: string): string | undefined =>
  subject.startsWith('user:') ? subject.slice('user:'.length) : undefined;

/**
 * Subject of certifications before there is an account: the browser that requested the code, signed in or not.
 * Undefined if it never did.
 */
export const visitorOf = (request: FastifyRequest): string | undefined => {
  const id = request.cookies[visitorCookie];
  return isVisitor(id) ? `visitor:${id}` : undefined;
};

/** visitorOf, which sets the cookie in a browser that has none. */
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
