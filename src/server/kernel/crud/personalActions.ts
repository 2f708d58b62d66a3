import type { EntitySpec } from '#contract/entity.ts';
import { resources } from '#generated/resources/index.ts';
import type { Caller } from '../access/caller.ts';
import { runningCall } from '../calls/running.ts';
import { logPersonalDataAccess } from './logPersonalDataAccess.ts';

/**
 * Notes, in the transaction of a change, whose data an administrative call has changed; nothing where the call names no
 * `subject`, or changes something else besides.
 */
export const noteChanged = async (spec: EntitySpec, key: unknown, caller: Caller | null): Promise<void> => {
  const call = runningCall();
  if (!call?.operation.subject || !caller || !spec.fields.some(({ personal }) => personal)) return;
  const trgtKey = String(key);
  if (call.noted.has(trgtKey)) return;
  call.noted.add(trgtKey);
  await logPersonalDataAccess(call.operation, spec, caller, {
    prcsClsfCd: 'CHANGE',
    prcsCn: call.operation.summary,
    trgtKey,
    rsn: null,
    rowCnt: 1,
  });
};

/**
 * Notes, in the transaction of the sending, to whom the running call has mails sent; nothing for what people have sent to
 * themselves, and the server by itself.
 * @param what what is sent, in Korean words
 */
export const noteSent = async (userIds: readonly string[], what: string): Promise<void> => {
  const call = runningCall();
  const caller = call?.caller;
  if (!call || !caller) return;
  const others = userIds.filter((userId) => userId !== caller.user.userId);
  const [first, ...more] = others;
  const spec = resources.user;
  if (first === undefined || !spec) return;
  await logPersonalDataAccess(call.operation, spec, caller, {
    prcsClsfCd: 'SEND',
    prcsCn: what,
    trgtKey: more.length ? null : first,
    trgtKeys: more.length ? others : null,
    rsn: null,
    rowCnt: others.length,
  });
};
