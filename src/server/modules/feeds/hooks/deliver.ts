import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { webHook, webHookDelivery, webHookSent } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { notFound } from '#server/kernel/failure.ts';
import { post, type Reason, type SentAnswer } from '#server/kernel/outside/download.ts';
import type { LookupOptions } from '#server/kernel/outside/guardedLookup.ts';
import { itemAddress } from '../documents/entries.ts';
import { xmlText } from '../documents/feedDocument.ts';
import { itemsOf, type NewItem } from '../views/newItems.ts';
import { type Hook, isWaitingOf, pauseHook } from './hooks.ts';
import { signatureHeaders } from './signature.ts';

/** How hooks reach other systems, and under which address they name our pages. */
export interface Sender extends LookupOptions {
  publicUrl: string;
}

type Delivery = typeof webHookDelivery.$inferSelect;

const minutes = [1, 5, 15, 60];
/** Hours of failure after which a hook pauses. */
const patienceHours = 24;
/** Milliseconds for an answer; a delivery is claimed for longer. */
const timeoutMs = 15_000;
const lease = sql`now() + interval '2 minutes'`;

const sentences: Record<Reason, string> = {
  inside: '내부망 주소라서 보내지 않았습니다.',
  circle: '주소가 제자리를 돕니다.',
  address: '주소가 올바르지 않습니다.',
  name: '주소의 이름을 찾을 수 없습니다.',
  time: '시간 안에 답이 없었습니다.',
  network: '연결할 수 없었습니다.',
  certificate: '인증서를 믿을 수 없습니다.',
  encoding: '답을 읽을 수 없습니다.',
};

const isAccepted = (answer: SentAnswer): boolean =>
  answer.outcome === 'answer' && answer.status >= 200 && answer.status < 300;

/** The beginning of what the other system answered. */
const wordsOf = (answer: SentAnswer): string =>
  answer.outcome === 'failed'
    ? sentences[answer.why]
    : [...xmlText(answer.bytes.toString('utf8')).trim()].slice(0, 200).join('');

const itemOf =
  (publicUrl: string) =>
  (item: NewItem): object => ({
    articleId: item.articleId,
    kind: item.itemKnd,
    title: item.kornTtl ?? item.lclanTtl,
    originalTitle: item.lclanTtl,
    language: item.lanCd,
    summary: item.featExtrSmry,
    outlet: item.mediaNm,
    country: item.ntnId && { code: item.ntnId, name: item.ntnNm },
    region: item.lclsfNm,
    category: item.featExtrMclsfNm,
    keywords: item.featExtrKwdList ?? [],
    publishedAt: item.frmTrsfNscvrgDt,
    registeredAt: item.regDt,
    url: itemAddress(publicUrl, item),
    originalUrl: item.url,
  });

const send = async (
  hook: Hook,
  { dlvrId, testYn }: Pick<Delivery, 'dlvrId' | 'testYn'>,
  items: readonly object[],
  sender: Sender,
  signal?: AbortSignal,
): Promise<SentAnswer> => {
  const at = new Date();
  const { hookId, hookNm, viewId, url, scrtCn } = hook;
  const body = JSON.stringify({
    type: testYn === 'Y' ? 'test' : 'items.added',
    timestamp: at.toISOString(),
    data: { hookId, hookNm, viewId, items },
  });
  const headers = signatureHeaders(scrtCn ?? '', { id: `dlvr_${dlvrId}`, body, at });
  return post(
    url,
    { body, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } },
    {
      ...sender,
      accept: '*/*',
      userAgent: `culture-press-webhook (+${sender.publicUrl})`,
      maxBytes: 4_096,
      timeoutMs,
      ...(signal && { signal }),
    },
  );
};

const outcomeOf = (answer: SentAnswer) => ({
  httpCd: answer.outcome === 'answer' ? answer.status : null,
  ansCn: wordsOf(answer),
});

/** Takes a due delivery; if this process ends before it knows the outcome, another one takes it later. */
const claim = async (hookId: number): Promise<Delivery | undefined> => {
  const { dlvrId, nextTryDt } = webHookDelivery;
  const due = db()
    .select({ dlvrId })
    .from(webHookDelivery)
    // one that is to wait longer than any pause lasts was stored by a clock that was ahead
    .where(
      and(
        isWaitingOf(hookId),
        or(lte(nextTryDt, sql`now()`), gt(nextTryDt, sql`now() + interval '61 minutes'`)),
      ),
    )
    .orderBy(asc(dlvrId))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db()
    .update(webHookDelivery)
    .set({ tryCnt: sql`${webHookDelivery.tryCnt} + 1`, sentDt: sql`now()`, nextTryDt: lease })
    .where(sql`${dlvrId} = (${due})`)
    .returning();
  return claimed;
};

const noteSent = async (hook: Hook, { dlvrId }: Delivery, answer: SentAnswer): Promise<void> => {
  await db()
    .update(webHookDelivery)
    .set({ ...outcomeOf(answer), sttsCd: 'sent', nextTryDt: null })
    .where(eq(webHookDelivery.dlvrId, dlvrId));
  await db()
    .update(webHook)
    .set({ lastOkDt: sql`now()`, failSinceDt: null })
    .where(eq(webHook.hookId, hook.hookId));
};

/** Notes a failure and when it is tried again; a hook that has failed for a day, or is not wanted, pauses. */
const noteFailure = async (
  catalogue: Catalogue,
  hook: Hook,
  { dlvrId, tryCnt }: Delivery,
  answer: SentAnswer,
): Promise<void> => {
  const asked = answer.outcome === 'answer' ? (answer.retryAfter ?? 0) : 0;
  const seconds = Math.min(3_600, Math.max(asked, 60 * (minutes[tryCnt - 1] ?? 60)));
  await db()
    .update(webHookDelivery)
    .set({ ...outcomeOf(answer), nextTryDt: sql`now() + make_interval(secs => ${seconds}::int)` })
    .where(eq(webHookDelivery.dlvrId, dlvrId));
  await db()
    .update(webHook)
    .set({ failSinceDt: sql`now()` })
    .where(and(eq(webHook.hookId, hook.hookId), isNull(webHook.failSinceDt)));
  const isGone = answer.outcome === 'answer' && answer.status === 410;
  const isHopeless = sql`${webHook.failSinceDt} < now() - make_interval(hours => ${patienceHours}::int)`;
  const isOver = isGone || (await db().$count(webHook, and(eq(webHook.hookId, hook.hookId), isHopeless))) > 0;
  if (isOver)
    await pauseHook(
      catalogue,
      hook,
      isGone
        ? '받는 곳이 더는 받지 않겠다고 답했습니다(410).'
        : `${patienceHours}시간 동안 보내지 못했습니다.`,
    );
};

/** Sends what waits for a hook, once, as far as the reader may read it. @returns whether it was received */
export const deliver = async (
  catalogue: Catalogue,
  { hook, reader }: { hook: Hook; reader: Caller },
  sender: Sender,
  signal: AbortSignal,
): Promise<boolean> => {
  const delivery = await claim(hook.hookId);
  if (!delivery) return false;
  const ids = await db()
    .select({ articleId: webHookSent.articleId })
    .from(webHookSent)
    .where(eq(webHookSent.dlvrId, delivery.dlvrId));
  // what may be read now, which may be less than when it was gathered
  const items = await itemsOf(
    catalogue,
    reader,
    ids.map(({ articleId }) => articleId),
  );
  if (items.length === 0) {
    await db().delete(webHookDelivery).where(eq(webHookDelivery.dlvrId, delivery.dlvrId));
    return true;
  }
  const answer = await send(hook, delivery, items.map(itemOf(sender.publicUrl)), sender, signal);
  const isGood = isAccepted(answer);
  if (isGood) await noteSent(hook, delivery, answer);
  // unless the process ends: the next one tries again, and nothing is known of the receiver
  else if (!signal.aborted) await noteFailure(catalogue, hook, delivery, answer);
  return isGood;
};

/** Sends a document without items, which is not tried again. @throws Failure 404 */
export const sendTest = async (
  hookId: number,
  sender: Sender,
): Promise<{ result: boolean; message: string }> => {
  const [hook] = await db()
    .select()
    .from(webHook)
    .where(and(eq(webHook.hookId, hookId), eq(webHook.delYn, 'N')));
  if (!hook) throw notFound('외부 전송');
  const [delivery] = await db()
    .insert(webHookDelivery)
    .values({ hookId, testYn: 'Y', tryCnt: 1, sentDt: sql`now()` })
    .returning();
  const answer = await send(hook, delivery as Delivery, [], sender);
  const isGood = isAccepted(answer);
  const outcome = outcomeOf(answer);
  await db()
    .update(webHookDelivery)
    .set({ ...outcome, sttsCd: isGood ? 'sent' : 'failed' })
    .where(eq(webHookDelivery.dlvrId, (delivery as Delivery).dlvrId));
  if (isGood) return { result: true, message: '받는 시스템이 시험 전송을 받았습니다.' };
  const why = outcome.httpCd ? `응답 코드가 ${outcome.httpCd}입니다.` : outcome.ansCn;
  return { result: false, message: `시험 전송을 받지 못했습니다. ${why}` };
};
