import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { sendFailure } from './errors.ts';

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

it('an upload that somebody gave up is no fault of the server', () => {
  expect(answerTo(true)).toEqual({ status: 400, logged: 0 });
  expect(answerTo(false)).toEqual({ status: 500, logged: 1 });
});
