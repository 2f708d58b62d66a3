import type { Call } from '../calls/call.ts';
import { type Catalogue, entityOf } from '../calls/catalogue.ts';
import { runningCall } from '../calls/running.ts';
import { logPersonalDataAccess } from '../crud/logPersonalDataAccess.ts';

const memberOf = (holder: unknown, name: string): unknown =>
  holder !== null && typeof holder === 'object' ? (holder as Record<string, unknown>)[name] : undefined;

/**
 * Notes whose data an administrative write has handled where its transaction had nothing to change, before the answer
 * goes out; nothing where the operation names no `subject`.
 */
export const noteSubject = async (catalogue: Catalogue, call: Call, answer: unknown): Promise<void> => {
  const { operation, caller, body } = call;
  if (!operation.subject || !caller || runningCall()?.noted.size) return;
  const key = memberOf(memberOf(answer, 'data'), operation.subject) ?? memberOf(body, operation.subject);
  await logPersonalDataAccess(operation, entityOf(catalogue, operation.entity ?? 'user'), caller, {
    prcsClsfCd: 'CHANGE',
    prcsCn: operation.summary,
    trgtKey: typeof key === 'string' || typeof key === 'number' ? String(key) : null,
    rsn: null,
    rowCnt: 1,
  });
};
