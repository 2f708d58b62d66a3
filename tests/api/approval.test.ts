import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import {
  appUser,
  authorityUser,
  changeHistory,
  commonCode,
  outboxMessage,
  userGroup,
} from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, signedIn } from '../helpers/client.ts';
import { colleague } from '../helpers/colleague.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

type Row = Record<string, unknown>;
type Stored = Answer<{ data: Row }>;
type Failed = Answer<ErrorBody>;
type List = Answer<{ data: Row[]; stats: Record<string, number> }>;

const { app } = await testApp();
const admin = await signedIn(app, 'admin');
const account = async (userId: string) =>
  (await inDatabase(async () => db().select().from(appUser).where(eq(appUser.userId, userId))))[0];
const mailsTo = (userId: string) =>
  inDatabase(async () =>
    db()
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.rcvr, `${userId}@demo.go.kr`)),
  );
const [hq] = await inDatabase(async () => db().select().from(userGroup).where(eq(userGroup.groupCd, 'HQ')));
const groupId = Number(hq?.groupId);

/** A user who has applied for an account. */
const applicant = (values: Row = {}): Promise<string> =>
  colleague({
    userAprvYn: 'N',
    signUpYn: 'Y',
    joinCertYn: 'N',
    pswdHash: null,
    ...values,
  });
const list = (query: Row = {}) =>
  admin.get('/userapprovalrequest-list', query) as Promise<Answer<never>> as Promise<List & Failed>;
const decide = (what: 'approval' | 'rejection', body: Row, client = admin) =>
  client.write('PUT', `/update-userapprovalrequest/${what}`, body) as Promise<Answer<never>> as Promise<
    Stored & Failed
  >;
const approval = (userId: string, more: Row = {}) =>
  decide('approval', { userId, groupId, authrtIdList: [1], ...more });
const rejection = (userId: string, more: Row = {}) =>
  decide('rejection', { userId, rejectionCdId: 'RR01', ...more });

describe('the list of requests', () => {
  it('counts each state under the other filters, and lists only applicants', async () => {
    const deptNm = `심사과 ${randomUUID()}`;
    const of = (userAprvYn: string) => applicant({ deptNm, deptNmFold: deptNm, userAprvYn });
    await Promise.all([of('Y'), of('N'), of('N'), of('R'), of('R'), of('R')]);
    await colleague({ deptNm, deptNmFold: deptNm, signUpYn: 'N' });
    const figures = { approved: 1, rejected: 3, pending: 2, total: 6 };
    const all = (await list({ deptNm })).body;
    expect([all.data.length, all.stats]).toEqual([6, figures]);
    const rejected = (await list({ deptNm, userAprvYn: 'R' })).body;
    expect([rejected.data.length, rejected.stats]).toEqual([3, figures]);
    expect((await list({ deptNm: 'NOWHERE' })).body.stats).toEqual({
      approved: 0,
      rejected: 0,
      pending: 0,
      total: 0,
    });
  });

  it('masks applicants, and refuses an unknown filter', async () => {
    const userId = await applicant({ userNm: '가나다', userNmFold: '가나다' });
    const { body } = await list({ userNm: '가나다' });
    expect(body.data).toMatchObject([{ userId, userNm: '가*다', userAprvYn: 'N' }]);
    expect((await list({ pswdHash: 'x' })).status).toBe(400);
  });
});

describe('an approval', () => {
  it('sets group and authorities, mails the link and names the approver', async () => {
    const userId = await applicant();
    const { status, body } = await approval(userId, { authrtIdList: [1, 7, 7] });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      userAprvYn: 'Y',
      groupId,
      groupNm: '본부',
      aprvrId: 'demo-admin',
      eml: null,
    });
    expect(body.data.authList).toMatchObject([
      { authrtId: 1, prslYn: 'Y', wrtYn: 'N' },
      { authrtId: 7, prslYn: 'Y', wrtYn: 'N' },
    ]);
    expect((await mailsTo(userId)).map(({ ttl }) => ttl)).toEqual([
      expect.stringContaining('승인되었습니다') as string,
    ]);
    const [change] = await inDatabase(async () =>
      db().select().from(changeHistory).where(eq(changeHistory.recordKey, userId)),
    );
    expect(change).toMatchObject({
      rgtrId: 'demo-admin',
      bfrCn: { userAprvYn: 'N', authList: [] },
      aftrCn: { userAprvYn: 'Y' },
    });
  });

  it('also applies to a rejected applicant, and clears the reason', async () => {
    const userId = await applicant();
    await rejection(userId);
    const { body } = await approval(userId);
    expect(body.data).toMatchObject({ userAprvYn: 'Y', rejectionCdId: null, rejectionReason: null });
  });

  it('is refused without an authority, in the specification’s words', async () => {
    const { status, body } = await approval(await applicant(), { authrtIdList: [] });
    expect([status, body.message]).toEqual([400, '최소 하나의 사용자 권한을 선택해주세요.']);
  });

  it.each<[string, Row, string]>([
    ['a group that is not there', { groupId: 987654 }, 'groupId'],
    ['an authority that is not there', { authrtIdList: [1, 987654] }, 'authrtIdList'],
    ['more than an approval says', { userAprvYn: 'Y' }, 'userAprvYn'],
    ['a right to administer', { mngrYn: 'Y' }, 'mngrYn'],
  ])('with %s is refused as a whole', async (_what, more, name) => {
    const userId = await applicant();
    const { status, body } = await approval(userId, more);
    expect([status, body.fields?.map((field) => field.name)]).toEqual([400, [name]]);
    expect((await account(userId))?.userAprvYn).toBe('N');
    expect(await mailsTo(userId)).toEqual([]);
  });

  it('into a disabled group is refused', async () => {
    const group = (await admin.write('POST', '/insert-usergroup', {
      groupNm: '끝난 그룹',
      groupCd: 'ENDED',
      useYn: 'N',
    })) as Stored;
    const { status, body } = await approval(await applicant(), { groupId: group.body.data.groupId });
    expect([status, body.fields?.[0]?.name]).toEqual([400, 'groupId']);
  });

  it('given twice at the same moment counts once, with one mail', async () => {
    const userId = await applicant();
    const answers = await Promise.all([approval(userId), approval(userId)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toContain('이미 승인된 신청입니다.');
    expect(refused?.body.data).toMatchObject({ userAprvYn: 'Y', eml: null });
    expect(await mailsTo(userId)).toHaveLength(1);
    const rows = await inDatabase(async () =>
      db().select().from(authorityUser).where(eq(authorityUser.userId, userId)),
    );
    expect(rows).toHaveLength(1);
  });

  it('is refused for oneself, for unknown people and for non-applicants', async () => {
    const own = await approval('demo-admin');
    expect([own.status, own.body.message]).toEqual([
      403,
      '본인의 신청은 처리할 수 없습니다. 다른 관리자에게 요청해 주세요.',
    ]);
    for (const userId of ['nobody', 'demo-staff', await applicant({ delYn: 'Y' })])
      expect((await approval(userId)).status).toBe(404);
  });

  it('is given by administrators only', async () => {
    const staff = await signedIn(app, 'staff');
    const userId = await applicant();
    const answer = await decide('approval', { userId, groupId, authrtIdList: [1] }, staff);
    expect([answer.status, (await account(userId))?.userAprvYn]).toEqual([403, 'N']);
  });
});

describe('a rejection', () => {
  it('stores the reason and mails it', async () => {
    const userId = await applicant();
    const rejectionReason = '담당 업무를 적어 주세요.';
    const { body } = await rejection(userId, { rejectionCdId: 'RR99', rejectionReason });
    expect(body.data).toMatchObject({
      userAprvYn: 'R',
      rejectionCdId: 'RR99',
      rejectionCdIdNm: '기타',
      rejectionReason,
      aprvrId: 'demo-admin',
    });
    const [mail] = await mailsTo(userId);
    expect(mail?.ttl).toContain('반려되었습니다');
    expect(mail?.cn).toContain(`사유: 기타\n${rejectionReason}`);
  });

  it('for another reason than the listed ones requires a text', async () => {
    const userId = await applicant();
    for (const rejectionReason of [undefined, null, '   ']) {
      const { status, body } = await rejection(userId, { rejectionCdId: 'RR99', rejectionReason });
      expect([status, body.message]).toEqual([400, '반려 사유 상세을(를) 입력해주세요.']);
    }
  });

  it.each(['NOTHING', 'LEVEL', 'ADMIN', 'REJECT_REASON', 'RR03'])(
    'for %s, which is not an active reason, is refused',
    async (rejectionCdId) => {
      const use = (useYn: string) =>
        inDatabase(async () => db().update(commonCode).set({ useYn }).where(eq(commonCode.cdId, 'RR03')));
      await use('N');
      const { status, body } = await rejection(await applicant(), { rejectionCdId });
      await use('Y');
      expect([status, body.fields?.[0]?.name]).toEqual([400, 'rejectionCdId']);
    },
  );

  it('of a request that was decided meanwhile is refused with a sentence', async () => {
    const [rejected, approved] = [await applicant(), await applicant()];
    await rejection(rejected);
    await approval(approved);
    for (const [userId, word] of [
      [rejected, '반려'],
      [approved, '승인'],
    ] as const) {
      const { status, body } = await rejection(userId);
      expect([status, body.message]).toEqual([409, expect.stringContaining(`이미 ${word}된`) as string]);
    }
    const stored = await inDatabase(async () =>
      db()
        .select()
        .from(appUser)
        .where(and(eq(appUser.userId, approved), eq(appUser.userAprvYn, 'Y'))),
    );
    expect(stored).toHaveLength(1);
  });
});
