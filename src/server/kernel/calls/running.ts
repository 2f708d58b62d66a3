import { AsyncLocalStorage } from 'node:async_hooks';
import type { OperationSpec } from '#contract/entity.ts';
import type { Caller } from '../access/caller.ts';

/** The call that is being answered. */
export interface Running {
  operation: OperationSpec;
  caller: Caller | null;
  /** Keys of the people whose data it has changed or shown as it is, which are noted already. */
  noted: Set<string>;
}

const running = new AsyncLocalStorage<Running>();

/** Answers a call: all that happens within knows which one it is. */
export const answering = <T>(call: Pick<Running, 'operation' | 'caller'>, work: () => T): T =>
  running.run({ operation: call.operation, caller: call.caller, noted: new Set() }, work);

/** The call that this happens for; undefined for what the server does by itself. */
export const runningCall = (): Running | undefined => running.getStore();
