import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import { networkOf } from '#server/kernel/access/ipRules.ts';
import { fold } from '#server/kernel/text/tokens.ts';
import { countGuess, type GuessBounds } from '../session/accountGuesses.ts';

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

/**
 * Maximum of different contacts that one user or one network may ask about. At most twenty codes per hour are sent to
 * one network, so a whole office that registers at once stays far below.
 */
export const contactBounds: GuessBounds = { perHour: 60, perDay: 200 };

/**
 * Counts that a caller asks whether an account has this contact. Administrators are exempt: they see the accounts
 * anyway.
 * @throws Failure 429 after too many different contacts
 */
export const countContact = async (caller: Caller | null, ip: string, contact: string): Promise<void> => {
  if (caller && isAdministrator(caller)) return;
  const asker = caller ? userSubject(caller.user.userId) : networkOf(ip);
  await countGuess(
    { kind: 'contact', asker, subject: fold(contact) },
    contactBounds,
    '짧은 시간에 너무 많은 연락처를 확인했습니다.',
  );
};
