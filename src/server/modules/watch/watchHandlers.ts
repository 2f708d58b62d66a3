import { randomBytes } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { invalid } from '#contract/validation.ts';
import type { Calls } from '#generated/api/calls.ts';
import { appUser, savedView, watch, watchMessage, watchMute } from '#generated/tables/index.ts';
import type { KeptView } from '#generated/types/savedViewCalls.ts';
import type { WatchedViews, WatchHistory } from '#generated/types/watchCalls.ts';
import { type Caller, verifiedCaller } from '#server/kernel/access/caller.ts';
import type { Handler } from '#server/kernel/calls/call.ts';
import type { Catalogue } from '#server/kernel/calls/catalogue.ts';
import { databaseTime } from '#server/kernel/database/databaseTime.ts';
import { db, reader } from '#server/kernel/database/db.ts';
import { bigints, rows } from '#server/kernel/database/rows.ts';
import { notFound, validationFailure } from '#server/kernel/failure.ts';
import { queueJobAfterCommit } from '#server/kernel/jobs/backgroundJobs.ts';
import type { Environment } from '#server/kernel/settings/environment.ts';
import { visibleViews } from '#server/modules/platform/index.ts';
import { openKinds, savedPath } from '#server/modules/search/index.ts';
import { backfillJob } from './backfill.ts';
import { watchedSearches, watchProblem } from './compiledSearches.ts';
import { isOutlet, isReadableEvent } from './mutable.ts';
import { previewOf } from './preview.ts';
import { titlesOf } from './retitled.ts';
import { isItemList, queryOfView, unwatchable } from './savedQuery.ts';
import { nextTime } from './schedule.ts';
import { type SettingsGiven, settingsOf, type Watch } from './settings.ts';

type Ids =
  | 'GET /watch-list'
  | 'PUT /update-watch'
  | 'PUT /update-watch/seen'
  | 'GET /watch/preview'
  | 'GET /watch/history'
  | 'POST /insert-watch-mute'
  | 'DELETE /delete-watch-mute'
  | 'POST /watch/stop';

/** New hits are counted up to this number. */
const maxCounted = 1_000;
const maxHistory = 100;

const ownWatches = ({ user }: Caller): Promise<Watch[]> =>
  db()
    .select()
    .from(watch)
    .where(and(eq(watch.userId, user.userId), eq(watch.delYn, 'N')));

/**
 * Hits of views that somebody has not seen, as far as they may read their kinds; of a colleague's view that they do not
 * watch, none.
 */
const newCounts = async (
  catalogue: Catalogue,
  caller: Caller,
  viewIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { userId } = caller.user;
  const kinds = await openKinds(catalogue, caller);
  const found = await rows(
    z.object({ viewId: z.coerce.number(), n: z.coerce.number() }),
    sql`select v.view_id "viewId", (select count(*) from (
          select from watch_hit h join article a using (article_id)
          where h.view_id = v.view_id and a.del_yn = 'N' and a.item_knd = any(${sql.param([...kinds])}::text[])
            and h.found_dt > coalesce(w.seen_dt, w.bgng_dt, case v.user_id when ${userId} then v.reg_dt end)
          limit ${maxCounted}) as up_to_the_cap) n
        from saved_view v left join watch w on w.view_id = v.view_id and w.user_id = ${userId} and w.del_yn = 'N'
        where v.view_id = any(${bigints(viewIds)})`,
  );
  return new Map(found.map(({ viewId, n }) => [viewId, n]));
};

/** Endpoints for watching saved searches. Each change returns all of the caller's watches as they are afterwards. */
export const watchHandlers = (
  catalogue: Catalogue,
  environment: Pick<Environment, 'smtpUrl' | 'smsUrl'>,
): { [Id in Ids & keyof Calls]: Handler<Id> } => {
  const searchesOf = async (caller: Caller) =>
    (await visibleViews(catalogue, caller)).filter(({ menuUrl }) => isItemList(menuUrl));
  const viewOf = async (caller: Caller, viewId: number): Promise<KeptView> => {
    const view = (await searchesOf(caller)).find((one) => one.viewId === viewId);
    if (!view) throw notFound('저장한 검색');
    return view;
  };
  const watchOf = async (caller: Caller, viewId: number): Promise<Watch | undefined> =>
    (await ownWatches(caller)).find((one) => one.viewId === viewId);

  const listOf = async (caller: Caller): Promise<{ data: WatchedViews }> => {
    const [views, watches] = [await searchesOf(caller), await ownWatches(caller)];
    const byView = new Map(watches.map((one) => [one.viewId, one]));
    const { compiled } = await watchedSearches();
    const viewIds = views.map(({ viewId }) => viewId);
    const counts = await newCounts(catalogue, caller, viewIds);
    return {
      data: {
        views: views.map(({ viewId }) => {
          const one = compiled.get(viewId);
          const own = byView.get(viewId);
          return {
            viewId,
            watchableYn: one && 'matcher' in one ? 'Y' : 'N',
            rsn: one && 'problem' in one ? one.problem : null,
            newCnt: counts.get(viewId) ?? 0,
            nextDt: own?.nextDt?.toISOString() ?? null,
            settings: own ? settingsOf(own as unknown as SettingsGiven) : null,
          };
        }),
        smsYn: environment.smsUrl ? 'Y' : 'N',
        mailYn: environment.smtpUrl ? 'Y' : 'N',
      },
    };
  };

  /** @throws Failure 400 for a view whose new items cannot be told, or a way that cannot be gone */
  const assertTellable = async (caller: Caller, view: KeptView, given: SettingsGiven): Promise<void> => {
    const problem = await watchProblem(view.viewId);
    if (problem) throw validationFailure([invalid('viewId', '저장한 검색', problem)]);
    const [account] = await db().select().from(appUser).where(eq(appUser.userId, caller.user.userId));
    if (given.smsYn === 'Y' && !account?.mblTelno)
      throw validationFailure([
        invalid('smsYn', '문자', '계정에 휴대전화 번호가 없습니다. 내 정보에서 번호를 적은 뒤 켜 주세요.'),
      ]);
    if (given.smsYn === 'Y' && !environment.smsUrl)
      throw validationFailure([
        invalid('smsYn', '문자', '문자 서버가 설정되지 않아 문자를 보낼 수 없습니다.'),
      ]);
  };

  const store = async (caller: Caller, viewId: number, given: SettingsGiven): Promise<void> => {
    const { userId } = caller.user;
    const settings = settingsOf(given);
    const now = await databaseTime();
    const before = await watchOf(caller, viewId);
    // what came in during a pause is not made up
    const begins = !before || (before.pauseYn === 'Y' && settings.pauseYn === 'N');
    const columns = {
      ...(settings as unknown as Partial<typeof watch.$inferInsert>),
      nextDt: nextTime(now, settings),
      ...(begins && { bgngDt: now }),
      mdfrId: userId,
      mdfcnDt: now,
    };
    await db()
      .insert(watch)
      .values({
        ...columns,
        freqCd: settings.freqCd as 'none',
        viewId,
        userId,
        bgngDt: now,
        seenDt: now,
        stopTkn: randomBytes(24).toString('base64url'),
        rgtrId: userId,
      })
      .onConflictDoUpdate({
        target: [watch.viewId, watch.userId],
        targetWhere: eq(watch.delYn, 'N'),
        set: columns,
      });
    if (!before) queueJobAfterCommit(backfillJob, { viewId }, { key: String(viewId) });
  };

  const historyOf = async (caller: Caller, viewId: number): Promise<{ data: WatchHistory }> => {
    const own = await watchOf(caller, viewId);
    if (!own) return { data: { messages: [], muted: [] } };
    const messages = await reader()
      .select()
      .from(watchMessage)
      .where(and(eq(watchMessage.watchId, own.watchId), eq(watchMessage.userId, caller.user.userId)))
      .orderBy(desc(watchMessage.sntDt), desc(watchMessage.msgId))
      .limit(maxHistory);
    const titles = await titlesOf(
      catalogue,
      caller,
      messages.map(({ msgId }) => msgId),
    );
    const muted = await rows(
      z.object({
        muteId: z.coerce.number(),
        mediaId: z.coerce.number().nullable(),
        clusterId: z.coerce.number().nullable(),
        nm: z.string(),
      }),
      sql`select k.mute_id "muteId", k.media_id "mediaId", k.cluster_id "clusterId",
            coalesce(m.media_korn_nm, m.media_lclan_nm, m.dmn_nm, c.cluster_ttl, '지워진 것') nm
          from watch_mute k left join media m using (media_id)
          left join article_cluster c on c.cluster_id = k.cluster_id
          where k.watch_id = ${own.watchId} and k.del_yn = 'N' order by k.mute_id`,
    );
    return {
      data: {
        messages: messages.map(({ msgId, knd, ttl, cn, articleCnt, foldCnt, restCnt, chnlList, sntDt }) => ({
          msgId,
          knd,
          ttl: ttl ?? '',
          why: knd === 'spike' ? (cn?.split('\n', 1)[0] ?? null) : null,
          titles: titles.get(msgId) ?? [],
          articleCnt: articleCnt ?? 0,
          foldCnt: foldCnt ?? 0,
          restCnt: restCnt ?? 0,
          chnlList: chnlList ?? [],
          sntDt: sntDt.toISOString(),
        })),
        muted,
      },
    };
  };

  return {
    'GET /watch-list': ({ caller }) => listOf(verifiedCaller(caller)),
    'PUT /update-watch': async ({ body: { viewId, ...given }, caller }) => {
      const who = verifiedCaller(caller);
      await assertTellable(who, await viewOf(who, viewId), given);
      await store(who, viewId, given);
      return listOf(who);
    },
    'PUT /update-watch/seen': async ({ body: { viewId }, caller }) => {
      const who = verifiedCaller(caller);
      await viewOf(who, viewId);
      if (await watchOf(who, viewId))
        await db()
          .update(watch)
          .set({ seenDt: sql`now()` })
          .where(and(eq(watch.viewId, viewId), eq(watch.userId, who.user.userId)));
      else await store(who, viewId, { freqCd: 'none' });
      return listOf(who);
    },
    'GET /watch/preview': async ({ query: { viewId, ...given }, caller }) => {
      const who = verifiedCaller(caller);
      const view = await viewOf(who, viewId);
      const saved = await queryOfView(view, { caller: who, path: savedPath(view.viewNm) });
      const problem = typeof saved === 'string' ? saved : unwatchable(saved);
      if (typeof saved === 'string' || problem)
        throw validationFailure([invalid('viewId', '저장한 검색', problem)]);
      return { data: await previewOf(catalogue, who, saved, settingsOf(given)) };
    },
    'GET /watch/history': async ({ query: { viewId }, caller }) => historyOf(verifiedCaller(caller), viewId),
    'POST /insert-watch-mute': async ({ body: { viewId, mediaId, clusterId }, caller }) => {
      const who = verifiedCaller(caller);
      const own = await watchOf(who, viewId);
      if (!own) throw notFound('알림');
      if (mediaId == null && clusterId == null) throw notFound('매체');
      if (mediaId != null && !(await isOutlet(mediaId))) throw notFound('매체');
      if (clusterId != null && !(await isReadableEvent(catalogue, who, clusterId))) throw notFound('사건');
      const userId = who.user.userId;
      const known = await historyOf(who, viewId);
      const isKnown = known.data.muted.some(
        (one) => one.mediaId === (mediaId ?? null) && one.clusterId === (clusterId ?? null),
      );
      if (!isKnown)
        await db()
          .insert(watchMute)
          .values({
            watchId: own.watchId,
            mediaId: mediaId ?? null,
            clusterId: clusterId ?? null,
            rgtrId: userId,
            mdfrId: userId,
          });
      return historyOf(who, viewId);
    },
    'DELETE /delete-watch-mute': async ({ body: { viewId, muteId }, caller }) => {
      const who = verifiedCaller(caller);
      const own = await watchOf(who, viewId);
      if (!own) throw notFound('알림');
      await db()
        .delete(watchMute)
        .where(and(eq(watchMute.muteId, muteId), eq(watchMute.watchId, own.watchId)));
      return historyOf(who, viewId);
    },
    'POST /watch/stop': async ({ body: { tkn } }) => {
      const [stopped] = await db()
        .update(watch)
        .set({ pauseYn: 'Y', mdfcnDt: new Date() })
        .where(and(eq(watch.stopTkn, tkn), eq(watch.delYn, 'N')))
        .returning({ viewId: watch.viewId });
      const [view] = stopped
        ? await db()
            .select({ viewNm: savedView.viewNm })
            .from(savedView)
            .where(eq(savedView.viewId, stopped.viewId))
        : [];
      if (!view) throw notFound('알림');
      return { data: { viewNm: view.viewNm } };
    },
  };
};
