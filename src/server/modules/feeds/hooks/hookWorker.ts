import { and, asc, gt, lt, ne, sql } from 'drizzle-orm';
import { webHook, webHookDelivery } from '#generated/tables/index.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { type JobWorker, jobWorker, neverStop, type StopCondition } from '#server/kernel/jobs/job.ts';
import { webHookJob } from '../jobs.ts';
import { deliver, type Sender } from './deliver.ts';
import { gatherItems } from './gatherItems.ts';
import { type Hook, isActive } from './hooks.ts';

const nextHook = async (after: number): Promise<Hook | undefined> => {
  const [hook] = await db()
    .select()
    .from(webHook)
    .where(and(isActive, gt(webHook.hookId, after)))
    .orderBy(asc(webHook.hookId))
    .limit(1);
  return hook;
};

/** Sends everything that is new for every hook and due. @returns 'more' if the time was over before */
export const runHooks = async (
  catalogue: Catalogue,
  sender: Sender,
  { isOver, signal }: StopCondition = neverStop,
): Promise<void | 'more'> => {
  for (let hook = await nextHook(0); hook; hook = await nextHook(hook.hookId)) {
    do {
      if (isOver()) return 'more';
      await gatherItems(catalogue, hook);
    } while ((await deliver(catalogue, hook, sender, signal)) === 'sent');
  }
  return undefined;
};

export const webHookWorker = (catalogue: Catalogue, sender: Sender): JobWorker =>
  jobWorker({
    job: webHookJob,
    atOnce: 1,
    everySeconds: 60,
    work: (_data, until) => runHooks(catalogue, sender, until),
  });

/** Days for which deliveries are listed. */
const keptDays = 90;

export const dropOldDeliveries = async (): Promise<void> => {
  await db()
    .delete(webHookDelivery)
    .where(
      and(
        ne(webHookDelivery.sttsCd, 'waiting'),
        lt(webHookDelivery.regDt, sql`now() - make_interval(days => ${keptDays}::int)`),
      ),
    );
};
