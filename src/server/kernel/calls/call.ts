import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationSpec } from '#contract/entity.ts';
import type { Calls, HandledCall } from '#generated/api/calls.ts';
import type { Caller } from '../access/caller.ts';

/** One call as a handler sees it: checked, allowed, and with the caller known. */
export interface Call<Query = Record<string, unknown>, Body = unknown> {
  operation: OperationSpec;
  query: Query;
  body: Body;
  /** Null only where the operation is public. */
  caller: Caller | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What a handler comes to: the answer, or the reply by which it has sent a file. */
export type Answered<Answer> = [Answer] extends [Blob] ? FastifyReply | undefined : Answer;

export type Handler<Id extends keyof Calls = keyof Calls> = (
  call: Call<Calls[Id]['query'], Calls[Id]['body']>,
) => Promise<Answered<Calls[Id]['answer']>>;

/** One handler per call that the CRUD runtime does not answer. A missing one is a type error. */
export type Handlers = { [Id in HandledCall]: Handler<Id> };

/** The same without the types of one call, as the wrapper uses it. */
export type AnyHandler = (call: Call<never, never>) => Promise<unknown>;
