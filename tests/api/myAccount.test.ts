import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import {
  agreement,
  appUser,
  certification,
  changeHistory,
  loginAttempt,
  outboxMessage,
} from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();

const change = (userId: string, values: Partial<typeof appUser.$inferInsert>) =>
  inDatabase(async () => db().update(appUser).set(values).where(eq(appUser.userId, userId)));
const failed = (answer: unknown) => answer as Answer<ErrorBody>;
const put = <T>(client: Client, path: string, body: unknown = {}) =>
  client.write('PUT', path, body) as Promise<Answer<{ data: T } & ErrorBody>>;
const noWaiting = () => inDatabase(async () => db().delete(loginAttempt));

/** Stores a certification, as if a code had been received and entered. */
const certify = (userId: string, certKnd: string, chnl: 'EML' | 'SMS', toContact: string) =>
  inDatabase(async () =>
    db()
      .insert(certification)
      .values({
        certId: crypto.randomUUID(),
        sbjctKey: `user:${userId}`,
        certKnd,
        chnl,
        toContact,
        codeHash: '-',
        certDt: new Date(),
      }),
  );

const lastMail = async (rcvr: string) => {
  const [mail] = await inDatabase(async () =>
    db().select().from(outboxMessage).where(eq(outboxMessage.rcvr, rcvr)).orderBy(desc(outboxMessage.msgId)),
  );
  return mail;
};

describe('changing the password', () => {
  it('requires the current one, ends other sessions, sends a mail', async () => {
    const [here, there] = [await signedIn(app, 'mission'), await signedIn(app, 'mission')];
    const wrong = await put(here, '/update-user/password', { pswd: 'nope', newPswd: 'Fresh!23456' });
    expect([wrong.status, wrong.body.fields?.[0]?.name]).toEqual([400, 'pswd']);
    const answer = await put<Session>(here, '/update-user/password', {
      pswd: 'Mission!2345',
      newPswd: 'Fresh!23456',
    });
    expect([answer.status, answer.body.data.pswdChgYmd]).toEqual([200, today()]);
    expect((await here.get('/user-info')).status).toBe(200);
    expect(failed(await there.get('/user-info')).body.code).toBe('AUTH8');
    expect((await lastMail('mission@demo.go.kr'))?.ttl).toContain('비밀번호가 변경되었습니다');
    expect((await new Client(app).signIn('mission@demo.go.kr', 'Mission!2345')).status).toBe(401);
    await noWaiting();
  });

  it.each([
    ['short', 'aB3$efg', '9자 이상'],
    ['of two kinds', 'abcdefgh12', '세 가지 이상'],
    ['with the name of the e-mail', 'Mission!2026x', '이메일 아이디'],
    ['among the first to be guessed', 'Password123!', '짐작하기 쉬운'],
    ['the one that is in use', 'Fresh!23456', '최근에 쓴'],
  ])('refuses one that is %s', async (_what, newPswd, sentence) => {
    const client = new Client(app);
    await client.signIn('mission@demo.go.kr', 'Fresh!23456');
    const answer = await put(client, '/update-user/password', { pswd: 'Fresh!23456', newPswd });
    expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, 'newPswd']);
    expect(answer.body.message).toContain(sentence);
  });

  it('remembers three passwords, and lets the fourth come back', async () => {
    const client = new Client(app);
    let pswd = 'Fresh!23456';
    await client.signIn('mission@demo.go.kr', pswd);
    const to = async (newPswd: string) => {
      const { status, body } = failed(await put(client, '/update-user/password', { pswd, newPswd }));
      if (status === 200) pswd = newPswd;
      else expect(body.message).toContain('최근에 쓴');
      return status;
    };
    expect(await to('Second!23456')).toBe(200);
    expect(await to('Third!234567')).toBe(200);
    expect(await to('Fresh!23456')).toBe(400);
    expect(await to('Fourth!23456')).toBe(200);
    expect(await to('Fresh!23456')).toBe(200);
  });

  it('keeps no password in the history or in the outbox', async () => {
    const rows = await inDatabase(async () => [
      ...(await db().select().from(changeHistory)),
      ...(await db().select().from(outboxMessage)),
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/scrypt|!23456/);
  });
});

describe('keeping a password that is older than six months', () => {
  it('is allowed then, and not before', async () => {
    const client = await signedIn(app, 'staff');
    const early = await put(client, '/update-user/password-extend');
    await change('demo-staff', { pswdChgYmd: '2020-01-01' });
    expect(failed(await client.get('/article-list')).body.code).toBe('STEP_REQUIRED');
    const answer = await put<Session>(client, '/update-user/password-extend');
    expect([early.status, answer.status]).toEqual([400, 200]);
    expect(answer.body.data).toMatchObject({ pswdChgYmd: today(), passwordExtensionRequired: false });
    expect((await client.get('/article-list')).status).toBe(200);
  });
});

const yes = { useTrmsAgre: 'Y', prvcClctAgreEsntl: 'Y', prvcClctAgreChc: 'N' };

describe('agreeing', () => {
  it('needs both required agreements, each with its sentence', async () => {
    const client = await signedIn(app, 'pending');
    const answer = await put(client, '/update-register/join-cert-yn', { ...yes, prvcClctAgreEsntl: 'N' });
    expect([answer.status, answer.body.message]).toEqual([400, '개인정보 수집·이용(필수)에 동의해 주세요.']);
    expect(failed(await client.get('/article-list')).body.code).toBe('STEP_REQUIRED');
  });

  it('opens the screens at once, and keeps who agreed to which revision', async () => {
    const client = await signedIn(app, 'pending');
    const answer = await put<Session>(client, '/update-register/join-cert-yn', yes);
    expect(answer.body.data).toMatchObject({ joinCertYn: 'Y', lastJoinCertYmd: today() });
    expect((await client.get('/article-list')).status).toBe(200);
    const kept = await inDatabase(async () =>
      db().select().from(agreement).where(eq(agreement.userId, 'demo-pending')),
    );
    expect(kept.map(({ docKndCd, agreYn }) => [docKndCd, agreYn])).toEqual([
      ['DOC_KND_TERMS', 'Y'],
      ['DOC_KND_REQUIRED', 'Y'],
      ['DOC_KND_OPTIONAL', 'N'],
    ]);
  });

  it('again after three months needs a code besides, which counts once', async () => {
    await change('demo-pending', { lastJoinCertYmd: addDays(today(), -100) });
    const client = await signedIn(app, 'pending');
    expect(failed(await client.get('/article-list')).body.code).toBe('STEP_REQUIRED');
    const without = await put(client, '/update-register/join-cert-yn', yes);
    expect([without.status, without.body.message]).toEqual([400, expect.stringContaining('인증코드')]);
    await certify('demo-pending', 'RECERT', 'SMS', '010-0000-0004');
    expect((await put(client, '/update-register/join-cert-yn', yes)).status).toBe(200);
    expect((await client.get('/article-list')).status).toBe(200);
    expect((await put(client, '/update-register/join-cert-yn', yes)).status).toBe(400);
  });
});

describe('a certification requested by an administrator', () => {
  it('requires a code like any later certification', async () => {
    const admin = await signedIn(app, 'admin');
    const body = { userId: 'demo-staff', joinCertYn: 'N' };
    expect((await put(admin, '/update-user/join-cert-yn', body)).status).toBe(200);
    const client = await signedIn(app, 'staff');
    const without = await put(client, '/update-register/join-cert-yn', yes);
    expect([without.status, without.body.message]).toEqual([400, expect.stringContaining('인증코드')]);
    await certify('demo-staff', 'RECERT', 'SMS', '010-0000-0002');
    expect((await put(client, '/update-register/join-cert-yn', yes)).status).toBe(200);
  });
});

describe('leaving', () => {
  it('asks for the password, ends every session, and lets nobody in again', async () => {
    const [here, there] = [await signedIn(app, 'staff'), await signedIn(app, 'staff')];
    expect((await here.write('DELETE', '/unregister-user', { pswd: 'nope' })).status).toBe(400);
    expect((await here.write('DELETE', '/unregister-user', { pswd: 'Staff!2345' })).status).toBe(200);
    expect(here.cookies.has('access')).toBe(false);
    expect(failed(await there.get('/user-info')).body.code).toBe('AUTH8');
    expect((await new Client(app).signIn('staff@demo.go.kr', 'Staff!2345')).status).toBe(401);
    const history = await inDatabase(async () =>
      db()
        .select()
        .from(changeHistory)
        .where(and(eq(changeHistory.entityNm, 'user'), eq(changeHistory.recordKey, 'demo-staff'))),
    );
    expect(history.some(({ aftrCn }) => (aftrCn as { delYn?: string }).delYn === 'Y')).toBe(true);
    await change('demo-staff', { delYn: 'N' });
  });

  it('is not for the last administrator', async () => {
    const client = await signedIn(app, 'admin');
    const answer = failed(await client.write('DELETE', '/unregister-user', { pswd: 'Admin!2345' }));
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('마지막 관리자')]);
    expect((await client.get('/user-info')).status).toBe(200);
  });
});
