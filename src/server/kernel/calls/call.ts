import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationSpec } from '#contract/entity.ts';
import type { Calls, HandledCall } from '#generated/api/calls.ts';
import type { Caller } from '../access/caller.ts';

/** A call as the handler gets it: validated, authorised, with its caller. */
export interface Call<
  Query = Record<string, unknown>,
  Body = unknown,
  Who extends Caller | null = Caller | null,
> {
  operation: OperationSpec;
  query: Query;
  body: Body;
  /** Null only if the operation is public, or called by machines. */
  caller: Who;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Result of a handler: the answer, or the reply with which it has sent a file. */
export type Answered<Answer> = [Answer] extends [Blob] ? FastifyReply | undefined : Answer;

/** Whoever may call the operation; signed in, unless it is public or called by machines. */
type CallerOf<Id extends keyof Calls> = Calls[Id] extends { caller: null } ? Caller | null : Caller;

export type Handler<Id extends keyof Calls = keyof Calls> = (
  call: Call<Calls[Id]['query'], Calls[Id]['body'], CallerOf<Id>>,
) => Promise<Answered<Calls[Id]['answer']>>;

/** One handler per call that the CRUD runtime does not answer. A missing handler is a type error. */
export type Handlers = { [Id in HandledCall]: Handler<Id> };

/** A handler without the types of its call, as the wrapper uses it. */
export type AnyHandler = (call: Call<never, never, never>) => Promise<unknown>;
