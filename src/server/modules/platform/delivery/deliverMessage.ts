import type { FastifyBaseLogger } from 'fastify';
import { queueJobAfterCommit } from '#server/kernel/jobs/backgroundJobs.ts';
import { deliveryJob } from '../jobs.ts';
import { type Channel, type Claimed, Declined, Refused } from './channel.ts';
import { type Failed, markFailed, markHandedOver, markSent, markUnclear } from './outbox.ts';
import { forgetSecret, textToSend } from './secrets.ts';

export type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Whether the server rejected the message, so that it certainly has not been delivered. */
const isAnswer = (error: unknown): boolean => error instanceof Refused || error instanceof Declined;

/** Seconds until the next try, by number of failed tries. */
const delays = [10, 60, 5 * 60, 30 * 60, 2 * 3600];

/** Delays if the server does not respond at all, which says nothing about the message; the last one repeats. */
const delaysOfSilence = [10, 60, 5 * 60];
/** Milliseconds for which a message is retried without response: messages survive a night without a mail server. */
const maxTriedMs = 24 * 3_600_000;

/** @returns undefined if the message is given up */
const retryDelay = ({ tryCnt, regDt }: Claimed, error: unknown): number | undefined => {
  const isSilent = !isAnswer(error) && Date.now() - regDt.getTime() < maxTriedMs;
  return isSilent ? (delaysOfSilence[tryCnt - 1] ?? delaysOfSilence.at(-1)) : delays[tryCnt - 1];
};

const failedFor = (error: unknown, message: Claimed): Failed => {
  if (error instanceof Refused) return { state: 'bounced' };
  const delay = retryDelay(message, error);
  return delay === undefined ? { state: 'failed' } : { state: 'waiting', delay };
};

const reasonOf = (error: unknown): string => {
  // the server's own words
  if (error instanceof Refused || error instanceof Declined) return error.message.slice(0, 500);
  const { message = '', cause } = error as { message?: string; cause?: { code?: string } };
  return [message, cause?.code].filter(Boolean).join(' ').slice(0, 500);
};

/** Reason for a message whose link or code was replaced, used or has expired before it could leave. */
const noLongerValid = '보내기 전에 링크나 인증코드가 새것으로 바뀌었거나 유효기간이 지났습니다.';

/** On shutdown, milliseconds to wait for the server's response to a message that has been handed over. */
const lastAnswer = 3_000;

/** Timeout per message in milliseconds; shorter than the lease. */
const sendingLimit = 30_000;

/**
 * Sends one message and records the result. A message of a mail to many is marked before its end is sent: without a
 * response it is unknown whether it arrived, and it is not sent again automatically.
 */
export const deliverMessage = async (
  channel: Channel,
  message: Claimed,
  closing: AbortSignal,
  log: Log,
): Promise<void> => {
  const { msgId, chnl, tryCnt, mailId } = message;
  const breaking = new AbortController();
  let isHandedOver = false;
  const onClosing = () => {
    if (isHandedOver) setTimeout(() => breaking.abort(), lastAnswer).unref();
    else breaking.abort();
  };
  if (closing.aborted) onClosing();
  else closing.addEventListener('abort', onClosing, { once: true });
  const handOver = async () => {
    closing.throwIfAborted();
    isHandedOver = true;
    await markHandedOver(message).catch((error: unknown) => {
      isHandedOver = false;
      throw error;
    });
  };
  try {
    const signal = AbortSignal.any([breaking.signal, AbortSignal.timeout(sendingLimit)]);
    const cn = await textToSend(message);
    if (cn === undefined) return await markFailed(message, noLongerValid, { state: 'failed' });
    await channel.send({ ...message, cn }, signal, mailId === null ? undefined : handOver);
  } catch (error) {
    const { code, responseCode } = ((error as Error).cause ?? error) as {
      code?: string;
      responseCode?: number;
    };
    log.warn({ msgId, chnl, tryCnt, code, responseCode }, 'message not delivered');
    if (isHandedOver && !isAnswer(error)) await markUnclear(message, reasonOf(error));
    else {
      const failed = failedFor(error, message);
      await markFailed(message, reasonOf(error), failed);
      if (failed.state !== 'waiting') forgetSecret(msgId);
      if (failed.state === 'waiting') queueJobAfterCommit(deliveryJob, {}, { inSeconds: failed.delay });
    }
    return;
  } finally {
    closing.removeEventListener('abort', onClosing);
  }
  forgetSecret(msgId);
  await markSent(message);
};
