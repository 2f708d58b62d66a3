import { and, eq } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid, missing } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { commonCode } from '#generated/tables/index.ts';
import type { ApprovalCounts } from '#generated/types/approvalCalls.ts';
import type { ApprovalRequestItem } from '#generated/types/approvalRequest.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { detailOf, listQueryOf } from '#server/kernel/crud/answers.ts';
import { countBy } from '#server/kernel/crud/countBy.ts';
import { withWriteLocks } from '#server/kernel/crud/lockRow.ts';
import { noteSent } from '#server/kernel/crud/logPersonalDataAccess.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { readList } from '#server/kernel/crud/readList.ts';
import type { Row } from '#server/kernel/crud/readRecord.ts';
import { reasonProblem } from '#server/kernel/crud/reason.ts';
import { brokenReferences } from '#server/kernel/crud/references.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { sourceOf } from '#server/kernel/crud/source.ts';
import { db } from '#server/kernel/database/db.ts';
import { Failure, notFound, validationFailure } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { enqueue, markDecidedHandled } from '#server/modules/platform/index.ts';
import { contactNote } from '../contactNote.ts';
import { mailPasswordLink } from '../passwordLinks/mailPasswordLink.ts';

const state = 'userAprvYn';

/** Number of requests per state → the four figures above the list. */
const figures = (byState: ReadonlyMap<unknown, number>): ApprovalCounts => {
  const of = (value: string): number => byState.get(value) ?? 0;
  const [approved, rejected, pending] = [of('Y'), of('R'), of('N')];
  return { approved, rejected, pending, total: approved + rejected + pending };
};

/** The registration requests, with their number per state under all filters except the state. */
const listRequests =
  (catalogue: Catalogue): Handler<'GET /userapprovalrequest-list'> =>
  async ({ query, caller }) => {
    const spec = entityOf(catalogue, 'approvalRequest');
    const requested = listQueryOf(spec, query, caller);
    const others = requested.filters.filter(({ field }) => field !== state);
    const answer = await readList<ApprovalRequestItem>(sourceOf(catalogue, spec), caller, requested);
    const byState = await countBy(sourceOf(catalogue, spec), caller, others, state);
    return { ...answer, stats: { ...figures(byState) } };
  };

/** One request: masked, or unmasked for administrators, with the assigned authorities. */
const readRequest =
  (catalogue: Catalogue): Handler<'GET /userapprovalrequest-detail'> =>
  (call) =>
    detailOf(call, entityOf(catalogue, 'approvalRequest'), catalogue);

const handled: Record<string, string> = {
  Y: '이미 승인된 신청입니다. 목록을 새로 고쳐 확인해 주세요.',
  R: '이미 반려된 신청입니다. 목록을 새로 고쳐 확인해 주세요.',
};

/** The caller, who decides about another user's request. @throws Failure 403 for the caller's own request */
const decidingCaller = (caller: Caller, userId: string): Caller => {
  if (caller.user.userId !== userId) return caller;
  throw new Failure(403, 'FORBIDDEN', '본인의 신청은 처리할 수 없습니다. 다른 관리자에게 요청해 주세요.');
};

/**
 * Refuses a decision that is no longer possible.
 * @param closed states in which the decision is not possible
 * @throws Failure 404 for a withdrawn request, 409 with the stored request if it was already handled
 */
const requireOpen = (catalogue: Catalogue, record: Row, closed: readonly string[]): void => {
  const spec = entityOf(catalogue, 'approvalRequest');
  if (record.delYn === 'Y') throw notFound(spec.label);
  const state = String(record.userAprvYn);
  if (!closed.includes(state)) return;
  throw new Failure(409, 'CONFLICT', handled[state] ?? '이미 처리된 신청입니다.', {
    data: presentRecord(spec, record),
  });
};

/** Problems of the chosen authorities: at least one is required, and every one must exist. */
const authorityProblems = async (
  catalogue: Catalogue,
  caller: Caller,
  authrtIds: readonly number[],
): Promise<FormProblem[]> => {
  const problem = (message?: string) => [invalid('authrtIdList', '사용자 권한', message)];
  if (authrtIds.length === 0) return problem(messages.form.authorityNeeded);
  for (const authrtId of authrtIds) {
    const broken = await brokenReferences(catalogue, entityOf(catalogue, 'authorityUser'), caller, {
      authrtId,
    });
    if (broken.length) return problem();
  }
  return [];
};

const problemsOf = async (
  catalogue: Catalogue,
  caller: Caller,
  groupId: number,
  authrtIds: readonly number[],
): Promise<FormProblem[]> => [
  ...(await brokenReferences(catalogue, entityOf(catalogue, 'approvalRequest'), caller, { groupId })),
  ...(await authorityProblems(catalogue, caller, authrtIds)),
];

/**
 * Approves a pending or rejected request: assigns a group, and authorities with read but without write rights. The link
 * to set a password is mailed in the same transaction.
 */
const approve =
  (environment: Environment, catalogue: Catalogue): Handler<'PUT /update-userapprovalrequest/approval'> =>
  async ({ body: { userId, groupId, authrtIdList }, caller: given }) => {
    const caller = decidingCaller(given, userId);
    const spec = entityOf(catalogue, 'approvalRequest');
    const authrtIds = [...new Set(authrtIdList)];
    const record = await withWriteLocks(catalogue, spec, async () => {
      const problems = await problemsOf(catalogue, caller, groupId, authrtIds);
      if (problems.length) throw validationFailure(problems);
      const { after } = await setFacts(catalogue, spec, caller, userId, (before) => {
        requireOpen(catalogue, before, ['Y']);
        return {
          userAprvYn: 'Y',
          groupId,
          aprvDt: new Date(),
          aprvrId: caller.user.userId,
          rejectionCdId: null,
          rejectionReason: null,
          authList: authrtIds.map((authrtId) => ({ authrtId, prslYn: 'Y', wrtYn: 'N' })),
        };
      });
      const { eml = '', userNm = '' } = after as Record<string, string>;
      await mailPasswordLink({ userId, eml, userNm }, 'approved', environment);
      await markDecidedHandled('approval', { entity: 'approvalRequest', key: userId }, caller);
      return after;
    });
    return { data: presentRecord(spec, record) };
  };

/** Subject and text of the mail that tells an applicant the reason of the rejection. */
const rejectionMail = (
  { userNm, reason, detail }: { userNm: string | null; reason: string; detail: string | null },
  { brandName, supportEmail }: Pick<Environment, 'brandName' | 'supportEmail'>,
): { ttl: string; cn: string } => ({
  ttl: `[${brandName}] 가입 신청이 반려되었습니다`,
  cn: [
    `${userNm ?? ''} 님, 안녕하세요.`,
    '신청하신 가입이 아래 사유로 반려되었습니다.',
    `사유: ${reason}${detail ? `\n${detail}` : ''}`,
    `사유를 보완하신 뒤에 다시 신청하실 수 있습니다.${contactNote(supportEmail)}`,
  ].join('\n\n'),
});

/** The name of an active reason. @throws Failure 400 */
const reasonNamed = async (cdId: string): Promise<string> => {
  const [code] = await db()
    .select({ cdNm: commonCode.cdNm })
    .from(commonCode)
    .where(
      and(
        eq(commonCode.cdId, cdId),
        eq(commonCode.upCdId, 'REJECT_REASON'),
        eq(commonCode.useYn, 'Y'),
        eq(commonCode.delYn, 'N'),
      ),
    );
  if (!code) throw validationFailure([invalid('rejectionCdId', '반려 사유')]);
  return code.cdNm ?? '';
};

/** Rejects a request; the applicant gets the reason by mail. The reason 'Other' requires a text. */
const reject =
  (environment: Environment, catalogue: Catalogue): Handler<'PUT /update-userapprovalrequest/rejection'> =>
  async ({ body: { userId, rejectionCdId, rejectionReason = null }, caller: given }) => {
    const caller = decidingCaller(given, userId);
    const problem = rejectionReason && reasonProblem(rejectionReason);
    if (problem) throw validationFailure([invalid('rejectionReason', '반려 사유 상세', problem)]);
    if (rejectionCdId === constants.rejectReasonOther && !rejectionReason)
      throw validationFailure([missing('rejectionReason', '반려 사유 상세')]);
    const spec = entityOf(catalogue, 'approvalRequest');
    const record = await withWriteLocks(catalogue, spec, async () => {
      const reason = await reasonNamed(rejectionCdId);
      const { after } = await setFacts(catalogue, spec, caller, userId, (before) => {
        requireOpen(catalogue, before, ['Y', 'R']);
        const aprvrId = caller.user.userId;
        return { userAprvYn: 'R', aprvDt: new Date(), aprvrId, rejectionCdId, rejectionReason };
      });
      const { eml, userNm } = after as Record<'eml' | 'userNm', string | null>;
      const mail = rejectionMail({ userNm, reason, detail: rejectionReason }, environment);
      if (eml) {
        await enqueue({ chnl: 'EML', rcvr: eml, ...mail });
        await noteSent([userId], '가입 반려를 알리는 메일');
      }
      await markDecidedHandled('approval', { entity: 'approvalRequest', key: userId }, caller);
      return after;
    });
    return { data: presentRecord(spec, record) };
  };

type Ids =
  | 'GET /userapprovalrequest-list'
  | 'GET /userapprovalrequest-detail'
  | 'PUT /update-userapprovalrequest/approval'
  | 'PUT /update-userapprovalrequest/rejection';

/** Handlers for registration requests and the decisions of administrators. */
export const approvalHandlers = (
  environment: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'GET /userapprovalrequest-list': listRequests(catalogue),
  'GET /userapprovalrequest-detail': readRequest(catalogue),
  'PUT /update-userapprovalrequest/approval': approve(environment, catalogue),
  'PUT /update-userapprovalrequest/rejection': reject(environment, catalogue),
});
