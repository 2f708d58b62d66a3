import { desc, ne } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { privacyLog } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { colleague } from '../helpers/colleague.ts';
import { hardApp } from '../helpers/hardApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Row = Record<string, unknown>;
type Stored = Answer<{ data: Row }>;
type Failed = Answer<ErrorBody>;

const { app } = await hardApp();
const admin = await signedIn(app, 'admin');
const staff = await signedIn(app, 'staff');
const notes = () =>
  inDatabase(async () =>
    db().select().from(privacyLog).where(ne(privacyLog.prcsClsfCd, 'LOOK')).orderBy(desc(privacyLog.logId)),
  );

const userId = await colleague({ userNm: '홍길동', mblTelno: '010-5555-6666', signUpYn: 'Y' }, [1]);
const detail = (query: Row = {}, client = admin, path = '/user-detail') =>
  client.get(path, { userId, ...query }) as Promise<Answer<never>> as Promise<Stored & Failed>;

describe('a record with personal data', () => {
  it('is masked by default, and only the masked view is logged', async () => {
    const { body } = await detail();
    expect(body.data).toMatchObject({ userNm: null, eml: null, telno: null, mblTelno: null });
    expect(body.data.masked).toEqual(['eml', 'userNm', 'telno', 'mblTelno']);
    expect(body.data['maskedValues']).toMatchObject({ userNm: '홍*동', mblTelno: '010-5555-****' });
    expect(await notes()).toEqual([]);
  });

  it('is unmasked for administrators on request, and logged', async () => {
    const { body } = await detail({ reveal: 'Y', reason: '  전화 확인 요청  ' });
    expect(body.data).toMatchObject({ userNm: '홍길동', mblTelno: '010-5555-6666', masked: [] });
    expect(body.data['maskedValues']).toEqual({});
    const [note] = await notes();
    expect(note).toMatchObject({
      userId: 'demo-admin',
      userEml: 'admin@demo.go.kr',
      userNm: '김관리',
      ip: '127.0.0.1',
      menuNm: '사용자 관리',
      prgrmNm: '사용자 상세',
      trgtNm: '사용자',
      trgtKey: userId,
      prcsCn: '개인정보 열람',
      rsn: '전화 확인 요청',
      rowCnt: 1,
    });
  });

  it('is logged at each view', async () => {
    const before = (await notes()).length;
    const asked = { reveal: 'Y', reason: '본인 확인' };
    await detail(asked);
    await detail(asked, admin, '/userapprovalrequest-detail');
    const [last, first, ...rest] = await notes();
    expect(rest).toHaveLength(before);
    expect([first?.rsn, first?.trgtNm, last?.trgtNm]).toEqual(['본인 확인', '사용자', '가입 승인 요청']);
  });

  it.each<[string, Row, number]>([
    ['no reason', { reveal: 'Y' }, 400],
    ['a blank reason', { reveal: 'Y', reason: '  ' }, 400],
    ['a reason that is too long', { reveal: 'Y', reason: '가'.repeat(501) }, 400],
    ['two reasons', { reveal: 'Y', reason: ['하나', '둘'] }, 400],
    ['another word than Y', { reveal: 'N' }, 400],
    ['a record that is not there', { reveal: 'Y', reason: '본인 확인', userId: 'nobody' }, 404],
  ])('is not unmasked for %s, and nothing is logged', async (_what, query, status) => {
    const before = (await notes()).length;
    expect((await detail(query)).status).toBe(status);
    expect(await notes()).toHaveLength(before);
  });

  it('is unmasked for nobody else, even with access to the detail', async () => {
    const { body } = (await admin.write('POST', '/insert-visitor', {
      visitorNm: '손님용',
      mblTelno: '010-1234-5678',
    })) as Stored;
    const ask = (client: typeof admin) =>
      client.get('/visitor-detail', {
        visitorId: String(body.data.visitorId),
        reveal: 'Y',
        reason: '본인 확인',
      }) as Promise<Answer<never>> as Promise<Stored & Failed>;
    const before = (await notes()).length;
    expect((await ask(staff)).status).toBe(403);
    expect(await notes()).toHaveLength(before);
    expect((await ask(admin)).body.data).toMatchObject({ visitorNm: '손님용' });
  });
});

describe('people in the rows of another record', () => {
  it('are masked likewise, and can be sent back', async () => {
    const { body } = (await admin.get('/authorized-detail', { authrtId: 1 })) as Stored;
    const rows = body.data.authorizedUserList as Row[];
    expect(rows.find((row) => row.userId === userId)).toMatchObject({
      userNm: '홍*동',
      eml: `${userId.slice(0, 2)}${'*'.repeat(userId.length - 2)}@demo.go.kr`,
    });
    expect((await admin.write('PUT', '/update-authorized', body.data)).status).toBe(200);
    expect((await detail({ reveal: 'Y', reason: '본인 확인' })).body.data.userNm).toBe('홍길동');
  });
});
