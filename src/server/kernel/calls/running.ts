import { AsyncLocalStorage } from 'node:async_hooks';
import type { OperationSpec } from '#contract/entity.ts';
import type { Caller } from '../access/caller.ts';

/** The call being answered. */
export interface Running {
  operation: OperationSpec;
  caller: Caller | null;
  /** Keys of the users whose data the call has changed or shown unmasked and whose log row is already written. */
  noted: Set<string>;
}

const running = new AsyncLocalStorage<Running>();

/** Runs the handler of a call with the call in the async context, where `runningCall` finds it. */
export const withRunningCall = <T>(call: Pick<Running, 'operation' | 'caller'>, work: () => T): T =>
  running.run({ operation: call.operation, caller: call.caller, noted: new Set() }, work);

/** The call in whose async context this runs; undefined in background work. */
export const runningCall = (): Running | undefined => running.getStore();
