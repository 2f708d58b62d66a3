import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { appUser, outboxMessage } from '#generated/tables/index.ts';
import type { Done, PasswordLinkState } from '#generated/types/accountCalls.ts';
import type { CertificationResult } from '#generated/types/verificationCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { Client, signedIn } from '../helpers/client.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { smsGateway } from '../helpers/smsGateway.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const mail = await mailServer();
const sms = await smsGateway();
const { app } = await testApp({
  jobs: true,
  variables: { SMTP_URL: mail.url, SMS_URL: sms.url, PUBLIC_URL: 'https://press.demo.go.kr' },
});

const who = { eml: 'jung@korea.kr', mblTelno: '010-1234-5678' };
const password = 'Chosen!Pass7';

/** Waits for a mail to the person that matches, and returns the match. */
const inMail = async (pattern: RegExp): Promise<string> => {
  const found = () => pattern.exec(mail.received.at(-1)?.plain ?? '')?.[1];
  await expect.poll(found, { interval: 10 }).toBeTruthy();
  return found() ?? '';
};

it('a person signs up with mailed and texted codes, is approved, and sets a password', async () => {
  const client = new Client(app);
  await client.get('/site');

  await client.write('POST', '/register-verification-eml', { toContact: who.eml });
  const mailed = await client.write<{ data: CertificationResult }>(
    'POST',
    '/register-verification-eml/check',
    { toContact: who.eml, certNo: await inMail(/(\d{6})/) },
  );
  expect(mailed.body.data.result).toBe(true);

  const join = { certKnd: 'JOIN', toContact: who.mblTelno };
  await client.write('POST', '/user-verification-sms', join);
  await expect.poll(() => sms.received.length, { interval: 10 }).toBe(1);
  const certNo = /\d{6}/.exec(sms.received[0]?.text ?? '')?.[0];
  const texted = await client.write<{ data: CertificationResult }>('POST', '/user-verification-sms/check', {
    ...join,
    certNo,
  });
  expect(texted.body.data.result).toBe(true);

  const registered = await client.write('POST', '/register', {
    ...who,
    userNm: '정신청',
    telno: '044-203-2000',
    ntnId: 'KR',
    instNm: '문화체육관광부',
    deptNm: '홍보과',
    jbgdNm: '행정주사',
    jbpsNm: '주무관',
    useTrmsAgre: 'Y',
    prvcClctAgreEsntl: 'Y',
  });
  expect(registered.status).toBe(200);
  await inMail(/(가입 신청을 받았습니다)/);

  const [account] = await inDatabase(async () => db().select().from(appUser).where(eq(appUser.eml, who.eml)));
  const admin = await signedIn(app, 'admin');
  const approval = await admin.write('PUT', '/update-userapprovalrequest/approval', {
    userId: account?.userId,
    groupId: 2,
    authrtIdList: [1],
  });
  expect(approval.status).toBe(200);

  const token = await inMail(/https:\/\/press\.demo\.go\.kr\/login#link=([\w-]+)/);
  const state = await client.write<{ data: PasswordLinkState }>('POST', '/password-link/check', { token });
  expect(state.body.data).toMatchObject({ result: true, eml: 'ju**@korea.kr', userNm: '정*청' });
  const done = await client.write<{ data: Done }>('POST', '/password-link', { token, newPswd: password });
  expect(done.body.data.result).toBe(true);
  expect((await new Client(app).signIn(who.eml, password)).status).toBe(200);

  const outbox = () => inDatabase(async () => db().select().from(outboxMessage));
  const isOver = async () => (await outbox()).every(({ sttsCd }) => sttsCd === 'sent');
  await expect.poll(isOver, { interval: 10 }).toBe(true);
  const messages = await outbox();
  expect(messages).toHaveLength(4);
  expect(messages.every(({ cn }) => cn === null)).toBe(true);
});
