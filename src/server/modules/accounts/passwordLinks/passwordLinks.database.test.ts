import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ErrorBody } from '#contract/errors.ts';
import { appUser, loginAttempt, outboxMessage, passwordLink } from '#generated/tables/index.ts';
import type { Done, PasswordLinkState } from '#generated/types/accountCalls.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { rows } from '#server/kernel/database/rows.ts';
// past the index: a link whose secret a restart has lost
import { forgetSecret } from '#server/modules/platform/delivery/secrets.ts';
import { type Answer, Client, signedIn } from '../../../../../tests/helpers/client.ts';
import { eventually } from '../../../../../tests/helpers/eventually.ts';
import { outbox } from '../../../../../tests/helpers/outbox.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { mailPasswordLink, requestLink } from './mailPasswordLink.ts';

const { app, environment } = await testApp({
  variables: { PUBLIC_URL: 'https://press.demo.go.kr/platform/' },
  jobs: true,
});
const { messagesTo, linkFor, passTime, sentTo } = outbox();

const failed = (answer: unknown) => answer as Answer<ErrorBody>;
const person = { userId: 'demo-mission', eml: 'mission@demo.go.kr', userNm: '박공관' };
const mailLink = (why: 'approved' | 'registered' | 'reset' = 'reset', whom = person) =>
  inDatabase(() => inTransaction(() => mailPasswordLink(whom, why, environment)));
const change = (values: Partial<typeof appUser.$inferInsert>) =>
  inDatabase(async () => db().update(appUser).set(values).where(eq(appUser.userId, person.userId)));
const visitor = async () => {
  const client = new Client(app);
  await client.get('/site');
  return client;
};
const check = async (token: string) => {
  const answer = await (await visitor()).write<{ data: PasswordLinkState }>('POST', '/password-link/check', {
    token,
  });
  return answer.body.data;
};
const set = async (token: string, newPswd: string) =>
  (await visitor()).write<{ data: Done }>('POST', '/password-link', { token, newPswd });
const signIn = async (pswd: string) => (await new Client(app).signIn(person.eml, pswd)).status;
const unusable =
  '사용할 수 없는 링크입니다. 이미 사용했거나 새 링크로 바뀌었을 수 있습니다. 관리자에게 새 링크를 요청해 주세요.';
const nothing = { result: false, eml: null, userNm: null };

let chosen = 0;
/** A new password each time: the last three are not accepted. */
const newPassword = () => `Chosen!Pass${++chosen}`;

beforeEach(async () => {
  await inDatabase(async () => db().delete(passwordLink));
  await inDatabase(async () => db().delete(loginAttempt));
});

describe('the mail with a link', () => {
  it.each([
    ['approved', '승인되었습니다'],
    ['registered', '등록되었습니다'],
    ['reset', '초기화되었습니다'],
  ] as const)('says that the account was %s and leads to the public address', async (why, words) => {
    await mailLink(why);
    const [message] = await messagesTo(person.eml);
    expect(message?.ttl).toContain(words);
    const text = await sentTo(person.eml);
    expect(text).toContain('박공관 님');
    expect(text).toMatch(/^https:\/\/press\.demo\.go\.kr\/platform\/login#link=[\w-]{43}$/m);
  });

  it('carries a token of which only a hash is stored', async () => {
    await mailLink();
    const token = await linkFor(person.eml);
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await inDatabase(async () => [
      ...(await db().select().from(passwordLink)),
      ...(await db().select().from(outboxMessage)),
    ]);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ends every other link of the account once it is used', async () => {
    await mailLink();
    const [message] = await messagesTo(person.eml);
    const first = await linkFor(person.eml);
    forgetSecret(message?.msgId ?? 0);
    const second = await linkFor(person.eml);
    expect(second).not.toBe(first);
    expect((await set(second, newPassword())).status).toBe(200);
    expect(await check(first)).toMatchObject({ result: false, message: unusable });
    expect(await linkFor(person.eml)).toBe('');
  });

  it('of somebody whose name is full of tricks stays one mail to one person', async () => {
    await mailLink('reset', { ...person, userNm: '박\r\nBcc: thief@evil.example<script>' });
    const [message] = await inDatabase(async () =>
      db()
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.rcvr, person.eml))
        .orderBy(outboxMessage.msgId),
    );
    expect(message?.ttl).not.toMatch(/[\r\n]|Bcc/);
  });
});

describe('a link', () => {
  it('says whose password it sets, masked', async () => {
    await mailLink();
    expect(await check(await linkFor(person.eml))).toEqual({
      result: true,
      message: '사용할 비밀번호를 정해 주세요.',
      eml: 'mi*****@demo.go.kr',
      userNm: '박*관',
    });
  });

  it('sets the password once, and looking at it uses nothing up', async () => {
    await mailLink();
    const token = await linkFor(person.eml);
    await check(token);
    const password = newPassword();
    const answer = await set(token, password);
    expect(answer.body.data).toEqual({
      result: true,
      message: '비밀번호를 정했습니다. 새 비밀번호로 로그인해 주세요.',
    });
    expect([await signIn(password), await signIn('Mission!2345')]).toEqual([200, 401]);
    const again = failed(await set(token, newPassword()));
    expect([again.status, again.body.message]).toEqual([400, unusable]);
    expect(await check(token)).toEqual({ ...nothing, message: unusable });
  });

  it('tells nobody whether it ever existed', async () => {
    const answer = failed(await set('x'.repeat(43), newPassword()));
    expect([answer.status, answer.body.message]).toEqual([400, unusable]);
    expect(await check('x'.repeat(43))).toEqual({ ...nothing, message: unusable });
  });

  it('is over after 24 hours', async () => {
    await mailLink();
    const token = await linkFor(person.eml);
    await passTime(24 * 3600 + 1);
    const sentence = '링크의 유효기간 24시간이 지났습니다. 관리자에게 새 링크를 요청해 주세요.';
    expect(await check(token)).toEqual({ ...nothing, message: sentence });
    expect(failed(await set(token, newPassword())).body.message).toBe(sentence);
  });

  it('dies when another one is mailed', async () => {
    await mailLink();
    const first = await linkFor(person.eml);
    await mailLink();
    const second = await linkFor(person.eml);
    expect([(await check(first)).result, (await check(second)).result]).toEqual([false, true]);
  });

  it('sets one password when it is used twice at once', async () => {
    await mailLink();
    const token = await linkFor(person.eml);
    const passwords = [newPassword(), newPassword(), newPassword()];
    const answers = await Promise.all(passwords.map((password) => set(token, password)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await signIn(passwords[winner] ?? '')).toBe(200);
  });

  it('survives a password that is refused', async () => {
    await mailLink();
    const token = await linkFor(person.eml);
    const weak = failed(await set(token, 'short'));
    expect([weak.status, weak.body.fields?.[0]?.name]).toEqual([400, 'newPswd']);
    expect((await check(token)).result).toBe(true);
  });

  it('ends every session of the person and forgives wrong passwords', async () => {
    const first = newPassword();
    await mailLink();
    await set(await linkFor(person.eml), first);
    const open = new Client(app);
    await open.signIn(person.eml, first);
    for (let tries = 0; tries < 3; tries++) await signIn('wrong');
    const second = newPassword();
    await mailLink();
    await set(await linkFor(person.eml), second);
    const ended = failed(await open.get('/user-info'));
    expect([ended.status, ended.body.code]).toEqual([403, 'AUTH8']);
    expect(await inDatabase(async () => db().select().from(loginAttempt))).toEqual([]);
    expect(await signIn(second)).toBe(200);
    const staff = await signedIn(app, 'staff');
    expect((await staff.get('/user-info')).status).toBe(200);
  });

  it.each([
    ['waits for approval', { userAprvYn: 'N' }, '가입 승인을 기다리고 있습니다.'],
    ['was rejected', { userAprvYn: 'R' }, '가입 신청이 반려되었습니다.'],
    ['is switched off', { useYn: 'N' }, '사용이 중지된 계정입니다.'],
    ['is locked', { lockYn: 'Y' }, '잠긴 계정입니다.'],
    ['is dormant', { leaveYn: 'Y' }, '휴면 상태'],
    ['was deleted', { delYn: 'Y' }, '탈퇴한 계정입니다.'],
  ])('opens no account that %s, and lifts nothing', async (_what, closing, sentence) => {
    await mailLink();
    const token = await linkFor(person.eml);
    await change(closing);
    const [state, answer] = [await check(token), failed(await set(token, newPassword()))];
    const [account] = await inDatabase(async () =>
      db().select().from(appUser).where(eq(appUser.userId, person.userId)),
    );
    await change({ userAprvYn: 'Y', useYn: 'Y', lockYn: 'N', leaveYn: 'N', delYn: 'N' });
    expect(state).toMatchObject({ result: false, eml: null, userNm: null });
    expect(state.message).toContain(sentence);
    expect([answer.status, answer.body.message]).toEqual([400, state.message]);
    expect(account).toMatchObject(closing);
  });
});

describe('a link for a forgotten password', () => {
  const ask = async (eml: string) => {
    const answer = await (await visitor()).write<{ data: Done }>('POST', '/password-link/request', { eml });
    return [answer.status, answer.body.data];
  };
  const subjects = async () => (await messagesTo(person.eml)).map(({ ttl }) => ttl);
  const clear = () => inDatabase(async () => db().delete(outboxMessage));

  it('is mailed to its owner at intervals, and reveals no account', async () => {
    await clear();
    const answer = await ask(person.eml);
    expect(answer).toEqual([200, { result: true, message: expect.stringContaining('링크를 전달받을 수') }]);
    await eventually(async () =>
      expect(await subjects()).toEqual([expect.stringContaining('다시 정해 주세요')]),
    );
    expect(await ask('nobody@demo.go.kr')).toEqual(answer);
    await inDatabase(() => requestLink(person.eml, environment));
    const token = await linkFor(person.eml);
    const chosenNow = newPassword();
    expect((await set(token, chosenNow)).status).toBe(200);
    expect(await signIn(chosenNow)).toBe(200);
    expect(await inDatabase(async () => (await db().select().from(outboxMessage)).length)).toBe(1);
  });

  it('is a queued job for any caller, which holds the address only', async () => {
    await clear();
    for (const eml of ['Mission@demo.go.kr', 'nobody@demo.go.kr']) await ask(eml);
    await eventually(async () => expect(await subjects()).toHaveLength(1));
    const jobs = await inDatabase(() =>
      rows(
        z.object({ data: z.unknown() }),
        sql`select data from pgboss.job where name = 'passwordLink' order by created_on desc limit 2`,
      ),
    );
    const addresses = ['nobody@demo.go.kr', 'mission@demo.go.kr'];
    expect(jobs).toEqual(addresses.map((eml) => ({ data: { eml } })));
  });

  it('is a sentence for a locked account, and nothing for a closed one', async () => {
    await clear();
    const request = () => inDatabase(() => requestLink(person.eml, environment));
    await change({ useYn: 'N' });
    await request();
    expect(await subjects()).toEqual([]);
    await change({ useYn: 'Y', lockYn: 'Y' });
    // nobody fills the mailbox of another
    for (const _ of ['once', 'again']) await request();
    expect(await subjects()).toEqual([expect.stringContaining('잠긴 계정입니다')]);
    await change({ lockYn: 'N' });
  });
});
