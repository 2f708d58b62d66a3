import { createHash } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { hasPersonal } from '#contract/entityFields.ts';
import { appUser, outboxMessage, privacyLog } from '#generated/tables/index.ts';
import { entityOf, ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Client, signedIn } from '../helpers/client.ts';
import { colleague } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app, database } = await testApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');
const notes = () => inDatabase(async () => db().select().from(privacyLog).orderBy(desc(privacyLog.logId)));

/** Menus for the administration of other users' accounts. */
const ofPeople = ['/admin/user/UserManage', '/admin/user/UserApprovalManage'];
const writesOfPeople = ourCatalogue.operations.filter(
  ({ method, menus, entity }) =>
    method !== 'GET' &&
    (menus.some((menu) => ofPeople.includes(menu)) ||
      (menus.length > 0 && entity && hasPersonal(entityOf(ourCatalogue, entity)))),
);

describe('writes of others’ data', () => {
  it('are there', () => expect(writesOfPeople.length).toBeGreaterThan(7));

  it.each(writesOfPeople.map(({ id, subject }) => [id, subject]))(
    '%s names the person concerned',
    (_id, subject) => {
      expect(subject).toBeTypeOf('string');
    },
  );

  it('are logged with actor, person concerned, address and content', async () => {
    const userId = await colleague({ lockYn: 'Y', leaveYn: 'Y' });
    const calls = [
      ['PUT', '/update-user/end-lock', { userId }],
      ['PUT', '/update-user/password-reset', { userId }],
      ['PUT', '/update-user/join-cert-yn', { userId, joinCertYn: 'N' }],
    ] as const;
    for (const [verb, path, body] of calls) expect((await admin.write(verb, path, body)).status).toBe(200);
    const said = (await notes()).map((note) => ({
      who: note.userId,
      whose: note.trgtKey,
      from: note.ip,
      kind: note.prcsClsfCd,
      what: note.prcsCn,
    }));
    const same = { who: 'demo-admin', whose: userId, from: '127.0.0.1', kind: 'CHANGE' };
    expect(said).toEqual([
      { ...same, what: '가입 인증 상태 변경' },
      { ...same, kind: 'SEND', what: '비밀번호를 정하는 메일' },
      { ...same, what: '다른 사용자의 비밀번호 초기화' },
      { ...same, what: '잠금 해제' },
    ]);
  });

  it('are refused if they cannot be logged', async () => {
    const userId = await colleague({ lockYn: 'Y', leaveYn: 'Y', userNm: '김미정' });
    const stored = async () => {
      const [account] = await inDatabase(async () =>
        db().select().from(appUser).where(eq(appUser.userId, userId)),
      );
      return account;
    };
    const before = await stored();
    const mission = (
      await admin.get<{ data: { mdfcnDt: string } }>('/user-detail', { userId: 'demo-mission' })
    ).body.data;
    const rename = (from: string, to: string) =>
      inDatabase(async () => db().execute(`alter table ${from} rename to ${to}`));
    await rename('privacy_log', 'privacy_log_away');
    const calls = [
      ['PUT', '/update-user/end-lock', { userId }],
      ['PUT', '/update-user/end-leave', { userId }],
      ['PUT', '/update-user/password-reset', { userId }],
      ['PUT', '/update-user/join-cert-yn', { userId, joinCertYn: 'N' }],
      ['PUT', '/update-user', { userId: 'demo-mission', mdfcnDt: mission.mdfcnDt, deptNm: '고친 부서' }],
      ['DELETE', '/delete-user', { userId }],
    ] as const;
    const statuses = [];
    for (const [verb, path, body] of calls) statuses.push((await admin.write(verb, path, body)).status);
    await rename('privacy_log_away', 'privacy_log');
    expect(statuses).toEqual(calls.map(() => 500));
    expect(await stored()).toEqual(before);
  });

  it('that are refused are not logged', async () => {
    await app.logs.flush();
    const before = (await notes()).length;
    expect((await admin.write('PUT', '/update-user/end-lock', { userId: 'nobody' })).status).toBe(404);
    expect(await notes()).toHaveLength(before);
  });
});

describe('reads of others’ data', () => {
  const read = async (path: string, query: Record<string, string | string[]> = {}) => {
    const { status, body } = await admin.get<{ data: unknown }>(path, query);
    expect(status).toBe(200);
    await app.logs.flush();
    const [note] = await notes();
    return { note, data: body.data };
  };
  const who = { userId: 'demo-admin', userEml: 'admin@demo.go.kr', ip: '127.0.0.1' };

  it('log for a list how many people it showed, and which', async () => {
    const { note, data } = await read('/user-list', { size: '10' });
    const ids = (data as { userId: string }[]).map(({ userId }) => userId);
    expect(ids.length).toBeGreaterThan(3);
    expect(note).toMatchObject({
      ...who,
      menuNm: '사용자 관리',
      prgrmNm: '사용자 목록',
      trgtNm: '사용자',
      prcsClsfCd: 'LIST',
      prcsCn: '목록 조회',
      trgtKey: null,
      trgtKeys: ids,
      rowCnt: ids.length,
    });
  });

  it('log for a record whose it is', async () => {
    const { note } = await read('/user-detail', { userId: 'demo-staff' });
    expect(note).toMatchObject({ ...who, prcsClsfCd: 'LOOK', trgtKey: 'demo-staff', rowCnt: 1 });
  });

  it('log for a list of logs whose actions it shows', async () => {
    const { note, data } = await read('/loginloghistory-list', { size: '10' });
    const ids = new Set((data as { userId: string }[]).map(({ userId }) => userId));
    expect(note).toMatchObject({ ...who, prcsClsfCd: 'LIST', trgtNm: '로그인 로그', rowCnt: ids.size });
    expect(ids).toContain('demo-admin');
  });

  it('log the searched field without its value, also without a hit', async () => {
    const { note } = await read('/user-list', { eml: 'staff@demo.go.kr', mblTelno: '010-0000-0002' });
    expect(note).toMatchObject({
      ...who,
      prcsClsfCd: 'SEARCH',
      prcsCn: '검색 조건: 이메일 st***@demo.go.kr, 휴대폰 번호 010-0000-****',
    });
    const { note: vain } = await read('/user-list', { eml: 'nobody.of@us' });
    expect(vain).toMatchObject({ prcsCn: '검색 조건: 이메일 no*******@us', rowCnt: 0 });
    const { note: ofLog } = await read('/privacyloghistory-list', {
      trgtKey: ['staff@demo.go.kr', '이직원', 'demo-staff'],
    });
    expect(ofLog).toMatchObject({
      prcsClsfCd: 'SEARCH',
      prcsCn: '검색 조건: 정보주체 st***@demo.go.kr, 정보주체 이*원, 정보주체 d********f',
    });
    const { note: ofHistory } = await read('/changehistory-list', { rgtrNm: '이직원' });
    expect(ofHistory).toMatchObject({ prcsClsfCd: 'SEARCH', trgtNm: '변경 이력', rowCnt: 0 });
  });

  it('log the people in the rows of a record', async () => {
    const { note, data } = await read('/authorized-detail', { authrtId: '1' });
    const { authorizedUserList } = data as { authorizedUserList: { userId: string }[] };
    const ids = authorizedUserList.map(({ userId }) => userId);
    expect(ids).toContain('demo-staff');
    expect(note).toMatchObject({
      ...who,
      prcsClsfCd: 'LOOK',
      trgtNm: '권한 그룹',
      trgtKeys: ids,
      rowCnt: ids.length,
    });
  });

  const shown = ourCatalogue.operations.filter(
    ({ method, access, entity, binary, path }) =>
      method === 'GET' &&
      access === 'admin' &&
      !binary &&
      entity &&
      path.endsWith('-list') &&
      hasPersonal(entityOf(ourCatalogue, entity)),
  );
  it('are there', () => expect(shown.length).toBeGreaterThan(6));
  it.each(shown.map(({ path, summary }) => [path, summary]))('are noted: %s', async (path, summary) => {
    const { note, data } = await read(path as string);
    // an empty list shows no user
    const isShown = (data as unknown[]).length > 0;
    expect(note?.prgrmNm === summary).toBe(isShown);
  });

  it('can be found by the person’s id, full e-mail address or name', async () => {
    await read('/user-detail', { userId: 'demo-mission' });
    const found = async (trgtKey: string) =>
      (await admin.get<{ totalRecords: number }>('/privacyloghistory-list', { trgtKey })).body.totalRecords;
    await app.logs.flush();
    const [alone, among] = [await found('demo-mission'), await found('demo-staff')];
    expect([alone > 1, among > 1]).toEqual([true, true]);
    await app.logs.flush();
    expect(await found('staff@demo.go.kr')).toBeGreaterThanOrEqual(among);
    expect(await found('이직원')).toBeGreaterThanOrEqual(among);
    expect(await found('staff@demo')).toBe(0);
  });
});

describe('reads of people by staff', () => {
  const read = async (path: string, query: Record<string, string> = {}) => {
    const { status, body } = await staff.get<{ data: { userId: string }[] }>(path, query);
    expect(status).toBe(200);
    await app.logs.flush();
    const [note] = await notes();
    return { note, ids: [...new Set(body.data.map(({ userId }) => userId))] };
  };
  const who = { userId: 'demo-staff', ip: '127.0.0.1', trgtNm: '사용자' };

  it('are logged when they choose or search for people', async () => {
    const { note, ids } = await read('/user-popup-list', { size: '10' });
    expect(ids.length).toBeGreaterThan(3);
    expect(note).toMatchObject({ ...who, prcsClsfCd: 'LIST', trgtKeys: ids, rowCnt: ids.length });
    const { note: search } = await read('/user-popup-list', { userNm: '이직원' });
    expect(search).toMatchObject({ ...who, prcsClsfCd: 'SEARCH', trgtKey: 'demo-staff' });
  });

  it('are logged when they see who read or received a post', async () => {
    const made = await staff.upload('POST', '/insert-commonboard', 'commonBoard', {
      pstKndCd: 'BOARD',
      pstClsfCd: 'PST_CLSF_04',
      ttl: '읽은 사람',
      cn: '<p>글</p>',
      recipientIds: ['demo-mission'],
    });
    const { pstId } = (made.body as { data: { pstId: number } }).data;
    const { note, ids } = await read('/commonboard-prsl-list', { pstId: String(pstId) });
    expect(note).toMatchObject({
      ...who,
      prgrmNm: '글을 읽은 사람과 아직 읽지 않은 수신자 목록',
      trgtKey: ids[0],
    });
    const sent = await staff.write('POST', '/emails/board', { pstId });
    expect(sent.status).toBe(200);
    const { note: mails, ids: receivers } = await read('/emails/board/log', { pstId: String(pstId) });
    expect(receivers.length).toBeGreaterThan(0);
    expect(mails).toMatchObject({ ...who, rowCnt: receivers.length });
  });
});

describe('an export of people', () => {
  it.each([
    ['EXPORT', {}],
    ['REVEALED_EXPORT', { reveal: 'Y' }],
  ])('(%s) is logged with the people, their number and the file', async (prcsClsfCd, query) => {
    const { body } = await admin.get<{ data: { userId: string }[] }>('/user-list', { size: '200' });
    const answer = await app.inject({
      url: '/api/user-list-excel',
      query: { ...query, reason: '민원\r\n확인', format: 'csv' },
      cookies: Object.fromEntries(admin.cookies),
    });
    expect(answer.statusCode).toBe(200);
    const [note] = (await notes()).filter((one) => one.prcsClsfCd === prcsClsfCd);
    const ids = body.data.map(({ userId }) => userId).sort();
    expect(note).toMatchObject({
      trgtKey: null,
      trgtKeys: ids,
      trgtCnt: ids.length,
      rowCnt: ids.length,
      rsn: '민원 확인',
      fileHash: createHash('sha256').update(answer.rawPayload).digest('hex'),
    });
  });

  it('is refused without a reason or with one that says nothing', async () => {
    for (const reason of ['', '......', '\u200b\u200b\u200b\u200b']) {
      const { status } = await admin.get('/user-list-excel', { reveal: 'Y', reason });
      expect([reason, status]).toEqual([reason, 400]);
    }
  });
});

describe('the log itself', () => {
  it('names the actor, and can be filtered by several kinds', async () => {
    await admin.get('/user-list');
    await app.logs.flush();
    const { body } = await admin.get<{
      data: { userNm: string; userEml: string | null }[];
      totalRecords: number;
    }>('/privacyloghistory-list', { prcsClsfCd: ['LIST', 'EXPORT', 'REVEALED_EXPORT'] });
    expect(body.data.map(({ userNm }) => userNm)).toContain('김관리');
    const kinds = await Promise.all(
      ['LIST', 'EXPORT', 'REVEALED_EXPORT'].map(
        async (prcsClsfCd) =>
          (await admin.get<{ totalRecords: number }>('/privacyloghistory-list', { prcsClsfCd })).body
            .totalRecords,
      ),
    );
    expect(kinds.filter((n) => n > 0).length).toBeGreaterThan(1);
    expect(body.totalRecords).toBe(kinds.reduce((sum, n) => sum + n, 0));
  });
});

describe('a code that no server sends', () => {
  const keep = async (chnl: 'EML' | 'SMS', sttsCd: string): Promise<number> => {
    const [message] = await inDatabase(async () =>
      db()
        .insert(outboxMessage)
        .values({
          chnl,
          rcvr: 'lee@demo.go.kr',
          ttl: '인증코드 안내',
          cn: '인증코드는 123456입니다.',
          sttsCd,
        })
        .returning(),
    );
    return message?.msgId ?? 0;
  };
  type Detail = { data: { cn: string | null; rcvr: string | null; masked: string[] } };
  const opened = async (client: Client, msgId: number) =>
    (await client.get<Detail>('/outbox-detail', { msgId })).body.data;
  const visitor = async (variables: Record<string, string>) => {
    const { app: other } = await testApp({ database, variables });
    return signedIn(other, 'admin');
  };

  it('can be read in the outbox of a demonstration by administrators', async () => {
    const msgId = await keep('EML', 'kept');
    await app.logs.flush();
    const before = (await notes()).length;
    expect(await opened(admin, msgId)).toMatchObject({
      cn: '인증코드는 123456입니다.',
      rcvr: null,
      masked: ['rcvr'],
    });
    await app.logs.flush();
    const [note, ...others] = await notes();
    expect(others).toHaveLength(before);
    expect(note).toMatchObject({
      userId: 'demo-admin',
      prcsClsfCd: 'VIEW',
      trgtNm: '발송함',
      trgtKey: String(msgId),
      rsn: '체험판: 발송 서버가 없어 내용을 바로 보임',
    });
    expect((await staff.get('/outbox-detail', { msgId })).status).toBe(403);
  });

  it.each<[string, Record<string, string>, 'EML' | 'SMS', string]>([
    ['where mail is sent', { SMTP_URL: 'smtp://127.0.0.1:1' }, 'EML', 'kept'],
    ['where it was not kept for want of a server', {}, 'EML', 'failed'],
    [
      'outside of demonstrations',
      { DEMO: '0', ADMIN_EMAIL: 'root@demo.go.kr', ADMIN_PASSWORD: 'Root!23456' },
      'EML',
      'kept',
    ],
  ])('stays hidden %s', async (_where, variables, chnl, sttsCd) => {
    const client = await visitor(variables);
    expect(await opened(client, await keep(chnl, sttsCd))).toMatchObject({
      cn: null,
      masked: ['rcvr', 'cn'],
    });
  });

  it('can be read for text messages if the server sends mail only', async () => {
    const client = await visitor({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect((await opened(client, await keep('SMS', 'kept'))).cn).toBe('인증코드는 123456입니다.');
  });
});
