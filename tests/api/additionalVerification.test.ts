import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { today } from '#contract/days.ts';
import type { ErrorBody } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import { appUser, certification, signInAddress, userGroup } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { insertAccounts } from '#server/modules/accounts/index.ts';
import { type Answer, Client } from '../helpers/client.ts';
import { colleague } from '../helpers/colleague.ts';
import { eventually } from '../helpers/eventually.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase, testDatabase } from '../helpers/testDatabase.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';

const mail = await mailServer();
const first = { eml: 'chief@korea.kr', pswd: 'Chief!2345' };
const variables = {
  DEMO: '0',
  ADMIN_EMAIL: first.eml,
  ADMIN_PASSWORD: first.pswd,
  SMTP_URL: mail.url,
  PUBLIC_URL: 'https://press.example.kr',
};
const database = await testDatabase();
await inDatabase(async () => {
  await insertAccounts(testEnvironment(variables));
  // the first password has been changed
  await db().update(appUser).set({ pswdChgYmd: today() }).where(eq(appUser.eml, first.eml));
});
const { app } = await testApp({ database, variables, jobs: true });

const [office, home] = ['127.0.0.7', '127.9.9.9'];
/** A browser at that address after entering the password. */
const signIn = async (address: string, { eml, pswd } = first) => {
  const client = new Client(app, address);
  const answer = (await client.signIn(eml, pswd)) as Answer<{ data: Session }>;
  expect(answer.status).toBe(200);
  return { client, asked: answer.body.data.additionalVerificationRequired };
};
const asked = async (...given: Parameters<typeof signIn>) => (await signIn(...given)).asked;
const set = (values: Partial<typeof appUser.$inferInsert>) =>
  inDatabase(async () => db().update(appUser).set(values).where(eq(appUser.eml, first.eml)));

/** Enters the code from the mail. */
const verify = async (client: Client): Promise<boolean> => {
  const certKnd = 'ADDITIONAL';
  expect((await client.write('POST', '/user-verification-eml', { certKnd })).status).toBe(200);
  const certNo = await eventually(() => {
    const code = /\d{6}/.exec(mail.received.at(-1)?.plain ?? '')?.[0];
    if (!code) throw new Error('No code has arrived yet.');
    return code;
  });
  const answer = await client.write<{ data: { result: boolean } }>('POST', '/user-verification-eml/check', {
    certKnd,
    certNo,
  });
  return answer.body.data.result;
};

beforeEach(async () => {
  mail.received.length = 0;
  await inDatabase(async () => {
    await db().delete(signInAddress);
    await db().delete(certification);
  });
});

describe('the second sign-in step', () => {
  it('is skipped at the very first sign-in and from a known address', async () => {
    expect([await asked(office), await asked(office)]).toEqual([false, false]);
  });

  it('is required from a new address until a code was entered there', async () => {
    await asked(office);
    const { client, asked: isAsked } = await signIn(home);
    expect([isAsked, await asked(home)]).toEqual([true, true]);
    expect((await client.get('/user-list')).status).toBe(403);
    expect(await verify(client)).toBe(true);
    expect((await client.get('/user-list')).status).toBe(200);
    expect(await asked(home)).toBe(false);
  });

  it('is required after ninety days without a sign-in', async () => {
    await asked(office);
    const lastUsed = (days: number) =>
      inDatabase(async () =>
        db()
          .update(signInAddress)
          .set({ lastDt: sql`now() - make_interval(days => ${days}::int)` })
          .where(and(eq(signInAddress.ip, office))),
      );
    await lastUsed(89);
    expect(await asked(office)).toBe(false);
    await lastUsed(91);
    expect(await asked(office)).toBe(true);
  });

  it('is skipped if no code could be delivered', async () => {
    await asked(office);
    await set({ eml: null, mblTelno: '010-7777-0009' });
    const isAsked = await asked(home);
    await inDatabase(async () =>
      db().update(appUser).set({ eml: first.eml, mblTelno: null }).where(eq(appUser.emlFold, first.eml)),
    );
    expect(isAsked).toBe(false);
    expect(await asked('127.9.9.8')).toBe(true);
  });

  it('applies to administrators only', async () => {
    const [group] = await inDatabase(async () =>
      db().select().from(userGroup).where(eq(userGroup.groupCd, 'HQ')),
    );
    const userId = await colleague({ groupId: group?.groupId ?? null });
    const person = { eml: `${userId}@demo.go.kr`, pswd: 'Colleague!2345' };
    expect([await asked(office, person), await asked(home, person)]).toEqual([false, false]);
  });
});

describe('a session that waits for the code', () => {
  it('sees no menu at all', async () => {
    await asked(office);
    const { client } = await signIn(home);
    for (const query of [{}, { all: 'Y' }]) {
      const answer = (await client.get('/menu-list', query)) as Answer<ErrorBody>;
      expect([answer.status, answer.body.code]).toEqual([403, 'STEP_REQUIRED']);
    }
    await verify(client);
    expect((await client.get('/menu-list', { all: 'Y' })).status).toBe(200);
  });
});

describe('the whole tree of menus', () => {
  it('stays closed to an administrator outside the allowed addresses', async () => {
    const { client } = await signIn('8.8.8.8');
    expect((await client.get('/menu-list')).status).toBe(200);
    expect((await client.get('/menu-list', { all: 'Y' })).status).toBe(403);
  });
});
