import { type Caller, isAdministrator } from '#server/kernel/access/caller.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';

const isOwner = (caller: Caller, { userId }: Record<string, unknown>): boolean =>
  userId === caller.user.userId;

/** Whether the caller may switch the rule off, take back what it did, and delete it: its owner or an administrator. */
export const mayStop = (caller: Caller, rule: Record<string, unknown>): boolean =>
  isAdministrator(caller) || isOwner(caller, rule);

/** Rules act in the name of their owner, who alone says what they do. */
export const arrivalRules: Policy = { scope: () => undefined, mayUpdate: isOwner, mayDelete: mayStop };
