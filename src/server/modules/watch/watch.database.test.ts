// On both engines: hits are found and told by statements.
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import {
  appUser,
  article,
  articleCluster,
  clusterArticle,
  clusterWaiting,
  notification,
  outboxMessage,
  savedView,
  searchSynonym,
  watch,
  watchHit,
  watchMessage,
  watchMute,
  watchTold,
  watchWaiting,
} from '#generated/tables/index.ts';
import type { KeptViews } from '#generated/types/savedViewCalls.ts';
import type { WatchedViews, WatchHistory, WatchPreview } from '#generated/types/watchCalls.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { neverStop } from '#server/kernel/jobs/job.ts';
import { Client, signedIn } from '../../../../tests/helpers/client.ts';
import { type ArticleColumns, createArticles, createOutlet } from '../../../../tests/helpers/factories.ts';
import { outbox } from '../../../../tests/helpers/outbox.ts';
import { runJob } from '../../../../tests/helpers/runJob.ts';
import { testApp } from '../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { tellDue } from './tell.ts';

const { app, environment } = await testApp();
const staff = await signedIn(app, 'staff');
const mission = await signedIn(app, 'mission');
const { messagesTo } = outbox();
const staffMail = 'staff@demo.go.kr';

const always = { wkndYn: 'Y', hldyYn: 'Y' };
const atOnce = { freqCd: 'atOnce', mailYn: 'Y', ...always };

/** Saves a view of the article list, of both regions. @returns its id */
const save = async (viewNm: string, cndCn: string, menuUrl = '/article/Article', who = staff) => {
  const answer = await who.write<{ data: KeptViews } & ErrorBody>('POST', '/insert-savedview', {
    menuUrl,
    viewNm,
    cndCn: menuUrl === '/search' ? cndCn : `lclsfNm=all&${cndCn}`,
  });
  return answer.body.data.viewId ?? 0;
};
const keepWatch = async (viewId: number, settings: object = atOnce, who = staff) =>
  who.write<{ data: WatchedViews } & ErrorBody>('PUT', '/update-watch', {
    viewId,
    freqCd: 'atOnce',
    ...settings,
  });
const listed = async (viewId: number, who = staff) =>
  (await who.get<{ data: WatchedViews }>('/watch-list')).body.data.views.find((one) => one.viewId === viewId);
const watched = async (viewNm: string, text: string, settings: object = atOnce) => {
  const viewId = await save(viewNm, `searchText=${encodeURIComponent(text)}`);
  expect((await keepWatch(viewId, settings)).status).toBe(200);
  return viewId;
};

const comeIn = async (list: readonly ArticleColumns[]) => {
  const stored = await createArticles(list);
  await runJob(app, 'watchMatch');
  return stored.map(({ articleId }) => articleId);
};
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

describe('new hits', () => {
  it('are counted since the last look, for the owner and for the group', async () => {
    const viewId = await save('한복', 'searchText=%ED%95%9C%EB%B3%B5');
    await comeIn([{ kornTtl: '한복' }, { kornTtl: '한복 둘' }, { kornTtl: '김치' }]);
    expect((await listed(viewId))?.newCnt).toBe(2);
    await staff.write('PUT', '/update-watch/seen', { viewId });
    expect((await listed(viewId))?.newCnt).toBe(0);
    await comeIn([{ kornTtl: '한복 셋' }]);
    expect((await listed(viewId))?.newCnt).toBe(1);
    expect(await listed(viewId, mission)).toBeUndefined();
    expect((await mission.write('PUT', '/update-watch/seen', { viewId })).status).toBe(404);
  });

  it('are forgotten if an article no longer fits before it was told', async () => {
    const viewId = await save('한복', 'searchText=%ED%95%9C%EB%B3%B5&ntnId=FR');
    const [articleId] = await comeIn([{ kornTtl: '한복', ntnId: 'FR' }]);
    expect((await listed(viewId))?.newCnt).toBe(1);
    await inDatabase(async () =>
      db()
        .update(article)
        .set({ ntnId: 'DE' })
        .where(eq(article.articleId, articleId ?? 0)),
    );
    await runJob(app, 'watchMatch');
    expect((await listed(viewId))?.newCnt).toBe(0);
  });

  it('of the integrated search include other spellings and all kinds', async () => {
    await inDatabase(async () =>
      db()
        .insert(searchSynonym)
        .values({ rprsNm: '한지', rprsNmFold: '한지', synmList: ['hanjipaper'] }),
    );
    const viewId = await save('한지', `searchText=${encodeURIComponent('한지')}`, '/search');
    await comeIn([{ lclanTtl: 'Hanjipaper in Paris' }, { kornTtl: '한지', itemKnd: 'thinkTank' }]);
    expect((await listed(viewId))?.newCnt).toBe(2);
  });
});

describe('a search that cannot keep watch', () => {
  it.each([
    ['without any condition', '/article/Article', 'lclsfNm=all', '조건이 없어'],
    ['for unread articles', '/article/Article', 'lclsfNm=all&unreadYn=Y', '‘새로 온 것만’'],
    [
      'with a name that is gone',
      '/article/Article',
      `lclsfNm=all&searchText=${encodeURIComponent('국가:없는나라')}`,
      '그런 국가가 없습니다',
    ],
    ['of posts', '/search', 'searchText=a&kind=board', '기사, 싱크탱크, 소셜 미디어'],
  ])('%s says why', async (_name, menuUrl, cndCn, reason) => {
    const answer = await staff.write<{ data: KeptViews }>('POST', '/insert-savedview', {
      menuUrl,
      viewNm: '보기',
      cndCn,
    });
    const viewId = answer.body.data.viewId ?? 0;
    const one = await listed(viewId);
    expect([one?.watchableYn, one?.rsn]).toEqual(['N', expect.stringContaining(reason)]);
    const refused = await keepWatch(viewId);
    expect([refused.status, refused.body.fields?.[0]?.message]).toEqual([
      400,
      expect.stringContaining(reason),
    ]);
  });

  it('asks for a telephone number and a server of text messages', async () => {
    const viewId = await save('한복', 'searchText=a');
    expect((await keepWatch(viewId, { smsYn: 'Y' })).body.fields?.[0]?.name).toBe('smsYn');
  });
});

describe('a saved search within another', () => {
  const found = async (searchText: string) =>
    staff.get<{ totalRecords: number } & ErrorBody>('/article-list', { searchText });

  it('stands for its query', async () => {
    await createArticles([
      { kornTtl: '한복', ntnId: 'FR', frmTrsfNscvrgDt: new Date() },
      { kornTtl: '한복', ntnId: 'DE', frmTrsfNscvrgDt: new Date() },
      { kornTtl: '한복 전시', ntnId: 'FR', frmTrsfNscvrgDt: new Date() },
    ]);
    await save('프랑스 한복', 'searchText=%ED%95%9C%EB%B3%B5&ntnId=FR');
    expect((await found('저장:"프랑스 한복"')).body.totalRecords).toBe(2);
    expect((await found('저장:"프랑스 한복" 전시')).body.totalRecords).toBe(1);
    expect((await found('저장:없는것')).body.fields?.[0]?.message).toContain(
      '그런 이름으로 저장한 검색이 없습니다',
    );
  });

  it('refuses to call itself, by whatever way', async () => {
    const inner = await save('가', `searchText=${encodeURIComponent('저장:나')}`);
    await save('나', `searchText=${encodeURIComponent('저장:가')}`);
    expect((await found('저장:가')).body.fields?.[0]?.message).toContain('가 → 나 → 가');
    expect((await listed(inner))?.rsn).toContain('다시 자신을 부릅니다');
  });
});

it('a preview says what would have been told in the last 30 days', async () => {
  const day = (days: number, hour: number) => new Date(Date.now() - days * 86_400_000 - hour * 3_600_000);
  await createArticles(
    [1, 1, 2, 3, 40].map((days, at) => ({
      kornTtl: `한복 ${at}`,
      regDt: day(days, at % 2),
      frmTrsfNscvrgDt: day(days, at % 2),
    })),
  );
  const viewId = await save('한복', 'searchText=%ED%95%9C%EB%B3%B5');
  const preview = async (settings: object) =>
    (await staff.get<{ data: WatchPreview }>('/watch/preview', { viewId, ...always, ...settings })).body.data;
  const daily = await preview({ freqCd: 'daily', sndHm: '00:00' });
  expect([daily.articleCnt, daily.isWhole]).toEqual([4, true]);
  expect(daily.messages.reduce((sum, { articleCnt }) => sum + articleCnt, 0)).toBe(4);
  expect((await preview({ freqCd: 'atOnce' })).msgCnt).toBe(4);
  expect((await preview({ freqCd: 'none' })).messages).toEqual([]);
});
