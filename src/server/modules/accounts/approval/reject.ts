import { and, eq } from 'drizzle-orm';
import { constants } from '#contract/constants.ts';
import { invalid, missing } from '#contract/validation.ts';
import { commonCode } from '#generated/tables/index.ts';
import type { ApprovalRequest } from '#generated/types/approvalRequest.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { writing } from '#server/kernel/crud/lockRow.ts';
import { noteSent } from '#server/kernel/crud/personalDeeds.ts';
import { presentRecord } from '#server/kernel/crud/present.ts';
import { setFacts } from '#server/kernel/crud/setFacts.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/environment.ts';
import { validationFailure } from '#server/kernel/failure.ts';
import { enqueue, settleDecided } from '#server/modules/platform/index.ts';
import { decidingCaller, requireOpen } from './openRequest.ts';
import { rejectionMail } from './rejectionMail.ts';

/** The words of a reason that is in use. @throws Failure 400 */
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

/** Turns a request down, with a reason that the applicant is told by mail. 'Other' must be put in words. */
export const reject =
  (environment: Environment, catalogue: Catalogue): Handler<'PUT /update-userapprovalrequest/rejection'> =>
  async ({ body: { userId, rejectionCdId, rejectionReason = null }, caller: given }) => {
    const caller = decidingCaller(given, userId);
    if (rejectionCdId === constants.rejectReasonOther && !rejectionReason)
      throw validationFailure([missing('rejectionReason', '반려 사유 상세')]);
    const spec = entityOf(catalogue, 'approvalRequest');
    const record = await writing(catalogue, spec, async () => {
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
      await settleDecided('approval', { entity: 'approvalRequest', key: userId }, caller);
      return after;
    });
    return { data: presentRecord(spec, record) as unknown as ApprovalRequest };
  };
