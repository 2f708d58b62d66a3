import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import type { Session } from '#contract/session.ts';
import {
  appUser,
  certification,
  changeHistory,
  outboxMessage,
  userSession,
} from '#generated/tables/index.ts';
import type { MyPage } from '#generated/types/myPage.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app } = await testApp();

const change = (userId: string, values: Partial<typeof appUser.$inferInsert>) =>
  inDatabase(async () => db().update(appUser).set(values).where(eq(appUser.userId, userId)));
const accountOf = async (userId: string) => {
  const [account] = await inDatabase(async () =>
    db().select().from(appUser).where(eq(appUser.userId, userId)),
  );
  return account as typeof appUser.$inferSelect;
};
const failed = (answer: unknown) => answer as Answer<ErrorBody>;
const put = <T>(client: Client, path: string, body: unknown = {}) =>
  client.write('PUT', path, body) as Promise<Answer<{ data: T } & ErrorBody>>;
const myPage = async (client: Client) => (await client.get<{ data: MyPage }>('/user-mypage')).body.data;

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

describe('my page', () => {
  it('sends report mails only to who agreed to them', async () => {
    const client = await signedIn(app, 'mission');
    const save = async (values: Partial<MyPage>) => {
      const { userId, mdfcnDt } = await myPage(client);
      return put<MyPage>(client, '/user-mypage', { userId, mdfcnDt, ...values });
    };
    expect((await save({ prvcClctAgreChc: 'Y', rptpEmlYn: 'Y' })).status).toBe(200);
    expect((await save({ prvcClctAgreChc: 'N' })).status).toBe(200);
    expect(await myPage(client)).toMatchObject({ prvcClctAgreChc: 'N', rptpEmlYn: 'N' });
    const refused = await save({ rptpEmlYn: 'Y' });
    expect([refused.status, refused.body.fields?.map(({ name }) => name)]).toEqual([400, ['rptpEmlYn']]);
  });

  it('shows my own particulars unmasked, and those of nobody else', async () => {
    const client = await signedIn(app, 'staff');
    expect(await myPage(client)).toMatchObject({
      userId: 'demo-staff',
      eml: 'staff@demo.go.kr',
      userNm: '이직원',
    });
    const other = await client.get<ErrorBody>('/user-mypage', { userId: 'demo-admin' });
    expect([other.status, other.body.fields?.map(({ name }) => name)]).toEqual([400, ['userId']]);
  });

  it('saves what one may change, and writes to nobody else', async () => {
    const client = await signedIn(app, 'staff');
    const { mdfcnDt } = await myPage(client);
    const answer = await put<MyPage>(client, '/user-mypage', {
      userId: 'demo-admin',
      mdfcnDt,
      deptNm: '뉴미디어과',
    });
    expect([answer.status, answer.body.data.deptNm]).toEqual([200, '뉴미디어과']);
    expect((await accountOf('demo-admin')).deptNm).not.toBe('뉴미디어과');
  });

  it.each([
    'mngrYn',
    'pswdHash',
    'rightsVer',
    'authorizedList',
    'useYn',
    'lockYn',
    'mediaMngrYn',
    'pbrlEvlTrgtYn',
  ])('does not know %s', async (name) => {
    const client = await signedIn(app, 'staff');
    const { mdfcnDt } = await myPage(client);
    const answer = await put(client, '/user-mypage', { mdfcnDt, [name]: 'Y' });
    expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, name]);
  });

  it.each(['groupId', 'joinCertYn', 'mblCertYn', 'pswdChgYmd'])(
    'ignores %s, which it only shows',
    async (name) => {
      const client = await signedIn(app, 'staff');
      const before = await accountOf('demo-staff');
      const record = await myPage(client);
      await put(client, '/user-mypage', { mdfcnDt: record.mdfcnDt, [name]: name === 'groupId' ? 1 : 'N' });
      const after = await accountOf('demo-staff');
      expect(after[name as 'groupId']).toEqual(before[name as 'groupId']);
    },
  );

  it.each(['userNm', 'jbgdNm', 'jbpsNm', 'instNm', 'deptNm', 'telno', 'eml', 'ntnId'])(
    'needs %s',
    async (name) => {
      const client = await signedIn(app, 'staff');
      const { mdfcnDt } = await myPage(client);
      const answer = await put(client, '/user-mypage', { mdfcnDt, [name]: '' });
      expect([answer.status, answer.body.fields?.[0]?.name]).toEqual([400, name]);
    },
  );

  it('is told when somebody else saved meanwhile', async () => {
    const client = await signedIn(app, 'staff');
    const { mdfcnDt } = await myPage(client);
    await put(client, '/user-mypage', { mdfcnDt, jbpsNm: '과장' });
    expect((await put(client, '/user-mypage', { mdfcnDt, jbpsNm: '국장' })).status).toBe(409);
  });

  it('checks a contact in its stored form, whatever else is sent', async () => {
    const client = await signedIn(app, 'staff');
    const whole = await myPage(client);
    const email = await put(client, '/user-mypage', { ...whole, eml: ' Elsewhere@demo.go.kr ' });
    expect([email.status, email.body.message]).toEqual([400, messages.email.verificationNeeded]);
    const mobile = await put(client, '/user-mypage', { ...whole, mblTelno: '010-7777-6666', mblCertYn: 'Y' });
    expect([mobile.status, mobile.body.message]).toEqual([400, messages.form.phoneVerificationNeeded]);
    expect(await myPage(client)).toEqual(whole);
  });

  it('takes its own answer back whole', async () => {
    const client = await signedIn(app, 'staff');
    const answer = await put<MyPage>(client, '/user-mypage', await myPage(client));
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  });

  it('leaves its history with the user, without a readable particular', async () => {
    const client = await signedIn(app, 'staff');
    const { mdfcnDt } = await myPage(client);
    await put(client, '/user-mypage', { mdfcnDt, userNm: '이개명', telno: '02-7777-1234' });
    const rows = await inDatabase(async () =>
      db().select().from(changeHistory).where(eq(changeHistory.recordKey, 'demo-staff')),
    );
    expect(new Set(rows.map(({ entityNm }) => entityNm))).toEqual(new Set(['user']));
    expect(JSON.stringify(rows)).not.toMatch(/이개명|이직원|7777-1234|staff@demo/);
    await change('demo-staff', { userNm: '이직원' });
  });

  it('takes a new number only with its code, which is lost by no refused save', async () => {
    const client = await signedIn(app, 'staff');
    const { mdfcnDt } = await myPage(client);
    const save = (body: object) => put<MyPage>(client, '/user-mypage', { mdfcnDt, ...body });
    const without = await save({ mblTelno: '010-9999-1111' });
    expect([without.status, without.body.message]).toEqual([400, messages.form.phoneVerificationNeeded]);
    await certify('demo-staff', 'CHANGE', 'SMS', '010-9999-1111');
    expect((await save({ mblTelno: '010-9999-1111', userNm: '' })).status).toBe(400);
    expect((await save({ mblTelno: '010-9999-1111' })).body.data.mblTelno).toBe('010-9999-1111');
  });

  it('asks for the code of a number that was never certified, even if it stays the same', async () => {
    await change('demo-staff', { mblCertYn: 'N' });
    const client = await signedIn(app, 'staff');
    const record = await myPage(client);
    const answer = await put(client, '/user-mypage', { mdfcnDt: record.mdfcnDt, mblTelno: record.mblTelno });
    expect(answer.body.message).toBe(messages.form.phoneVerificationNeeded);
    await change('demo-staff', { mblCertYn: 'Y' });
  });

  it('changes the e-mail with a code; the new one signs in, the old one is told', async () => {
    const client = await signedIn(app, 'staff');
    const { mdfcnDt } = await myPage(client);
    const save = () => put<MyPage>(client, '/user-mypage', { mdfcnDt, eml: 'moved@demo.go.kr' });
    expect((await save()).body.message).toBe(messages.email.verificationNeeded);
    await certify('demo-staff', 'CHANGE', 'EML', 'moved@demo.go.kr');
    expect((await save()).status).toBe(200);
    expect((await lastMail('staff@demo.go.kr'))?.ttl).toContain('이메일이 변경되었습니다');
    expect((await new Client(app).signIn('MOVED@demo.go.kr', 'Staff!2345')).status).toBe(200);
    await change('demo-staff', { eml: 'staff@demo.go.kr', emlFold: 'staff@demo.go.kr' });
  });

  it('does not take an address that somebody else has, in whatever case', async () => {
    const client = await signedIn(app, 'staff');
    const { mdfcnDt } = await myPage(client);
    await certify('demo-staff', 'CHANGE', 'EML', 'admin@demo.go.kr');
    const answer = await put(client, '/user-mypage', { mdfcnDt, eml: 'Admin@Demo.go.kr' });
    expect([answer.status, answer.body.message]).toEqual([409, messages.email.duplicate]);
  });
});

const yes = { useTrmsAgre: 'Y', prvcClctAgreEsntl: 'Y', prvcClctAgreChc: 'N' };

describe('a code for a new address', () => {
  it('opens nothing of the account before it was given', async () => {
    const client = await signedIn(app, 'admin');
    await inDatabase(async () => db().update(userSession).set({ addVrfcYn: 'Y' }));
    const calls = [
      put(client, '/update-user/password', { pswd: 'Admin!2345', newPswd: 'Taken!Over99' }),
      put(client, '/update-user/password-extend'),
      put(client, '/update-register/join-cert-yn', yes),
      client.get('/user-mypage'),
      client.get('/user-list'),
    ];
    const answers = (await Promise.all(calls)).map(failed);
    expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill('STEP_REQUIRED'));
    const { data } = (await client.get<{ data: Session }>('/user-info')).body;
    expect(data.additionalVerificationRequired).toBe(true);
    await inDatabase(async () => db().update(userSession).set({ addVrfcYn: 'N' }));
  });
});
