import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { noticeKinds } from '#contract/notices.ts';
import { apiToken, appUser, authorityUser, notification, searchHistory } from '#generated/tables/index.ts';
import type { OwnToken, OwnTokens } from '#generated/types/apiTokenCalls.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { createArticle } from '../helpers/factories.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();
const { articleId } = await createArticle({ kornTtl: '한복 전시', itemKnd: 'article', lclsfNm: 'KOREA' });
const admin = await signedIn(app, 'admin');

type Made = Answer<{ data: OwnTokens } & ErrorBody>;
const make = (client: Client, asked: object = {}): Promise<Made> =>
  client.write('POST', '/insert-own-apitoken', { tknNm: '구독기', inqYn: 'Y', days: 30, ...asked });

/** A colleague who reads articles, with a key. */
const reader = async (userId: string, asked: object = {}) => {
  await colleague({ userId }, [1]);
  const client = await colleagueClient(app, userId);
  const { data } = (await make(client, asked)).body;
  return { client, key: data.token ?? '', made: data.tokens[0] as OwnToken };
};

const call = (key: string, path: string, options: object = {}): Promise<Answer<ErrorBody>> =>
  new Client(app, '10.1.2.3').call({
    method: 'GET',
    url: `/api${path}`,
    ...options,
    headers: { authorization: `Bearer ${key}`, ...(options as { headers?: object }).headers },
  });
const set = (userId: string, columns: Partial<typeof appUser.$inferInsert>) =>
  inDatabase(async () => db().update(appUser).set(columns).where(eq(appUser.userId, userId)));
const stored = async (tknId: number) =>
  (await inDatabase(async () => db().select().from(apiToken).where(eq(apiToken.tknId, tknId))))[0];

describe('an access key', () => {
  it('is shown once and kept as a hash alone', async () => {
    const { client, key, made } = await reader('once');
    expect(key).toMatch(/^wcp_[\w-]{43}$/);
    expect(made).toMatchObject({ tknNm: '구독기', feedYn: 'N', inqYn: 'Y', lastUseDt: null });
    const again = await client.get<{ data: OwnTokens }>('/own-apitoken-list');
    expect(again.body.data).toMatchObject({ token: null, tokens: [{ tknId: made.tknId }] });
    expect(JSON.stringify(await stored(made.tknId))).not.toContain(key.slice(4));
    expect((await admin.get('/apitoken-list')).status).toBe(200);
    expect(JSON.stringify((await admin.get('/apitoken-list')).body)).not.toContain(
      (await stored(made.tknId))?.tknHash,
    );
  });

  it('reads what its owner reads, without a session, and says when and from where it was used', async () => {
    const { key, made } = await reader('reads');
    const answer = await call(key, `/article-detail?articleId=${articleId}`);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined]);
    const used = await stored(made.tknId);
    expect(used?.lastUseIp).toBe('10.1.2.3');
    await call(key, '/article-list');
    expect((await stored(made.tknId))?.lastUseDt).toEqual(used?.lastUseDt);
  });

  it('may call exactly what the document says, all of it reading and none of it administration', async () => {
    const { key } = await reader('document');
    const open = ourCatalogue.operations.filter(({ readApi }) => readApi);
    expect(open.map(({ path }) => path).sort()).toEqual([
      '/article-detail',
      '/article-list',
      '/cluster-detail',
      '/cluster-list',
      '/detail-commoncode-list',
      '/lancode-list',
      '/media-popup-list',
      '/nationcode-popup-list',
      '/search-list',
      '/sns-detail',
      '/sns-list',
      '/thinktank-detail',
      '/thinktank-list',
    ]);
    expect(open.filter(({ method, access, ip }) => method !== 'GET' || access === 'admin' || ip)).toEqual([]);
    for (const { path } of open) expect([path, (await call(key, path)).status]).not.toEqual([path, 403]);
    for (const path of [
      '/user-info',
      '/user-popup-list',
      '/articlememo',
      '/article-list-excel',
      '/user-mypage',
    ])
      expect([path, (await call(key, path)).status]).toEqual([path, 403]);
  });

  it('writes nothing, makes no further key, and leaves no search history', async () => {
    const { key } = await reader('nowrite');
    for (const [path, override] of [
      ['/insert-own-apitoken', 'POST'],
      ['/update-article/read', 'PUT'],
    ] as const) {
      const headers = { 'content-type': 'application/json', _method: override };
      const answer = await call(key, path, { method: 'POST', headers, payload: '{}' });
      expect([path, answer.status]).toEqual([path, 403]);
    }
    expect((await call(key, '/search-list?searchText=한복')).status).toBe(200);
    const kept = await inDatabase(async () =>
      db().$count(searchHistory, eq(searchHistory.userId, 'nowrite')),
    );
    expect(kept).toBe(0);
  });

  it('leaves its owner’s notices as they are: nobody has seen what a program reads', async () => {
    const { key } = await reader('noticed');
    const about = { userId: 'noticed', ntcClsfCd: noticeKinds.watch, menuUrl: '/article/Article' };
    await inDatabase(async () =>
      db()
        .insert(notification)
        .values({ ...about, comPstId: String(articleId), trgtNm: 'article' }),
    );
    expect((await call(key, `/article-detail?articleId=${articleId}`)).status).toBe(200);
    const pending = await inDatabase(async () =>
      db().select().from(notification).where(eq(notification.userId, 'noticed')),
    );
    expect(pending).toMatchObject([{ hndlDt: null }]);
  });

  it('for feeds alone reads nothing else, and the other way round', async () => {
    const { key } = await reader('feedsOnly', { inqYn: 'N', feedYn: 'Y' });
    const refused = await call(key, '/article-list');
    expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining('자료 조회')]);
    const { key: other } = await reader('readsOnly');
    const feed = await new Client(app).get<ErrorBody>('/feed/opml', { token: other });
    expect([feed.status, feed.body.message]).toEqual([403, expect.stringContaining('피드')]);
  });

  it('is refused like any unknown one once it is revoked by its owner or an administrator, or has expired', async () => {
    const [own, theirs, old] = [await reader('own'), await reader('theirs'), await reader('old')];
    await own.client.write('DELETE', '/delete-own-apitoken', { tknId: own.made.tknId });
    expect((await admin.write('DELETE', '/delete-apitoken', { tknId: theirs.made.tknId })).status).toBe(200);
    await inDatabase(async () =>
      db()
        .update(apiToken)
        .set({ expDt: new Date(Date.now() - 1_000) })
        .where(eq(apiToken.tknId, old.made.tknId)),
    );
    const answers = [own.key, theirs.key, old.key, `wcp_${'A'.repeat(43)}`].map((key) =>
      call(key, '/article-list'),
    );
    const sentences = (await Promise.all(answers)).map(({ status, body }) => [status, body.message]);
    expect(new Set(sentences.map(String)).size).toBe(1);
    expect(sentences[0]).toEqual([401, expect.stringContaining('인증키')]);
  });

  it.each<[string, Partial<typeof appUser.$inferInsert>]>([
    ['is locked', { lockYn: 'Y' }],
    ['has left', { delYn: 'Y' }],
    ['sleeps', { leaveYn: 'Y' }],
    ['is out of use', { useYn: 'N' }],
    ['waits for approval', { userAprvYn: 'N' }],
    ['has not agreed', { joinCertYn: 'N' }],
  ])('ends while the account of its owner %s', async (what, columns) => {
    const userId = `ends ${what}`.replaceAll(' ', '-');
    const { key } = await reader(userId);
    expect((await call(key, '/article-list')).status).toBe(200);
    await set(userId, columns);
    expect((await call(key, '/article-list')).status).toBe(401);
  });

  it('loses what its owner loses, at the next call', async () => {
    const { key } = await reader('loses');
    await inDatabase(async () => {
      await db().delete(authorityUser).where(eq(authorityUser.userId, 'loses'));
      await db().update(appUser).set({ rightsVer: 7 }).where(eq(appUser.userId, 'loses'));
    });
    expect((await call(key, '/article-list')).status).toBe(403);
  });

  it('belongs to its owner: nobody else sees or revokes it', async () => {
    const [one, other] = [await reader('one'), await reader('other')];
    const answer = (await other.client.write('DELETE', '/delete-own-apitoken', {
      tknId: one.made.tknId,
    })) as Answer<ErrorBody>;
    expect(answer.status).toBe(404);
    expect((await call(one.key, '/article-list')).status).toBe(200);
  });

  it('allows something, and there are at most twenty of a person', async () => {
    const { client } = await reader('many');
    const nothing = await make(client, { inqYn: 'N' });
    expect([nothing.status, nothing.body.fields?.[0]?.name]).toEqual([400, 'feedYn']);
    expect((await make(client, { days: 400 })).status).toBe(400);
    for (let n = 1; n < 20; n += 1) expect((await make(client)).status).toBe(200);
    const one = await make(client);
    expect([one.status, one.body.fields?.[0]?.message]).toEqual([400, expect.stringContaining('20개')]);
    const mine = and(eq(apiToken.userId, 'many'), eq(apiToken.delYn, 'N'));
    expect(await inDatabase(async () => db().$count(apiToken, mine))).toBe(20);
  });

  it('is called 120 times a minute at most', async () => {
    const { key } = await reader('often');
    const { key: other } = await reader('seldom');
    for (let n = 0; n < 120; n += 1) await call(key, '/lancode-list');
    const refused = await call(key, '/lancode-list');
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await call(other, '/lancode-list')).status).toBe(200);
  });

  it('beside the cookies of a browser decides alone', async () => {
    const { key } = await reader('beside');
    const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await call(key, '/user-list', { headers: { cookie } })).status).toBe(403);
    expect((await call('something-of-a-proxy', '/user-info', { headers: { cookie } })).status).toBe(200);
  });
});
