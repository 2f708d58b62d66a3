import type { FastifyRequest } from 'fastify';
import { badRequest } from '../failure.ts';

/**
 * The key by which a client identifies a write, so that a repeated request is recognised (header `Idempotency-Key`).
 * @throws Failure 400 for an invalid key: 1 to 100 visible ASCII characters are allowed
 */
export const idempotencyKey = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[!-~]{1,100}$/.test(key))
    throw badRequest('Idempotency-Key는 공백 없는 100자 이내의 영문자, 숫자, 기호여야 합니다.');
  return key;
};
