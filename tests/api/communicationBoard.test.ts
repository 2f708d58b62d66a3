import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { appUser, post, userGroup } from '#generated/tables/index.ts';
import type { Comment } from '#generated/types/comment.ts';
import type { Post, PostItem } from '#generated/types/post.ts';
import { invalidateRights } from '#server/kernel/access/withdrawRights.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Whole = Omit<Post, 'comments'> & { comments: Comment[] };
type Stored = Answer<ErrorBody & { data: Whole }>;
type Listed = Answer<{ data: PostItem[]; totalRecords: number; stats: { unread: number } }>;
type Said = Answer<ErrorBody & { data: Comment }>;
type Readers = Answer<{
  data: { userId: string; regDt: string | null; rcptnYn: string }[];
  totalRecords: number;
  stats: { recipients: number; read: number };
}>;

const { app } = await testApp();

/** A user group, and a disabled one. */
const groups = await inDatabase(async () => {
  const rows = await db()
    .insert(userGroup)
    .values([
      { groupNm: '해외홍보팀', groupNmFold: '해외홍보팀', groupCd: 'PR', useYn: 'Y' },
      { groupNm: '옛 팀', groupNmFold: '옛 팀', groupCd: 'OLD', useYn: 'N' },
      { groupNm: '빈 팀', groupNmFold: '빈 팀', groupCd: 'EMPTY', useYn: 'Y' },
    ])
    .returning({ groupId: userGroup.groupId });
  return rows.map(({ groupId }) => groupId);
});
const [team = 0, oldTeam = 0, emptyTeam = 0] = groups;

const staffGroup = 1000;
const person = async (values: Partial<typeof appUser.$inferInsert>, wrtYn = 'Y', opens = true) => {
  const userId = await colleague(values);
  if (opens)
    await inDatabase(async () => {
      await db().execute(
        `insert into authority_user (authrt_id, user_id, prsl_yn, wrt_yn) values (${staffGroup}, '${userId}', 'Y', '${wrtYn}')`,
      );
    });
  return userId;
};
await inDatabase(async () => {
  await db().execute(`insert into authority_group (authrt_id, authrt_nm) values (${staffGroup}, '소통')`);
  await db().execute(
    `insert into authority_menu (authrt_id, menu_id, authorized_yn) select ${staffGroup}, menu_id, 'Y' from menu where url = '/communication/Board'`,
  );
  await invalidateRights();
});

const recipientId = await person({ userNm: '김수신' });
const memberId = await person({ userNm: '이팀원', groupId: team });
const managerId = await person({ userNm: '최지기', cmnctBbsMngrYn: 'Y' });
const readerId = await person({ userNm: '정열람' }, 'N');
const strangerId = await person({ userNm: '한남남' });
const withoutId = await person({ userNm: '무메뉴' }, 'N', false);
const goneId = await person({ userNm: '나간이', delYn: 'Y' });
const offId = await person({ userNm: '쉬는이', useYn: 'N' });

const admin = await signedIn(app, 'admin');
const author = await signedIn(app, 'staff');
const recipient = await colleagueClient(app, recipientId);
const member = await colleagueClient(app, memberId);
const manager = await colleagueClient(app, managerId);
const reader = await colleagueClient(app, readerId);
const stranger = await colleagueClient(app, strangerId);
const without = await colleagueClient(app, withoutId);

const text = {
  pstKndCd: 'BOARD',
  pstClsfCd: 'PST_CLSF_04',
  ttl: '자료를 나눕니다',
  cn: '<p>보시고 의견 주세요.</p>',
  recipientIds: [recipientId, readerId],
  recipientGroups: [team],
};
const pdf = (name: string) => ({ name, bytes: `%PDF-1.4 ${name} %%EOF` });

const insert = (values = {}, client = author, files = [] as ReturnType<typeof pdf>[]) =>
  client.upload(
    'POST',
    '/insert-commonboard',
    'commonBoard',
    { ...text, ...values },
    files,
  ) as Promise<Stored>;
const made = async (values = {}, files = [] as ReturnType<typeof pdf>[]) => {
  const answer = await insert(values, author, files);
  expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  return answer.body.data;
};
const list = (query = {}, client = author) =>
  client.get('/commonboard-list', { pstKndCd: 'BOARD', ...query }) as Promise<Listed>;
const detail = (pstId: number, client = author) =>
  client.get('/commonboard-detail', { pstId }) as Promise<Stored>;
const update = (values: object, client = author) =>
  client.upload('PUT', '/update-commonboard', 'commonBoard', values) as Promise<Stored>;
const remove = (pstId: number, client = author) => client.write('DELETE', '/delete-commonboard', { pstId });
const say = (values: object, client: Client) =>
  client.upload('POST', '/insert-commonboardcomment', 'commonBoardComment', {
    cn: '확인했습니다.',
    ...values,
  }) as Promise<Said>;
const readersOf = (pstId: number, client = author, query = {}) =>
  client.get('/commonboard-prsl-list', { pstId, ...query }) as Promise<Readers>;

describe('a post of the communication board', () => {
  it('is stored with its recipients, as ids or as rows', async () => {
    const byIds = await made();
    const byRows = await made({
      recipientIds: undefined,
      recipientGroups: undefined,
      recipients: [{ userId: recipientId }, { userId: readerId }, { groupId: team }],
    });
    for (const { pstId } of [byIds, byRows]) {
      const { data } = (await detail(pstId)).body;
      expect(data).toMatchObject({
        recipientIds: [recipientId, readerId],
        recipientGroups: [team],
        sttsCd: 'PST_STTS_01',
        rlsYn: 'N',
      });
      expect(data.recipients).toMatchObject([
        { userId: recipientId, userNm: '김*신', deptNm: '해외홍보정책과' },
        { userId: readerId },
        { groupId: team, groupNm: '해외홍보팀' },
      ]);
    }
  });

  it('requires classification, title, content and recipients', async () => {
    const nothing = { pstClsfCd: '', ttl: '', cn: '', recipientIds: [], recipientGroups: [] };
    const { status, body } = await insert(nothing);
    expect([status, body.message]).toEqual([400, '필수값을 입력해주세요.']);
    expect(body.fields?.map(({ name }) => name)).toEqual(expect.arrayContaining(['pstClsfCd', 'ttl', 'cn']));
    const alone = await insert({ recipientIds: [], recipientGroups: [] });
    expect([alone.status, alone.body.message]).toEqual([400, '수신자을(를) 입력해주세요.']);
    expect(alone.body.fields?.[0]?.name).toBe('recipientIds');
  });

  it.each([
    ['somebody who left', { recipientIds: [goneId] }, '더 이상 사용하지 않는 계정'],
    ['somebody who is switched off', { recipientIds: [offId] }, '더 이상 사용하지 않는 계정'],
    ['a group out of use', { recipientGroups: [oldTeam] }, '더 이상 사용하지 않아'],
    ['nobody', { recipientIds: ['no-such-person'] }, '수신자'],
    ['no group', { recipientGroups: [987654] }, '수신자'],
    ['the same person twice', { recipientIds: [recipientId, recipientId] }, '이미 등록된'],
    ['no list', { recipientIds: recipientId }, '수신자'],
    ['numbers', { recipientIds: [7] }, '수신자'],
    ['words for groups', { recipientGroups: ['x'] }, '수신 그룹'],
    ['a row of both', { recipients: [{ userId: recipientId, groupId: team }] }, '수신자'],
    ['a row of neither', { recipients: [{}] }, '수신자'],
    ['too many', { recipientIds: Array.from({ length: 501 }, (_, n) => `p${n}`) }, '수신자'],
    ['a pin', { upperNtcYn: 'Y' }, '상단 고정'],
  ])('is refused with %s', async (_what, values, sentence) => {
    const { status, body } = await insert(values);
    expect(status).toBe(400);
    expect(body.fields?.[0]?.message).toContain(sentence);
  });

  it('keeps former colleagues, but accepts no new ones', async () => {
    const leaving = await person({ userNm: '곧나감' });
    const { pstId, mdfcnDt } = await made({ recipientIds: [leaving, recipientId] });
    await inDatabase(async () => db().update(appUser).set({ delYn: 'Y' }).where(eq(appUser.userId, leaving)));
    expect((await detail(pstId)).body.data.recipientIds).toEqual([leaving, recipientId]);
    const kept = await update({ pstId, mdfcnDt, ttl: '고침', recipientIds: [leaving], recipientGroups: [] });
    expect([kept.status, kept.body.message]).toEqual([200, undefined]);
    const other = await made();
    const added = { pstId: other.pstId, mdfcnDt: other.mdfcnDt, recipientIds: [leaving] };
    expect((await update(added)).status).toBe(400);
  });

  it('cannot lose all recipients', async () => {
    const { pstId, mdfcnDt } = await made();
    const { status, body } = await update({ pstId, mdfcnDt, recipientIds: [], recipientGroups: [] });
    expect([status, body.message]).toEqual([400, '수신자을(를) 입력해주세요.']);
  });

  it('is unchanged but for its version if sent back whole', async () => {
    const { pstId } = await made();
    const { data } = (await detail(pstId)).body;
    const { body } = await update(data);
    expect(body.data.recipients).toEqual(data.recipients);
  });
});

describe('who sees a post', () => {
  const token = '보임새';
  let post: Whole;
  beforeAll(async () => {
    post = await made({ ttl: `${token} 글` }, [pdf('첨부.pdf')]);
  });

  it.each([
    ['the author', author],
    ['a recipient', recipient],
    ['a recipient who only reads', reader],
    ['a member of a recipient group', member],
    ['the manager of the board', manager],
    ['an administrator', admin],
  ])('%s lists, opens and downloads', async (_who, client) => {
    expect((await list({ ttl: token }, client)).body.totalRecords).toBe(1);
    expect((await detail(post.pstId, client)).status).toBe(200);
    const { fileId } = post.files[0] ?? {};
    expect((await client.get('/file-download', { fileId })).status).toBe(200);
    const file = (await client.get('/commonboard-list-excel', {
      pstKndCd: 'BOARD',
      ttl: token,
      format: 'csv',
    })) as Answer<string>;
    expect(file.body).toContain(`${token} 글`);
  });

  it('is no other user: searches, lists and figures reveal nothing', async () => {
    const { pstId, mdfcnDt, files } = post;
    const before = (await list({}, stranger)).body;
    expect(before).toMatchObject({ totalRecords: 0, stats: { unread: 0 } });
    const hidden = await made({ ttl: `${token} 둘` });
    for (const query of [
      {},
      { ttl: token },
      { prslYn: 'N' },
      { total: 'only' },
      { total: 'capped' },
      { rgtrId: 'demo-staff' },
    ])
      expect((await list(query, stranger)).body).toMatchObject({ totalRecords: 0, stats: { unread: 0 } });
    expect((await detail(hidden.pstId, stranger)).status).toBe(404);
    expect((await readersOf(pstId, stranger)).status).toBe(404);
    expect((await update({ pstId, mdfcnDt, ttl: '몰래' }, stranger)).status).toBe(404);
    expect((await remove(pstId, stranger)).status).toBe(404);
    expect((await say({ pstId }, stranger)).status).toBe(404);
    const { fileId } = files[0] ?? {};
    expect((await stranger.get('/file-download', { fileId })).status).toBe(404);
    expect((await stranger.get('/zipfile-download', { fileId })).status).toBe(404);
    expect((await stranger.get('/secure-file-download', { fileId })).status).toBe(404);
    const sheet = (await stranger.get('/commonboard-list-excel', {
      pstKndCd: 'BOARD',
      format: 'csv',
      keys: [pstId],
    })) as Answer<string>;
    expect(sheet.body).toContain('건수: 0건');
    expect(sheet.body).not.toContain(token);
  });

  it('is not widened by neighbours’ ids', async () => {
    const seen = await made({ ttl: '사이 하나', recipientIds: [strangerId], recipientGroups: [] });
    await made({ ttl: '사이 둘' });
    const last = await made({ ttl: '사이 셋', recipientIds: [strangerId], recipientGroups: [] });
    expect((await detail(seen.pstId, stranger)).body.data.previous).toEqual({
      pstId: last.pstId,
      ttl: '사이 셋',
    });
    await remove(seen.pstId);
    await remove(last.pstId);
  });

  it('is nobody without the menu', async () => {
    expect((await list({}, without)).status).toBe(403);
    expect((await detail(post.pstId, without)).status).toBe(403);
    expect((await insert({}, without)).status).toBe(403);
    expect((await readersOf(post.pstId, without)).status).toBe(403);
  });

  it('is everybody with the menu, once it is released', async () => {
    const { pstId, mdfcnDt } = await made({ ttl: '곧 공개' });
    expect((await update({ pstId, mdfcnDt, rlsYn: 'Y' }, recipient)).status).toBe(403);
    const released = await update({ pstId, mdfcnDt, rlsYn: 'Y' }, manager);
    expect([released.status, released.body.message]).toEqual([200, undefined]);
    expect((await list({ ttl: '곧 공개' }, stranger)).body.totalRecords).toBe(1);
    expect((await detail(pstId, stranger)).status).toBe(200);
    await remove(pstId);
  });

  it('is a current group member: joining shows posts, leaving hides them', async () => {
    const { pstId } = await made({ ttl: '나중에', recipientIds: [], recipientGroups: [emptyTeam] });
    const joining = async (groupId: number | null) =>
      inDatabase(async () => {
        await db().update(appUser).set({ groupId }).where(eq(appUser.userId, strangerId));
        await invalidateRights();
      });
    expect((await detail(pstId, stranger)).status).toBe(404);
    await joining(emptyTeam);
    expect((await detail(pstId, stranger)).status).toBe(200);
    await joining(null);
    expect((await detail(pstId, stranger)).status).toBe(404);
  });
});

describe('who changes a post', () => {
  it('is the author, the manager or an administrator, not a recipient', async () => {
    for (const client of [author, manager, admin]) {
      const { pstId, mdfcnDt } = await made();
      expect((await update({ pstId, mdfcnDt, ttl: '수신자가' }, recipient)).status).toBe(403);
      expect((await update({ pstId, mdfcnDt, ttl: '고침' }, client)).status).toBe(200);
      expect((await update({ pstId, mdfcnDt, ttl: '늦음' }, client)).status).toBe(409);
      expect((await remove(pstId, recipient)).status).toBe(403);
      expect((await remove(pstId, client)).status).toBe(200);
    }
  });

  it('is not a reader: they cannot register posts', async () => {
    expect((await insert({}, reader)).status).toBe(403);
  });

  it('is an administrator, if its state is set', async () => {
    const { pstId } = await made();
    const state = { pstId, sttsCd: 'PST_STTS_02', prcsClsfCd: 'PRCS_CLSF_01' };
    expect((await author.write('PUT', '/update-commonboard-stts', state)).status).toBe(403);
    expect((await admin.write('PUT', '/update-commonboard-stts', state)).status).toBe(200);
    expect((await detail(pstId, recipient)).body.data).toMatchObject({ sttsCd: 'PST_STTS_02' });
  });
});

describe('comments of the communication board', () => {
  it('are for authors and managers until released', async () => {
    const { pstId } = await made();
    const { cmntId, mdfcnDt, rlsYn } = (await say({ pstId }, recipient)).body.data;
    expect(rlsYn).toBe('N');
    const seenBy = async (client: Client) => (await detail(pstId, client)).body.data.comments.length;
    expect(await Promise.all([recipient, admin, manager, author, member].map(seenBy))).toEqual([
      1, 1, 1, 0, 0,
    ]);
    const release = (client: Client) =>
      client.upload('PUT', '/update-commonboardcomment', 'commonBoardComment', {
        cmntId,
        mdfcnDt,
        rlsYn: 'Y',
      });
    expect((await release(recipient)).status).toBe(403);
    expect((await release(author)).status).toBe(404);
    expect((await release(manager)).status).toBe(403);
    expect((await release(admin)).status).toBe(200);
    expect(await Promise.all([author, member].map(seenBy))).toEqual([1, 1]);
    expect(
      (await list({ ttl: text.ttl }, member)).body.data.find((row) => row.pstId === pstId)?.commentCount,
    ).toBe(1);
  });

  it('have one level of replies, in order', async () => {
    const { pstId } = await made();
    const first = (await say({ pstId, cn: '하나', rlsYn: 'Y' }, admin)).body.data;
    const reply = (await say({ pstId, cn: '답', upCmntId: first.cmntId }, recipient)).body.data;
    await say({ pstId, cn: '둘' }, admin);
    expect((await detail(pstId, recipient)).body.data.comments.map(({ cn }) => cn)).toEqual([
      '하나',
      '답',
      '둘',
    ]);
    expect((await say({ pstId, upCmntId: reply.cmntId }, recipient)).status).toBe(400);
  });

  it('are deleted by authors, administrators and manager', async () => {
    const { pstId } = await made();
    for (const client of [recipient, admin, manager]) {
      const { cmntId } = (await say({ pstId }, recipient)).body.data;
      expect((await client.write('DELETE', '/delete-commonboardcomment', { cmntId })).status).toBe(200);
    }
    const { cmntId } = (await say({ pstId, rlsYn: 'Y' }, admin)).body.data;
    expect((await recipient.write('DELETE', '/delete-commonboardcomment', { cmntId })).status).toBe(403);
  });

  it('are for recipients, even with read access only', async () => {
    const { pstId } = await made({ recipientIds: [readerId], recipientGroups: [] });
    const said = await say({ pstId }, reader);
    expect([said.status, said.body.message]).toEqual([200, undefined]);
    const { cmntId, mdfcnDt } = said.body.data;
    const mended = await reader.upload('PUT', '/update-commonboardcomment', 'commonBoardComment', {
      cmntId,
      mdfcnDt,
      cn: '고쳐 씁니다.',
    });
    expect(mended.status).toBe(200);
    expect((await reader.write('DELETE', '/delete-commonboardcomment', { cmntId })).status).toBe(200);
    const { cmntId: another } = (await say({ pstId, rlsYn: 'Y' }, admin)).body.data;
    expect((await say({ pstId, upCmntId: another, cn: '답글' }, reader)).status).toBe(200);
    expect((await reader.write('DELETE', '/delete-commonboardcomment', { cmntId: another })).status).toBe(
      403,
    );

    const released = await made({ recipientIds: [recipientId], recipientGroups: [] });
    const { mdfcnDt: version } = released;
    await update({ pstId: released.pstId, mdfcnDt: version, rlsYn: 'Y' }, manager);
    expect((await detail(released.pstId, reader)).status).toBe(200);
    expect((await say({ pstId: released.pstId }, reader)).status).toBe(403);
    expect((await say({ pstId: released.pstId }, without)).status).toBe(403);
  });
});

describe('who has read a post', () => {
  it('is shown for recipients, group members and other readers', async () => {
    const { pstId } = await made();
    await detail(pstId, member);
    await detail(pstId, admin);
    await detail(pstId, author);
    const { body } = await readersOf(pstId);
    expect(body.stats).toEqual({ recipients: 3, read: 1 });
    const state = Object.fromEntries(
      body.data.map(({ userId, regDt, rcptnYn }) => [userId, [rcptnYn, regDt !== null]]),
    );
    expect(state).toEqual({
      [memberId]: ['Y', true],
      [recipientId]: ['Y', false],
      [readerId]: ['Y', false],
      'demo-admin': ['N', true],
    });
    expect(body.data.at(-1)?.regDt).toBeNull();
    const unread = (await readersOf(pstId, manager, { prslYn: 'N' })).body;
    expect([unread.totalRecords, unread.data.length]).toEqual([2, 2]);
    expect((await readersOf(pstId, admin, { prslYn: 'Y' })).body.totalRecords).toBe(2);
    expect((await readersOf(pstId, admin, { prslYn: '?' })).status).toBe(400);
    expect((await readersOf(pstId, recipient)).status).toBe(403);
  });

  it('counts as expected only members of a group who can sign in', async () => {
    const out: Partial<typeof appUser.$inferInsert>[] = [{ delYn: 'Y' }, { useYn: 'N' }, { userAprvYn: 'N' }];
    const signsIn = await person({ groupId: emptyTeam });
    for (const state of out) await person({ groupId: emptyTeam, ...state });
    const { pstId } = await made({ recipientIds: [], recipientGroups: [emptyTeam] });
    const { body } = await readersOf(pstId);
    expect(body.data.map(({ userId }) => userId)).toEqual([signsIn]);
    expect(body.stats).toEqual({ recipients: 1, read: 0 });
  });

  it('omits the author, also as a member of a group', async () => {
    const { pstId } = await made();
    await inDatabase(() => db().update(post).set({ rgtrId: memberId }).where(eq(post.pstId, pstId)));
    await detail(pstId, member);
    const { body } = await readersOf(pstId, member);
    expect(body.stats).toEqual({ recipients: 2, read: 0 });
    expect(body.data.map(({ userId }) => userId).toSorted()).toEqual([readerId, recipientId].toSorted());
  });
});
