import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { appUser, savedView, watch, watchMessage, watchTold } from '#generated/tables/index.ts';
import { closedReason } from '#server/kernel/access/accountState.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { databaseTime } from '#server/kernel/database/databaseTime.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
import type { StopCondition } from '#server/kernel/jobs/job.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { asCallers, enqueue, notify, visibleViews } from '#server/modules/platform/index.ts';
import { type Composed, compose, menuOf, type Place } from './compose.ts';
import {
  type Head,
  knownOf,
  type NewItem,
  readableItems,
  type Sorted,
  sortItems,
  untoldItems,
} from './newItems.ts';
import { noticeTitle } from './retitled.ts';
import { nextTime, whenAllowed } from './schedule.ts';
import { settingsOf, type Watch } from './settings.ts';
import { comparable, hoursOf, mayTellSpike, unusual } from './spike.ts';

/** What telling needs of the server. */
export interface TellContext {
  catalogue: Catalogue;
  environment: Pick<Environment, 'publicUrl' | 'brandName'>;
}

/** Watches that are looked at in one round. */
const atOnce = 200;
/** Items of a highlight from which it is told as an event. */
export const eventSize = 3;

const hasUntold = sql`exists (select from watch_hit h where h.view_id = ${watch.viewId} and h.del_yn = 'N'
  and h.found_dt >= coalesce(${watch.bgngDt}, ${watch.regDt})
  and not exists (select from watch_told t where t.watch_id = ${watch.watchId} and t.article_id = h.article_id
    and t.del_yn = 'N'))`;

/** A plan that was made after this was made by a clock that was ahead: it is made anew. */
const latestPlan = (now: Date): Date => new Date(now.getTime() + 60_000);

/** Watches whose time has come: by their schedule, because something came in that may not wait, or by a wrong clock. */
const dueWatches = (now: Date): Promise<{ watchId: number }[]> =>
  rows(
    z.object({ watchId: z.coerce.number() }),
    sql`select watch_id "watchId" from ${watch}
      where ${watch.delYn} = 'N' and ${watch.pauseYn} = 'N' and (
        (${watch.freqCd} in ('hourly', 'daily', 'weekly') and ${watch.nextDt} <= ${now.toISOString()}::timestamptz)
        or ((${watch.freqCd} = 'atOnce' and ${watch.nextDt} <= ${now.toISOString()}::timestamptz
             or ${watch.spikeYn} = 'Y' or ${watch.newClstrYn} = 'Y') and ${hasUntold})
        or ${gt(watch.mdfcnDt, latestPlan(now))})
      order by ${watch.nextDt} nulls first, watch_id limit ${atOnce}`,
  );

interface Recipient {
  caller: Caller;
  account: typeof appUser.$inferSelect;
  view: typeof savedView.$inferSelect;
}

/** Who is told of which view, as their rights are now; undefined: nobody, or nothing. */
const recipientOf = async (
  catalogue: Catalogue,
  { userId, viewId }: Watch,
): Promise<Recipient | undefined> => {
  const [account] = await db().select().from(appUser).where(eq(appUser.userId, userId));
  const [view] = await db().select().from(savedView).where(eq(savedView.viewId, viewId));
  if (!account || !view || closedReason(account)) return undefined;
  const [caller] = await asCallers([account]);
  if (!caller) return undefined;
  const isVisible = (await visibleViews(catalogue, caller)).some((one) => one.viewId === viewId);
  return isVisible ? { caller, account, view } : undefined;
};

/** Address of the list with this view. */
export const listPathOf = ({
  menuUrl,
  cndCn,
  viewId,
}: {
  menuUrl: string;
  cndCn: string;
  viewId: number;
}): string => `${menuUrl}?${cndCn ? `${cndCn}&` : ''}savedView=${viewId}`;

interface Message {
  composed: Composed;
  heads: readonly Head[];
}

/** Marks items as dealt with. @returns false if another server was faster */
const markTold = async (
  { watchId }: Watch,
  items: readonly { item: NewItem; reason: string | null }[],
  msgId: number | null,
): Promise<boolean> => {
  if (items.length === 0) return true;
  const stored = await db()
    .insert(watchTold)
    .values(
      items.map(({ item, reason }) => ({
        watchId,
        articleId: item.articleId,
        clusterId: item.clusterId,
        msgId,
        rsnCd: reason,
        // what is dealt with without a message was told to nobody
        ...(msgId !== null && { ttl: item.title, lclanTtl: item.localTitle }),
        toldDt: sql`now()`,
      })),
    )
    .onConflictDoNothing()
    .returning({ toldId: watchTold.toldId });
  return stored.length === items.length;
};

/** Sends a message by every way that was asked for, in the caller's transaction. */
const send = async (
  { catalogue, environment }: TellContext,
  one: Watch,
  { account, view }: Recipient,
  { composed, heads }: Message,
): Promise<string[]> => {
  const { ttl, cn } = composed;
  const ways: string[] = [];
  const subject = `[${environment.brandName}] ${ttl}`;
  if (one.mailYn === 'Y' && account.eml) {
    await enqueue({ chnl: 'EML', rcvr: account.eml, ttl: subject, cn });
    ways.push('mail');
  }
  if (one.smsYn === 'Y' && account.mblTelno) {
    await enqueue({ chnl: 'SMS', rcvr: account.mblTelno, ttl: subject, cn: subject });
    ways.push('sms');
  }
  const lead = heads[0]?.item;
  if (one.bellYn === 'Y' && lead) {
    await notify(catalogue, {
      kind: 'watch',
      recipients: [account.userId],
      target: { entity: lead.kind, key: lead.articleId },
      menuUrl: menuOf(lead.kind),
      ttl: noticeTitle(ttl, lead.title),
      by: { userId: 'SYSTEM', userNm: view.viewNm },
    });
    ways.push('bell');
  }
  return ways;
};

class Overtaken extends Error {}

const placeOf = ({ environment }: TellContext, { view }: Recipient, { stopTkn }: Watch): Place => ({
  publicUrl: environment.publicUrl,
  viewId: view.viewId,
  viewNm: view.viewNm,
  listPath: listPathOf(view),
  stopTkn: stopTkn ?? '',
});

/** What is to be told of a watch now. */
const messageOf = async (
  context: TellContext,
  one: Watch,
  recipient: Recipient,
  { heads }: Sorted,
  now: Date,
): Promise<Message | undefined> => {
  const place = placeOf(context, recipient, one);
  const maxCnt = one.maxCnt ?? 20;
  if (heads.length === 0) return undefined;
  const isNewsDue = one.freqCd !== 'none' && one.nextDt !== null && one.nextDt <= now;
  if (one.spikeYn === 'Y' && mayTellSpike(one.spikeDt, now)) {
    const { now: count, earlier } = comparable(await hoursOf(one.viewId, now));
    const usual = unusual(count, earlier, one.spikeMinCnt ?? 10);
    const recent = heads.filter(({ item }) => now.getTime() - item.registeredAt.getTime() <= 3_600_000);
    if (usual !== undefined && recent.length > 0) {
      const why = `지난 한 시간에 ${count}건이 들어왔고, 이맘때는 보통 ${Math.round(usual)}건입니다.`;
      return { composed: compose('spike', place, recent, maxCnt, why), heads: recent };
    }
  }
  if (isNewsDue) return { composed: compose('news', place, heads, maxCnt), heads };
  const events = one.newClstrYn === 'Y' ? heads.filter(({ item }) => item.clusterSize >= eventSize) : [];
  return events.length > 0 ? { composed: compose('event', place, events, maxCnt), heads: events } : undefined;
};

/** Stores and sends in one transaction: after a crash either everything has happened, or nothing. */
const finish = (
  context: TellContext,
  one: Watch,
  recipient: Recipient,
  { dropped }: Sorted,
  message: Message | undefined,
  now: Date,
): Promise<void> =>
  inTransaction(async () => {
    const [locked] = await db()
      .select({ watchId: watch.watchId })
      .from(watch)
      .where(
        and(
          eq(watch.watchId, one.watchId),
          eq(watch.pauseYn, 'N'),
          one.nextDt ? eq(watch.nextDt, one.nextDt) : isNull(watch.nextDt),
        ),
      )
      .for('update');
    if (!locked) return;
    const isTold = await markTold(one, dropped, null);
    if (!isTold) throw new Overtaken();
    if (message) {
      const { composed, heads } = message;
      const { kind: knd, ttl, cn, articleCnt, foldCnt, restCnt } = composed;
      const ways = await send(context, one, recipient, message);
      const [stored] = await db()
        .insert(watchMessage)
        .values({
          watchId: one.watchId,
          viewId: one.viewId,
          userId: one.userId,
          knd,
          ttl: [...ttl].slice(0, 300).join(''),
          cn: cn.slice(0, 20_000),
          articleCnt,
          foldCnt,
          restCnt,
          chnlList: ways,
          sntDt: now,
        })
        .returning({ msgId: watchMessage.msgId });
      const told = heads.flatMap(({ item, others }) => [item, ...others]);
      const isFirst = await markTold(
        one,
        told.map((item) => ({ item, reason: null })),
        stored?.msgId ?? null,
      );
      if (!isFirst) throw new Overtaken();
    }
    const isScheduled = one.freqCd !== 'atOnce' && one.freqCd !== 'none';
    const isPast = one.nextDt === null || one.nextDt <= now;
    if (message || (isScheduled && isPast))
      await db()
        .update(watch)
        .set({
          ...(isPast && { nextDt: nextTime(now, settingsOf(one as never), message ? now : null) }),
          ...(message?.composed.kind === 'spike' && { spikeDt: now }),
          mdfcnDt: now,
        })
        .where(eq(watch.watchId, one.watchId));
  }).catch((error: unknown) => {
    // another server has told the same: it is done
    if (!(error instanceof Overtaken)) throw error;
  });

/** Puts off a watch that may not be told now. */
const putOff = async ({ watchId }: Watch, until: Date, now: Date): Promise<void> => {
  await db().update(watch).set({ nextDt: until, mdfcnDt: now }).where(eq(watch.watchId, watchId));
};

const dayMs = 86_400_000;

/** Tells one watch what is new, if it may be told now. */
export const tellOne = async (context: TellContext, watchId: number, now: Date): Promise<void> => {
  const [one] = await db().select().from(watch).where(eq(watch.watchId, watchId));
  if (!one) return;
  const recipient = await recipientOf(context.catalogue, one);
  if (!recipient) return putOff(one, new Date(now.getTime() + dayMs), now);
  const settings = settingsOf(one as never);
  if (one.mdfcnDt > latestPlan(now)) return putOff(one, nextTime(now, settings, now), now);
  const allowed = whenAllowed(now, settings);
  if (allowed > now) {
    if (one.nextDt === null || one.nextDt <= now) await putOff(one, allowed, now);
    return;
  }
  const untold = await untoldItems(one);
  const readable = await readableItems(context.catalogue, recipient.caller, untold);
  const events = readable.flatMap(({ clusterId }) => clusterId ?? []);
  const sorted = sortItems(readable, await knownOf(one, events));
  const message = await messageOf(context, one, recipient, sorted, now);
  if (message || sorted.dropped.length > 0 || (one.nextDt !== null && one.nextDt <= now))
    await finish(context, one, recipient, sorted, message, now);
};

/** Tells all watches whose time has come. May be interrupted at any moment. */
export const tellDue = async (
  context: TellContext,
  { isOver, signal }: StopCondition,
  onError: (error: unknown, watchId: number) => void,
  now: () => Date | Promise<Date> = databaseTime,
): Promise<void | 'more'> => {
  const due = await dueWatches(await now());
  for (const { watchId } of due) {
    if (signal.aborted) return undefined;
    if (isOver()) return 'more';
    try {
      await tellOne(context, watchId, await now());
    } catch (error) {
      // the others are told nevertheless; this one is due again
      onError(error, watchId);
    }
  }
  return due.length === atOnce ? 'more' : undefined;
};

/** Removes watches whose view is gone, and what is no longer needed. */
export const dropOld = async (hitDays: number): Promise<void> => {
  await db()
    .delete(watch)
    .where(sql`not exists (select from saved_view v where v.view_id = ${watch.viewId})`);
  for (const statement of [
    sql`delete from watch_hit where found_dt < now() - make_interval(days => ${hitDays})
        or not exists (select from saved_view v where v.view_id = watch_hit.view_id)`,
    sql`delete from watch_told where told_dt < now() - interval '90 days'
        or not exists (select from watch w where w.watch_id = watch_told.watch_id)`,
    sql`delete from watch_message where snt_dt < now() - interval '90 days'`,
    sql`delete from watch_mute where not exists (select from watch w where w.watch_id = watch_mute.watch_id)`,
  ])
    await db().execute(statement);
};
