import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { asFailure, sendFailure } from './errors.ts';

const answerTo = (readableAborted: boolean) => {
  const error = vi.fn<() => void>();
  const reply: Record<string, unknown> = {
    raw: { headersSent: true },
    header: () => reply,
    type: () => reply,
    send: () => reply,
  };
  const code = vi.fn<(status: unknown) => unknown>(() => reply);
  reply.code = code;
  const request = { id: 'r', raw: { readableAborted }, routeOptions: {}, log: { error } };
  sendFailure(new Error('aborted'), request as unknown as FastifyRequest, reply as unknown as FastifyReply);
  return { status: code.mock.calls[0]?.[0], logged: error.mock.calls.length };
};

it('an upload that its sender cancels is not a server error', () => {
  expect(answerTo(true)).toEqual({ status: 400, logged: 0 });
  expect(answerTo(false)).toEqual({ status: 500, logged: 1 });
});

it('a prepared statement made stale by a table change may be repeated', () => {
  const engine = (code: string, routine: string) => Object.assign(new Error('engine'), { code, routine });
  expect(asFailure(engine('0A000', 'RevalidateCachedQuery')).status).toBe(503);
  expect(asFailure(engine('26000', 'FetchPreparedStatement')).status).toBe(503);
  expect(asFailure(engine('0A000', 'transformLockingClause')).status).toBe(500);
});
