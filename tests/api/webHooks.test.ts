import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { desc, eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { noticeKinds } from '#contract/notices.ts';
import {
  appUser,
  article,
  notification,
  savedView,
  webHook,
  webHookDelivery,
  webHookSent,
} from '#generated/tables/index.ts';
import type { KeptViews } from '#generated/types/savedViewCalls.ts';
import type { WebHook } from '#generated/types/webHook.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { createArticles } from '../helpers/factories.ts';
import { runJob } from '../helpers/runJob.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp({
  variables: { COLLECT_ALLOW: '127.0.0.1', PUBLIC_URL: 'https://press.example' },
});
const admin = await signedIn(app, 'admin');

/** The other system: what it got, and what it answers next. */
const got: { headers: IncomingHttpHeaders; body: string }[] = [];
let answers: { status: number; body?: string; headers?: Record<string, string> }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (body += part));
  request.on('end', () => {
    got.push({ headers: request.headers, body });
    const { status, body: text = 'ok', headers = {} } = answers.shift() ?? { status: 200 };
    response.writeHead(status, headers).end(text);
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const loopback = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`;

type Written = Answer<{ data: WebHook } & ErrorBody>;
const view = async (cndCn: string, menuUrl = '/article/Article'): Promise<number> => {
  const body = { menuUrl, viewNm: `${cndCn} ${menuUrl}`.slice(0, 40), cndCn };
  const made = (await admin.write('POST', '/insert-savedview', body)) as Answer<{ data: KeptViews }>;
  return made.body.data.viewId ?? 0;
};
const insert = (more: object): Promise<Written> =>
  admin.write('POST', '/insert-webhook', {
    hookNm: '문화포털',
    url: 'https://hooks.example.org/in',
    ...more,
  });
const hookRow = async (hookId: number) =>
  (await inDatabase(async () => db().select().from(webHook).where(eq(webHook.hookId, hookId))))[0];
const set = (hookId: number, columns: Partial<typeof webHook.$inferInsert>) =>
  inDatabase(async () => db().update(webHook).set(columns).where(eq(webHook.hookId, hookId)));
const deliveries = (hookId: number) =>
  inDatabase(async () =>
    db()
      .select()
      .from(webHookDelivery)
      .where(eq(webHookDelivery.hookId, hookId))
      .orderBy(desc(webHookDelivery.dlvrId)),
  );

/** A hook of a view of its own country that reaches the other system; nothing else is switched on. */
const hookOf = async (ntnId: string, more: object = {}): Promise<number> => {
  await inDatabase(async () => db().update(webHook).set({ useYn: 'N' }));
  const { hookId } = (await insert({ viewId: await view(`ntnId=${ntnId}&period=all`), ...more })).body.data;
  await set(hookId, { url: loopback });
  got.length = 0;
  answers = [];
  return hookId;
};
const store = (ntnId: string, count: number, columns: object = {}) =>
  createArticles(
    Array.from({ length: count }, (_, n) => ({
      itemKnd: 'article',
      lclsfNm: 'KOREA',
      ntnId,
      kornTtl: `${ntnId} ${n}`,
      ...columns,
    })),
  );
const run = async () => {
  await runJob(app, 'watchMatch');
  await runJob(app, 'webhook');
};
const sentItems = () =>
  got.flatMap(({ body }) => (JSON.parse(body) as { data: { items: { articleId: number }[] } }).data.items);
const sentIds = () => sentItems().map(({ articleId }) => articleId);
const dueNow = (hookId: number) =>
  inDatabase(async () =>
    db().update(webHookDelivery).set({ nextTryDt: sql`now()` }).where(eq(webHookDelivery.hookId, hookId)),
  );

describe('a web hook', () => {
  it('sends what is new in its view, signed so that a receiver can check it', async () => {
    await store('FR', 1);
    const hookId = await hookOf('FR');
    const secret = (await admin.write('PUT', '/webhook-secret', { hookId })) as Answer<{
      data: { scrtCn: string };
    }>;
    await run();
    expect(got).toEqual([]);
    const [one] = await store('FR', 1, { lclanTtl: 'Le hanbok', url: 'https://lemonde.example/1' });
    await store('DE', 1);
    await run();
    expect(got).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = got;
    expect(
      new Webhook(secret.body.data.scrtCn).verify(body, headers as Record<string, string>),
    ).toMatchObject({
      type: 'items.added',
      data: {
        hookId,
        items: [
          {
            articleId: one?.articleId,
            title: 'FR 0',
            country: { code: 'FR', name: '프랑스' },
            url: `https://press.example/article/Article/Detail/${one?.articleId}`,
            originalUrl: 'https://lemonde.example/1',
          },
        ],
      },
    });
    expect(() =>
      new Webhook(secret.body.data.scrtCn).verify(`${body} `, headers as Record<string, string>),
    ).toThrow();
    expect((await deliveries(hookId))[0]).toMatchObject({
      sttsCd: 'sent',
      httpCd: 200,
      ansCn: 'ok',
      tryCnt: 1,
      itemCnt: 1,
    });
    expect(JSON.stringify((await admin.get('/webhook-detail', { hookId })).body)).not.toContain('whsec');
  });

  it('sends each item once, in slices of a hundred, late and corrected ones too', async () => {
    const hookId = await hookOf('IT');
    const first = await store('IT', 230);
    await run();
    expect(got.map(({ body }) => JSON.parse(body).data.items.length)).toEqual([100, 100, 30]);
    expect(new Set(sentIds())).toEqual(new Set(first.map(({ articleId }) => articleId)));
    expect(sentIds()).toHaveLength(230);
    // its country was found only after others had been sent
    const [late] = await store('XX', 1, { ntnId: null, regDt: new Date(Date.now() - 3_600_000) });
    await set(hookId, { sinceDt: new Date(Date.now() - 7_200_000) });
    await run();
    await inDatabase(async () =>
      db()
        .update(article)
        .set({ ntnId: 'IT' })
        .where(eq(article.articleId, late?.articleId ?? 0)),
    );
    await Promise.all([run(), run()]);
    expect(sentIds().slice(230)).toEqual([late?.articleId]);
  });

  it('tries again with growing pauses, the same items under the same id, before anything newer', async () => {
    const hookId = await hookOf('ES');
    const [one] = await store('ES', 1);
    answers = [{ status: 503, body: `잠시만\u0007 ${'가'.repeat(300)}`, headers: { 'retry-after': '600' } }];
    await run();
    const [failed] = await deliveries(hookId);
    expect(failed).toMatchObject({ sttsCd: 'waiting', tryCnt: 1, httpCd: 503 });
    expect([...(failed?.ansCn ?? '')].length).toBe(200);
    const wait = (failed?.nextTryDt?.getTime() ?? 0) - (failed?.sentDt?.getTime() ?? 0);
    expect(Math.round(wait / 60_000)).toBe(10);
    const [two] = await store('ES', 1);
    await run();
    expect(got).toHaveLength(1);
    await dueNow(hookId);
    await run();
    expect(sentIds()).toEqual([one?.articleId, one?.articleId, two?.articleId]);
    expect(got[1]?.headers['webhook-id']).toBe(got[0]?.headers['webhook-id']);
    expect(await hookRow(hookId)).toMatchObject({ failSinceDt: null, useYn: 'Y' });
  });

  it('pauses after a day of failure, tells the administrators, and goes on where it stopped', async () => {
    const hookId = await hookOf('PT');
    const [one] = await store('PT', 1);
    answers = [{ status: 500 }, { status: 302, headers: { location: 'http://127.0.0.1:1/' } }];
    await run();
    await set(hookId, { failSinceDt: new Date(Date.now() - 25 * 3_600_000) });
    await dueNow(hookId);
    await run();
    expect(await hookRow(hookId)).toMatchObject({ useYn: 'N', pauseRsn: expect.stringContaining('24시간') });
    const told = await inDatabase(async () =>
      db()
        .select()
        .from(notification)
        .where(eq(notification.comPstId, String(hookId))),
    );
    expect(told).toMatchObject([{ ntcClsfCd: noticeKinds.webHook, ttl: '문화포털' }]);
    const { data } = (await admin.get<{ data: WebHook }>('/webhook-detail', { hookId })).body;
    const { mdfcnDt, viewId, hookNm } = data;
    const on = { hookId, mdfcnDt, viewId, hookNm, url: 'https://hooks.example.org/in', useYn: 'Y' };
    expect((await admin.write('PUT', '/update-webhook', on)).status).toBe(200);
    await set(hookId, { url: loopback });
    await run();
    expect(sentIds()).toEqual([one?.articleId, one?.articleId, one?.articleId]);
    expect(await hookRow(hookId)).toMatchObject({ useYn: 'Y', pauseRsn: null, failSinceDt: null });
  });

  it('pauses at once where nobody wants it (410), its view is gone, or its administrator is none any more', async () => {
    const gone = await hookOf('NL');
    await store('NL', 1);
    answers = [{ status: 410 }];
    await run();
    expect(await hookRow(gone)).toMatchObject({ useYn: 'N' });
    const without = await hookOf('BE');
    await inDatabase(async () =>
      db()
        .delete(savedView)
        .where(eq(savedView.viewId, (await hookRow(without))?.viewId ?? 0)),
    );
    await run();
    expect(await hookRow(without)).toMatchObject({ useYn: 'N', pauseRsn: expect.stringContaining('보기') });
    const orphan = await hookOf('CH');
    await store('CH', 1);
    await set(orphan, { userId: 'demo-staff' });
    await run();
    expect(await hookRow(orphan)).toMatchObject({ useYn: 'N', pauseRsn: expect.stringContaining('관리자') });
    expect(got).toEqual([]);
  });

  it('sends no more of an item that was deleted while it waited', async () => {
    const hookId = await hookOf('SE');
    const [one, two] = await store('SE', 2);
    answers = [{ status: 500 }];
    await run();
    await inDatabase(async () =>
      db()
        .update(article)
        .set({ delYn: 'Y' })
        .where(eq(article.articleId, one?.articleId ?? 0)),
    );
    await dueNow(hookId);
    got.length = 0;
    await run();
    expect(sentIds()).toEqual([two?.articleId]);
    const kept = await inDatabase(async () => db().$count(webHookSent, eq(webHookSent.hookId, hookId)));
    expect(kept).toBe(2);
  });

  it('is tried by a button, whose outcome is a sentence and a line of the list', async () => {
    const hookId = await hookOf('NO');
    const good = (await admin.write('PUT', '/webhook-test', { hookId })) as Answer<{ data: object }>;
    expect(good.body.data).toEqual({ result: true, message: '받는 시스템이 시험 전송을 받았습니다.' });
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({ type: 'test', data: { items: [] } });
    answers = [{ status: 404 }];
    const bad = (await admin.write('PUT', '/webhook-test', { hookId })) as Answer<{ data: object }>;
    expect(bad.body.data).toMatchObject({ result: false, message: expect.stringContaining('404') });
    const list = await admin.get<{ data: object[] }>('/webhookdelivery-list', { hookId, size: 10 });
    expect(list.body.data).toMatchObject([
      { sttsCd: 'failed', testYn: 'Y', httpCd: 404 },
      { sttsCd: 'sent', testYn: 'Y', httpCd: 200 },
    ]);
  });
});

const korean = await view('ntnId=KR');

describe('the address of a web hook', () => {
  it.each([
    'http://hooks.example.org/in',
    'https://10.0.0.5/in',
    'https://[::1]/in',
    'https://169.254.169.254/latest/meta-data',
    'https://2130706434/in',
    'https://user:secret@hooks.example.org/in',
    'ftp://hooks.example.org/in',
  ])('is not %s', async (url) => {
    const answer = await insert({ url, viewId: korean });
    expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, 'url']);
  });

  it('is looked up at each delivery: one that leads inside by now gets nothing', async () => {
    const hookId = await hookOf('FI');
    await set(hookId, { url: `http://[::1]:${new URL(loopback).port}/in` });
    await store('FI', 1);
    await run();
    expect(got).toEqual([]);
    expect((await deliveries(hookId))[0]).toMatchObject({
      httpCd: null,
      ansCn: expect.stringContaining('내부망'),
    });
  });

  it('is for views of items that the administrator sees, and for administrators', async () => {
    const posts = await insert({ viewId: await view('', '/article/Report') });
    expect([posts.status, posts.body.fields?.[0]?.name]).toEqual([400, 'viewId']);
    const [other] = await inDatabase(async () =>
      db()
        .insert(savedView)
        .values({ userId: 'demo-staff', menuUrl: '/article/Article', viewNm: '남의 보기', cndCn: '' })
        .returning(),
    );
    expect((await insert({ viewId: other?.viewId })).status).toBe(400);
    const staff = await signedIn(app, 'staff');
    expect((await staff.get('/webhook-list')).status).toBe(403);
    expect(await inDatabase(async () => db().$count(appUser))).toBeGreaterThan(0);
  });
});
