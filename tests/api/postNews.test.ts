import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { noticeKinds } from '#contract/notices.ts';
import { appUser, notification, userGroup } from '#generated/tables/index.ts';
import type { Comment } from '#generated/types/comment.ts';
import type { Post } from '#generated/types/post.ts';
import { invalidateRights } from '#server/kernel/access/withdrawRights.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { countingStatements } from '../helpers/countingStatements.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app, database } = await testApp();

const readers = 1000;
const [team = 0, crowd = 0] = await inDatabase(async () => {
  await db().execute(`insert into authority_group (authrt_id, authrt_nm) values (${readers}, '소통')`);
  await db().execute(
    `insert into authority_menu (authrt_id, menu_id, authorized_yn) select ${readers}, menu_id, 'Y' from menu where url in ('/communication/Board', '/communication/Notice')`,
  );
  const rows = await db()
    .insert(userGroup)
    .values([
      { groupNm: '홍보팀', groupNmFold: '홍보팀', groupCd: 'PR', useYn: 'Y' },
      { groupNm: '큰 팀', groupNmFold: '큰 팀', groupCd: 'CROWD', useYn: 'Y' },
    ])
    .returning({ groupId: userGroup.groupId });
  return rows.map(({ groupId }) => groupId);
});
const person = async (userId: string, values: Partial<typeof appUser.$inferInsert> = {}, opens = true) => {
  await colleague({ userId, ...values }, opens ? [readers] : []);
  await inDatabase(() => invalidateRights());
  return userId;
};

const kim = await person('kim');
const lee = await person('lee', { groupId: team });
const other = await person('other');
const without = await person('without', {}, false);
const off = await person('off', { groupId: team, useYn: 'N' });
const author = await signedIn(app, 'staff');
const admin = await signedIn(app, 'admin');

const made = async (values = {}, client: Client = author) => {
  const answer = (await client.upload('POST', '/insert-commonboard', 'commonBoard', {
    pstKndCd: 'BOARD',
    pstClsfCd: 'PST_CLSF_04',
    ttl: '나눌 자료',
    cn: '<p>글</p>',
    recipientIds: [kim, without],
    recipientGroups: [team],
    ...values,
  })) as Answer<{ data: Post; message?: string }>;
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data;
};
const noticeOf = (values = {}) =>
  made({ pstKndCd: 'NOTICE', recipientIds: undefined, recipientGroups: undefined, ...values });
const change = async (post: Post, values: object, client: Client = author) => {
  const { pstId, mdfcnDt } = post;
  const answer = (await client.upload('PUT', '/update-commonboard', 'commonBoard', {
    pstId,
    mdfcnDt,
    ...values,
  })) as Answer<{ data: Post; message?: string }>;
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data;
};
/** The users notified of the post, once per notice. */
const toldOf = async ({ pstId }: Pick<Post, 'pstId'>, kind: keyof typeof noticeKinds = 'post') => {
  const rows = await inDatabase(async () =>
    db()
      .select({ userId: notification.userId })
      .from(notification)
      .where(and(eq(notification.comPstId, String(pstId)), eq(notification.ntcClsfCd, noticeKinds[kind]))),
  );
  return rows.map(({ userId }) => userId).toSorted();
};
const everybody = ['demo-admin', kim, lee, other];

describe('the notification', () => {
  it('of a new post goes to its recipients and group members who may read it', async () => {
    const post = await made({ recipientIds: [kim, without, 'demo-staff'] });
    expect(await toldOf(post)).toEqual([kim, lee].toSorted());
    const client = await colleagueClient(app, kim);
    const { body } = (await client.get('/notice-list', {})) as Answer<{ data: object[] }>;
    expect(body.data[0]).toMatchObject({
      ntcClsfCdNm: expect.any(String),
      ttl: '나눌 자료',
      menuUrl: '/communication/Board',
      comPstId: String(post.pstId),
    });
    expect(off).toBe('off');
  });

  it('marks urgent posts', async () => {
    const usual = await made({ recipientIds: [kim], recipientGroups: [] });
    const urgent = await noticeOf({ emrgYn: 'Y' });
    const client = await colleagueClient(app, kim);
    const { body } = (await client.get('/notice-list', {})) as Answer<{
      data: { comPstId: string; emrgYn: string; trgtNm?: string }[];
    }>;
    const of = ({ pstId }: Post) => body.data.find(({ comPstId }) => comPstId === String(pstId));
    expect([of(usual)?.emrgYn, of(urgent)?.emrgYn]).toEqual(['N', 'Y']);
    expect(of(urgent)).not.toHaveProperty('trgtNm');
  });

  it('goes to recipients added later, and to nobody twice', async () => {
    const post = await made({ recipientIds: [kim], recipientGroups: [] });
    const edited = await change(post, { ttl: '고친 제목' });
    expect(await toldOf(post)).toEqual([kim]);
    const widened = await change(edited, { recipientIds: [kim, other], recipientGroups: [team] });
    expect(await toldOf(post)).toEqual([kim, lee, other].toSorted());
    const narrowed = await change(widened, { recipientIds: [kim], recipientGroups: [] });
    await change(narrowed, { recipientIds: [kim, other], recipientGroups: [] });
    expect(await toldOf(post)).toEqual([kim, lee, other].toSorted());
  });

  it('of a released post goes to everybody with the menu who has not had it', async () => {
    const post = await made({ recipientIds: [kim], recipientGroups: [] });
    await change(post, { rlsYn: 'Y' });
    const told = await toldOf(post);
    expect(told).toEqual(expect.arrayContaining(everybody));
    expect(new Set(told).size).toBe(told.length);
    expect(told).not.toEqual(expect.arrayContaining([without]));
    expect(told).not.toEqual(expect.arrayContaining(['demo-staff']));
  });

  it('of an urgent notice goes to everybody, of another to nobody', async () => {
    const urgent = await noticeOf({ emrgYn: 'Y' });
    expect(await toldOf(urgent)).toEqual(expect.arrayContaining(everybody));
    const ordinary = await noticeOf();
    expect(await toldOf(ordinary)).toEqual([]);
    const client = await colleagueClient(app, kim);
    await client.get('/commonboard-detail', { pstId: ordinary.pstId });
    await change(ordinary, { emrgYn: 'Y' });
    const told = await toldOf(ordinary);
    expect(told).toEqual(expect.arrayContaining([lee, other]));
    expect(told).not.toContain(kim);
  });

  it('is not sent to people who turned it off', async () => {
    const quiet = await person('quiet');
    const client = await colleagueClient(app, quiet);
    const off = { setngKey: 'noticesOff', setngCn: { off: [noticeKinds.post] } };
    expect((await client.write('PUT', '/user-setting', off)).status).toBe(200);
    expect(await toldOf(await made({ recipientIds: [quiet, kim], recipientGroups: [] }))).toEqual([kim]);
  });

  it('is not sent for a post that was not stored', async () => {
    const before = await inDatabase(async () => db().$count(notification));
    const answer = await author.upload('POST', '/insert-commonboard', 'commonBoard', {
      pstKndCd: 'BOARD',
      pstClsfCd: 'no such class',
      ttl: '나눌 자료',
      cn: '<p>글</p>',
      recipientIds: [kim],
    });
    expect(answer.status).toBe(400);
    expect(await inDatabase(async () => db().$count(notification))).toBe(before);
  });
});

describe('a comment', () => {
  it('released later is announced once, as its author’s, to those who could not see it', async () => {
    const { pstId } = await made({ recipientIds: [kim, other], recipientGroups: [] });
    const say = async (client: Client, values = {}) =>
      (
        (await client.upload('POST', '/insert-commonboardcomment', 'commonBoardComment', {
          pstId,
          cn: '의견입니다.',
          ...values,
        })) as Answer<{ data: Comment }>
      ).body.data;
    await say(await colleagueClient(app, other));
    await say(admin);
    const settled = await toldOf({ pstId }, 'comment');
    const { cmntId, mdfcnDt } = await say(await colleagueClient(app, kim));
    const written = await toldOf({ pstId }, 'comment');
    expect(written.length - settled.length).toBe(1);
    const answer = await admin.upload('PUT', '/update-commonboardcomment', 'commonBoardComment', {
      cmntId,
      mdfcnDt,
      rlsYn: 'Y',
    });
    expect(answer.status).toBe(200);
    const released = await toldOf({ pstId }, 'comment');
    const added = released.filter(
      (userId, at) => written.indexOf(userId) !== at && !written.includes(userId),
    );
    expect(released).toHaveLength(written.length + 2);
    expect([...new Set(released)]).toEqual(expect.arrayContaining(['demo-staff', other]));
    expect(added).not.toContain(kim);
  });
});

describe('many recipients', () => {
  it('are notified with a bounded number of statements', async () => {
    const people = Array.from({ length: 500 }, (_, n) => `crowd-${n}`);
    await inDatabase(async () => {
      await db()
        .insert(appUser)
        .values(people.map((userId) => ({ userId, userNm: userId, groupId: crowd, userAprvYn: 'Y' })));
      await db().execute(
        `insert into authority_user (authrt_id, user_id, prsl_yn, wrt_yn) select ${readers}, user_id, 'Y', 'N' from app_user where group_id = ${crowd}`,
      );
    });
    const few = await countingStatements(database, () => made({ recipientIds: [kim], recipientGroups: [] }));
    const { value, statements } = await countingStatements(database, () =>
      made({ recipientIds: [], recipientGroups: [crowd] }),
    );
    expect(await toldOf(value)).toHaveLength(500);
    expect(few.statements.length).toBeGreaterThan(5);
    expect(statements.length - few.statements.length).toBeLessThanOrEqual(20);
    const ofEverybody = await countingStatements(database, () => noticeOf({ emrgYn: 'Y' }));
    expect((await toldOf(ofEverybody.value)).length).toBeGreaterThanOrEqual(500);
    expect(ofEverybody.statements.length - few.statements.length).toBeLessThanOrEqual(25);
  });
});
