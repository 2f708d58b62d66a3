import type { FastifyRequest } from 'fastify';
import { badRequest } from '../failure.ts';

/**
 * The key by which a caller names one write, so that the same write sent again is known (header `Idempotency-Key`).
 * @throws Failure 400 for what is no key: 1 to 100 visible ASCII characters
 */
export const idempotencyKey = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[!-~]{1,100}$/.test(key))
    throw badRequest('Idempotency-Key는 공백 없는 100자 이내의 영문자, 숫자, 기호여야 합니다.');
  return key;
};
