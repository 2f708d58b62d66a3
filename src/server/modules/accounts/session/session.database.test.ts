import { count, eq, isNull } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import type { Session } from '#contract/session.ts';
import { accountGuess, appUser, loginAttempt, userSession } from '#generated/tables/index.ts';
import { withdrawRights } from '#server/kernel/access/withdrawRights.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../../../../../tests/helpers/client.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { storeSignInAddress } from './additionalVerification.ts';
import { triedAccountBounds } from './login.ts';
import { lockingTries } from './throttle.ts';

const { app } = await testApp();

const change = (userId: string, values: Partial<typeof appUser.$inferInsert>) =>
  inDatabase(async () => db().update(appUser).set(values).where(eq(appUser.userId, userId)));
/** Deletes all failed attempts, as if enough time had passed. */
const forgive = () => inDatabase(async () => db().delete(loginAttempt));
const failed = (answer: unknown) => answer as Answer<ErrorBody>;
const refresh = (client: Client) => client.write('POST', '/login/refresh-token');
const me = (client: Client) => client.get<{ data: Session }>('/user-info');

/** The same browser with another refresh token. */
const withRefresh = (client: Client, token: string): Client => {
  const copy = new Client(app);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  copy.cookies.set('refresh', token);
  return copy;
};

describe('signing in', () => {
  it('returns the user and their rights, and sets cookies that scripts cannot read', async () => {
    const client = new Client(app);
    await client.get('/site');
    const response = await app.inject({
      method: 'POST',
      url: '/api/login',
      headers: {
        'content-type': 'application/json',
        cookie: `XSRF-TOKEN=${client.cookies.get('XSRF-TOKEN')}`,
        'x-xsrf-token': client.cookies.get('XSRF-TOKEN'),
      },
      payload: { eml: ' Staff@Demo.go.kr ', pswd: 'Staff!2345' },
    });
    const { data } = response.json<{ data: Session }>();
    expect(data).toMatchObject({
      user: { userId: 'demo-staff', userNm: '이직원', authorizedList: [{ authrtId: 1 }, { authrtId: 2 }] },
      authorizedInfo: { mngrYn: 'N', mngrShowYn: 'N', ipYn: 'Y' },
      joinCertYn: 'Y',
    });
    expect(data.authorizedInfo.authorizedDetailList.length).toBeGreaterThan(10);
    const cookies = Object.fromEntries(response.cookies.map((cookie) => [cookie.name, cookie]));
    expect(cookies.access).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
    expect(cookies.refresh).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api' });
    expect(cookies['XSRF-TOKEN']?.httpOnly).toBeUndefined();
  });

  it('begins a session of its own, whatever cookies the browser was made to have', async () => {
    const thief = await signedIn(app, 'mission');
    const victim = new Client(app);
    await victim.get('/site');
    for (const name of ['access', 'refresh']) victim.cookies.set(name, thief.cookies.get(name) ?? '');
    victim.cookies.set('XSRF-TOKEN', thief.cookies.get('XSRF-TOKEN') ?? '');
    const planted = new Map(victim.cookies);
    const sessions = async () =>
      (await inDatabase(async () => db().select().from(userSession))).map((row) => row.sessionId);
    const before = await sessions();
    expect(
      (await victim.write('POST', '/login', { eml: 'staff@demo.go.kr', pswd: 'Staff!2345' })).status,
    ).toBe(200);
    expect((await sessions()).filter((id) => !before.includes(id))).toHaveLength(1);
    for (const [name, value] of planted) expect([name, victim.cookies.get(name)]).not.toEqual([name, value]);
    expect((await me(thief)).body.data.user.userId).toBe('demo-mission');
    expect((await me(victim)).body.data.user.userId).toBe('demo-staff');
  });

  it('with made-up cookies opens nothing by them afterwards', async () => {
    const victim = new Client(app);
    victim.cookies.set('access', 'planted-access-token');
    victim.cookies.set('refresh', 'planted-refresh-token');
    await victim.signIn('staff@demo.go.kr', 'Staff!2345');
    const thief = new Client(app);
    await thief.get('/site');
    thief.cookies.set('access', 'planted-access-token');
    thief.cookies.set('refresh', 'planted-refresh-token');
    expect([(await me(thief)).status, (await refresh(thief)).status]).toEqual([401, 401]);
    expect((await me(victim)).status).toBe(200);
  });

  it('keeps no token in the database, only hashes', async () => {
    const client = await signedIn(app, 'staff');
    const rows = await inDatabase(async () => db().select().from(userSession));
    const text = JSON.stringify(rows);
    for (const name of ['access', 'refresh', 'XSRF-TOKEN'])
      expect(text).not.toContain(client.cookies.get(name));
  });

  it('says the same of a wrong password and of an unknown address', async () => {
    const wrong = failed(await new Client(app).signIn('mission@demo.go.kr', 'nope'));
    const unknown = failed(await new Client(app).signIn('nobody@demo.go.kr', 'nope'));
    expect([wrong.status, wrong.body.message]).toEqual([401, unknown.body.message]);
  });

  it('makes whoever keeps guessing wait, and says for how long', async () => {
    const client = new Client(app);
    for (let tries = 0; tries < 3; tries++) await client.signIn('mission@demo.go.kr', 'nope');
    const answer = failed(await client.signIn('mission@demo.go.kr', 'Mission!2345'));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await forgive();
    expect((await client.signIn('mission@demo.go.kr', 'Mission!2345')).status).toBe(200);
  });

  it.each([
    ['waits for approval', { userAprvYn: 'N' }, '승인을 기다리고'],
    ['was rejected', { userAprvYn: 'R' }, '반려'],
    ['is out of use', { useYn: 'N' }, '사용이 중지된'],
    ['is locked', { lockYn: 'Y' }, '잠긴'],
    ['is dormant', { leaveYn: 'Y' }, '휴면'],
  ])('tells that an account %s only after the right password', async (_what, values, sentence) => {
    await change('demo-mission', values);
    const wrong = failed(await new Client(app).signIn('mission@demo.go.kr', 'nope'));
    const right = failed(await new Client(app).signIn('mission@demo.go.kr', 'Mission!2345'));
    await change('demo-mission', {
      userAprvYn: 'Y',
      useYn: 'Y',
      lockYn: 'N',
      leaveYn: 'N',
    });
    expect([wrong.status, right.status]).toEqual([401, 403]);
    expect(right.body.message).toContain(sentence);
    expect(wrong.body.message).not.toContain(sentence);
  });

  it('keeps five sessions of an account and ends the oldest', async () => {
    const clients: Client[] = [];
    for (let index = 0; index < 6; index++) clients.push(await signedIn(app, 'mission'));
    const statuses = await Promise.all(clients.map(async (client) => (await me(client)).status));
    expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
  });
});

/** Consecutive wrong passwords, each after the required waiting time. */
const guess = async (eml: string, times: number, address = '127.0.0.1') => {
  const answers: Answer<ErrorBody>[] = [];
  for (let tries = 0; tries < times; tries++) {
    await inDatabase(async () => db().update(loginAttempt).set({ waitDt: null }));
    answers.push(failed(await new Client(app, address).signIn(eml, 'nope')));
  }
  return answers.map(({ status, body }) => ({ status, message: body.message }));
};
const lockOf = async (userId: string) => {
  const [account] = await inDatabase(async () =>
    db().select({ lockYn: appUser.lockYn }).from(appUser).where(eq(appUser.userId, userId)),
  );
  return account?.lockYn;
};
const release = async () => {
  await change('demo-mission', { lockYn: 'N' });
  await forgive();
};

describe('guessing', () => {
  it('side by side is slowed like guessing in a row', async () => {
    await forgive();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => new Client(app).signIn('mission@demo.go.kr', 'nope')),
    );
    // three without a pause; more only where the machine took as long as one must wait, up to the lock
    expect(tries.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(lockingTries.fromHere);
    await release();
  });

  it('five times locks the account, also against the right password and from elsewhere', async () => {
    const owner = await signedIn(app, 'mission', '10.0.0.10');
    const answers = await guess('mission@demo.go.kr', 6, '10.0.0.9');
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 403, 403]);
    expect(answers[4]?.message).toContain('5회 잘못 입력하여 계정이 잠겼습니다');
    expect(await lockOf('demo-mission')).toBe('Y');
    for (const address of ['10.0.0.9', '10.0.0.10']) {
      const right = failed(await new Client(app, address).signIn('mission@demo.go.kr', 'Mission!2345'));
      expect([right.status, right.body.message]).toEqual([403, expect.stringContaining('잠금 해제를 요청')]);
    }
    expect((await me(owner)).status).toBe(200);
    await release();
    expect((await signedIn(app, 'mission')).cookies.has('access')).toBe(true);
  });

  it('fifteen times from many addresses locks it too', async () => {
    for (let index = 0; index < 5; index++) await guess('mission@demo.go.kr', 3, `10.0.1.${index}`);
    expect(await lockOf('demo-mission')).toBe('Y');
    await release();
  });

  it('four times and then the right password begins anew', async () => {
    await guess('mission@demo.go.kr', 4);
    await inDatabase(async () => db().update(loginAttempt).set({ waitDt: null }));
    await signedIn(app, 'mission');
    expect((await guess('mission@demo.go.kr', 4)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(await lockOf('demo-mission')).toBe('N');
    await release();
  });

  it('tells nothing about which addresses have an account', async () => {
    expect(await guess('mission@demo.go.kr', 7)).toEqual(await guess('nobody@demo.go.kr', 7));
    await release();
  });

  it('from one address does not make another one wait', async () => {
    await guess('mission@demo.go.kr', 4, '10.0.0.9');
    const owner = await new Client(app, '10.0.0.10').signIn('mission@demo.go.kr', 'Mission!2345');
    expect(owner.status).toBe(200);
    await release();
  });
});

describe('a session', () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const opened = (regDt: Date) =>
    inDatabase(async () =>
      db().update(userSession).set({ regDt }).where(eq(userSession.userId, 'demo-mission')),
    );

  it('goes on for twelve hours after the sign-in while it is used', async () => {
    const client = await signedIn(app, 'mission');
    await opened(hoursAgo(11.9));
    expect([(await me(client)).status, (await refresh(client)).status]).toEqual([200, 200]);
  });

  it.each([
    ['a call', (client: Client) => client.get('/user-info')],
    ['a renewal', (client: Client) => refresh(client)],
  ])('ends twelve hours after the sign-in, at %s', async (_what, call) => {
    const client = await signedIn(app, 'mission');
    await opened(hoursAgo(12));
    const answer = failed(await call(client));
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      403,
      'AUTH8',
      '로그인한 지 12시간이 지나 로그인이 종료되었습니다. 다시 로그인해 주세요.',
    ]);
  });
});

describe('password spraying', () => {
  const at = '10.0.9.9';
  const tryAt = (eml: string, pswd = 'Spring!2026', address = at) =>
    new Client(app, address).signIn(eml, pswd);

  it('is stopped after thirty accounts, existing or not', async () => {
    const names = Array.from({ length: triedAccountBounds.perHour }, (_, n) => `sprayed-${n}@demo.go.kr`);
    const tries = await Promise.all(names.map((eml) => tryAt(eml)));
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]));
    for (const eml of ['one-more@demo.go.kr', 'mission@demo.go.kr']) {
      const answer = failed(await tryAt(eml));
      expect([answer.status, answer.body.message]).toEqual([
        429,
        '이 네트워크에서 여러 계정의 로그인이 잇따라 실패했습니다. 60분 뒤에 다시 시도해 주세요.',
      ]);
    }
  });

  it('does not lock out people who signed in from there before, or elsewhere', async () => {
    await inDatabase(() => storeSignInAddress('demo-staff', at));
    // the response to a wrong password does not reveal that the account's user signs in from there
    const [wrong, other] = [
      failed(await tryAt('staff@demo.go.kr')),
      failed(await tryAt('nobody@demo.go.kr')),
    ];
    expect([wrong.status, wrong.body.message]).toEqual([other.status, other.body.message]);
    expect((await tryAt('staff@demo.go.kr', 'Staff!2345')).status).toBe(200);
    expect((await tryAt('mission@demo.go.kr', 'Mission!2345')).status).toBe(429);
    expect((await tryAt('mission@demo.go.kr', 'Mission!2345', '10.0.9.10')).status).toBe(200);
  });

  it('counts all addresses of one IPv6 network as one', async () => {
    const network = '2001:db8:1:2:';
    await inDatabase(() => storeSignInAddress('demo-staff', `${network}:10`));
    const names = Array.from({ length: triedAccountBounds.perHour }, (_, n) => `neighbour-${n}@demo.go.kr`);
    await Promise.all(names.map((eml) => tryAt(eml, 'Spring!2026', `${network}:66`)));
    expect((await tryAt('mission@demo.go.kr', 'Mission!2345', `${network}:11`)).status).toBe(429);
    expect((await tryAt('staff@demo.go.kr', 'Staff!2345', `${network}:11`)).status).toBe(200);
  });

  it('does not count an account with the right password', async () => {
    const [{ n } = { n: -1 }] = await inDatabase(async () => db().select({ n: count() }).from(accountGuess));
    await tryAt('mission@demo.go.kr', 'nope', '10.0.9.11');
    await tryAt('mission@demo.go.kr', 'Mission!2345', '10.0.9.11');
    expect(await inDatabase(async () => db().select({ n: count() }).from(accountGuess))).toEqual([{ n }]);
  });
});

describe('an account unused for twelve months', () => {
  const monthsAgo = (months: number) => {
    const day = new Date();
    day.setUTCMonth(day.getUTCMonth() - months);
    return day;
  };

  it('becomes dormant, and is woken by an administrator', async () => {
    const old = monthsAgo(13);
    await change('demo-mission', { lastLgnDt: old, regDt: old, leaveEndDt: null });
    const answer = failed(await new Client(app).signIn('mission@demo.go.kr', 'Mission!2345'));
    expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining('휴면')]);
    await change('demo-mission', { leaveYn: 'N', leaveEndDt: new Date() });
    await signedIn(app, 'mission');
  });

  it('is still active after eleven', async () => {
    await change('demo-mission', { lastLgnDt: monthsAgo(11), leaveEndDt: null });
    expect((await new Client(app).signIn('mission@demo.go.kr', 'Mission!2345')).status).toBe(200);
  });
});

describe('a pending step', () => {
  it('allows only the calls that belong to it', async () => {
    const client = await signedIn(app, 'pending');
    expect((await me(client)).body.data).toMatchObject({ joinCertYn: 'N' });
    const refused = failed(await client.get('/article-list'));
    expect([refused.status, refused.body.code]).toEqual([403, 'STEP_REQUIRED']);
  });

  it('is required if the password is older than six months', async () => {
    await change('demo-mission', { pswdChgYmd: '2020-01-01' });
    const client = await signedIn(app, 'mission');
    expect((await me(client)).body.data).toMatchObject({ passwordExtensionRequired: true });
    expect(failed(await client.get('/article-list')).body.code).toBe('STEP_REQUIRED');
    await change('demo-mission', { pswdChgYmd: new Date().toISOString().slice(0, 10) });
  });
});

describe('a write', () => {
  it('without or with a wrong cross-site token is refused', async () => {
    const client = await signedIn(app, 'admin');
    const body = { method: 'POST' as const, url: '/api/insert-nationcode', payload: {} };
    const without = await client.call({ ...body, headers: { 'x-xsrf-token': '' } });
    const other = await client.call({ ...body, headers: { 'x-xsrf-token': 'forged' } });
    const codes = [without, other].map((answer) => [answer.status, failed(answer).body.code]);
    expect(codes).toEqual([
      [403, 'XSRF'],
      [403, 'XSRF'],
    ]);
  });

  it('with a matching pair of another session is refused', async () => {
    const client = await signedIn(app, 'admin');
    const stranger = new Client(app);
    await stranger.get('/site');
    client.cookies.set('XSRF-TOKEN', stranger.cookies.get('XSRF-TOKEN') ?? '');
    expect((await client.write('POST', '/insert-nationcode', {})).status).toBe(403);
  });

  it('gets a new token after the cookie was lost', async () => {
    const client = await signedIn(app, 'admin');
    client.cookies.delete('XSRF-TOKEN');
    await me(client);
    expect((await client.write('POST', '/insert-nationcode', {})).status).toBe(400);
  });

  it('is accepted after several reads at once without a token', async () => {
    const client = await signedIn(app, 'admin');
    client.cookies.delete('XSRF-TOKEN');
    await Promise.all(Array.from({ length: 6 }, () => me(client)));
    expect((await client.write('POST', '/insert-nationcode', {})).status).toBe(400);
  });

  it('with another verb is refused with 405', async () => {
    const client = await signedIn(app, 'admin');
    const asInsert = failed(await client.write('POST', '/update-nationcode', {}));
    const asDelete = failed(await client.write('DELETE', '/insert-nationcode', {}));
    const asGet = failed(await client.get('/insert-nationcode'));
    const asPut = failed(await client.call({ method: 'PUT', url: '/api/update-nationcode', payload: {} }));
    expect([asInsert, asDelete, asGet, asPut].map(({ status }) => status)).toEqual([405, 405, 405, 405]);
    expect(asGet.headers.allow).toBe('POST');
    expect(asGet.body.message).toMatch(/방식으로만/);
    expect(asPut.body.message).toContain('POST(_method: PUT)');
  });

  it('with broken JSON is refused with a sentence', async () => {
    const client = await signedIn(app, 'admin');
    const answer = failed(
      await client.call({
        method: 'POST',
        url: '/api/insert-nationcode',
        headers: { 'content-type': 'application/json' },
        payload: '{"ntnId":',
      }),
    );
    expect([answer.status, answer.body.message]).toEqual([400, '요청 본문이 올바른 JSON이 아닙니다.']);
  });
});

describe('refreshing', () => {
  it('replaces both tokens, and voids the old access token', async () => {
    const client = await signedIn(app, 'staff');
    const before = client.cookies.get('access') ?? '';
    expect((await refresh(client)).status).toBe(200);
    expect(client.cookies.get('access')).not.toBe(before);
    expect((await me(client)).status).toBe(200);
    client.cookies.set('access', before);
    expect((await me(client)).status).toBe(401);
  });

  it('restores access after the access token has expired', async () => {
    const client = await signedIn(app, 'staff');
    await inDatabase(async () =>
      db()
        .update(userSession)
        .set({ accessExpDt: new Date(0) }),
    );
    expect((await me(client)).status).toBe(401);
    await refresh(client);
    expect((await me(client)).status).toBe(200);
  });

  it('repeats the issued pair for the preceding token within 30 seconds', async () => {
    const client = await signedIn(app, 'staff');
    const first = client.cookies.get('refresh') ?? '';
    await refresh(client);
    const late = withRefresh(client, first);
    expect((await refresh(late)).status).toBe(200);
    expect(late.cookies.get('refresh')).toBe(client.cookies.get('refresh'));
    expect(late.cookies.get('access')).toBe(client.cookies.get('access'));
  });

  it('returns one pair to parallel refreshes with one token', async () => {
    const client = await signedIn(app, 'staff');
    const copies = Array.from({ length: 4 }, () => withRefresh(client, client.cookies.get('refresh') ?? ''));
    const answers = await Promise.all(copies.map(refresh));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(copies.map((copy) => copy.cookies.get('refresh'))).size).toBe(1);
  });

  it('ends the session if the preceding token is used after 30 seconds', async () => {
    const client = await signedIn(app, 'staff');
    const first = client.cookies.get('refresh') ?? '';
    await refresh(client);
    await inDatabase(async () =>
      db()
        .update(userSession)
        .set({ rotatedDt: new Date(Date.now() - 31_000) }),
    );
    const reused = failed(await refresh(withRefresh(client, first)));
    expect([reused.status, reused.body.code]).toEqual([403, 'AUTH8']);
    const after = failed(await me(client));
    expect([after.status, after.body.code]).toEqual([403, 'AUTH8']);
  });

  it('ends the session if an older token is used', async () => {
    const client = await signedIn(app, 'staff');
    const first = client.cookies.get('refresh') ?? '';
    await refresh(client);
    await refresh(client);
    const reused = failed(await refresh(withRefresh(client, first)));
    expect([reused.status, reused.body.code]).toEqual([403, 'AUTH8']);
    expect(failed(await refresh(client)).body.code).toBe('AUTH8');
  });

  it('without a token, or with an unknown one, is 401', async () => {
    const client = new Client(app);
    await client.get('/site');
    expect((await refresh(client)).status).toBe(401);
    expect((await refresh(withRefresh(client, 'unknown'))).status).toBe(401);
  });
});

describe('the end of a session', () => {
  it('by logout clears the cookies for good', async () => {
    const client = await signedIn(app, 'staff');
    const [access, token] = [client.cookies.get('access') ?? '', client.cookies.get('refresh') ?? ''];
    expect((await client.write('POST', '/logout')).status).toBe(200);
    expect([...client.cookies.keys()]).toEqual([]);
    await client.get('/site');
    client.cookies.set('access', access);
    client.cookies.set('refresh', token);
    expect((await me(client)).status).toBe(401);
    await client.get('/site');
    expect((await refresh(client)).status).toBe(401);
  });

  it.each([
    ['dormant', { leaveYn: 'Y' }, { leaveYn: 'N' }],
    ['rejected', { userAprvYn: 'R' }, { userAprvYn: 'Y' }],
    ['switched off', { useYn: 'N' }, { useYn: 'Y' }],
  ])('comes at once with an account that is %s', async (_what, closing, opening) => {
    const client = await signedIn(app, 'mission');
    const copy = withRefresh(client, client.cookies.get('refresh') ?? '');
    await change('demo-mission', closing);
    expect(failed(await me(client)).body.code).toBe('AUTH8');
    await change('demo-mission', opening);
    expect(failed(await refresh(copy)).body.code).toBe('AUTH8');
  });

  it('by the server lets the same browser sign in again', async () => {
    const client = await signedIn(app, 'mission');
    await inDatabase(async () => db().update(userSession).set({ delYn: 'Y', endReason: 'reuse' }));
    expect(failed(await me(client)).body.code).toBe('AUTH8');
    expect((await client.get('/site')).status).toBe(200);
    expect((await client.signIn('mission@demo.go.kr', 'Mission!2345')).status).toBe(200);
    expect((await me(client)).status).toBe(200);
  });

  it('by the server allows a sign-in although old cookies are still sent', async () => {
    const client = await signedIn(app, 'mission');
    const old = new Map(client.cookies);
    await inDatabase(async () => db().update(userSession).set({ delYn: 'Y', endReason: 'reuse' }));
    client.cookies.delete('XSRF-TOKEN');
    const answer = await client.get('/site');
    expect(answer.status).toBe(200);
    client.cookies.set('access', old.get('access') ?? '');
    expect(
      (await client.write('POST', '/login', { eml: 'mission@demo.go.kr', pswd: 'Mission!2345' })).status,
    ).toBe(200);
  });

  it('is not caused by sessions that have expired', async () => {
    const living = await signedIn(app, 'mission');
    for (let index = 0; index < 4; index++) await signedIn(app, 'mission');
    await refresh(living);
    await inDatabase(async () =>
      db()
        .update(userSession)
        .set({ refreshExpDt: new Date(Date.now() - 1000) })
        .where(isNull(userSession.rotatedDt)),
    );
    await signedIn(app, 'mission');
    expect((await me(living)).status).toBe(200);
  });

  it('is reported by the first call that needs a session', async () => {
    const client = await signedIn(app, 'mission');
    await inDatabase(() => withdrawRights(['demo-mission'], null));
    expect((await client.get('/site')).status).toBe(200);
    const answer = failed(await client.get('/user-info'));
    expect([answer.status, answer.body.code]).toEqual([403, 'AUTH8']);
    expect(failed(await client.get('/user-info')).status).toBe(401);
  });

  it('by disabling the account is AUTH8 at the next call', async () => {
    const client = await signedIn(app, 'mission');
    await change('demo-mission', { useYn: 'N' });
    const answer = failed(await me(client));
    await change('demo-mission', { useYn: 'Y' });
    expect([answer.status, answer.body.code]).toEqual([403, 'AUTH8']);
  });
});

describe('the menu tree', () => {
  it('shows each person only what they may open', async () => {
    const urls = async (name: 'admin' | 'staff' | 'mission') => {
      const { body } = await (await signedIn(app, name)).get<{ data: { url: string }[] }>('/menu-list');
      return body.data.map(({ url }) => url);
    };
    expect(await urls('staff')).toEqual(['/article', '/product', '/statistics', '/communication']);
    expect(await urls('mission')).toEqual(['/article', '/statistics', '/communication']);
    expect(await urls('admin')).toContain('/admin');
  });
});
