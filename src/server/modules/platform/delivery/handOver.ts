import { eq } from 'drizzle-orm';
import { outboxMessage } from '#generated/tables/index.ts';
import type { HandedOver } from '#generated/types/outboxCalls.ts';
import {
  hasOtherAdministrator,
  isAdministratorAccount,
} from '#server/kernel/access/administratorAccounts.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { logPersonalDataAccess } from '#server/kernel/crud/logPersonalDataAccess.ts';
import { requireReason } from '#server/kernel/crud/reason.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { badRequest, Failure, notFound } from '#server/kernel/failure.ts';
import { channelsOf, type DeliveryEnvironment } from './channels.ts';
import { rememberSecret, type SecretHolder, secretKindOf } from './secrets.ts';

const noSecret = '직접 전달할 링크나 인증코드가 없는 메시지입니다.';
const isSent = '발송 서버가 보내는 메시지입니다. 받는 사람에게 메일이나 문자를 확인하게 해 주세요.';
const isOver = '유효기간이 지났거나 이미 사용되었습니다. 새 링크나 인증코드를 받게 해 주세요.';
const requested =
  '관리자 계정이라 두 사람이 함께 전달해야 합니다. 요청을 남겼으니 다른 관리자가 발송함에서 이 메시지를 열어 전달해 주세요.';
const stillAlone = '직접 전달을 요청한 사람과 전달하는 사람이 달라야 합니다. 다른 관리자에게 부탁해 주세요.';

/**
 * Whether the caller may hand over the secret without another administrator: that of an account that is no
 * administrator's and was none lately, and any as long as nobody else has administered here.
 */
const mayAlone = async (holder: SecretHolder | null, userId: string): Promise<boolean> =>
  holder === null ||
  holder.userId === userId ||
  !(await isAdministratorAccount(holder.userId)) ||
  !(await hasOtherAdministrator(userId));

/**
 * Hands the link or code of a message that no server sends to an administrator, who passes it on: with a reason and a
 * row in the log. That of another administrator takes two: one asks, another one is given it. What was handed over before
 * is no longer valid.
 */
export const handOver =
  (environment: DeliveryEnvironment, catalogue: Catalogue): Handler<'POST /outbox-handover'> =>
  async ({ body: { msgId, reason: given }, caller, operation }) => {
    const rsn = requireReason(given);
    const { userId } = caller.user;
    const data = await inTransaction(async (): Promise<HandedOver> => {
      const [message] = await db()
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.msgId, msgId))
        .for('update');
      if (!message) throw notFound('발송함');
      const { chnl, sttsCd, cn, scrtKnd, scrtKey, hndovrRqstrId } = message;
      if (!scrtKnd || !scrtKey) throw badRequest(noSecret);
      if (sttsCd !== 'kept' && !channelsOf(environment).closed.some((kind) => kind === chnl))
        throw badRequest(isSent);
      if (cn === null) throw badRequest(isOver);
      const kind = secretKindOf(scrtKnd);
      const holder = await kind.holder(scrtKey);
      const note = (what: string): Promise<number> =>
        logPersonalDataAccess(operation, entityOf(catalogue, 'outboxMessage'), caller, {
          prcsClsfCd: 'SEND',
          prcsCn: `${kind.label} ${what}`,
          trgtKey: holder?.userId ?? String(msgId),
          rsn,
          rowCnt: 1,
        });
      if (!(await mayAlone(holder, userId))) {
        if (hndovrRqstrId === userId) throw new Failure(403, 'FORBIDDEN', stillAlone);
        if (hndovrRqstrId === null) {
          await db()
            .update(outboxMessage)
            .set({ hndovrRqstrId: userId })
            .where(eq(outboxMessage.msgId, msgId));
          await note('직접 전달 요청');
          return { message: requested, cn: null };
        }
      }
      const secret = await kind.replace(scrtKey);
      if (secret === undefined) throw badRequest(isOver);
      if (holder?.isDemo) rememberSecret(msgId, secret);
      await note('직접 전달');
      return {
        message: '본인인지 확인한 뒤 전달해 주세요.',
        cn: cn.replace(kind.placeholder, () => secret),
      };
    });
    return { data };
  };
