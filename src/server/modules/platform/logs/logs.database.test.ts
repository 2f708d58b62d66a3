import { desc, eq, sql } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import { hasPersonal } from '#contract/entityFields.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { accessLog, errorLog, loginLog, logMark, privacyLog } from '#generated/tables/index.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../../../../../tests/helpers/client.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { dropOldLogs } from './dropOldLogs.ts';
import { noteGaps, removeMark, setMark } from './registerLogs.ts';

type Row = Record<string, unknown>;
type List = { data: Row[]; totalRecords: number };

const { app, database } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');

const accessRows = async () => {
  await app.logs.flush();
  return inDatabase(async () => db().select().from(accessLog).orderBy(desc(accessLog.logId)));
};
const errorRows = async () => {
  await app.logs.flush();
  return inDatabase(async () => db().select().from(errorLog).orderBy(desc(errorLog.logId)));
};
const loginRows = async () => {
  await app.logs.flush();
  return inDatabase(async () => db().select().from(loginLog).orderBy(desc(loginLog.logId)));
};

// the embedded database has one connection: no other one could lock a table
describe.skipIf(inject('engine') === 'pglite')('the logs behind a table that is locked', () => {
  it('are stored once it is free, later ones too', async () => {
    const release = Promise.withResolvers<void>();
    const isLocked = Promise.withResolvers<void>();
    const locking = inDatabase(() =>
      inTransaction(async () => {
        await db().execute(sql`lock table access_log in access exclusive mode`);
        isLocked.resolve();
        await release.promise;
      }),
    );
    await isLocked.promise;
    const waits = async (ms: number) => {
      await admin.get('/user-list', { userNm: `after ${ms}` });
      await expect.poll(() => app.logs.delay()).toBeGreaterThan(ms);
    };
    // the first row is being stored when the second is added and its second passes
    await waits(1_100);
    await waits(2_500);
    release.resolve();
    await locking;
    await expect.poll(() => app.logs.delay()).toBe(0);
    const stored = await inDatabase(async () =>
      db().select().from(accessLog).orderBy(desc(accessLog.logId)).limit(2),
    );
    expect(stored.map(({ oprtnId }) => oprtnId)).toEqual(['GET /user-list', 'GET /user-list']);
  });
});

describe('a screen that failed', () => {
  const report = (who: Client, errCn: string, screenPath = '/statistics/Nation') =>
    who.write('POST', '/screen-error', { screenPath, errCn, stack: 'at ChartCanvas (index.js:1:2)' });
  const screenErrors = async () => (await errorRows()).filter(({ errCd }) => errCd === 'SCREEN');

  it('is in the error log with its path and user', async () => {
    expect((await report(staff, 'x is undefined')).status).toBe(200);
    expect((await screenErrors())[0]).toMatchObject({
      errCn: 'x is undefined',
      prgrmNm: '화면 오류',
      menuNm: '국가별',
      oprtnId: '/statistics/Nation',
      userId: 'demo-staff',
      userNm: '이직원',
      sttsCd: null,
      ip: '127.0.0.1',
    });
  });

  it.each([
    ['what was searched for', '/search?searchText=secret', 'broken'],
    ['another site', 'https://example.com/', 'broken'],
    ['a novel', '/search', 'x'.repeat(1_001)],
  ])('does not write %s to the log', async (_what, screenPath, errCn) => {
    expect((await report(staff, errCn, screenPath)).status).toBe(400);
  });

  it('writes ten rows a minute per person at most', async () => {
    const before = (await screenErrors()).length;
    for (let n = 0; n < 12; n += 1) expect((await report(admin, `broken ${n}`)).status).toBe(200);
    expect((await screenErrors()).length - before).toBe(10);
  });
});

describe('the access log', () => {
  it('holds user, action, menu, address and result', async () => {
    await admin.call({
      method: 'GET',
      url: '/api/user-list?userNm=%EB%B9%84%EB%B0%80%EC%9D%B4%EB%A6%84',
      headers: { 'menu-id': '1' },
    });
    const [row] = await accessRows();
    expect(row).toMatchObject({
      userId: 'demo-admin',
      userEml: 'admin@demo.go.kr',
      userNm: '김관리',
      menuNm: '사용자 관리',
      prgrmNm: '사용자 목록',
      prgrmNmFold: '사용자 목록',
      oprtnId: 'GET /user-list',
      mthdNm: 'GET',
      ip: '127.0.0.1',
      sttsCd: 200,
    });
    expect(row?.prcsMs).toBeGreaterThanOrEqual(0);
    expect(JSON.stringify(row)).not.toContain('비밀이름');
  });

  const writes = ourCatalogue.operations.filter(
    ({ method, access, background }) =>
      method !== 'GET' && access !== 'machine' && access !== 'public' && !background,
  );
  it.each(writes.map(({ id }) => id))('has a row for %s, also if it is refused', async (id) => {
    const [verb = 'POST', path = ''] = id.split(' ');
    const { status } = await staff.write(verb as 'POST', path, { nobody: 1 });
    const [row] = await accessRows();
    expect(row).toMatchObject({ oprtnId: id, userId: 'demo-staff', sttsCd: status });
    if (status === 403) expect((await errorRows())[0]).toMatchObject({ oprtnId: id, errCd: 'FORBIDDEN' });
  });

  it('omits health checks and automatic calls of screens', async () => {
    const before = (await accessRows()).length;
    await admin.get('/health');
    for (const path of ['/site', '/user-info', '/menu-list', '/usergroup-popup-list', '/commoncode-list/ref'])
      await admin.get(path);
    await admin.get('/user-setting', { setngKey: 'list:article' });
    await admin.write('POST', '/login/refresh-token');
    await admin.call({ method: 'GET', url: '/' });
    expect((await accessRows()).length - before).toBe(0);
  });

  // a stream that stays open is neither a download nor the opening of a screen
  const streams = ['GET /notice-events'];
  // shown automatically in a page, with a record or a list that contains its row
  const pictures = ['GET /picture', 'GET /esboard-picture'];
  // asked for every few minutes by programs; a key keeps its last use
  const feeds = ['view', 'highlight', 'dailybriefing', 'opml'].map((name) => `GET /feed/${name}`);
  // the user's own collections, which the header shows on every page
  const own = [
    'GET /briefing-tray',
    ...['article', 'thinktank', 'sns'].map((kind) => `GET /${kind}-list/unread`),
    'GET /article-list/followed',
  ];
  const lookedAt = ourCatalogue.operations
    .filter(({ method, access, binary }) => method === 'GET' && (access === 'admin' || binary))
    .map(({ id }) => id)
    .filter((id) => ![...streams, ...pictures, ...feeds].includes(id));
  it.each(lookedAt)('has a row for %s, whatever the caller claims', async (id) => {
    const { status } = await admin.call({
      method: 'GET',
      url: `/api${id.slice(4)}`,
      headers: { 'x-background': '1' },
    });
    expect((await accessRows())[0]).toMatchObject({ oprtnId: id, userId: 'demo-admin', sttsCd: status });
  });

  it('never omits files, personal data or administration as automatic calls', () => {
    const background = ourCatalogue.operations.filter((one) => one.background);
    expect(background.length).toBeGreaterThan(10);
    for (const { id, access, entity } of background) {
      expect(lookedAt).not.toContain(id);
      if ([...pictures, ...feeds, ...own].includes(id)) continue;
      expect(['public', 'session'], id).toContain(access);
      const spec = entity && ourCatalogue.resources[entity];
      if (spec) expect(hasPersonal(spec), id).toBe(false);
    }
  });
});

describe('the error log', () => {
  it('holds sentence, code and request number of a refusal', async () => {
    const { body } = (await staff.get('/user-list')) as Answer<never> as Answer<ErrorBody>;
    const [row] = await errorRows();
    expect(row).toMatchObject({
      reqId: body.requestId,
      sttsCd: 403,
      errCd: 'FORBIDDEN',
      errCn: messages.access.denied,
      userId: 'demo-staff',
      prgrmNm: '사용자 목록',
    });
  });

  it('holds failures of automatic calls', async () => {
    const rename = (from: string, to: string) =>
      inDatabase(async () => db().execute(`alter table ${from} rename to ${to}`));
    await rename('user_setting', 'user_setting_away');
    const { status } = await admin.get('/user-setting', { setngKey: 'list:article' });
    await rename('user_setting_away', 'user_setting');
    expect(status).toBe(500);
    expect((await errorRows())[0]).toMatchObject({ oprtnId: 'GET /user-setting', sttsCd: 500 });
  });

  it('omits invalid forms', async () => {
    const before = (await errorRows()).length;
    await admin.get('/user-list', { size: 7 });
    expect(await errorRows()).toHaveLength(before);
  });
});

describe('the login log', () => {
  const attempt = async (eml: string, pswd: string) => {
    const client = new Client(app, '10.1.2.3');
    await client.signIn(eml, pswd);
    return (await loginRows())[0];
  };

  it('distinguishes success, failure, refusal, lock and logout, with the reason', async () => {
    expect(await attempt('STAFF@demo.go.kr', 'Staff!2345')).toMatchObject({
      lgnClsf: 'SUCCESS',
      eml: 'STAFF@demo.go.kr',
      userId: 'demo-staff',
      ip: '10.1.2.3',
      rsnCn: null,
    });
    const wrong = await attempt('nobody@demo.go.kr', 'Wrong!2345');
    expect(wrong).toMatchObject({ lgnClsf: 'FAIL', eml: 'nobody@demo.go.kr', userId: null });
    expect(wrong?.rsnCn).toContain('올바르지 않습니다');
    const kinds = [];
    for (let n = 0; n < 5; n += 1) {
      await inDatabase(async () => db().execute('update login_attempt set wait_dt = null'));
      kinds.push((await attempt('locked@demo.go.kr', 'Wrong!2345'))?.lgnClsf);
    }
    expect(kinds).toEqual(['FAIL', 'FAIL', 'FAIL', 'FAIL', 'LOCK']);
    const other = await signedIn(app, 'staff');
    await other.write('POST', '/logout');
    expect((await loginRows())[0]).toMatchObject({ lgnClsf: 'LOGOUT', userId: 'demo-staff' });
  });

  it('holds no password, whatever was typed as address', async () => {
    const odd = `${'x'.repeat(300)}\u0000\ud800`;
    await attempt(odd, 'Odd!2345678');
    const rows = await loginRows();
    expect(JSON.stringify(rows)).not.toMatch(/Odd!2345678|Wrong!2345|Staff!2345/);
  });
});

describe('the lists of the logs', () => {
  const lists = ['programloghistory', 'errorloghistory', 'loginloghistory', 'privacyloghistory'];
  const list = (path: string, query: Row = {}) => admin.get<List & ErrorBody>(`/${path}-list`, query);

  it.each(lists)('/%s-list are filtered by a period, with the three sentences', async (path) => {
    await app.logs.flush();
    const sentence = async (startDate: string, endDate: string) =>
      (await list(path, { startDate, endDate })).body.message;
    expect(await sentence(today(), addDays(today(), 1))).toBe(messages.dateRange.beyondMax);
    expect(await sentence('2026-02-02', '2026-02-01')).toBe(messages.dateRange.reversed);
    expect(await sentence('2024-01-01', '2025-01-02')).toBe('조회 기간은 366일을 초과할 수 없습니다.');
    expect((await list(path, { startDate: '2024-01-02', endDate: '2025-01-01' })).body.totalRecords).toBe(0);
    const all = (await list(path)).body.totalRecords;
    expect((await list(path, { startDate: today(), endDate: today() })).body.totalRecords).toBe(all);
    expect((await list(path, { regDtFrom: today() })).status).toBe(400);
  });

  it('are filtered by the specified conditions, and masked', async () => {
    const { body } = await list('programloghistory', {
      userEml: 'staff@demo.go.kr',
      menuNm: '사용자',
      prgrmNm: '목록',
    });
    expect(body.totalRecords).toBeGreaterThan(0);
    expect(new Set(body.data.map(({ userNm }) => userNm)).size).toBe(1);
    expect(body.data[0]).toMatchObject({
      userEml: 'st***@demo.go.kr',
      userNm: '이직원',
      masked: ['userEml'],
    });
    const logins = await list('loginloghistory', { lgnClsf: 'LOCK', eml: 'locked@demo.go.kr' });
    expect(logins.body.data.map(({ eml }) => eml)).toEqual(['lo****@demo.go.kr']);
  });

  it('cannot be changed: no insert, update or delete', () => {
    const ids = ourCatalogue.operations.map(({ id }) => id).filter((id) => id.includes('loghistory'));
    expect(ids.filter((id) => !id.startsWith('GET '))).toEqual([]);
  });
});

describe('a server that was cut off', () => {
  it('is marked in the access log at its next start', async () => {
    await inDatabase(async () => {
      const since = new Date(Date.now() - 600_000);
      await setMark('ended', since);
      await removeMark('ended');
      await setMark('dead', since);
      expect(await noteGaps('me', true)).toBe(1);
      expect(await noteGaps('me', true)).toBe(0);
      const [row] = await db().select().from(accessLog).where(eq(accessLog.userId, 'SYSTEM'));
      expect(row?.prgrmNm).toMatch(/^기록 공백: 서버가 갑자기 멈추어 \d{4}-\d\d-\d\d \d\d:\d\d:\d\d 이후의/);
      expect(await db().select().from(logMark)).toEqual([]);
    });
  });

  it('is detected only by a server that was not silent itself', async () => {
    await inDatabase(async () => {
      const since = new Date(Date.now() - 600_000);
      await setMark('me', since);
      await setMark('neighbour', since);
      const isAlone = database.engine === 'pglite';
      expect(await noteGaps('me', false)).toBe(isAlone ? 1 : 0);
      expect(await noteGaps('me', true)).toBe(isAlone ? 0 : 1);
      const left = await db().select({ markId: logMark.markId }).from(logMark);
      expect(left).toEqual([{ markId: 'me' }]);
      await removeMark('me');
    });
  });
});

describe('a server with a fast clock', () => {
  it('does not take running servers for dead, nor itself for running later', async () => {
    await inDatabase(async () => {
      const isAlone = database.engine === 'pglite';
      await setMark('neighbour');
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 3_600_000 });
      try {
        expect(await noteGaps('me', true)).toBe(isAlone ? 1 : 0);
        await setMark('me');
      } finally {
        vi.useRealTimers();
      }
      const ofMe = eq(logMark.markId, 'me');
      const [mark] = await db()
        .select({ ahead: sql<boolean>`${logMark.flushDt} > now() + interval '1 minute'` })
        .from(logMark)
        .where(ofMe);
      // the embedded database uses the clock of its server
      expect(mark).toEqual({ ahead: isAlone });
      await db().delete(logMark);
    });
  });
});

describe('rows older than two years', () => {
  it('log rows older than two years are deleted, and younger ones kept', async () => {
    await inDatabase(async () => {
      const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
      const mark = (regDt: Date) => ({ regDt, userId: 'OLD' });
      await db()
        .insert(accessLog)
        .values([mark(ago(732)), mark(ago(900)), mark(ago(725))]);
      await db()
        .insert(privacyLog)
        .values([mark(ago(732)), mark(ago(725))]);
      expect(await dropOldLogs()).toEqual({ accessLog: 2, privacyLog: 1 });
      expect(await dropOldLogs()).toEqual({});
      expect(await db().select().from(accessLog).where(eq(accessLog.userId, 'OLD'))).toHaveLength(1);
    });
  });
});
