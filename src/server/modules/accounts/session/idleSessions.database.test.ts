import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { userSession } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../../../../../tests/helpers/client.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { idleLimitsOf, markActive } from './activity.ts';

const { app, database, environment } = await testApp();

const minute = 60_000;
const hour = 60 * minute;
const begin = Date.parse('2026-11-25T01:00:00Z');
/** Sets the server's clock to this many milliseconds after the start. */
const at = (after: number) => vi.setSystemTime(begin + after);

beforeEach(async () => {
  await inDatabase(async () => db().delete(userSession));
  vi.useFakeTimers({ toFake: ['Date'] });
  at(0);
});
afterEach(() => void vi.useRealTimers());

type Idle = { data: { secondsLeft: number } };
const secondsLeft = async (client: Client) =>
  (await client.get<Idle>('/session-activity')).body.data.secondsLeft;
const sessionOf = async (userId: string) => {
  const [session] = await inDatabase(async () =>
    db().select().from(userSession).where(eq(userSession.userId, userId)),
  );
  return session;
};
/** The caller with the current state of the session, as far as activity tracking needs it. */
const callerOf = async (userId: string) => {
  const { sessionId = '', idleEndDt = null, admUseYn } = (await sessionOf(userId)) ?? {};
  return { sessionId, idleEnd: idleEndDt, administers: admUseYn === 'Y' } as Caller;
};
const marked = (caller: Caller) => inDatabase(() => markActive(caller, idleLimitsOf(environment)));
/** The access token is valid for 15 minutes; browsers renew it automatically. */
const renewed = async (client: Client) => {
  expect((await client.write('POST', '/login/refresh-token')).status).toBe(200);
};
const ended = [
  403,
  'AUTH8',
  '오랫동안 사용하지 않아 로그인이 종료되었습니다. 다시 로그인해 주세요.',
] as const;
const refusal = (answer: unknown) => {
  const { status, body } = answer as Answer<ErrorBody>;
  return [status, body.code, body.message];
};

describe('a session without activity', () => {
  it('ends after eight hours, and not before', async () => {
    const client = await signedIn(app, 'staff');
    at(8 * hour - 1_000);
    await renewed(client);
    expect(await secondsLeft(client)).toBe(1);
    at(8 * hour);
    expect(refusal(await client.get('/user-info'))).toEqual(ended);
    expect((await client.get('/user-info')).status).toBe(401);
  });

  it('gives its reason to a call that can show it', async () => {
    const client = await signedIn(app, 'staff');
    at(8 * hour);
    for (const [url, headers] of [
      ['/api/notice-events', { accept: 'text/event-stream' }],
      ['/api/picture?fileId=1', { 'sec-fetch-dest': 'image' }],
    ] as const)
      expect((await client.call({ method: 'GET', url, headers })).status).toBe(403);
    expect(refusal(await client.get('/user-info'))).toEqual(ended);
  });

  it('cannot be renewed', async () => {
    const client = await signedIn(app, 'staff');
    at(8 * hour);
    expect(refusal(await client.write('POST', '/login/refresh-token'))).toEqual(ended);
  });

  it('ends after half an hour if it was used to administer', async () => {
    const client = await signedIn(app, 'admin');
    expect(await secondsLeft(client)).toBe(8 * 3_600);
    expect((await client.get('/user-list')).status).toBe(200);
    expect(await secondsLeft(client)).toBe(30 * 60);
    at(5 * minute);
    expect((await client.get('/article-list')).status).toBe(200);
    expect(await secondsLeft(client)).toBe(30 * 60);
    at(35 * minute);
    expect(refusal(await client.write('POST', '/login/refresh-token'))).toEqual(ended);
  });

  it('ends after half an hour if recorded late as administering', async () => {
    const client = await signedIn(app, 'admin');
    const caller = await callerOf('demo-admin');
    at(5 * minute);
    await client.get('/user-list');
    await marked(caller);
    expect(await sessionOf('demo-admin')).toMatchObject({
      admUseYn: 'Y',
      idleEndDt: new Date(begin + 35 * minute),
    });
  });

  it('is not shortened by an administrative call that was refused', async () => {
    const client = await signedIn(app, 'staff');
    expect((await client.get('/user-list')).status).toBe(403);
    expect(await secondsLeft(client)).toBe(8 * 3_600);
  });

  it('ends its notification stream', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    at(0);
    const client = await signedIn(app, 'mission');
    const stream = await client.stream('/notice-events');
    expect(stream.status).toBe(200);
    at(8 * hour);
    vi.advanceTimersByTime(5_000);
    await expect.poll(() => stream.isOver()).toBe(true);
  });
});

describe('activity', () => {
  it('is a call that a person causes', async () => {
    const client = await signedIn(app, 'staff');
    at(10 * minute);
    await client.get('/article-list');
    expect(await secondsLeft(client)).toBe(8 * 3_600);
  });

  it('is no automatic call of a screen', async () => {
    const client = await signedIn(app, 'admin');
    await client.get('/user-list');
    at(10 * minute);
    await client.call({ method: 'GET', url: '/api/user-list', headers: { 'x-background': '1' } });
    for (const path of ['/notice-list', '/menu-list', '/user-info']) await client.get(path);
    (await client.stream('/notice-events')).end();
    await renewed(client);
    expect(await secondsLeft(client)).toBe(20 * 60);
  });

  it('is what a screen reports of keys and pointer', async () => {
    const client = await signedIn(app, 'admin');
    await client.get('/user-list');
    at(29 * minute);
    await renewed(client);
    const told = await client.write<Idle>('POST', '/session-activity');
    expect(told.body.data.secondsLeft).toBe(30 * 60);
    at(58 * minute);
    await renewed(client);
    expect(await secondsLeft(client)).toBe(60);
  });

  it('never extends a session beyond twelve hours', async () => {
    const client = await signedIn(app, 'staff');
    for (const hours of [6, 11]) {
      at(hours * hour);
      await renewed(client);
      await client.get('/article-list');
    }
    expect(await secondsLeft(client)).toBe(3_600);
  });

  it('does not revive a session that ended while a call was being sent', async () => {
    await signedIn(app, 'staff');
    const caller = await callerOf('demo-staff');
    at(8 * hour);
    await marked(caller);
    expect((await sessionOf('demo-staff'))?.idleEndDt).toEqual(new Date(begin + 8 * hour));
  });

  it('is stored once a minute at most', async () => {
    const client = await signedIn(app, 'staff');
    at(59_000);
    await client.get('/article-list');
    expect((await sessionOf('demo-staff'))?.idleEndDt?.getTime()).toBe(begin + 8 * hour);
    at(60_000);
    await client.get('/article-list');
    expect((await sessionOf('demo-staff'))?.idleEndDt?.getTime()).toBe(begin + 8 * hour + minute);
  });
});

describe('the idle limits in the settings', () => {
  it('set the minutes', async () => {
    const { app: other } = await testApp({
      database,
      variables: { IDLE_MINUTES: '60', ADMIN_IDLE_MINUTES: '10' },
    });
    const client = new Client(other);
    await client.signIn('admin@demo.go.kr', 'Admin!2345');
    expect(await secondsLeft(client)).toBe(3_600);
    await client.get('/user-list');
    expect(await secondsLeft(client)).toBe(600);
  });

  it('never give administering sessions longer than others', async () => {
    const { app: other } = await testApp({ database, variables: { IDLE_MINUTES: '10' } });
    const client = new Client(other);
    await client.signIn('admin@demo.go.kr', 'Admin!2345');
    await client.get('/user-list');
    expect(await secondsLeft(client)).toBe(600);
  });
});
