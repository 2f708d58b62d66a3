import type { Caller } from '#server/kernel/access/caller.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { Failure, notFound, unauthorized } from '#server/kernel/failure.ts';

const handled: Record<string, string> = {
  Y: '이미 승인된 신청입니다. 목록을 새로 고쳐 확인해 주세요.',
  R: '이미 반려된 신청입니다. 목록을 새로 고쳐 확인해 주세요.',
};

/** Who decides about somebody else's request. @throws Failure 403 for one's own */
export const decidingCaller = (caller: Caller | null, userId: string): Caller => {
  if (!caller) throw unauthorized();
  if (caller.user.userId !== userId) return caller;
  throw new Failure(403, 'FORBIDDEN', '본인의 신청은 처리할 수 없습니다. 다른 관리자에게 요청해 주세요.');
};

/**
 * Refuses a request that can no longer be decided so.
 * @param closed states from which this decision is none any more
 * @throws Failure 404 for one that was withdrawn, 409 with the request as it stands for one that somebody has handled
 */
export const requireOpen = (catalogue: Catalogue, record: Row, closed: readonly string[]): void => {
  const spec = entityOf(catalogue, 'approvalRequest');
  if (record.delYn === 'Y') throw notFound(spec.label);
  const state = String(record.userAprvYn);
  if (!closed.includes(state)) return;
  throw new Failure(409, 'CONFLICT', handled[state] ?? '이미 처리된 신청입니다.', {
    data: presentRecord(spec, record),
  });
};
