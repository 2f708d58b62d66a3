// On both engines: notices arrive by LISTEN, on PostgreSQL over a separate connection.

import { setTimeout as wait } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { noticeKinds } from '#contract/notices.ts';
import { appUser, notification, userSession } from '#generated/tables/index.ts';
import type { NoticeItem } from '#generated/types/notificationCalls.ts';
import { buildApp } from '#server/app.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { afterCommit, db, inTransaction } from '#server/kernel/database/db.ts';
import { rowsOn } from '#server/kernel/database/rows.ts';
import { announceHits, type Notice, notify } from '#server/modules/platform/index.ts';
import { type Answer, type Client, type StreamAnswer, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { createOutlet } from '../helpers/factories.ts';
import { runJob } from '../helpers/runJob.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';

type List = Answer<{ data: NoticeItem[]; totalRecords: number; stats: { pending: number } }>;

const { app, database } = await testApp();
const admin = await signedIn(app, 'admin');
const otherId = await colleague({ userNm: '이관리', groupId: 1 });
const other = await colleagueClient(app, otherId);
const staff = await signedIn(app, 'staff');

const list = (client: Client, query = {}) => client.get('/notice-list', query) as Promise<List>;
const notices = async (client: Client) => (await list(client)).body.data;
const check = async (client: Client, ntcId: number | undefined) =>
  (await client.get<{ data: boolean }>('/notice-check', { ntcId })).body.data;
const readAll = (client: Client, body = {}) => client.write('PUT', '/update-notice/read-all', body);

const madePost = async (client = admin, ttl = '수집이 멈췄습니다') => {
  const answer = (await client.upload('POST', '/insert-commonboard', 'commonBoard', {
    pstClsfCd: 'PST_CLSF_01',
    ttl,
    cn: '<p>글</p>',
  })) as Answer<{ data: { pstId: number } }>;
  expect(answer.status).toBe(200);
  return answer.body.data.pstId;
};
const comment = async (client: Client, pstId: number, values = {}) => {
  const record = { pstId, cn: '확인했습니다.', ...values };
  const answer = (await client.upload(
    'POST',
    '/insert-commonboardcomment',
    'commonBoardComment',
    record,
  )) as Answer<{ data: { cmntId: number } }>;
  expect(answer.status).toBe(200);
  return answer.body.data.cmntId;
};
const tell = (values: Partial<Notice> & Pick<Notice, 'recipients' | 'target'>) =>
  inDatabase(() =>
    inTransaction(() =>
      notify(ourCatalogue, {
        kind: 'comment',
        menuUrl: '/admin/AdminBoard',
        ttl: '글',
        by: { userId: 'somebody', userNm: '누군가' },
        ...values,
      }),
    ),
  );
const told = async (client: Client, ttl: string) => {
  const target = { entity: 'post' as const, key: await madePost(admin, ttl) };
  const userId = client === other ? otherId : 'demo-admin';
  await tell({ recipients: [userId], target, ttl });
  return (await notices(client))[0] as NoticeItem;
};

afterEach(async () => {
  for (const client of [admin, other, staff]) await readAll(client);
});

describe('the list', () => {
  it('holds one’s own pending ones, the newest first, by pages, and how many there are', async () => {
    for (let n = 1; n <= 11; n++) await told(other, `글 ${n}`);
    const { body } = await list(other, { size: 10 });
    expect(body).toMatchObject({ totalRecords: 11, page: 1, size: 10, stats: { pending: 11 } });
    expect(body.data[0]).toEqual({
      ntcId: expect.any(Number),
      ntcClsfCd: 'NTC_CLSF_02',
      ntcClsfCdNm: '댓글',
      emrgYn: 'N',
      ttl: '글 11',
      menuUrl: '/admin/AdminBoard',
      comPstId: expect.any(String),
      regDt: expect.any(String),
      rgtrNm: '누군가',
    });
    expect((await list(other, { size: 10, page: 2 })).body.data.map(({ ttl }) => ttl)).toEqual(['글 1']);
    expect((await notices(admin)).length).toBe(0);
    expect((await list(other, { size: 7 })).status).toBe(400);
  });

  it('empties at once, up to the newest that was seen', async () => {
    const seen = await told(other, '본 것');
    await told(other, '그 뒤의 것');
    await told(admin, '남의 것');
    const answer = (await readAll(other, { upToNtcId: seen.ntcId })) as Answer<{ data: number }>;
    expect(answer.body.data).toBe(1);
    expect((await notices(other)).map(({ ttl }) => ttl)).toEqual(['그 뒤의 것']);
    await readAll(other);
    expect([await notices(other), (await notices(admin)).length]).toEqual([[], 1]);
  });

  it('forgets what is older than 90 days', async () => {
    const { ntcId } = await told(other, '오래된 것');
    const afterDays = async (days: number) => {
      await inDatabase(async () => {
        const regDt = sql`now() - make_interval(days => ${days}::int)`;
        await db().update(notification).set({ regDt }).where(eq(notification.ntcId, ntcId));
      });
      await runJob(app, 'housekeeping');
    };
    await afterDays(89);
    expect((await notices(other)).length).toBe(1);
    await afterDays(91);
    expect((await notices(other)).length).toBe(0);
  });
});

describe('the check', () => {
  it('deals with a pending one, once', async () => {
    const { ntcId } = await told(other, '처리할 것');
    expect(await check(other, ntcId)).toBe(true);
    expect(await notices(other)).toEqual([]);
    expect(await check(other, ntcId)).toBe(false);
  });

  it('by two tabs at once is true for one of them', async () => {
    const { ntcId } = await told(other, '동시에');
    const both = await Promise.all([check(other, ntcId), check(other, ntcId)]);
    expect(both.filter(Boolean)).toEqual([true]);
  });

  it('of somebody else’s is false and leaves it', async () => {
    const { ntcId } = await told(other, '남의 것');
    expect(await check(admin, ntcId)).toBe(false);
    expect((await notices(other)).length).toBe(1);
  });

  it('of what is gone is false, and takes it off the list', async () => {
    const { ntcId, comPstId } = await told(other, '지울 글');
    const pstId = Number(comPstId);
    const found = (await admin.get('/commonboard-detail', { pstId })) as Answer<{
      data: { mdfcnDt: string };
    }>;
    const { mdfcnDt } = found.body.data;
    expect((await admin.write('DELETE', '/delete-commonboard', { pstId, mdfcnDt })).status).toBe(200);
    expect(await check(other, ntcId)).toBe(false);
    expect(await notices(other)).toEqual([]);
  });

  it('needs an id', async () => {
    for (const query of [{}, { ntcId: '' }]) {
      const answer = (await admin.get('/notice-check', query)) as Answer<ErrorBody>;
      expect([answer.status, answer.body.message]).toEqual([400, '알림 ID가 필요합니다.']);
    }
    for (const ntcId of ['x', '1.5', '99999999999999999999'])
      expect((await admin.get('/notice-check', { ntcId })).status).toBe(400);
    expect(await check(admin, 987_654_321)).toBe(false);
  });
});

describe('a notification', () => {
  it('of a comment goes to the author and to who has spoken, not to who speaks', async () => {
    const pstId = await madePost(admin);
    await comment(other, pstId);
    expect((await notices(other)).length).toBe(0);
    expect((await notices(admin))[0]).toMatchObject({ ttl: '수집이 멈췄습니다', comPstId: String(pstId) });
    await comment(admin, pstId);
    expect((await notices(other))[0]).toMatchObject({ ntcClsfCdNm: '댓글', rgtrNm: expect.any(String) });
    expect((await notices(admin)).length).toBe(1);
  });

  it('of a comment does not go to who has deleted what they said', async () => {
    const pstId = await madePost(admin);
    const cmntId = await comment(other, pstId);
    expect((await other.write('DELETE', '/delete-commonboardcomment', { cmntId })).status).toBe(200);
    await comment(admin, pstId);
    expect(await notices(other)).toEqual([]);
  });

  it('of a new state goes to the author', async () => {
    const pstId = await madePost(other);
    const state = { pstId, sttsCd: 'PST_STTS_02', prcsClsfCd: 'PRCS_CLSF_01' };
    expect((await admin.write('PUT', '/update-commonboard-stts', state)).status).toBe(200);
    expect((await notices(other))[0]).toMatchObject({
      ntcClsfCd: noticeKinds.status,
      comPstId: String(pstId),
    });
    await readAll(other);
    expect((await admin.write('PUT', '/update-commonboard-stts', state)).status).toBe(200);
    expect(await notices(other)).toEqual([]);
  });

  it('of a deletion request goes to administrators until it is withdrawn', async () => {
    const { mediaId } = await createOutlet({ mediaKornNm: '삭제요청신문', rgtrId: 'demo-staff' });
    const ask = (deleteYn: string) => staff.write('POST', '/request-delete-media', { mediaId, deleteYn });
    expect((await ask('R')).status).toBe(200);
    for (const client of [admin, other])
      expect((await notices(client))[0]).toMatchObject({
        ntcClsfCdNm: '삭제 요청',
        menuUrl: '/article/Medn',
        comPstId: String(mediaId),
      });
    expect(await notices(staff)).toEqual([]);
    expect((await ask('N')).status).toBe(200);
    expect([await notices(admin), await notices(other)]).toEqual([[], []]);
  });

  it('goes along when what it leads to is opened', async () => {
    const { comPstId } = await told(other, '열어 볼 글');
    await admin.get('/commonboard-detail', { pstId: comPstId });
    await wait(50);
    expect((await notices(other)).length).toBe(1);
    await other.get('/commonboard-detail', { pstId: comPstId });
    await expect.poll(async () => (await notices(other)).length).toBe(0);
  });

  it('tells nobody of what they may not read', async () => {
    const key = await madePost(admin);
    await tell({ recipients: ['demo-staff', otherId], target: { entity: 'post', key } });
    expect([(await notices(staff)).length, (await notices(other)).length]).toEqual([0, 1]);
    await tell({
      recipients: [otherId],
      target: { entity: 'post', key },
      about: { entity: 'comment', key: 1e9 },
    });
    expect((await notices(other)).length).toBe(1);
  });

  it('reaches no closed account, and everybody once', async () => {
    const closed = await colleague({ groupId: 1, useYn: 'N' });
    const target = { entity: 'post' as const, key: await madePost(admin) };
    await tell({ recipients: [closed, otherId, otherId, null, 'nobody'], target });
    const rows = await inDatabase(() =>
      db()
        .select()
        .from(notification)
        .where(eq(notification.comPstId, String(target.key))),
    );
    expect(rows.map(({ userId }) => userId)).toEqual([otherId]);
  });

  it('goes with the transaction in which it was left', async () => {
    const target = { entity: 'post' as const, key: await madePost(admin) };
    const left = inDatabase(() =>
      inTransaction(async () => {
        await notify(ourCatalogue, {
          kind: 'comment',
          recipients: [otherId],
          target,
          menuUrl: '/admin/AdminBoard',
          ttl: '글',
          by: { userId: 'x', userNm: null },
        });
        throw new Error('taken back');
      }),
    );
    await expect(left).rejects.toThrow('taken back');
    expect(await notices(other)).toEqual([]);
  });
});

describe('a kind that one does without', () => {
  const off = (codes: string[] | null) =>
    other.write('PUT', '/user-setting', { setngKey: 'noticesOff', setngCn: codes && { off: codes } });
  afterEach(() => off(null));

  it('is not told, the others are', async () => {
    expect((await off([noticeKinds.comment])).status).toBe(200);
    const target = { entity: 'post' as const, key: await madePost(admin) };
    await tell({ recipients: [otherId, 'demo-admin'], target });
    await tell({ kind: 'status', recipients: [otherId], target });
    expect((await notices(other)).map(({ ntcClsfCd }) => ntcClsfCd)).toEqual([noticeKinds.status]);
    expect((await notices(admin)).length).toBe(1);
  });

  it('cannot be one that waits for a decision', async () => {
    await off([noticeKinds.approval]);
    await tell({
      kind: 'approval',
      recipients: [otherId],
      target: { entity: 'post', key: await madePost(admin) },
    });
    expect((await notices(other)).length).toBe(1);
  });
});

describe('the stream', () => {
  const open: StreamAnswer[] = [];
  const stream = async (client: Client, headers = {}) => {
    const one = await client.stream('/notice-events', headers);
    open.push(one);
    return one;
  };
  // before the first stream, which starts the clock of all of them
  beforeAll(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterAll(() => void vi.useRealTimers());
  afterEach(() => {
    for (const one of open.splice(0)) one.end();
  });
  /** The server checks every five seconds which sessions have ended. */
  const sessionsAreChecked = () => vi.advanceTimersByTimeAsync(5_000);
  const says = (one: StreamAnswer, pending: number) =>
    expect.poll(() => one.text().split('\n\n').at(-2)).toMatch(new RegExp(`data: {"pending":${pending}}$`));

  it('says how many wait, and every change of it', async () => {
    const one = await stream(other);
    expect(one.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
      'cache-control': 'no-store, no-transform',
    });
    expect(one.headers['content-encoding']).toBeUndefined();
    await says(one, 0);
    const { ntcId } = await told(other, '살아 있는 것');
    await says(one, 1);
    await check(other, ntcId);
    await says(one, 0);
  });

  it('says nothing of others, and nothing before it is stored', async () => {
    const [mine, theirs] = [await stream(admin), await stream(other)];
    await says(theirs, 0);
    const before = mine.text();
    const target = { entity: 'post' as const, key: await madePost(admin) };
    let duringCommit = '';
    await inDatabase(() =>
      inTransaction(async () => {
        await notify(ourCatalogue, {
          kind: 'comment',
          recipients: [otherId],
          target,
          menuUrl: '/admin/AdminBoard',
          ttl: '글',
          by: { userId: 'x', userNm: null },
        });
        await wait(100);
        duringCommit = theirs.text();
        afterCommit(() => {});
      }),
    );
    expect(duringCommit).not.toContain('"pending":1');
    await says(theirs, 1);
    expect(mine.text()).toBe(before);
  });

  it('repeats nothing to who has heard the last of it', async () => {
    await told(other, '이미 들은 것');
    const first = await stream(other);
    await says(first, 1);
    const id = /id: (.+)/.exec(first.text())?.[1] ?? '';
    const again = await stream(other, { 'last-event-id': id });
    const behind = await stream(other, { 'last-event-id': '0-0' });
    await says(behind, 1);
    expect(again.text()).not.toContain('data:');
  });

  it('says with its next beat that saved searches have found something', async () => {
    const one = await stream(other);
    await inDatabase(announceHits);
    await expect
      .poll(async () => {
        await vi.advanceTimersByTimeAsync(25_000);
        return one.text();
      })
      .toContain('event: hits');
  });

  it('is no sign of life, and ends when the session does', async () => {
    const who = await colleagueClient(app, await colleague());
    const one = await stream(who);
    await says(one, 0);
    expect(one.isOver()).toBe(false);
    await who.write('POST', '/logout');
    await sessionsAreChecked();
    await expect.poll(() => one.isOver()).toBe(true);
  });

  it('ends when the account is closed', async () => {
    const userId = await colleague();
    const one = await stream(await colleagueClient(app, userId));
    await inDatabase(() => db().update(appUser).set({ useYn: 'N' }).where(eq(appUser.userId, userId)));
    await sessionsAreChecked();
    await expect.poll(() => one.isOver()).toBe(true);
  });

  it('is one of eight of a session', async () => {
    const many: StreamAnswer[] = [];
    for (let n = 0; n < 9; n++) many.push(await stream(other));
    await expect.poll(() => many.map((one) => one.isOver())).toEqual([true, ...Array(8).fill(false)]);
  });

  it('is heard of by every server of the database', async () => {
    const second = await buildApp({ database, environment: testEnvironment() });
    try {
      await second.ready();
      const { Client } = await import('../helpers/client.ts');
      const there = new Client(second);
      for (const [name, value] of other.cookies) there.cookies.set(name, value);
      const one = await stream(there);
      await says(one, 0);
      await told(other, '다른 서버에서');
      await says(one, 1);
      await second.close();
      await expect.poll(() => one.isOver()).toBe(true);
    } finally {
      await second.close();
    }
  });

  it('does not hold up a server that stops', async () => {
    const second = await buildApp({ database, environment: testEnvironment() });
    const url = await second.listen({ host: '127.0.0.1', port: 0 });
    const cookie = [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${url}/api/notice-events`, {
      headers: { cookie, 'accept-encoding': 'br, gzip' },
    });
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect([answer.headers.get('content-encoding'), String(Buffer.from(first?.value ?? []))]).toEqual([
      null,
      expect.stringContaining('"pending":0'),
    ]);
    // if closing waited for the stream, it would last until the timeout of the test
    await second.close();
    expect((await reader?.read())?.done).toBe(true);
  });

  // the embedded database runs in the same process: there is no connection to lose
  it.runIf(database.engine === 'postgres')(
    'is told what was missed while the connection that listens was lost',
    async () => {
      const one = await stream(other);
      await says(one, 0);
      const cut = async () => {
        const found = await inDatabase(() =>
          rowsOn(
            db(),
            sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and application_name = 'world-culture-press-listen'`,
          ),
        );
        return found.length;
      };
      expect(await cut()).toBe(1);
      await told(other, '끊긴 사이의 것');
      await expect.poll(() => one.text()).toContain('"pending":1');
      await told(other, '다시 이어진 뒤의 것');
      await says(one, 2);
    },
  );

  it('that stands leaves the session as it was', async () => {
    const of = () => inDatabase(() => db().select().from(userSession).where(eq(userSession.userId, otherId)));
    const before = await of();
    await says(await stream(other), 0);
    expect(await of()).toEqual(before);
  });
});
