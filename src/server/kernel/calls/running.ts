import { AsyncLocalStorage } from 'node:async_hooks';
import type { OperationSpec } from '#contract/entity.ts';
import type { Caller } from '../access/caller.ts';
import { badRequest } from '../failure.ts';
import type { Call } from './call.ts';

/** The call being answered. */
export interface Running {
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
