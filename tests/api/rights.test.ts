import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import { appUser, changeHistory, loginAttempt, userGroup } from '#generated/tables/index.ts';
import { assertAdministratorRemains } from '#server/kernel/access/rightsChanged.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { type Answer, type Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Row = Record<string, unknown>;
type Stored = Answer<{ data: Row }>;
type Failed = Answer<ErrorBody>;

const { app, database } = await testApp();
const admin = await signedIn(app, 'admin');

const record = async (path: string, key: Record<string, string | number>): Promise<Row> =>
  ((await admin.get(path, key)) as Stored).body.data;

/** Saves as the administrator, based on the stored version. */
const save = async (path: string, key: Record<string, string | number>, change: Row): Promise<Failed> => {
  const { mdfcnDt } = await record(`/${path}-detail`, key);
  return (await admin.write('PUT', `/update-${path}`, { ...key, mdfcnDt, ...change })) as Failed;
};
const saved = async (...change: Parameters<typeof save>): Promise<void> => {
  const { status, body } = await save(...change);
  expect([status, body.message]).toEqual([200, undefined]);
};

/** The result of a browser's next call: 200, or the reason for its refusal. */
const heard = async (client: Client): Promise<unknown> => {
  const { status, body } = (await client.get('/user-info')) as Failed;
  return status === 200 ? 200 : body.code;
};
const groupId = async (groupCd: string): Promise<number> =>
  inDatabase(async () => {
    const [found] = await db().select().from(userGroup).where(eq(userGroup.groupCd, groupCd));
    return found?.groupId ?? 0;
  });
const [adminGroup, missionGroup] = [await groupId('ADMIN'), await groupId('MISSION')];

/** A signed-in mission user with the default authority group, and functions that change the account. */
const person = async () => {
  const userId = await colleague({ groupId: missionGroup }, [1]);
  return { userId, client: await colleagueClient(app, userId) };
};

describe('a change of an account', () => {
  it.each<[string, Row]>([
    ['the group', { groupId: adminGroup }],
    ['the collector flag', { clctdrProfcTkcgYn: 'Y' }],
    ['the board manager flag', { cmnctBbsMngrYn: 'Y' }],
    ['the media manager flag', { mediaMngrYn: 'Y' }],
    ['use', { useYn: 'N' }],
    ['activity', { delYn: 'Y' }],
    ['authorities, one more', { authorizedList: [{ authrtId: 1, prslYn: 'Y' }, { authrtId: 7 }] }],
    ['an authority, to write', { authorizedList: [{ authrtId: 1, prslYn: 'Y', wrtYn: 'Y' }] }],
    ['authorities, none left', { authorizedList: [] }],
  ])('of %s signs that person out, and nobody else', async (_what, change) => {
    const [one, other] = [await person(), await person()];
    await saved('user', { userId: one.userId }, change);
    expect([await heard(one.client), await heard(other.client)]).toEqual(['AUTH8', 200]);
    expect(await heard(admin)).toBe(200);
  });

  it('is given as the reason, unless the account itself was closed', async () => {
    const endReason = async (change: Row, path: '/user-info' | '/login/refresh-token') => {
      const { userId, client } = await person();
      await saved('user', { userId }, change);
      const answer = path === '/user-info' ? await client.get(path) : await client.write('POST', path, {});
      const { code, message } = (answer as Failed).body;
      return [code, message];
    };
    const usual = '로그인이 종료되었습니다. 다시 로그인해 주세요.';
    for (const path of ['/user-info', '/login/refresh-token'] as const) {
      expect(await endReason({ mediaMngrYn: 'Y' }, path)).toEqual(['AUTH8', `권한이 바뀌어 ${usual}`]);
      expect(await endReason({ useYn: 'N' }, path)).toEqual(['AUTH8', usual]);
    }
  });

  it.each<[string, Row]>([
    ['a phone number', { telno: '02-123-4567' }],
    ['the department', { deptNm: '국제문화과' }],
    ['nothing, sent back whole', {}],
    ['the same authorities again', { authorizedList: [{ authrtId: 1, prslYn: 'Y', wrtYn: 'N' }] }],
  ])('of %s signs nobody out', async (_what, change) => {
    const { userId, client } = await person();
    await saved('user', { userId }, change);
    expect(await heard(client)).toBe(200);
  });

  it('of the name is visible at the next call without signing out', async () => {
    const { userId, client } = await person();
    await saved('user', { userId }, { userNm: '박개명' });
    const { body } = await client.get<{ data: Session }>('/user-info');
    expect(body.data.user.userNm).toBe('박개명');
  });

  it('has the same code in calls for files and in a refresh', async () => {
    const { userId, client } = await person();
    await saved('user', { userId }, { useYn: 'N' });
    const cookies = [...client.cookies];
    const calls = [
      () => client.get('/user-list-excel'),
      () => client.get('/file-download', { fileId: 'any' }),
      () => client.write('POST', '/login/refresh-token'),
    ];
    for (const call of calls) {
      // each response makes the browser delete its session
      for (const [name, value] of cookies) client.cookies.set(name, value);
      expect(((await call()) as Failed).body.code).toBe('AUTH8');
    }
  });
});

describe('an administrator who edits an administrator', () => {
  it('stays signed in here, but not elsewhere', async () => {
    const second = await signedIn(app, 'admin');
    const before = await record('/user-detail', { userId: 'demo-admin' });
    const turned = before.cmnctBbsMngrYn === 'Y' ? 'N' : 'Y';
    await saved('user', { userId: 'demo-admin' }, { cmnctBbsMngrYn: turned });
    expect([await heard(admin), await heard(second)]).toEqual([200, 'AUTH8']);
    const { body } = await admin.get<{ data: Session }>('/user-info');
    expect(body.data.user.cmnctBbsMngrYn).toBe(turned);
  });
});

describe('a change of a user group', () => {
  it.each([{ levelCd: 'ADMIN' }, { levelCd: 'USER' }, { mngrShowYn: 'N' }, { useYn: 'N' }])(
    'to %j signs its members out, and nobody else',
    async (change) => {
      const [one, other] = [await person(), await signedIn(app, 'staff')];
      await saved('usergroup', { groupId: missionGroup }, change);
      expect([await heard(one.client), await heard(other)]).toEqual(['AUTH8', 200]);
    },
  );

  it('gives its members new rights at their next sign-in', async () => {
    await saved('usergroup', { groupId: missionGroup }, { levelCd: 'ADMIN', useYn: 'Y', mngrShowYn: 'Y' });
    const { client } = await person();
    expect((await client.get('/nationcode-list')).status).toBe(200);
    await saved('usergroup', { groupId: missionGroup }, { levelCd: 'USER' });
    const { client: again } = await person();
    expect((await again.get('/nationcode-list')).status).toBe(403);
  });

  it('of its name signs nobody out', async () => {
    const { client } = await person();
    await saved('usergroup', { groupId: missionGroup }, { groupNm: '해외 공관' });
    const { body } = await client.get<{ data: Session }>('/user-info');
    expect(body.data.user.groupNm).toBe('해외 공관');
  });
});

describe('a change of an authority group', () => {
  const authority = async (users: Row[]): Promise<number> => {
    const answer = (await admin.write('POST', '/insert-authorized', {
      authrtNm: '시험 권한',
      authorizedMenuList: [{ menuId: 1, authorizedYn: 'Y' }],
      authorizedUserList: users,
    })) as Stored;
    return Number(answer.body.data.authrtId);
  };

  it('signs out members whose own row changed, and no others', async () => {
    const [one, other] = [await person(), await person()];
    const authrtId = await authority([{ userId: one.userId }, { userId: other.userId }]);
    const [first, second] = [
      await colleagueClient(app, one.userId),
      await colleagueClient(app, other.userId),
    ];
    const authorizedUserList = [{ userId: one.userId, prslYn: 'Y' }, { userId: other.userId }];
    await saved('authorized', { authrtId }, { authorizedUserList });
    expect([await heard(first), await heard(second)]).toEqual(['AUTH8', 200]);
  });

  it('signs members out for its menus, not for its name', async () => {
    const { userId } = await person();
    const authrtId = await authority([{ userId }]);
    const client = await colleagueClient(app, userId);
    await saved('authorized', { authrtId }, { authrtNm: '이름만 바뀜' });
    expect(await heard(client)).toBe(200);
    await saved('authorized', { authrtId }, { authorizedMenuList: [] });
    expect(await heard(client)).toBe('AUTH8');
  });
});

describe('a change of the menus', () => {
  it('signs nobody out, and changes rights at the next call', async () => {
    const staff = await signedIn(app, 'staff');
    const menus = async () =>
      (await staff.get<{ data: Session }>('/user-info')).body.data.authorizedInfo.authorizedMenuList.map(
        ({ menuId }) => menuId,
      );
    const [menuId = 0] = (await menus()).slice(-1);
    await saved('menu', { menuId }, { useYn: 'N' });
    expect(await menus()).not.toContain(menuId);
    await saved('menu', { menuId }, { useYn: 'Y' });
    expect(await menus()).toContain(menuId);
  });
});

describe('a change of the board IP rules', () => {
  it('signs out people whose address is no longer allowed', async () => {
    const rule = (await admin.write('POST', '/insert-boardauthorized', { ip: '10.20.0.0/16' })) as Stored;
    const bbsAuthrtId = Number(rule.body.data.bbsAuthrtId);
    const { userId } = await person();
    const [inside, atHome] = [
      await colleagueClient(app, userId, '10.20.3.4'),
      await colleagueClient(app, userId, '203.0.113.5'),
    ];
    await saved('boardauthorized', { bbsAuthrtId }, { rmrk: '비고만' });
    expect([await heard(inside), await heard(atHome)]).toEqual([200, 200]);
    await saved('boardauthorized', { bbsAuthrtId }, { useYn: 'N' });
    expect([await heard(inside), await heard(atHome)]).toEqual(['AUTH8', 200]);
  });
});

describe('the last administrator', () => {
  const last = '마지막 관리자는 남아 있어야 합니다. 다른 관리자를 먼저 정해 주세요.';
  const set = (userId: string, values: Partial<typeof appUser.$inferInsert>) =>
    inDatabase(async () => db().update(appUser).set(values).where(eq(appUser.userId, userId)));

  beforeEach(() =>
    inDatabase(async () =>
      db()
        .update(appUser)
        .set({ groupId: missionGroup })
        .where(and(eq(appUser.groupId, adminGroup), ne(appUser.userId, 'demo-admin'))),
    ),
  );

  /** A locked administrator, so that the only other administrator is the last one who can sign in. */
  const lockedSecond = async (): Promise<Client> => {
    const userId = await colleague({ groupId: adminGroup });
    const client = await colleagueClient(app, userId);
    await set(userId, { lockYn: 'Y' });
    return client;
  };

  it.each([{ levelCd: 'USER' }, { levelCd: null }, { useYn: 'N' }, { mngrShowYn: 'N' }])(
    'cannot be removed through the group: %j',
    async (values) => {
      const answer = await save('usergroup', { groupId: adminGroup }, values);
      expect([answer.status, answer.body.message]).toEqual([400, last]);
      expect((await admin.get('/usergroup-list')).status).toBe(200);
    },
  );

  it.each<[string, Row]>([
    ['to another group', { groupId: missionGroup }],
    ['out of use', { useYn: 'N' }],
    ['away', { delYn: 'Y' }],
  ])('cannot be moved %s by one who could not sign in again', async (_what, change) => {
    const client = await lockedSecond();
    const { mdfcnDt } = await record('/user-detail', { userId: 'demo-admin' });
    const sent = { userId: 'demo-admin', mdfcnDt, ...change };
    const answer = (await client.write('PUT', '/update-user', sent)) as Failed;
    expect([answer.status, answer.body.message]).toEqual([400, last]);
    expect(await heard(admin)).toBe(200);
  });

  it('cannot be deleted', async () => {
    const client = await lockedSecond();
    const answer = (await client.write('DELETE', '/delete-user', { userId: 'demo-admin' })) as Failed;
    expect([answer.status, answer.body.message]).toEqual([400, last]);
  });

  it('remains if two remove each other at the same moment', async () => {
    const people = await Promise.all([1, 2].map(() => colleague({ groupId: adminGroup })));
    const [first, second] = await Promise.all(people.map((userId) => colleagueClient(app, userId)));
    await set('demo-admin', { lockYn: 'Y' });
    const answers = (await Promise.all([
      first?.write('DELETE', '/delete-user', { userId: people[1] }),
      second?.write('DELETE', '/delete-user', { userId: people[0] }),
    ])) as Failed[];
    await set('demo-admin', { lockYn: 'N' });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is not one without a password', async () => {
    await colleague({ groupId: adminGroup, pswdHash: null, pswdChgYmd: null });
    const client = await lockedSecond();
    const answer = (await client.write('DELETE', '/delete-user', { userId: 'demo-admin' })) as Failed;
    expect([answer.status, answer.body.message]).toEqual([400, last]);
  });

  it('keeps the password unless the resetter could sign in again', async () => {
    const client = await lockedSecond();
    const sent = { userId: 'demo-admin' };
    const answer = (await client.write('PUT', '/update-user/password-reset', sent)) as Failed;
    expect([answer.status, answer.body.message]).toEqual([400, last]);
  });

  it('locked in a session may do all but remove administrators', async () => {
    const [applicant, colleagueId] = [
      await colleague({ userAprvYn: 'N', pswdHash: null, pswdChgYmd: null, groupId: adminGroup }),
      await colleague({ groupId: missionGroup }),
    ];
    await set('demo-admin', { lockYn: 'Y' });
    const statuses = [
      await admin.write('DELETE', '/delete-user', { userId: applicant }),
      await admin.write('DELETE', '/delete-user', { userId: colleagueId }),
      await save('usergroup', { groupId: missionGroup }, { useYn: 'N' }),
      await save('usergroup', { groupId: missionGroup }, { useYn: 'Y' }),
    ].map((answer) => (answer as Failed).status);
    await set('demo-admin', { lockYn: 'N' });
    expect(statuses).toEqual([200, 200, 200, 200]);
  });

  it('also counts people who close their own account', async () => {
    const leave = () =>
      inTransaction(async () => {
        await db().update(appUser).set({ delYn: 'Y' }).where(eq(appUser.userId, 'demo-admin'));
        await assertAdministratorRemains();
      });
    await expect(inDatabase(leave)).rejects.toMatchObject({ status: 400, message: last });
    expect(await heard(admin)).toBe(200);
  });
});

describe('the history of rights', () => {
  it('shows who granted what to whom, with personal data masked', async () => {
    const { userId } = await person();
    const change = { groupId: adminGroup, userNm: '홍길동', eml: 'gildong@demo.go.kr' };
    await saved('user', { userId }, change);
    const [row] = await inDatabase(async () =>
      db()
        .select()
        .from(changeHistory)
        .where(and(eq(changeHistory.entityNm, 'user'), eq(changeHistory.recordKey, userId)))
        .orderBy(changeHistory.chgHstryId),
    );
    expect(row).toMatchObject({
      rgtrId: 'demo-admin',
      bfrCn: { groupId: missionGroup, userNm: '박*료' },
      aftrCn: { groupId: adminGroup, userNm: '홍*동', eml: 'gi*****@demo.go.kr' },
    });
    const list = (await admin.get('/changehistory-list', { entityNm: 'user', recordKey: userId })) as Failed;
    expect([list.status, JSON.stringify(list.body)]).toEqual([
      200,
      expect.not.stringContaining('홍길동') as string,
    ]);
  });
});

describe('a forged header', () => {
  it('menu-id grants nothing: neither a number nor a menu they hold', async () => {
    const { client } = await person();
    for (const menuId of ['1', '2', '999999', '-1', 'x', '']) {
      const answer = await client.call({
        method: 'GET',
        url: '/api/user-list',
        headers: { 'menu-id': menuId },
      });
      expect(answer.status).toBe(403);
    }
  });

  it('X-Forwarded-For counts only from a trusted proxy', async () => {
    const spoofed = { 'x-forwarded-for': '127.0.0.1' };
    const offSite = await signedIn(app, 'admin', '8.8.8.8');
    const plain = await offSite.call({ method: 'GET', url: '/api/user-list', headers: spoofed });
    expect(plain.status).toBe(403);
    await inDatabase(async () => db().delete(loginAttempt));
    const proxied = await testApp({ database, variables: { TRUST_PROXY: '203.0.113.1' } });
    const call = async (address: string, forwarded: string) => {
      const client = await signedIn(proxied.app, 'admin', address);
      const headers = { 'x-forwarded-for': forwarded };
      return (await client.call({ method: 'GET', url: '/api/user-list', headers })).status;
    };
    expect(await call('8.8.8.8', '127.0.0.1')).toBe(403);
    expect(await call('203.0.113.1', '127.0.0.1')).toBe(200);
    expect(await call('203.0.113.1', '8.8.8.8')).toBe(403);
    expect(await call('203.0.113.1', '127.0.0.1, 8.8.8.8')).toBe(403);
  });
});
