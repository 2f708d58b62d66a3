import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationSpec } from '#contract/entity.ts';
import type { Calls, HandledCall } from '#generated/api/calls.ts';
import type { Caller } from '../access/caller.ts';
import { badRequest } from '../failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operations of a route by verb. */
    operations?: Record<string, OperationSpec>;
    isForm?: boolean;
  }
  interface FastifyRequest {
    /** The requested operation once the call is authorised; null before. */
    allowed: OperationSpec | null;
  }
}

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
type Answered<Answer> = [Answer] extends [Blob] ? FastifyReply | undefined : Answer;

/** Whoever may call the operation; signed in, unless it is public or called by machines. */
type CallerOf<Id extends keyof Calls> = Calls[Id] extends { caller: null } ? Caller | null : Caller;

export type Handler<Id extends keyof Calls = keyof Calls> = (
  call: Call<Calls[Id]['query'], Calls[Id]['body'], CallerOf<Id>>,
) => Promise<Answered<Calls[Id]['answer']>>;

/** One handler per call that the CRUD runtime does not answer. A missing handler is a type error. */
export type Handlers = { [Id in HandledCall]: Handler<Id> };

/** A handler without the types of its call, as the wrapper uses it. */
export type AnyHandler = (call: Call<never, never, never>) => Promise<unknown>;

/** The call being answered. */
interface Running {
  operation: OperationSpec;
  caller: Caller | null;
  /** Keys of the users whose data the call has changed or shown unmasked and whose log row is already written. */
  noted: Set<string>;
  /** Whether the client has closed the connection before the answer. */
  hasLeft(): boolean;
  /** Aborted when the connection is closed, before or after the answer. */
  closed(): AbortSignal;
}

const closedOf = ({ raw }: Call['reply']): AbortSignal => {
  const controller = new AbortController();
  if (raw.destroyed) controller.abort();
  else raw.once('close', () => controller.abort());
  return controller.signal;
};

const running = new AsyncLocalStorage<Running>();

/** Runs the handler of a call with the call in the async context, where `runningCall` finds it. */
export const withRunningCall = <T>(
  { operation, caller, reply }: Pick<Call, 'operation' | 'caller' | 'reply'>,
  work: () => T,
): T =>
  running.run(
    {
      operation,
      caller,
      noted: new Set(),
      hasLeft: () => reply.raw.destroyed,
      closed: () => closedOf(reply),
    },
    work,
  );

/** The call in whose async context this runs; undefined in background work. */
export const runningCall = (): Running | undefined => running.getStore();

/**
 * Between two pieces of long work: ends it if nobody waits for the answer any more.
 * @throws Failure 400, which nobody reads
 */
export const throwIfCallerLeft = (): void => {
  if (runningCall()?.hasLeft()) throw badRequest('답을 기다리지 않고 떠났습니다.');
};
