import { eq } from 'drizzle-orm';
import type { Calls } from '#generated/api/calls.ts';
import { outboxMessage } from '#generated/tables/index.ts';
import type { HandedOver } from '#generated/types/outboxCalls.ts';
import {
  hasOtherAdministrator,
  isAdministratorAccount,
} from '#server/kernel/access/administratorAccounts.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Call, type Handler, runningCall } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { detailOf } from '#server/kernel/crud/answers.ts';
import { logPersonalDataAccess } from '#server/kernel/crud/logPersonalDataAccess.ts';
import { asAnswer } from '#server/kernel/crud/present.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { requireReason } from '#server/kernel/crud/reason.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { badRequest, Failure, notFound } from '#server/kernel/failure.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { channelsOf, type DeliveryEnvironment } from './channels.ts';
import { rememberSecret, type SecretHolder, secretKindOf, textToSend } from './secrets.ts';

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
const handOver =
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

type Ids = 'GET /outbox-detail' | 'POST /outbox-handover';
type Shown = { data: Record<string, unknown> };

/** Whether the message can only be read in the outbox of a demo installation. */
const isOnlyReadHere = (
  environment: DeliveryEnvironment & Pick<Environment, 'demo'>,
  { chnl, sttsCd }: Record<string, unknown>,
): boolean =>
  environment.demo && sttsCd === 'kept' && channelsOf(environment).closed.some((kind) => kind === chnl);

/** The content, with the link or code in it where that opens an account of the demonstration. */
const textForDemo = async (msgId: number): Promise<string | null> => {
  const [stored] = await db().select().from(outboxMessage).where(eq(outboxMessage.msgId, msgId));
  if (!stored?.cn || !stored.scrtKnd || !stored.scrtKey) return stored?.cn ?? null;
  const holder = await secretKindOf(stored.scrtKnd).holder(stored.scrtKey);
  return holder?.isDemo ? ((await textToSend({ ...stored, cn: stored.cn })) ?? stored.cn) : stored.cn;
};

/** The record with the content of the message, which is logged as a view of unmasked personal data. */
const withContent = async (
  call: Call<unknown, unknown, Caller>,
  catalogue: Catalogue,
  shown: Shown['data'],
): Promise<Shown> => {
  const { caller, operation } = call;
  const spec = entityOf(catalogue, 'outboxMessage');
  const { msgId } = await readRecord(catalogue, spec, caller, shown['msgId']);
  const cn = await textForDemo(Number(msgId));
  const trgtKey = String(msgId);
  await logPersonalDataAccess(operation, spec, caller, {
    prcsClsfCd: 'VIEW',
    prcsCn: '개인정보 열람',
    trgtKey,
    rsn: '체험판: 발송 서버가 없어 내용을 바로 보임',
    rowCnt: 1,
  });
  runningCall()?.noted.add(trgtKey);
  const { cn: _masked, ...maskedValues } = shown['maskedValues'] as Record<string, unknown>;
  const masked = (shown['masked'] as string[]).filter((name) => name !== 'cn');
  return { data: { ...shown, cn: cn ?? null, masked, maskedValues } };
};

/**
 * One message of the outbox: masked, or revealed with a reason. In a demo installation without a server for this kind
 * of message its content is shown at once, with the link or code in it for the accounts of the demonstration alone.
 */
export const deliveryHandlers = (
  environment: Environment,
  catalogue: Catalogue,
): { [Id in Ids & keyof Calls]: Handler<Id> } => ({
  'POST /outbox-handover': handOver(environment, catalogue),
  'GET /outbox-detail': async (call) => {
    const shown = await detailOf(call, entityOf(catalogue, 'outboxMessage'), catalogue);
    const isHidden = (shown.data['masked'] as string[]).includes('cn');
    const answer =
      isHidden && isOnlyReadHere(environment, shown.data)
        ? await withContent(call, catalogue, shown.data)
        : shown;
    return { data: asAnswer(answer.data) };
  },
});
