import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/validation.ts';
import type { ApprovalRequest } from '#generated/types/approvalRequest.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { writing } from '#server/kernel/crud/lockRow.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { brokenReferences } from '#server/kernel/crud/references.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { settleDecided } from '#server/modules/platform/index.ts';
import { mailPasswordLink } from '../passwordLinks/mailPasswordLink.ts';
import { decidingCaller, requireOpen } from './openRequest.ts';

/** Every authority must be there, and at least one. */
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
 * Lets somebody in who asked for it, or whose request was rejected: with a group, and with authorities that open
 * details but write nothing yet. The link to set a password is mailed in the same transaction.
 */
export const approve =
  (environment: Environment, catalogue: Catalogue): Handler<'PUT /update-userapprovalrequest/approval'> =>
  async ({ body: { userId, groupId, authrtIdList }, caller: given }) => {
    const caller = decidingCaller(given, userId);
    const spec = entityOf(catalogue, 'approvalRequest');
    const authrtIds = [...new Set(authrtIdList)];
    const record = await writing(catalogue, spec, async () => {
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
      await settleDecided('approval', { entity: 'approvalRequest', key: userId }, caller);
      return after;
    });
    return { data: presentRecord(spec, record) as unknown as ApprovalRequest };
  };
