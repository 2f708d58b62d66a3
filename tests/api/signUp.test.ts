import { and, eq, inArray } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { fill, messages } from '#contract/messages.ts';
import {
  agreement,
  appUser,
  authorityUser,
  certification,
  changeHistory,
  commonCode,
  document,
} from '#generated/tables/index.ts';
import type { SignUp } from '#generated/types/signUp.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../helpers/client.ts';
import { outbox } from '../helpers/outbox.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app, environment } = await testApp();
const { codeFor, messagesTo, passTime, forget } = outbox();

const failed = (answer: unknown) => answer as Answer<ErrorBody>;

interface Applicant {
  eml: string;
  mblTelno: string;
}

let people = 0;
const applicant = (): Applicant => {
  const number = String(++people).padStart(4, '0');
  return { eml: `applicant${number}@korea.kr`, mblTelno: `010-5555-${number}` };
};
const form = (who: Applicant, more: object = {}) => ({
  ...who,
  userNm: '정신청',
  telno: '+33 1 4720 8415',
  ntnId: 'FR',
  instNm: '주프랑스한국문화원',
  deptNm: '홍보팀',
  jbgdNm: '행정주사',
  jbpsNm: '주무관',
  useTrmsAgre: 'Y',
  prvcClctAgreEsntl: 'Y',
  ...more,
});
const browser = async () => {
  const client = new Client(app, `10.2.0.${(people % 250) + 1}`);
  await client.get('/site');
  return client;
};
const certifyMail = async (client: Client, toContact: string) => {
  await client.write('POST', '/register-verification-eml', { toContact });
  await client.write('POST', '/register-verification-eml/check', {
    toContact,
    certNo: await codeFor(toContact),
  });
};
const certifyMobile = async (client: Client, toContact: string) => {
  await client.write('POST', '/user-verification-sms', { certKnd: 'JOIN', toContact });
  await client.write('POST', '/user-verification-sms/check', {
    certKnd: 'JOIN',
    toContact,
    certNo: await codeFor(toContact),
  });
};
/** A browser in which this person has verified both contacts. */
const certified = async ({ eml, mblTelno }: Applicant) => {
  const client = await browser();
  await certifyMail(client, eml);
  await certifyMobile(client, mblTelno);
  return client;
};
const register = (client: Client, body: object) => client.write<{ data: SignUp }>('POST', '/register', body);
const accountsOf = ({ eml }: Applicant) =>
  inDatabase(async () => db().select().from(appUser).where(eq(appUser.emlFold, eml.toLowerCase())));
const accountOf = async (who: Applicant) => {
  const [account] = await accountsOf(who);
  if (!account) throw new Error('There is no such account.');
  return account;
};
const usedCodes = ({ eml, mblTelno }: Applicant) =>
  inDatabase(async () =>
    db()
      .select({ useDt: certification.useDt })
      .from(certification)
      .where(inArray(certification.toContact, [eml, mblTelno])),
  );
const agreementsOf = (userId: string) =>
  inDatabase(async () =>
    db()
      .select({ kind: agreement.docKndCd, agreYn: agreement.agreYn, title: document.docKndCd })
      .from(agreement)
      .leftJoin(document, eq(document.docId, agreement.docId))
      .where(eq(agreement.userId, userId))
      .orderBy(agreement.agreId),
  );

beforeEach(forget);

describe('a registration', () => {
  it('becomes a pending request without password and group', async () => {
    const who = applicant();
    const answer = await register(await certified(who), form(who));
    expect(answer.status).toBe(200);
    const account = await accountOf(who);
    expect(account).toMatchObject({
      ...who,
      userNm: '정신청',
      ntnId: 'FR',
      signUpYn: 'Y',
      userAprvYn: 'N',
      joinCertYn: 'N',
      mblCertYn: 'Y',
      useTrmsAgre: 'Y',
      prvcClctAgreEsntl: 'Y',
      prvcClctAgreChc: 'N',
      rptpEmlYn: 'N',
      pswdHash: null,
      groupId: null,
      useYn: 'Y',
      delYn: 'N',
    });
    expect(answer.body.data).toMatchObject({ userId: account.userId, eml: null, ntnNm: '프랑스' });
    expect((await new Client(app).signIn(who.eml, 'Whatever!1')).status).toBe(401);
  });

  it('notifies administrators until one of them has decided', async () => {
    const who = applicant();
    await register(await certified(who), form(who));
    const { userId } = await accountOf(who);
    const admin = await signedIn(app, 'admin');
    const mine = async () => {
      const { body } = await admin.get<{ data: { comPstId: string }[] }>('/notice-list');
      return body.data.filter(({ comPstId }) => comPstId === userId);
    };
    expect(await mine()).toMatchObject([
      { ntcClsfCdNm: '가입 승인', menuUrl: '/admin/user/UserApprovalManage', rgtrNm: '정*청' },
    ]);
    expect((await (await signedIn(app, 'staff')).get<{ data: [] }>('/notice-list')).body.data).toEqual([]);
    const decision = { userId, rejectionCdId: 'RR01' };
    expect((await admin.write('PUT', '/update-userapprovalrequest/rejection', decision)).status).toBe(200);
    expect(await mine()).toEqual([]);
  });

  it('is in the list of requests, with its history', async () => {
    const who = applicant();
    await register(await certified(who), form(who));
    const admin = await signedIn(app, 'admin');
    const list = await admin.get<{ data: { userId: string; userAprvYn: string }[] }>(
      '/userapprovalrequest-list',
      { eml: who.eml },
    );
    const { userId } = await accountOf(who);
    expect(list.body.data).toMatchObject([{ userId, userAprvYn: 'N' }]);
    const history = await inDatabase(async () =>
      db()
        .select({ kind: changeHistory.chgKnd, after: changeHistory.aftrCn })
        .from(changeHistory)
        .where(eq(changeHistory.recordKey, userId)),
    );
    expect(history).toMatchObject([{ kind: 'insert', after: { instNm: '주프랑스한국문화원' } }]);
    expect(JSON.stringify(history)).not.toContain(who.eml);
  });

  it('can be found by the full name', async () => {
    const who = applicant();
    await register(await certified(who), form(who, { userNm: '남궁길동' }));
    const admin = await signedIn(app, 'admin');
    const { body } = await admin.get<{ data: unknown[] }>('/userapprovalrequest-list', {
      userNm: '남궁길동',
    });
    expect(body.data).toHaveLength(1);
  });

  it('stores which revision of which document was agreed to', async () => {
    const who = applicant();
    await register(await certified(who), form(who, { prvcClctAgreChc: 'N' }));
    const { userId } = await accountOf(who);
    expect(await agreementsOf(userId)).toEqual([
      { kind: 'DOC_KND_TERMS', agreYn: 'Y', title: 'DOC_KND_TERMS' },
      { kind: 'DOC_KND_REQUIRED', agreYn: 'Y', title: 'DOC_KND_REQUIRED' },
      { kind: 'DOC_KND_OPTIONAL', agreYn: 'N', title: 'DOC_KND_OPTIONAL' },
    ]);
  });

  it('is confirmed by a mail without secrets', async () => {
    const who = applicant();
    await register(await certified(who), form(who));
    const [latest] = await messagesTo(who.eml);
    expect(latest?.ttl).toContain('가입 신청을 받았습니다');
    expect(latest?.cn).toContain('정신청 님');
    expect(latest?.cn).not.toMatch(/#link=|\d{6}/);
  });

  it('uses the codes up for any other registration', async () => {
    const who = applicant();
    const client = await certified(who);
    await register(client, form(who));
    expect((await usedCodes(who)).every(({ useDt }) => useDt !== null)).toBe(true);
    const { userId } = await accountOf(who);
    await inDatabase(async () => db().update(appUser).set({ delYn: 'Y' }).where(eq(appUser.userId, userId)));
    const again = failed(await register(client, form(who)));
    expect(again.body.fields?.map(({ message }) => message)).toEqual([
      messages.email.verificationNeeded,
      messages.mobile.verificationNeeded,
    ]);
  });
});

describe('a registration is refused without loss', () => {
  it.each([
    [{ useTrmsAgre: 'N' }, 'useTrmsAgre', '이용약관에 동의해 주세요.'],
    [{ prvcClctAgreEsntl: 'N' }, 'prvcClctAgreEsntl', '개인정보 수집·이용(필수)에 동의해 주세요.'],
    [{ userNm: '' }, 'userNm', '이름을(를) 입력해주세요.'],
    [{ ntnId: 'ZZ' }, 'ntnId', '국가이(가) 올바르지 않습니다.'],
    [{ mblTelno: '01012345678' }, 'mblTelno', messages.mobile.invalid],
    [{ eml: 'nobody' }, 'eml', messages.email.invalid],
  ])('with %j', async (more, name, message) => {
    const who = applicant();
    const client = await certified(who);
    const answer = failed(await register(client, form(who, more)));
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(answer.body.fields?.map((field) => field.name)).toEqual([name]);
    expect((await usedCodes(who)).every(({ useDt }) => useDt === null)).toBe(true);
    expect((await register(client, form(who))).status).toBe(200);
  });

  it.each(['mngrYn', 'groupId', 'userAprvYn', 'delYn', 'authorizedList', 'pswdHash', 'rightsVer', 'pswd'])(
    'with %s, which applicants cannot decide',
    async (name) => {
      const who = applicant();
      const answer = failed(await register(await certified(who), form(who, { [name]: 'Y' })));
      expect(answer.status).toBe(400);
      expect(answer.body.fields?.map((field) => field.name)).toEqual([name]);
    },
  );

  it('except that fields of the server may be sent, and are ignored', async () => {
    const who = applicant();
    const more = { joinCertYn: 'Y', mblCertYn: 'N', signUpYn: 'N', userId: 'demo-admin', regDt: 'never' };
    expect((await register(await certified(who), form(who, more))).status).toBe(200);
    const account = await accountOf(who);
    expect(account).toMatchObject({ joinCertYn: 'N', mblCertYn: 'Y', signUpYn: 'Y' });
    expect(account.userId).not.toBe('demo-admin');
  });

  it('without any code, and points to the duplicate check', async () => {
    const who = applicant();
    const answer = failed(await register(await browser(), form(who)));
    expect(answer.status).toBe(400);
    expect(answer.body.fields?.map(({ name, message }) => [name, message])).toEqual([
      ['eml', messages.email.duplicateCheckNeeded],
      ['mblTelno', messages.mobile.duplicateCheckNeeded],
    ]);
  });

  it('with a code that was sent and not entered', async () => {
    const who = applicant();
    const client = await browser();
    await certifyMobile(client, who.mblTelno);
    await client.write('POST', '/register-verification-eml', { toContact: who.eml });
    const answer = failed(await register(client, form(who)));
    expect([answer.status, answer.body.message]).toEqual([400, messages.email.verificationNeeded]);
    await certifyMail(client, who.eml);
  });

  it('with codes that another browser entered', async () => {
    const who = applicant();
    await certified(who);
    const thief = await browser();
    const answer = failed(await register(thief, form(who)));
    expect(answer.body.fields?.map(({ message }) => message)).toEqual([
      messages.email.duplicateCheckNeeded,
      messages.mobile.duplicateCheckNeeded,
    ]);
    expect(await accountsOf(who)).toEqual([]);
  });

  it('with codes for another address or number', async () => {
    const [who, other] = [applicant(), applicant()];
    const client = await certified(who);
    const answer = failed(await register(client, form({ ...who, mblTelno: other.mblTelno })));
    expect(answer.body.message).toBe(messages.mobile.duplicateCheckNeeded);
    expect((await register(client, form(who))).status).toBe(200);
  });

  it('more than half an hour after the codes', async () => {
    const who = applicant();
    const client = await certified(who);
    await passTime(31 * 60);
    const answer = failed(await register(client, form(who)));
    expect(answer.body.fields?.map(({ message }) => message)).toEqual([
      messages.email.verificationNeeded,
      messages.mobile.verificationNeeded,
    ]);
  });

  it('from an institution that was removed after the code', async () => {
    const who = applicant();
    const client = await certified(who);
    const strike = (useYn: string) =>
      inDatabase(async () =>
        db()
          .update(commonCode)
          .set({ useYn })
          .where(and(eq(commonCode.upCdId, 'INST_DOMAIN'), eq(commonCode.cdNm, 'korea.kr'))),
      );
    await strike('N');
    const answer = failed(await register(client, form(who)));
    await strike('Y');
    expect(await accountsOf(who)).toEqual([]);
    expect([answer.status, answer.body.message]).toEqual([
      400,
      fill(messages.email.unregisteredDomain, { supportEmail: environment.supportEmail }),
    ]);
  });

  it('without the cross-site token', async () => {
    const answer = await app.inject({ method: 'POST', url: '/api/register', payload: form(applicant()) });
    expect(answer.statusCode).toBe(403);
  });
});

describe('two registrations at once', () => {
  it('of one person: one wins, the other is a duplicate', async () => {
    const who = applicant();
    const client = await certified(who);
    const answers = await Promise.all([register(client, form(who)), register(client, form(who))]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const loser = failed(answers.find(({ status }) => status === 409));
    expect([loser.body.code, loser.body.message]).toEqual(['DUPLICATE', messages.email.duplicate]);
    expect(await accountsOf(who)).toHaveLength(1);
  });

  it('with one number: the second keeps its certified address', async () => {
    const [first, second] = [applicant(), applicant()];
    const shared = { ...second, mblTelno: first.mblTelno };
    const winner = await certified(first);
    const loser = await browser();
    await certifyMail(loser, shared.eml);
    await passTime(31);
    await certifyMobile(loser, shared.mblTelno);
    const answers = await Promise.all([register(winner, form(first)), register(loser, form(shared))]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const refused = failed(answers.find(({ status }) => status === 409));
    expect(refused.body.message).toBe(messages.mobile.duplicate);
    const isUsed = await inDatabase(async () =>
      db()
        .select({ useDt: certification.useDt })
        .from(certification)
        .where(inArray(certification.toContact, answers[0]?.status === 409 ? [first.eml] : [shared.eml])),
    );
    expect(isUsed).toEqual([{ useDt: null }]);
  });
});

describe('who was rejected', () => {
  const rejectedPerson = async () => {
    const who = applicant();
    await register(await certified(who), form(who, { userNm: '옛이름', prvcClctAgreChc: 'Y' }));
    const admin = await signedIn(app, 'admin');
    const { userId } = await accountOf(who);
    const rejection = await admin.write('PUT', '/update-userapprovalrequest/rejection', {
      userId,
      rejectionCdId: 'RR02',
    });
    expect(rejection.status).toBe(200);
    await forget();
    return { who, userId };
  };

  it('may apply again under the same number, without the old decision', async () => {
    const { who, userId } = await rejectedPerson();
    await inDatabase(async () => {
      const flags = { clctdrProfcTkcgYn: 'Y', cmnctBbsMngrYn: 'Y', mediaMngrYn: 'Y', pbrlEvlTrgtYn: 'Y' };
      await db()
        .update(appUser)
        .set({
          ...flags,
          groupId: 1,
          useYn: 'N',
          lockYn: 'Y',
          leaveYn: 'Y',
          pswdHash: 'x',
          pswdChgYmd: '2026-01-01',
        })
        .where(eq(appUser.userId, userId));
      await db().insert(authorityUser).values({ authrtId: 1, userId, prslYn: 'Y', wrtYn: 'Y' });
    });
    const answer = await register(await certified(who), form(who, { userNm: '새이름', deptNm: '총무과' }));
    expect(answer.status).toBe(200);
    expect(await accountsOf(who)).toHaveLength(1);
    expect(await accountOf(who)).toMatchObject({
      userId,
      userNm: '새이름',
      userNmFold: '새이름',
      deptNm: '총무과',
      userAprvYn: 'N',
      rejectionCdId: null,
      aprvDt: null,
      aprvrId: null,
      groupId: null,
      prvcClctAgreChc: 'N',
      clctdrProfcTkcgYn: 'N',
      cmnctBbsMngrYn: 'N',
      mediaMngrYn: 'N',
      pbrlEvlTrgtYn: 'N',
      useYn: 'Y',
      lockYn: 'N',
      leaveYn: 'N',
      pswdHash: null,
      pswdChgYmd: null,
    });
    const held = await inDatabase(async () =>
      db()
        .select()
        .from(authorityUser)
        .where(and(eq(authorityUser.userId, userId), eq(authorityUser.delYn, 'N'))),
    );
    expect(held).toEqual([]);
    expect(await agreementsOf(userId)).toHaveLength(6);
    const kinds = await inDatabase(async () =>
      db()
        .select({ kind: changeHistory.chgKnd })
        .from(changeHistory)
        .where(eq(changeHistory.recordKey, userId))
        .orderBy(changeHistory.regDt),
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(['insert', 'update', 'update']);
  });

  it('may apply under another address with that number', async () => {
    const { who, userId } = await rejectedPerson();
    const moved = { ...who, eml: `moved.${who.eml}` };
    expect((await register(await certified(moved), form(moved))).status).toBe(200);
    const [old] = await inDatabase(async () => db().select().from(appUser).where(eq(appUser.userId, userId)));
    expect(old).toMatchObject({ mblTelno: null, userAprvYn: 'R' });
    expect((await accountOf(moved)).userId).not.toBe(userId);
  });

  it('is not overwritten by somebody who has certified nothing', async () => {
    const { who, userId } = await rejectedPerson();
    const answer = await register(await browser(), form(who, { userNm: '도둑' }));
    expect(answer.status).toBe(400);
    const [old] = await inDatabase(async () => db().select().from(appUser).where(eq(appUser.userId, userId)));
    expect(old).toMatchObject({ userNm: '옛이름', userAprvYn: 'R' });
  });

  it('and approved later has an account that nobody can overwrite', async () => {
    const { who, userId } = await rejectedPerson();
    const client = await certified(who);
    await inDatabase(async () =>
      db().update(appUser).set({ userAprvYn: 'Y' }).where(eq(appUser.userId, userId)),
    );
    const answer = failed(await register(client, form(who)));
    expect([answer.status, answer.body.message]).toEqual([409, messages.email.duplicate]);
  });
});
