import type { FastifyRequest } from 'fastify';
import { Failure } from '#server/kernel/failure.ts';
import { lockedSentence } from './throttle.ts';

export type LoginOutcome = 'SUCCESS' | 'FAIL' | 'LOCK' | 'REFUSED' | 'LOGOUT';

/** How a sign-in that failed is told apart: wrong, locked by too many tries, or right and still not let in. */
export const outcomeOf = (error: unknown): LoginOutcome => {
  if (!(error instanceof Failure) || error.status === 401) return 'FAIL';
  return error.message === lockedSentence ? 'LOCK' : 'REFUSED';
};

interface Login {
  lgnClsf: LoginOutcome;
  /** As it was typed. */
  eml: string;
  userId?: string;
  userNm?: string | null;
  rsnCn?: string;
}

/** Notes a sign-in, or its end, in the login log. */
export const noteLogin = (request: FastifyRequest, login: Login): void =>
  request.server.logs.add('login', { ...login, regDt: new Date(), ip: request.ip, reqId: request.id });

/** Runs a sign-in; one that fails is noted with its reason. @throws what `work` throws */
export const notingFailure = async <T>(
  request: FastifyRequest,
  eml: string,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    const rsnCn = error instanceof Failure ? error.message : '서버에서 처리하지 못했습니다.';
    noteLogin(request, { lgnClsf: outcomeOf(error), eml, rsnCn });
    throw error;
  }
};
