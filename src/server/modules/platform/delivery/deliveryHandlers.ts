import { eq } from 'drizzle-orm';
import type { Calls } from '#generated/api/calls.ts';
import { outboxMessage } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { type Call, type Handler, runningCall } from '#server/kernel/calls/call.ts';
import { type Catalogue, entityOf } from '#server/kernel/calls/catalogue.ts';
import { detailOf } from '#server/kernel/crud/answers.ts';
import { logPersonalDataAccess } from '#server/kernel/crud/logPersonalDataAccess.ts';
import { asAnswer } from '#server/kernel/crud/present.ts';
import { readRecord } from '#server/kernel/crud/readRecord.ts';
import { db } from '#server/kernel/database/db.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { channelsOf, type DeliveryEnvironment } from './channels.ts';
import { handOver } from './handOver.ts';
import { secretKindOf, textToSend } from './secrets.ts';

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
