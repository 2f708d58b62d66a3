import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { appUser, loginAttempt } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../../../../../tests/helpers/client.ts';
import { outbox } from '../../../../../tests/helpers/outbox.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import * as passwords from '../session/password.ts';
import { mailPasswordLink } from './mailPasswordLink.ts';

/** Runs once while a password is being verified, which is deliberately slow. */
const meanwhile = { once: async () => {} };

const { isPassword } = passwords;
const proving = vi.spyOn(passwords, 'isPassword').mockImplementation(async (...whatIsProven) => {
  const is = await isPassword(...whatIsProven);
  const { once } = meanwhile;
  meanwhile.once = async () => {};
  await once();
  return is;
});
afterAll(() => proving.mockRestore());

const { app, environment } = await testApp();
const { linkFor } = outbox();

const failed = (answer: unknown) => answer as Answer<ErrorBody>;
const change = (values: Partial<typeof appUser.$inferInsert>) =>
  inDatabase(
    async () => void (await db().update(appUser).set(values).where(eq(appUser.userId, 'demo-staff'))),
  );
const pswdHash = async () => {
  const [account] = await inDatabase(async () =>
    db().select().from(appUser).where(eq(appUser.userId, 'demo-staff')),
  );
  return account?.pswdHash ?? null;
};
const first = await pswdHash();

beforeEach(async () => {
  await change({ pswdHash: first, useYn: 'Y', eml: 'staff@demo.go.kr', emlFold: 'staff@demo.go.kr' });
  await inDatabase(async () => void (await db().delete(loginAttempt)));
});

describe('a sign-in', () => {
  const signIn = async () => failed(await new Client(app).signIn('staff@demo.go.kr', 'Staff!2345'));

  it('with a password that is changed during the check is refused', async () => {
    meanwhile.once = () => change({ pswdHash: 'another' });
    const answer = await signIn();
    expect([answer.status, answer.body.message]).toEqual([
      401,
      '비밀번호가 방금 바뀌었습니다. 새 비밀번호로 다시 로그인해 주세요.',
    ]);
  });

  it('to an account that is closed during the check is refused', async () => {
    meanwhile.once = () => change({ useYn: 'N' });
    expect((await signIn()).status).toBe(403);
  });
});

describe('a change of the password', () => {
  it('does not override an administrator’s reset', async () => {
    const client = await signedIn(app, 'staff');
    meanwhile.once = () => change({ pswdHash: null });
    const answer = failed(
      await client.write('PUT', '/update-user/password', { pswd: 'Staff!2345', newPswd: 'Another!2345' }),
    );
    expect([answer.status, answer.body.message]).toEqual([
      409,
      '비밀번호가 방금 다른 곳에서 바뀌었습니다. 다시 시도해 주세요.',
    ]);
    expect(await pswdHash()).toBeNull();
  });
});

describe('a link in a mail', () => {
  it('is void once its address is no longer that of the account', async () => {
    const person = { userId: 'demo-staff', eml: 'staff@demo.go.kr', userNm: '이직원' };
    await inDatabase(() => mailPasswordLink(person, 'reset', environment));
    const token = await linkFor('staff@demo.go.kr');
    await change({ eml: 'corrected@demo.go.kr', emlFold: 'corrected@demo.go.kr' });
    const visitor = new Client(app);
    await visitor.get('/site');
    const answer = failed(await visitor.write('POST', '/password-link', { token, newPswd: 'Stranger!2345' }));
    expect(answer.status).toBe(400);
    expect(await pswdHash()).toBe(first);
  });
});
