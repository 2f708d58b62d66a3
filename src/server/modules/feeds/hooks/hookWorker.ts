import { and, lt, ne, sql } from 'drizzle-orm';
import { webHook, webHookDelivery, webHookSent } from '#generated/tables/index.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { type JobWorker, jobWorker, type StopCondition } from '#server/kernel/jobs/job.ts';
import { webHookJob } from '../jobs.ts';
import { deliver, type Sender } from './deliver.ts';
import { gatherHits } from './gatherHits.ts';
import { type Hook, isActive, pauseHook, readerOf, viewProblem } from './hooks.ts';

/** Sends what a hook has not sent, once. @returns false if nothing more is due now, or the hook pauses */
const sendSome = async (
  catalogue: Catalogue,
  hook: Hook,
  sender: Sender,
  signal: AbortSignal,
): Promise<boolean> => {
  const reader = await readerOf(hook);
  const problem = reader
    ? await viewProblem(catalogue, reader, hook.viewId)
    : '등록한 사람이 더는 관리자가 아닙니다.';
  if (problem) await pauseHook(catalogue, hook, problem);
  if (!reader || problem) return false;
  await gatherHits(hook);
  return deliver(catalogue, { hook, reader }, sender, signal);
};

/** Sends everything that is new for every hook and due. @returns 'more' if the time was over before */
const runHooks = async (
  catalogue: Catalogue,
  sender: Sender,
  { isOver, signal }: StopCondition,
): Promise<void | 'more'> => {
  for (const hook of await db().select().from(webHook).where(isActive)) {
    do if (isOver()) return 'more';
    while (await sendSome(catalogue, hook, sender, signal));
  }
  return undefined;
};

export const webHookWorker = (catalogue: Catalogue, sender: Sender): JobWorker =>
  jobWorker({
    job: webHookJob,
    atOnce: 1,
    everySeconds: 30,
    work: (_data, until) => runHooks(catalogue, sender, until),
  });

/** Deliveries are listed for this time; hits are kept for a shorter one. */
const past = sql`now() - interval '90 days'`;

export const dropOldDeliveries = async (): Promise<void> => {
  await db()
    .delete(webHookDelivery)
    .where(and(ne(webHookDelivery.sttsCd, 'waiting'), lt(webHookDelivery.regDt, past)));
  await db().delete(webHookSent).where(lt(webHookSent.regDt, past));
};
