import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { fill, messages } from '#contract/messages.ts';
import { appUser, certification, commonCode, userSession } from '#generated/tables/index.ts';
import type { CertificationResult, CertificationSent } from '#generated/types/verificationCalls.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../../../../../tests/helpers/client.ts';
import { outbox } from '../../../../../tests/helpers/outbox.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { type CertificationTarget, isCertified, useCertification } from './certified.ts';
import { isWithin } from './contactCheck.ts';
import { contactBounds } from './subject.ts';

const { app, environment } = await testApp();
const { codeFor, messagesTo, passTime, forget } = outbox();

const failed = (answer: unknown) => answer as Answer<ErrorBody>;
const newcomer = 'lee.newcomer@korea.kr';
const number = '010-7777-0001';

let addresses = 0;
/** A browser with its own address, so that tests do not share rate limits. */
const visitor = async (address = `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`) => {
  const client = new Client(app, address);
  await client.get('/site');
  return client;
};
const sendMail = (client: Client, toContact = newcomer) =>
  client.write<{ data: CertificationSent }>('POST', '/register-verification-eml', { toContact });
const checkMail = async (client: Client, certNo: string, toContact = newcomer) => {
  const { body } = await client.write<{ data: CertificationResult }>(
    'POST',
    '/register-verification-eml/check',
    { toContact, certNo },
  );
  return body.data;
};
const sendText = (client: Client, certKnd: string, toContact?: string) =>
  client.write<{ data: CertificationSent }>('POST', '/user-verification-sms', { certKnd, toContact });
const checkText = async (client: Client, certKnd: string, certNo: string, toContact?: string) => {
  const answer = await client.write<{ data: CertificationResult }>('POST', '/user-verification-sms/check', {
    certKnd,
    toContact,
    certNo,
  });
  return answer.body.data;
};
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const change = (userId: string, values: Partial<typeof appUser.$inferInsert>) =>
  inDatabase(async () => db().update(appUser).set(values).where(eq(appUser.userId, userId)));
const subjectIn = (client: Client) => `visitor:${client.cookies.get('visitor')}`;
const joinWant = (client: Client): CertificationTarget => ({
  sbjctKey: subjectIn(client),
  certKnd: 'JOIN',
  chnl: 'EML',
  toContact: newcomer,
});

beforeEach(forget);

describe('a code by mail', () => {
  it('has six digits, is stored as a hash, and certifies the address once entered', async () => {
    const client = await visitor();
    const sent = await sendMail(client);
    expect(sent.body.data).toEqual({
      result: true,
      message: '인증코드를 보냈습니다. 5분 안에 입력해 주세요.',
      toContact: newcomer,
      expiresIn: 300,
      resendIn: 30,
    });
    const code = await codeFor(newcomer);
    expect(code).toMatch(/^\d{6}$/);
    const rows = await inDatabase(async () => db().select().from(certification));
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(await inDatabase(() => isCertified(joinWant(client)))).toBe(false);
    expect(await checkMail(client, code)).toEqual({ result: true, message: messages.email.verified });
    expect(await inDatabase(() => isCertified(joinWant(client)))).toBe(true);
  });

  it('is bound to a browser by a cookie that scripts cannot read', async () => {
    const client = await visitor();
    const answer = await sendMail(client);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /visitor=[\da-f-]{36}; Max-Age=3600; Path=\/api; HttpOnly; SameSite=Lax/,
    );
  });

  it('is found whatever the case of the address', async () => {
    const client = await visitor();
    await sendMail(client, 'Lee.NewComer@Korea.KR');
    const code = await codeFor('Lee.NewComer@Korea.KR');
    expect((await checkMail(client, code, newcomer)).result).toBe(true);
  });

  it('is not in the subject, which the outbox keeps', async () => {
    await sendMail(await visitor());
    const [message] = await messagesTo(newcomer);
    expect(`${message?.ttl} ${message?.cn}`).not.toMatch(/\d{6}/);
  });

  it.each([
    ['letters', 'abcdef', messages.format.verificationCode],
    ['five digits', '12345', messages.format.verificationCode],
    ['nothing', '', messages.email.codeNeeded],
  ])('to %s is refused before any look-up', async (_what, certNo, message) => {
    const client = await visitor();
    await sendMail(client);
    const answer = failed(
      await client.write('POST', '/register-verification-eml/check', { toContact: newcomer, certNo }),
    );
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });
});

describe('a missing contact', () => {
  it.each([
    ['/register/eml-check', 'eml', messages.email.empty],
    ['/register-verification-eml', 'toContact', messages.email.empty],
    ['/user/sms-check', 'mblTelno', messages.mobile.empty],
    ['/login', 'eml', messages.email.empty],
  ])('for %s is requested in the words of the specification', async (path, name, message) => {
    const client = await visitor();
    const rest = path === '/login' && { pswd: 'Some!Pass7' };
    for (const value of [' ', undefined]) {
      const answer = failed(await client.write('POST', path, { [name]: value, ...rest }));
      expect([answer.status, answer.body.message]).toEqual([400, message]);
    }
  });
});

describe('guessing a code', () => {
  it('is limited to five attempts, even with the right code', async () => {
    const client = await visitor();
    await sendMail(client);
    const code = await codeFor(newcomer);
    const said: string[] = [];
    for (let tries = 0; tries < 6; tries++) said.push((await checkMail(client, wrongFor(code))).message);
    expect(said.slice(0, 4).map((sentence) => /(\d)회 더/.exec(sentence)?.[1])).toEqual(['4', '3', '2', '1']);
    expect(said[4]).toBe('인증코드를 5번 잘못 입력했습니다. 인증코드를 다시 받아 주세요.');
    expect(said[5]).toBe(said[4]);
    expect((await checkMail(client, code)).result).toBe(false);
    expect(await inDatabase(() => isCertified(joinWant(client)))).toBe(false);
  });

  it('in parallel is limited to five attempts as well', async () => {
    const client = await visitor();
    await sendMail(client);
    const code = await codeFor(newcomer);
    const results = await Promise.all(Array.from({ length: 20 }, () => checkMail(client, wrongFor(code))));
    const [row] = await inDatabase(async () => db().select().from(certification));
    expect(row?.tryCnt).toBe(5);
    expect(results.filter(({ message }) => message.includes('회 더')).length).toBe(4);
    expect((await checkMail(client, code)).result).toBe(false);
  });

  it('does not work in another browser, address or purpose', async () => {
    const owner = await visitor();
    await sendMail(owner);
    const code = await codeFor(newcomer);
    const stranger = await visitor();
    await sendMail(stranger, 'other@korea.kr');
    const none = '보낸 인증코드가 없습니다. 인증코드를 먼저 받아 주세요.';
    expect(await checkMail(stranger, code)).toEqual({ result: false, message: none });
    expect(await checkMail(owner, code, 'third@korea.kr')).toEqual({ result: false, message: none });
    expect((await checkMail(owner, code)).result).toBe(true);
    expect(await inDatabase(() => isCertified({ ...joinWant(owner), certKnd: 'CHANGE' }))).toBe(false);
    expect(await inDatabase(() => isCertified({ ...joinWant(owner), chnl: 'SMS' }))).toBe(false);
    expect(await inDatabase(() => isCertified(joinWant(stranger)))).toBe(false);
  });

  it('without a request, or with a forged cookie, is refused with a sentence', async () => {
    const client = await visitor();
    client.cookies.set('visitor', "' or true --");
    expect((await checkMail(client, '123456')).message).toContain('보낸 인증코드가 없습니다.');
  });
});

describe('a code', () => {
  it('expires after five minutes', async () => {
    const client = await visitor();
    await sendMail(client);
    const code = await codeFor(newcomer);
    await passTime(301);
    expect(await checkMail(client, code)).toEqual({
      result: false,
      message: '인증코드의 유효시간 5분이 지났습니다. 인증코드를 다시 받아 주세요.',
    });
  });

  it('works once', async () => {
    const client = await visitor();
    await sendMail(client);
    const code = await codeFor(newcomer);
    const results = await Promise.all([checkMail(client, code), checkMail(client, code)]);
    expect(results.filter(({ result }) => result)).toHaveLength(1);
    expect((await checkMail(client, code)).message).toBe(
      '이미 사용한 인증코드입니다. 인증코드를 다시 받아 주세요.',
    );
  });

  it('is replaced by the next one', async () => {
    const client = await visitor();
    await sendMail(client);
    const first = await codeFor(newcomer);
    await passTime(31);
    await sendMail(client);
    const second = await codeFor(newcomer);
    if (first !== second) expect((await checkMail(client, first)).result).toBe(false);
    expect((await checkMail(client, second)).result).toBe(true);
  });

  it('certifies for half an hour, for one use', async () => {
    const client = await visitor();
    await sendMail(client);
    await checkMail(client, await codeFor(newcomer));
    await passTime(29 * 60);
    const use = () => inDatabase(() => inTransaction(() => useCertification(joinWant(client))));
    const uses = await Promise.all([use(), use(), use()]);
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await inDatabase(() => isCertified(joinWant(client)))).toBe(false);
  });

  it('certifies nothing after half an hour', async () => {
    const client = await visitor();
    await sendMail(client);
    await checkMail(client, await codeFor(newcomer));
    await passTime(31 * 60);
    expect(await inDatabase(() => useCertification(joinWant(client)))).toBe(false);
  });

  it('used in a transaction that fails is not used up', async () => {
    const client = await visitor();
    await sendMail(client);
    await checkMail(client, await codeFor(newcomer));
    const failing = inDatabase(() =>
      inTransaction(async () => {
        await useCertification(joinWant(client));
        throw new Error('no');
      }),
    );
    await expect(failing).rejects.toThrow('no');
    expect(await inDatabase(() => isCertified(joinWant(client)))).toBe(true);
  });
});

describe('asking for codes', () => {
  it('is possible every 30 seconds, whoever asks; the answer says when', async () => {
    await sendMail(await visitor());
    const answer = failed(await sendMail(await visitor()));
    expect([answer.status, answer.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const seconds = Number(answer.headers['retry-after']);
    expect(seconds).toBeGreaterThan(25);
    expect(seconds).toBeLessThanOrEqual(30);
    expect(answer.body.message).toBe(
      `인증코드를 너무 자주 요청했습니다. ${seconds}초 뒤에 다시 요청해 주세요.`,
    );
  });

  it('is limited to five an hour per contact', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 6; times++) {
      statuses.push((await sendMail(await visitor())).status);
      await passTime(31);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await passTime(3600);
    expect((await sendMail(await visitor())).status).toBe(200);
  });

  it('is limited to twenty an hour per address', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 21; times++)
      statuses.push((await sendMail(await visitor('10.9.9.9'), `person${times}@korea.kr`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await sendMail(await visitor(), 'elsewhere@korea.kr')).status).toBe(200);
  });

  it('leaves no rows after a day', async () => {
    await sendMail(await visitor());
    await passTime(24 * 3600 + 1);
    await sendMail(await visitor(), 'later@korea.kr');
    const rows = await inDatabase(async () => db().select().from(certification));
    expect(rows.map(({ toContact }) => toContact)).toEqual(['later@korea.kr']);
  });

  it('in parallel sends one', async () => {
    const clients = await Promise.all(Array.from({ length: 8 }, () => visitor()));
    const before = (await messagesTo(newcomer)).length;
    const answers = await Promise.all(clients.map((client) => sendMail(client)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await messagesTo(newcomer)).length - before).toBe(1);
  });
});

describe('the duplicate check', () => {
  const check = async (client: Client, path: string, body: object) =>
    (await client.write<{ data: CertificationResult }>('POST', path, body)).body.data;

  it('of an e-mail address has the specified sentences', async () => {
    const client = await visitor();
    const said = async (eml: string) => check(client, '/register/eml-check', { eml });
    expect(await said('Staff@Demo.go.kr')).toEqual({ result: false, message: messages.email.duplicate });
    expect(await said(newcomer)).toEqual({ result: true, message: messages.email.available });
    expect(await said('someone@gmail.com')).toEqual({
      result: false,
      message: fill(messages.email.unregisteredDomain, { supportEmail: environment.supportEmail }),
    });
    const broken = failed(await client.write('POST', '/register/eml-check', { eml: 'no address' }));
    expect([broken.status, broken.body.message]).toEqual([400, messages.email.invalid]);
  });

  it('of a mobile number has the specified sentences', async () => {
    const client = await visitor();
    const said = (mblTelno: string) => check(client, '/user/sms-check', { mblTelno });
    expect(await said('010-0000-0002')).toEqual({ result: false, message: messages.mobile.duplicate });
    expect(await said(number)).toEqual({ result: true, message: messages.mobile.available });
    const broken = failed(await client.write('POST', '/user/sms-check', { mblTelno: '01012345678' }));
    expect([broken.status, broken.body.message]).toEqual([400, messages.mobile.invalid]);
  });

  it('lets only administrators register other institutions', async () => {
    const said = async (name: 'admin' | 'staff', eml: string) =>
      (await check(await signedIn(app, name), '/user/eml-check', { eml })).message;
    expect(await said('admin', 'partner@gmail.com')).toBe(messages.email.available);
    expect(await said('admin', 'staff@demo.go.kr')).toBe(messages.email.duplicate);
    expect(await said('staff', 'partner@gmail.com')).toContain('등록되지 않은 기관의 이메일입니다.');
  });

  it('accepts the address of a rejected applicant', async () => {
    const client = await visitor();
    await change('demo-mission', { userAprvYn: 'R', signUpYn: 'Y' });
    const again = await check(client, '/register/eml-check', { eml: 'mission@demo.go.kr' });
    await change('demo-mission', { userAprvYn: 'Y', signUpYn: 'N' });
    expect(again.result).toBe(true);
  });

  it('uses the active codes of domains', async () => {
    const client = await visitor();
    const use = (useYn: string) =>
      inDatabase(async () =>
        db()
          .update(commonCode)
          .set({ useYn })
          .where(and(eq(commonCode.upCdId, 'INST_DOMAIN'), eq(commonCode.cdNm, 'korea.kr'))),
      );
    await use('N');
    const closed = await check(client, '/register/eml-check', { eml: newcomer });
    await use('Y');
    const open = await check(client, '/register/eml-check', { eml: newcomer });
    expect([closed.result, open.result]).toEqual([false, true]);
  });

  it('stops callers who try a list of contacts', async () => {
    const client = await visitor('2001:db8:77::1');
    const ask = (n: number) =>
      client.write<{ data: CertificationResult }>('POST', '/user/sms-check', {
        mblTelno: `010-5555-${String(n).padStart(4, '0')}`,
      });
    const asked = await Promise.all(Array.from({ length: contactBounds.perHour }, (_, n) => ask(n)));
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    const later = failed(await ask(9_000));
    expect([later.status, later.body.message]).toEqual([
      429,
      '짧은 시간에 너무 많은 연락처를 확인했습니다. 60분 뒤에 다시 시도해 주세요.',
    ]);
    expect(Number(later.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await ask(0)).status, 'one that was asked for before').toBe(200);
    const neighbour = await visitor('2001:db8:77::2');
    const others = [
      await neighbour.write('POST', '/register/eml-check', { eml: 'staff@demo.go.kr' }),
      await sendMail(neighbour, 'staff@demo.go.kr'),
      await sendText(neighbour, 'JOIN', '010-0000-0002'),
    ];
    expect(others.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect((await (await visitor()).write('POST', '/user/sms-check', { mblTelno: number })).status).toBe(200);
  });

  it.each([
    ['a@korea.kr', true],
    ['a@KOREA.kr', true],
    ['a@mail.korea.kr', true],
    ['a@notkorea.kr', false],
    ['a@korea.kr.evil.example', false],
    ['korea.kr@evil.example', false],
  ])('finds that %s is within korea.kr: %s', (eml, within) => {
    expect(isWithin(eml, ['korea.kr', ''])).toBe(within);
  });
});

describe('a code requested without the check', () => {
  it('is not sent to a taken contact or unknown institution', async () => {
    const client = await visitor();
    const taken = failed(await sendMail(client, 'staff@demo.go.kr'));
    const unknown = failed(await sendMail(client, 'someone@gmail.com'));
    const number = failed(await sendText(client, 'JOIN', '010-0000-0002'));
    expect([taken, unknown, number].map(({ status, body }) => [status, body.message])).toEqual([
      [409, messages.email.duplicate],
      [400, fill(messages.email.unregisteredDomain, { supportEmail: environment.supportEmail })],
      [409, messages.mobile.duplicate],
    ]);
    expect(await messagesTo('someone@gmail.com')).toEqual([]);
    expect(await messagesTo('010-0000-0002')).toEqual([]);
  });

  it('requires the contact', async () => {
    const client = await visitor();
    const answer = failed(await sendText(client, 'JOIN'));
    expect([answer.status, answer.body.message]).toEqual([400, messages.mobile.empty]);
  });
});

describe('a code by text message', () => {
  it('certifies the number of an applicant', async () => {
    const client = await visitor();
    expect((await sendText(client, 'JOIN', number)).body.data.toContact).toBe(number);
    const [message] = await messagesTo(number);
    expect(message?.chnl).toBe('SMS');
    expect(await checkText(client, 'JOIN', await codeFor(number), number)).toEqual({
      result: true,
      message: messages.mobile.verified,
    });
  });

  it.each(['CHANGE', 'RECERT', 'ADDITIONAL'])('for %s requires a session', async (certKnd) => {
    const client = await visitor();
    const send = await sendText(client, certKnd, number);
    const check = await client.write('POST', '/user-verification-sms/check', {
      certKnd,
      toContact: number,
      certNo: '123456',
    });
    expect([send.status, check.status]).toEqual([401, 401]);
  });

  it('certifies a new number of one’s own account only', async () => {
    const client = await signedIn(app, 'staff');
    expect(failed(await sendText(client, 'CHANGE', '010-0000-0003')).status).toBe(409);
    expect((await sendText(client, 'CHANGE', number)).status).toBe(200);
    expect((await checkText(client, 'CHANGE', await codeFor(number), number)).result).toBe(true);
    const want = { certKnd: 'CHANGE', chnl: 'SMS', toContact: number } as const;
    expect(await inDatabase(() => isCertified({ ...want, sbjctKey: 'user:demo-staff' }))).toBe(true);
    expect(await inDatabase(() => isCertified({ ...want, sbjctKey: 'user:demo-mission' }))).toBe(false);
  });

  it('certifies one’s own unverified number', async () => {
    const client = await signedIn(app, 'staff');
    expect((await sendText(client, 'CHANGE', '010-0000-0002')).status).toBe(200);
  });

  it.each(['RECERT', 'ADDITIONAL'])(
    'for %s goes to the stored number, whatever was sent',
    async (certKnd) => {
      const client = await signedIn(app, 'staff');
      const sent = await sendText(client, certKnd, number);
      expect(sent.body.data.toContact).toBe('010-0000-****');
      expect(await messagesTo(number)).toHaveLength(2);
      const code = await codeFor('010-0000-0002');
      expect((await checkText(client, certKnd, code, number)).result).toBe(true);
    },
  );

  it('for an account without a number names another way', async () => {
    const client = await signedIn(app, 'mission');
    await change('demo-mission', { mblTelno: null });
    const answer = failed(await sendText(client, 'RECERT'));
    await change('demo-mission', { mblTelno: '010-0000-0003' });
    expect([answer.status, answer.body.message]).toEqual([
      400,
      '등록된 휴대폰 번호가 없습니다. 다른 방법으로 인증해 주세요.',
    ]);
  });
});

describe('a session to be verified', () => {
  const pendingSession = async () => {
    const client = await signedIn(app, 'mission');
    await inDatabase(async () =>
      db()
        .update(userSession)
        .set({ addVrfcYn: 'Y' })
        .where(and(eq(userSession.userId, 'demo-mission'), eq(userSession.delYn, 'N'))),
    );
    return client;
  };
  const byMail = (client: Client, path: string, body: object) =>
    client.write<{ data: CertificationResult & CertificationSent }>(
      'POST',
      `/user-verification-eml${path}`,
      body,
    );

  it('is complete after the right code, which is used up by that', async () => {
    const client = await pendingSession();
    expect((await client.get('/article-list')).status).toBe(403);
    const sent = await byMail(client, '', { certKnd: 'ADDITIONAL' });
    expect(sent.body.data.toContact).toBe('mi*****@demo.go.kr');
    const wrong = await byMail(client, '/check', {
      certKnd: 'ADDITIONAL',
      certNo: wrongFor(await codeFor('mission@demo.go.kr')),
    });
    expect(wrong.body.data.result).toBe(false);
    expect((await client.get('/article-list')).status).toBe(403);
    const right = await byMail(client, '/check', {
      certKnd: 'ADDITIONAL',
      certNo: await codeFor('mission@demo.go.kr'),
    });
    expect(right.body.data).toEqual({ result: true, message: messages.email.verified });
    expect((await client.get('/article-list')).status).toBe(200);
    const want = { sbjctKey: 'user:demo-mission', chnl: 'EML', toContact: 'mission@demo.go.kr' } as const;
    expect(await inDatabase(() => isCertified({ ...want, certKnd: 'ADDITIONAL' }))).toBe(false);
  });

  it('certifies nothing else before that', async () => {
    const client = await pendingSession();
    const answers = [
      await byMail(client, '', { certKnd: 'RECERT' }),
      await byMail(client, '', { certKnd: 'CHANGE', toContact: 'thief@korea.kr' }),
      await sendText(client, 'CHANGE', number),
    ];
    expect(answers.map((answer) => failed(answer).body.code)).toEqual(
      Array.from({ length: 3 }, () => 'STEP_REQUIRED'),
    );
  });
});
