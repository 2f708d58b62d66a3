// On both engines: hits are found and told by statements.
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  appUser,
  article,
  articleCluster,
  clusterArticle,
  clusterWaiting,
  notification,
  outboxMessage,
  savedView,
  watch,
  watchHit,
  watchMessage,
  watchMute,
  watchTold,
  watchWaiting,
} from '#generated/tables/index.ts';
import type { WatchHistory } from '#generated/types/watchCalls.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { neverStop } from '#server/kernel/jobs/job.ts';
import { Client } from '../../../../tests/helpers/client.ts';
import { createOutlet } from '../../../../tests/helpers/factories.ts';
import { outbox } from '../../../../tests/helpers/outbox.ts';
import { runJob } from '../../../../tests/helpers/runJob.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { atOnce, watching } from '../../../../tests/helpers/watching.ts';
import { tellDue } from './tell.ts';

const { app, environment } = await testApp();
const { staff, keepWatch, listed, watched, comeIn } = await watching(app);
const { messagesTo } = outbox();
const staffMail = 'staff@demo.go.kr';

const highlight = (articleIds: readonly number[]) =>
  inDatabase(async () => {
    const [cluster] = await db()
      .insert(articleCluster)
      .values({ clusterTtl: '한복 전시', clusterDt: '2026-11-30' })
      .returning();
    const clusterId = cluster?.clusterId ?? 0;
    await db()
      .insert(clusterArticle)
      .values(articleIds.map((articleId) => ({ clusterId, articleId })));
    return clusterId;
  });
/** Tells what is due this many minutes from now. */
const tell = (minutes = 0) =>
  inDatabase(async () => {
    await db().delete(clusterWaiting);
    const errors: unknown[] = [];
    await tellDue(
      { catalogue: ourCatalogue, environment },
      neverStop,
      (error) => void errors.push(error),
      () => new Date(Date.now() + minutes * 60_000),
    );
    expect(errors).toEqual([]);
  });
const mails = async (who = staffMail) =>
  (await messagesTo(who)).map(({ ttl, cn }) => ({ ttl: ttl ?? '', cn: cn ?? '' }));
const history = async (viewId: number) =>
  (await staff.get<{ data: WatchHistory }>('/watch/history', { viewId })).body.data;

beforeEach(() =>
  inDatabase(async () => {
    for (const table of [watchTold, watchMessage, watchMute, watchHit, watchWaiting, watch, savedView])
      await db().delete(table);
    for (const table of [outboxMessage, notification, clusterArticle, articleCluster, clusterWaiting])
      await db().delete(table);
    await db().delete(article);
  }),
);

describe('a saved search that keeps watch', () => {
  it('tells new articles once, by mail and on the screen', async () => {
    const viewId = await watched('한복 전시', '한복', { ...atOnce, bellYn: 'Y' });
    const [first] = await comeIn([{ kornTtl: '파리의 한복 전시' }, { kornTtl: '김치 축제' }]);
    await tell();
    await tell(10);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.ttl).toContain('한복 전시 – 새 글 1건');
    expect(mail?.cn).toContain('• 파리의 한복 전시 (');
    expect(mail?.cn).toContain(`/article/Article/Detail/${first}`);
    const notices = await inDatabase(async () => db().select().from(notification));
    expect(notices.map(({ userId, ttl, comPstId }) => [userId, ttl, comPstId])).toEqual([
      ['demo-staff', '한복 전시 – 새 글 1건: 파리의 한복 전시', String(first)],
    ]);
    await comeIn([{ kornTtl: '베를린의 한복' }]);
    await tell(20);
    expect(await mails()).toHaveLength(2);
    expect((await history(viewId)).messages).toHaveLength(2);
  });

  it('is told by its schedule, once, after a clock was a day ahead and went back an hour', async () => {
    await watched('한복', '한복', { ...atOnce, freqCd: 'hourly' });
    const told: number[] = [];
    for (const [at, minutes] of [60, 0, 60, 25 * 60, 120, 180, 181].entries()) {
      // nothing comes in between the last two
      if (at < 6) await comeIn([{ kornTtl: `한복 ${at}` }]);
      await tell(minutes);
      told.push((await mails()).length);
    }
    expect(told).toEqual([1, 1, 2, 3, 3, 4, 4]);
    expect((await mails()).map(({ cn }) => cn.match(/^• /gmu)?.length)).toEqual([2, 1, 2, 1]);
  });

  it('names a changed headline in what was told, instead of telling it again', async () => {
    const viewId = await watched('한복', '한복', { ...atOnce, bellYn: 'Y' });
    const [id = 0, other = 0] = await comeIn([
      { kornTtl: null, lclanTtl: 'Une exposition de 한복', mainSnthsScr: 9 },
      { kornTtl: '한복의 날', lclanTtl: 'Le jour du 한복' },
    ]);
    await tell();
    const change = async (articleId: number, titles: Partial<typeof article.$inferInsert>) => {
      await inDatabase(async () =>
        db()
          .update(article)
          .set({ ...titles, tb: [] })
          .where(eq(article.articleId, articleId)),
      );
      await runJob(app, 'watchMatch');
      await tell(10);
    };
    const seen = async () => {
      const [notice] = await inDatabase(async () => db().select().from(notification));
      const [message] = (await history(viewId)).messages;
      const titles = message?.titles ?? [];
      return [notice?.ttl, ...titles.map((line) => line.replace(/ \(.*$/u, ''))];
    };
    // a translation is no change of the headline
    await change(id, { kornTtl: '한복 전시' });
    expect(await seen()).toEqual(['한복 – 새 글 2건: 한복 전시', '한복 전시', '한복의 날']);
    await change(id, { kornTtl: '한복 전시 취소', lclanTtl: 'Annulation' });
    await change(other, { lclanTtl: 'La nuit du 한복' });
    const retitled = '제목이 바뀜: Une exposition de 한복 → 한복 전시 취소';
    expect(await seen()).toEqual([
      `한복 – 새 글 2건: ${retitled}`,
      retitled,
      '제목이 바뀜: Le jour du 한복 → La nuit du 한복',
    ]);
    expect(await mails()).toHaveLength(1);
    // what was deleted is named as it was told
    await change(id, { delYn: 'Y' });
    expect((await seen())[1]).toBe('Une exposition de 한복');
  });

  it('is not told of what was there before, of archives, and of articles that change', async () => {
    await comeIn([{ kornTtl: '어제의 한복' }]);
    await watched('한복', '한복');
    const longAgo = new Date(Date.now() - 90 * 86_400_000);
    const [changed] = await comeIn([
      { kornTtl: '오래된 한복', frmTrsfNscvrgDt: longAgo },
      { kornTtl: '새 한복', frmTrsfNscvrgDt: new Date() },
    ]);
    await tell();
    expect((await mails()).map(({ cn }) => cn.match(/^• .*$/gmu)?.length)).toEqual([1]);
    await inDatabase(async () =>
      db()
        .update(article)
        .set({ featExtrMclsf: 'MCLSF_04' })
        .where(eq(article.articleId, changed ?? 0)),
    );
    await runJob(app, 'watchMatch');
    await tell(10);
    expect(await mails()).toHaveLength(1);
  });

  it('is not told of an article that was there before, and fits only since it changed', async () => {
    const [before] = await comeIn([{ kornTtl: '한복', featExtrMclsf: 'MCLSF_01' }]);
    await watched('문화 한복', '한복 분류:문화');
    await inDatabase(async () =>
      db()
        .update(article)
        .set({ featExtrMclsf: 'MCLSF_04' })
        .where(eq(article.articleId, before ?? 0)),
    );
    await runJob(app, 'watchMatch');
    await tell();
    expect(await mails()).toEqual([]);
  });

  it('tells an event once, with the number of others, and not again', async () => {
    await watched('한복', '한복');
    const some = await comeIn([
      { kornTtl: '한복 하나', mainSnthsScr: 10 },
      { kornTtl: '한복 둘', mainSnthsScr: 30 },
      { kornTtl: '한복 셋', mainSnthsScr: 20 },
    ]);
    const clusterId = await highlight(some);
    await tell();
    const [mail] = await mails();
    expect(mail?.ttl).toContain('새 글 3건');
    expect(mail?.cn.match(/^• .*$/gmu)).toEqual([expect.stringMatching(/^• 한복 둘 .* 외 2건$/u)]);
    const [late] = await comeIn([{ kornTtl: '한복 넷' }]);
    await inDatabase(async () =>
      db()
        .insert(clusterArticle)
        .values({ clusterId, articleId: late ?? 0 }),
    );
    await tell(10);
    expect(await mails()).toHaveLength(1);
  });

  it('names as many as asked for, and counts the rest', async () => {
    await watched('한복', '한복', { ...atOnce, maxCnt: 2 });
    await comeIn(Array.from({ length: 5 }, (_, at) => ({ kornTtl: `한복 ${at}` })));
    await tell();
    const [mail] = await mails();
    expect(mail?.cn.match(/^• /gmu)).toHaveLength(2);
    expect(mail?.cn).toContain('그 밖에 3건이 더 있습니다.');
  });

  it('leaves out what was muted, and tells it again afterwards', async () => {
    const viewId = await watched('한복', '한복');
    const { mediaId } = await createOutlet({ mediaKornNm: '시끄러운 신문' });
    const mute = await staff.write<{ data: WatchHistory }>('POST', '/insert-watch-mute', { viewId, mediaId });
    expect(mute.body.data.muted.map(({ nm }) => nm)).toEqual(['시끄러운 신문']);
    await comeIn([{ kornTtl: '한복', mediaId }]);
    await tell();
    expect(await mails()).toEqual([]);
    const muteId = mute.body.data.muted[0]?.muteId;
    await staff.write('DELETE', '/delete-watch-mute', { viewId, muteId });
    await comeIn([{ kornTtl: '한복 또', mediaId }]);
    await tell(10);
    expect(await mails()).toHaveLength(1);
  });

  it('is muted for outlets and events that there are and that its reader may read, and names no others', async () => {
    const viewId = await watched('한복', '한복');
    const mute = (what: object) =>
      staff.write<{ data: WatchHistory }>('POST', '/insert-watch-mute', { viewId, ...what });
    const { mediaId } = await createOutlet({ mediaKornNm: '신문' });
    const [open, deleted, gone] = await comeIn([{ kornTtl: '가' }, { kornTtl: '나' }, { kornTtl: '다' }]);
    const [readable, hidden, dropped] = [
      await highlight([open ?? 0]),
      await highlight([deleted ?? 0]),
      await highlight([gone ?? 0]),
    ];
    await inDatabase(async () => {
      await db()
        .update(article)
        .set({ delYn: 'Y' })
        .where(eq(article.articleId, deleted ?? 0));
      await db().update(articleCluster).set({ delYn: 'Y' }).where(eq(articleCluster.clusterId, dropped));
    });
    const refused = [
      {},
      { clusterId: hidden },
      { clusterId: dropped },
      { clusterId: 999_999 },
      { mediaId, clusterId: 999_999 },
      { mediaId: 999_999, clusterId: readable },
    ];
    for (const what of refused) expect([what, (await mute(what)).status]).toEqual([what, 404]);
    expect((await mute({ clusterId: readable })).body.data.muted).toHaveLength(1);
  });

  it('tells nobody whose account is closed, or who may no longer read the articles', async () => {
    await watched('한복', '한복');
    await comeIn([{ kornTtl: '한복' }]);
    const set = (columns: object) =>
      inDatabase(async () => db().update(appUser).set(columns).where(eq(appUser.userId, 'demo-staff')));
    await set({ useYn: 'N' });
    await tell();
    expect(await mails()).toEqual([]);
    await set({ useYn: 'Y' });
    await tell(3 * 24 * 60);
    expect(await mails()).toHaveLength(1);
  });

  it('says nothing during quiet hours and a pause, and can be stopped from the mail', async () => {
    const viewId = await watched('한복', '한복', { ...atOnce, quietBgngHm: '00:00', quietEndHm: '23:59' });
    await comeIn([{ kornTtl: '한복' }]);
    await tell();
    expect(await mails()).toEqual([]);
    await keepWatch(viewId);
    await tell(1);
    const [mail] = await mails();
    const tkn = /stop\?tkn=([\w-]+)/u.exec(mail?.cn ?? '')?.[1];
    const anybody = new Client(app);
    await anybody.get('/site');
    const stopped = await anybody.write<{ data: { viewNm: string } }>('POST', '/watch/stop', { tkn });
    expect([stopped.status, stopped.body.data]).toEqual([200, { viewNm: '한복' }]);
    expect((await anybody.write('POST', '/watch/stop', { tkn: 'x'.repeat(32) })).status).toBe(404);
    await comeIn([{ kornTtl: '한복 둘' }]);
    await tell(20);
    expect(await mails()).toHaveLength(1);
    // what came in meanwhile is not made up
    await keepWatch(viewId);
    await tell(30);
    expect(await mails()).toHaveLength(1);
  });

  it('is told on its day and hour only', async () => {
    const viewId = await watched('한복', '한복', { ...atOnce, freqCd: 'daily', sndHm: '06:00' });
    await comeIn([{ kornTtl: '한복' }]);
    await tell();
    expect(await mails()).toEqual([]);
    const next = new Date((await listed(viewId))?.nextDt ?? '');
    expect(new Date(next.getTime() + 9 * 3_600_000).toISOString().slice(11, 16)).toBe('06:00');
    await tell((next.getTime() - Date.now()) / 60_000 + 1);
    expect(await mails()).toHaveLength(1);
  });

  it('tells an event by itself as soon as it is large enough', async () => {
    await watched('한복', '한복', { ...atOnce, freqCd: 'none', newClstrYn: 'Y' });
    const some = await comeIn([{ kornTtl: '한복 하나' }, { kornTtl: '한복 둘' }]);
    const clusterId = await highlight(some);
    await tell();
    expect(await mails()).toEqual([]);
    const [third] = await comeIn([{ kornTtl: '한복 셋' }]);
    await inDatabase(async () =>
      db()
        .insert(clusterArticle)
        .values({ clusterId, articleId: third ?? 0 }),
    );
    await tell(1);
    await tell(2);
    expect((await mails()).map(({ ttl }) => ttl)).toEqual([expect.stringContaining('새 사건 1건')]);
  });

  it('tells an unusual number, with the usual one', async () => {
    const viewId = await watched('한복', '한복', { ...atOnce, freqCd: 'none', spikeYn: 'Y', spikeMinCnt: 5 });
    const before = await comeIn(Array.from({ length: 8 }, (_, at) => ({ kornTtl: `한복 ${at}` })));
    const weeksAgo = (articleId: number, weeks: number) =>
      db()
        .update(watchHit)
        .set({ foundDt: sql`now() - make_interval(weeks => ${weeks}, mins => 10)` })
        .where(eq(watchHit.articleId, articleId));
    await inDatabase(async () => {
      for (const [at, id] of before.entries()) await weeksAgo(id, 1 + (at % 4));
    });
    await comeIn(Array.from({ length: 9 }, (_, at) => ({ kornTtl: `한복 새 ${at}` })));
    await tell();
    await tell(1);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.ttl).toContain('갑자기 늘어남 9건');
    expect(mail?.cn).toContain('이맘때는 보통 2건입니다.');
    expect((await history(viewId)).messages.map(({ knd }) => knd)).toEqual(['spike']);
  });
});
