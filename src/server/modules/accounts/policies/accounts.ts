import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type FormProblem, invalid } from '#contract/validation.ts';
import { changeHistory } from '#generated/tables/index.ts';
import { keysThatDiffer } from '#server/kernel/access/change.ts';
import type { Policy } from '#server/kernel/crud/policies.ts';
import { mask } from '#server/kernel/crud/present.ts';
import { daysLeft, restorableDays } from '#server/kernel/crud/restoreRecord.ts';
import { db } from '#server/kernel/database/db.ts';

/**
 * Fields that users may not change on their own account, so that they can neither promote themselves nor lock
 * themselves out.
 */
const decidedByOthers: Record<string, string> = {
  groupId: '사용자 그룹',
  useYn: '사용 여부',
  delYn: '활성 여부',
  authorizedList: '권한 그룹',
};

const differ = (name: string, one: unknown, other: unknown): boolean =>
  name === 'authorizedList'
    ? keysThatDiffer(one, other, 'authrtId').length > 0
    : !isDeepStrictEqual(one ?? null, other ?? null);

const refused = (name: string, label: string): FormProblem =>
  invalid(name, label, `본인의 ${label} 항목은 직접 바꿀 수 없습니다. 다른 관리자에게 요청해 주세요.`);

type Row = Record<string, unknown>;

const refusedToOneself = (record: Row, sent: Row): FormProblem[] =>
  Object.entries(decidedByOthers)
    .filter(([name]) => name in sent)
    .filter(([name]) => differ(name, sent[name], record[name]))
    .map(([name, label]) => refused(name, label));

/** Time at which the account was deactivated; without a history row, the time of its last change. */
const inactiveSince = async ({ userId, mdfcnDt }: Row): Promise<Date> => {
  const [noted] = await db()
    .select({ regDt: changeHistory.regDt })
    .from(changeHistory)
    .where(
      and(
        eq(changeHistory.entityNm, 'user'),
        eq(changeHistory.recordKey, String(userId)),
        sql`${changeHistory.aftrCn} ->> 'delYn' = 'Y'`,
      ),
    )
    .orderBy(desc(changeHistory.regDt))
    .limit(1);
  return noted?.regDt ?? (mdfcnDt as Date);
};

const refusedToRestore = async (record: Row, sent: Row): Promise<FormProblem[]> => {
  if (record.delYn !== 'Y' || sent.delYn !== 'N') return [];
  if (daysLeft(await inactiveSince(record)) >= 0) return [];
  const sentence = `비활성으로 바꾼 지 ${restorableDays}일이 지나 되돌릴 수 없습니다. 새 사용자로 등록해 주세요.`;
  return [invalid('delYn', '활성 여부', sentence)];
};

const closedAccount = (userNm: unknown): string =>
  `${String(mask('name', userNm))} 님은 더 이상 사용하지 않는 계정이라 고를 수 없습니다. 다른 사용자를 골라 주세요.`;

/** Accounts, as administrators manage them. */
export const accounts: Policy = {
  scope: () => undefined,
  refusedChanges: async (caller, record, sent) =>
    caller.user.userId === record.userId
      ? refusedToOneself(record, sent)
      : await refusedToRestore(record, sent),
  // Only the owner can prove a number, so a number changed by an administrator is unverified.
  ownColumns: ({ before, sent }) =>
    before && 'mblTelno' in sent && sent.mblTelno !== before.mblTelno ? { mblCertYn: 'N' } : {},
  refusedChoice: ({ userNm, delYn, useYn }) =>
    delYn === 'Y' || useYn === 'N' ? closedAccount(userNm) : undefined,
  refusedDelete: (caller, record) =>
    caller.user.userId === record.userId
      ? '본인의 계정은 삭제할 수 없습니다. 마이페이지의 회원 탈퇴를 이용해 주세요.'
      : undefined,
};
