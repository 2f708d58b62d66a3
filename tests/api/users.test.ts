import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { today } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import {
  appUser,
  changeHistory,
  loginAttempt,
  outboxMessage,
  passwordLink,
  userGroup,
} from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Row = Record<string, unknown>;
type Stored = Answer<{ data: Row }>;
type Failed = Answer<ErrorBody>;

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const account = async (userId: string) =>
  (await inDatabase(async () => db().select().from(appUser).where(eq(appUser.userId, userId))))[0];
const mailsTo = (rcvr: string) =>
  inDatabase(async () => db().select().from(outboxMessage).where(eq(outboxMessage.rcvr, rcvr)));
const groups = await inDatabase(async () => db().select().from(userGroup));
const groupId = groups.find(({ groupCd }) => groupCd === 'HQ')?.groupId;
const adminGroup = groups.find(({ groupCd }) => groupCd === 'ADMIN')?.groupId;

let n = 0;
const newcomer = (more: Row = {}): Row => ({
  eml: `newcomer${++n}@demo.go.kr`,
  userNm: '신입용',
  telno: '02-300-1234',
  mblTelno: `010-7000-${String(n).padStart(4, '0')}`,
  jbgdNm: '행정주사',
  jbpsNm: '주무관',
  instNm: '문화체육관광부',
  deptNm: '해외홍보정책과',
  pbrlEvlTrgtYn: 'N',
  ntnId: 'KR',
  groupId,
  ...more,
});
const insert = (body: Row) => admin.write('POST', '/insert-user', body);
const registered = async (more: Row = {}): Promise<{ record: Row; sent: Row }> => {
  const sent = newcomer(more);
  const answer = (await insert(sent)) as Stored;
  expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
  return { record: answer.body.data, sent };
};
const update = async (userId: unknown, change: Row, client = admin): Promise<Failed> => {
  const { body } = (await admin.get('/user-detail', { userId: String(userId) })) as Stored;
  const { mdfcnDt } = body.data;
  return (await client.write('PUT', '/update-user', { userId, mdfcnDt, ...change })) as Failed;
};
const command = (name: string, body: Row, client = admin) =>
  client.write('PUT', `/update-user/${name}`, body) as Promise<Failed & Stored>;

describe('a registering administrator', () => {
  it('creates an approved account without a password, and a link is mailed', async () => {
    const { record, sent } = await registered();
    expect(record).toMatchObject({ userAprvYn: 'Y', joinCertYn: 'N', aprvrId: 'demo-admin', eml: null });
    expect(record.masked).toEqual(expect.arrayContaining(['eml', 'userNm', 'telno', 'mblTelno']));
    const stored = await account(String(record.userId));
    expect(stored).toMatchObject({ pswdHash: null, signUpYn: 'N', eml: sent.eml });
    const [mail] = await mailsTo(String(sent.eml));
    expect(mail?.ttl).toContain('계정이 등록되었습니다');
    const links = await inDatabase(async () =>
      db()
        .select()
        .from(passwordLink)
        .where(eq(passwordLink.userId, String(record.userId))),
    );
    expect(links).toHaveLength(1);
    expect(mail?.cn).toContain('/login#link=');
  });

  it.each<[string, (first: Row) => Row, string, string]>([
    [
      'an address',
      ({ eml }) => ({ eml: String(eml).toUpperCase() }),
      'eml',
      '이미 가입된 이메일이 있습니다.',
    ],
    [
      'a mobile number',
      ({ mblTelno }) => ({ mblTelno }),
      'mblTelno',
      '이미 사용 중인 휴대폰 번호입니다. 다른 휴대폰 번호를 입력해주세요.',
    ],
  ])('is told in the specified words that %s is taken', async (_what, same, name, message) => {
    const [first, second] = [await registered(), await registered()];
    const clash = newcomer(same(first.sent));
    const inserted = (await insert(clash)) as Failed;
    const updated = await update(second.record.userId, same(first.sent));
    for (const { status, body } of [inserted, updated])
      expect([status, body.message, body.fields?.[0]?.name]).toEqual([409, message, name]);
    if (name !== 'eml') expect(await mailsTo(String(clash.eml))).toEqual([]);
  });

  it('cannot create an inactive account', async () => {
    const answer = (await insert(newcomer({ delYn: 'Y' }))) as Failed;
    expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, 'delYn']);
  });

  it.each(['Y ', ' Y'])('cannot create an inactive account by %j, which is stored trimmed', async (delYn) => {
    const answer = (await insert(newcomer({ delYn }))) as Failed;
    expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, 'delYn']);
  });

  it.each<Row>([{ pswdHash: 'x' }, { rightsVer: 9 }, { mngrYn: 'Y' }, { pswdHistory: [] }, { emlFold: 'x' }])(
    'is refused an unknown field: %j',
    async (extra) => {
      const [name = ''] = Object.keys(extra);
      const { record } = await registered();
      for (const answer of [(await insert(newcomer(extra))) as Failed, await update(record.userId, extra)])
        expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, name]);
    },
  );

  it('cannot set fields of the server', async () => {
    const forged = {
      userAprvYn: 'R',
      joinCertYn: 'Y',
      mblCertYn: 'Y',
      prvcClctAgreChc: 'Y',
      signUpYn: 'Y',
      aprvrId: 'demo-staff',
      pswdChgYmd: '2020-01-01',
      lockYn: 'Y',
      leaveYn: 'Y',
      rgtrId: 'demo-staff',
      userId: 'chosen-by-hand',
    };
    const { record } = await registered(forged);
    const whole = { ...record, ...forged, userId: record.userId };
    const answer = (await admin.write('PUT', '/update-user', whole)) as Stored;
    expect(answer.body.data).toMatchObject({
      userAprvYn: 'Y',
      joinCertYn: 'N',
      mblCertYn: 'N',
      prvcClctAgreChc: 'N',
      signUpYn: 'N',
      aprvrId: 'demo-admin',
      pswdChgYmd: null,
      lockYn: 'N',
      leaveYn: 'N',
      rgtrId: 'demo-admin',
    });
    expect(record.userId).not.toBe('chosen-by-hand');
  });
});

describe('a mobile number set by an administrator', () => {
  it('becomes unverified; other changes keep it verified', async () => {
    const userId = await colleague({ groupId, mblTelno: '010-7100-0001', mblCertYn: 'Y' });
    const after = async (change: Row) => {
      expect((await update(userId, change)).status).toBe(200);
      return (await account(userId))?.mblCertYn;
    };
    expect(await after({ deptNm: '국제문화과', mblTelno: '010-7100-0001' })).toBe('Y');
    expect(await after({ mblTelno: '010-7100-0002' })).toBe('N');
  });
});

describe('an inactive account', () => {
  const inactiveFor = async (days: number): Promise<string> => {
    const userId = await colleague({ groupId });
    await admin.write('DELETE', '/delete-user', { userId });
    const since = new Date(Date.now() - days * 86_400_000);
    await inDatabase(async () =>
      db().update(changeHistory).set({ regDt: since }).where(eq(changeHistory.recordKey, userId)),
    );
    return userId;
  };

  it('can be restored within thirty days', async () => {
    const userId = await inactiveFor(29.9);
    expect((await update(userId, { delYn: 'N' })).status).toBe(200);
    expect((await account(userId))?.delYn).toBe('N');
  });

  it('cannot be restored later, whatever else was changed since', async () => {
    const userId = await inactiveFor(30.1);
    expect((await update(userId, { deptNm: '국제문화과' })).status).toBe(200);
    const answer = await update(userId, { delYn: 'N' });
    expect([answer.status, answer.body.message]).toEqual([
      403,
      '비활성으로 바꾼 지 30일이 지나 되돌릴 수 없습니다. 새 사용자로 등록해 주세요.',
    ]);
  });
});

describe('the list of users', () => {
  it('includes inactive ones, marked by the activity flag', async () => {
    const { record } = await registered({ deptNm: '목록과' });
    await admin.write('DELETE', '/delete-user', { userId: record.userId });
    const { record: active } = await registered({ deptNm: '목록과' });
    const ids = async (query: Record<string, string>) =>
      (
        (await admin.get('/user-list', { deptNm: '목록과', ...query })) as Answer<{ data: Row[] }>
      ).body.data.map(({ userId }) => userId);
    expect(new Set(await ids({}))).toEqual(new Set([record.userId, active.userId]));
    expect(await ids({ delYn: 'N' })).toEqual([active.userId]);
    expect(await ids({ delYn: 'Y' })).toEqual([record.userId]);
  });
});

describe('an account that cannot be chosen', () => {
  it.each<[string, Row]>([
    ['inactive', { delYn: 'Y' }],
    ['out of use', { useYn: 'N' }],
    ['not yet approved', { userAprvYn: 'N' }],
    ['rejected', { userAprvYn: 'R' }],
  ])('because %s is refused in authority groups and as a contact', async (_what, state) => {
    const userId = await colleague(state);
    const member = (await admin.write('POST', '/insert-authorized', {
      authrtNm: '새 권한',
      authorizedUserList: [{ userId }],
    })) as Failed;
    const contact = (await admin.write('POST', '/insert-usergroup', {
      groupNm: '새 그룹',
      groupCd: `NEW_${++n}`,
      picId: userId,
    })) as Failed;
    expect([member.status, member.body.fields?.[0]?.name]).toEqual([400, 'authorizedUserList']);
    expect([contact.status, contact.body.fields?.[0]?.name]).toEqual([400, 'picId']);
  });

  it('or group that is disabled is refused for a user', async () => {
    const group = (await admin.write('POST', '/insert-usergroup', {
      groupNm: '끝난 그룹',
      groupCd: `OLD_${++n}`,
      useYn: 'N',
    })) as Stored;
    const answer = (await insert(newcomer({ groupId: group.body.data.groupId }))) as Failed;
    expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, 'groupId']);
  });
});

describe('an administrator', () => {
  it.each<Row>([
    { groupId },
    { useYn: 'N' },
    { delYn: 'Y' },
    { authorizedList: [] },
    { authorizedList: [{ authrtId: 1, prslYn: 'Y', wrtYn: 'Y' }, { authrtId: 7 }] },
  ])('cannot change for themselves: %j', async (change) => {
    const answer = await update('demo-admin', change);
    expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([403, Object.keys(change)[0]]);
    expect(answer.body.message).toContain('다른 관리자에게 요청해 주세요.');
  });

  it('may send back their own record, and change harmless fields', async () => {
    const { body } = (await admin.get('/user-detail', { userId: 'demo-admin' })) as Stored;
    expect((await admin.write('PUT', '/update-user', body.data)).status).toBe(200);
    expect((await update('demo-admin', { deptNm: '정보화담당관' })).status).toBe(200);
  });

  it('cannot delete, reset or certify themselves', async () => {
    const deleted = (await admin.write('DELETE', '/delete-user', { userId: 'demo-admin' })) as Failed;
    const reset = await command('password-reset', { userId: 'demo-admin' });
    const certified = await command('join-cert-yn', { userId: 'demo-admin', joinCertYn: 'Y' });
    expect([deleted.status, reset.status, certified.status]).toEqual([403, 403, 403]);
    expect(deleted.body.message).toContain('회원 탈퇴');
    expect(reset.body.message).toContain('마이페이지');
  });
});

describe('a user without administration', () => {
  it('reads and changes only their own account, through their page', async () => {
    const userId = await colleague({ groupId }, [1]);
    const client = await colleagueClient(app, userId);
    for (const target of [userId, 'demo-admin']) {
      expect((await client.get('/user-detail', { userId: target })).status).toBe(403);
      expect((await client.get('/user-detail', { userId: target, reveal: 'Y', reason: '시험' })).status).toBe(
        403,
      );
      expect((await update(target, { groupId: adminGroup }, client)).status).toBe(403);
      expect((await client.write('DELETE', '/delete-user', { userId: target })).status).toBe(403);
      expect((await command('end-lock', { userId: target }, client)).status).toBe(403);
    }
  });
});

describe('a password reset', () => {
  it('clears the password, signs the person out and mails a link', async () => {
    const userId = await colleague({ groupId });
    const client = await colleagueClient(app, userId);
    const answer = await command('password-reset', { userId });
    expect(answer.body).toMatchObject({
      data: { result: true, message: expect.stringContaining('메일을 보내지 못했습니다') as string },
    });
    const stored = await account(userId);
    expect(stored).toMatchObject({ pswdHash: null, pswdChgYmd: null });
    expect(stored?.pswdHistory).toHaveLength(1);
    expect(((await client.get('/user-info')) as Failed).body.code).toBe('AUTH8');
    expect((await mailsTo(`${userId}@demo.go.kr`)).map(({ ttl }) => ttl)).toEqual([
      expect.stringContaining('초기화') as string,
    ]);
    expect((await new Client(app).signIn(`${userId}@demo.go.kr`, 'Colleague!2345')).status).toBe(401);
  });

  it.each<[string, Row]>([
    ['inactive', { delYn: 'Y' }],
    ['not approved', { userAprvYn: 'N' }],
  ])('is refused for an account that is %s, and mails nothing', async (_what, state) => {
    const userId = await colleague(state);
    expect((await command('password-reset', { userId })).status).toBe(400);
    expect(await mailsTo(`${userId}@demo.go.kr`)).toEqual([]);
    expect((await account(userId))?.pswdHash).not.toBeNull();
  });
});

describe('a command that sets one fact', () => {
  const versionOf = async (userId: string) => (await account(userId))?.mdfcnDt.getTime() ?? 0;

  it('wakes a dormant account for twelve months', async () => {
    const longAgo = new Date('2020-01-01T00:00:00Z');
    const dates = { lastLgnDt: longAgo, aprvDt: longAgo, regDt: longAgo };
    const userId = await colleague({ leaveYn: 'Y', ...dates });
    const before = await versionOf(userId);
    expect((await command('end-leave', { userId })).body.data).toMatchObject({ leaveYn: 'N' });
    expect(await versionOf(userId)).toBeGreaterThan(before);
    await colleagueClient(app, userId);
  });

  it('unlocks an account and clears its failed attempts', async () => {
    const userId = await colleague({ groupId });
    const eml = `${userId}@demo.go.kr`;
    const before = await versionOf(userId);
    for (let index = 0; index < 5; index++) {
      await new Client(app).signIn(eml, 'Wrong!23456');
      await inDatabase(async () => db().update(loginAttempt).set({ waitDt: null }));
    }
    expect((await account(userId))?.lockYn).toBe('Y');
    expect(await versionOf(userId)).toBeGreaterThan(before);
    expect((await command('end-lock', { userId })).body.data).toMatchObject({ lockYn: 'N' });
    await colleagueClient(app, userId);
  });

  it('certifies as of today, or requests a new certification', async () => {
    const userId = await colleague({ joinCertYn: 'N', lastJoinCertYmd: null });
    const yes = await command('join-cert-yn', { userId, joinCertYn: 'Y' });
    expect(yes.body.data).toMatchObject({ joinCertYn: 'Y', lastJoinCertYmd: today() });
    const client = await colleagueClient(app, userId);
    const no = await command('join-cert-yn', { userId, joinCertYn: 'N' });
    expect(no.body.data).toMatchObject({ joinCertYn: 'N', lastJoinCertYmd: today() });
    expect(((await client.get('/user-info')) as Failed).body.code).toBe('AUTH8');
  });

  it.each(['password-reset', 'end-leave', 'end-lock', 'join-cert-yn'])(
    '%s answers 404 with a sentence for an unknown account',
    async (name) => {
      const body = { userId: 'nobody', ...(name === 'join-cert-yn' && { joinCertYn: 'Y' }) };
      const answer = await command(name, body);
      expect([answer.status, answer.body.message]).toEqual([
        404,
        '사용자를 찾을 수 없습니다. 이미 삭제되었을 수 있습니다.',
      ]);
    },
  );

  it('is in the history, and makes an older form a conflict', async () => {
    const userId = await colleague({ lockYn: 'Y', groupId });
    const { body } = (await admin.get('/user-detail', { userId })) as Stored;
    await command('end-lock', { userId });
    const stale = (await admin.write('PUT', '/update-user', body.data)) as Failed;
    expect([stale.status, stale.body.code]).toEqual([409, 'CONFLICT']);
    const history = (await admin.get('/changehistory-list', { recordKey: userId })) as Answer<{
      data: Row[];
    }>;
    expect(history.body.data).toMatchObject([{ entityNm: 'user', chgKnd: 'update' }]);
  });
});
