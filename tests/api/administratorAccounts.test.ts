import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appUser, certification, notification, outboxMessage, userGroup } from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, Client, signedIn } from '../helpers/client.ts';
import { colleague, colleagueClient } from '../helpers/colleague.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { runJob } from '../helpers/runJob.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const mail = await mailServer();
const { app } = await testApp({ variables: { SMTP_URL: mail.url } });
const admin = await signedIn(app, 'admin');
const groups = await inDatabase(async () => db().select().from(userGroup));
const groupOf = (code: string) => groups.find(({ groupCd }) => groupCd === code)?.groupId ?? 0;
const [administrators, staff] = [groupOf('ADMIN'), groupOf('HQ')];

const tokenIn = (text: string | null | undefined): string => /#link=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
/** What has arrived at the address since the last look: subjects, and the token of the last link. */
const arrivedAt = async (address: string) => {
  await runJob(app, 'delivery');
  const found = mail.received.splice(0).filter(({ to }) => to.includes(address));
  return {
    subjects: found.map(({ headers }) => headers['subject'] ?? ''),
    token: found.map(({ plain }) => tokenIn(plain)).findLast((token) => token !== '') ?? '',
  };
};
const update = async (userId: string, change: Record<string, unknown>) => {
  const { body } = await admin.get<{ data: { mdfcnDt: string } }>('/user-detail', { userId });
  const answer = await admin.write('PUT', '/update-user', { userId, mdfcnDt: body.data.mdfcnDt, ...change });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};
const reset = async (userId: string) =>
  expect((await admin.write('PUT', '/update-user/password-reset', { userId })).status).toBe(200);
let n = 0;
const insert = async (groupId: number) => {
  const eml = `made${++n}@demo.go.kr`;
  const answer = (await admin.write('POST', '/insert-user', {
    eml,
    userNm: '신입용',
    telno: '02-300-1234',
    jbgdNm: '행정주사',
    jbpsNm: '주무관',
    instNm: '문화체육관광부',
    deptNm: '해외홍보정책과',
    pbrlEvlTrgtYn: 'N',
    ntnId: 'KR',
    groupId,
  })) as Answer<{ data: { userId: string } }>;
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { eml, userId: answer.body.data.userId };
};
const linkMessage = async (rcvr: string) => {
  const messages = await inDatabase(async () =>
    db().select().from(outboxMessage).where(eq(outboxMessage.rcvr, rcvr)).orderBy(desc(outboxMessage.msgId)),
  );
  return messages.find(({ scrtKnd }) => scrtKnd === 'link');
};
const handOver = async (msgId: number | undefined, client = admin) => {
  const { status, body } = (await client.write('POST', '/outbox-handover', {
    msgId,
    reason: '전화로 본인 확인',
  })) as Answer<{ data?: { cn: string | null } }>;
  return { status, token: tokenIn(body.data?.cn) };
};
/** The link to the address waits for a second administrator, whoever asks first. */
const takesTwo = async (rcvr: string) => {
  const message = await linkMessage(rcvr);
  expect(message?.sttsCd).toBe('kept');
  expect(await arrivedAt(rcvr)).toEqual({
    subjects: [expect.stringContaining('직접 전해 드립니다')],
    token: '',
  });
  expect(await handOver(message?.msgId)).toEqual({ status: 200, token: '' });
  expect(await handOver(message?.msgId)).toEqual({ status: 403, token: '' });
  return message?.msgId;
};
const password = 'Zebra!lamp77quilt';
const set = async (token: string) => {
  const visitor = new Client(app);
  await visitor.get('/site');
  return (await visitor.write('POST', '/password-link', { token, newPswd: password })).status;
};
const signIn = async (eml: string, pswd = password) => (await new Client(app).signIn(eml, pswd)).status;
const noticesOf = (userId: string) =>
  inDatabase(async () =>
    db()
      .select({ ttl: notification.ttl, key: notification.comPstId })
      .from(notification)
      .where(eq(notification.userId, userId))
      .orderBy(desc(notification.ntcId)),
  );

beforeEach(async () => {
  await inDatabase(async () => db().delete(outboxMessage));
  mail.received.length = 0;
});

describe('the only administrator', () => {
  it('registers a second one alone; the link is mailed', async () => {
    const { eml } = await insert(administrators);
    const { token } = await arrivedAt(eml);
    expect([await set(token), await signIn(eml)]).toEqual([200, 200]);
  });
});

describe('one of several administrators', () => {
  const peerId = 'peer';
  const peerEml = 'peer@demo.go.kr';
  let peer: Client;
  beforeAll(async () => {
    await colleague({ userId: peerId, groupId: administrators }, [1]);
    peer = await colleagueClient(app, peerId);
  });

  it('cannot register or promote a further one alone', async () => {
    const made = await insert(administrators);
    const msgId = await takesTwo(made.eml);
    expect(await noticesOf(peerId)).toMatchObject([
      { ttl: '신*용 님이 관리자로 지정되었습니다.', key: made.userId },
    ]);
    const given = await handOver(msgId, peer);
    expect([await set(given.token), await signIn(made.eml)]).toEqual([200, 200]);

    const grown = await insert(staff);
    expect(await set((await arrivedAt(grown.eml)).token)).toBe(200);
    expect(await signIn(grown.eml)).toBe(200);
    await update(grown.userId, { groupId: administrators });
    expect(await signIn(grown.eml)).toBe(401);
    await takesTwo(grown.eml);
  });

  it('cannot use links or codes issued before a promotion', async () => {
    const grown = await insert(staff);
    const { token } = await arrivedAt(grown.eml);
    const code = { sbjctKey: `user:${grown.userId}`, certKnd: 'RECERT', chnl: 'EML', toContact: grown.eml };
    const certId = `code of ${grown.userId}`;
    await inDatabase(async () =>
      db()
        .insert(certification)
        .values({ certId, codeHash: 'x', ...code }),
    );
    await update(grown.userId, { groupId: administrators });
    expect(await set(token)).toBe(400);
    const [left] = await inDatabase(async () =>
      db().select().from(certification).where(eq(certification.certId, certId)),
    );
    expect(left?.delYn).toBe('Y');
  });

  it('cannot turn a group into one of administrators alone', async () => {
    const group = (await admin.write('POST', '/insert-usergroup', {
      groupNm: '새 조',
      groupCd: 'CREW',
      levelCd: 'USER',
    })) as Answer<{ data: { groupId: number; mdfcnDt: string } }>;
    const { groupId, mdfcnDt } = group.body.data;
    const member = await colleague({ groupId });
    const turned = await admin.write('PUT', '/update-usergroup', { groupId, mdfcnDt, levelCd: 'ADMIN' });
    expect(turned.status, JSON.stringify(turned.body)).toBe(200);
    expect(await signIn(`${member}@demo.go.kr`, 'Colleague!2345')).toBe(401);
    await takesTwo(`${member}@demo.go.kr`);
  });

  it('cannot approve an applicant into the group alone', async () => {
    const userId = await colleague({
      groupId: administrators,
      userAprvYn: 'N',
      signUpYn: 'Y',
      pswdHash: null,
    });
    const approval = { userId, groupId: administrators, authrtIdList: [1] };
    const approved = await admin.write('PUT', '/update-userapprovalrequest/approval', approval);
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    await takesTwo(`${userId}@demo.go.kr`);
  });

  it('cannot take over another by demoting them for a while', async () => {
    const made = await insert(administrators);
    const { msgId } = (await linkMessage(made.eml)) ?? {};
    await update(made.userId, { groupId: staff });
    expect((await handOver(msgId)).status).toBe(400);
    await reset(made.userId);
    const { token } = await arrivedAt(made.eml);
    await update(made.userId, { groupId: administrators });
    expect(await set(token)).toBe(400);

    await update(peerId, { groupId: staff });
    expect((await arrivedAt(peerEml)).subjects).toEqual([expect.stringContaining('해제되었습니다')]);
    await reset(peerId);
    await takesTwo(peerEml);
    // the others that have administered before count too, though there is nobody left who administers
    await takesTwo((await insert(administrators)).eml);
    await update(peerId, { groupId: administrators });
  });

  it('cannot redirect another’s link; the old address is told', async () => {
    const userId = await colleague({ groupId: administrators }, [1]);
    const client = await colleagueClient(app, userId);
    const [old, eml] = [`${userId}@demo.go.kr`, `other${++n}@demo.go.kr`];
    await update(userId, { eml });
    expect((await arrivedAt(old)).subjects).toEqual([expect.stringContaining('변경되었습니다')]);
    expect(await noticesOf(userId)).toMatchObject([
      { ttl: '관리자 박*료 님의 이메일이나 휴대폰 번호가 바뀌었습니다.', key: userId },
    ]);
    expect((await client.get('/user-info')).status).toBe(200);
    await reset(userId);
    await takesTwo(eml);
    await inDatabase(async () => db().delete(outboxMessage));
    await runJob(app, 'passwordLink', { eml });
    expect((await arrivedAt(eml)).token).toBe('');
  });

  it('can mail a link to an address its owner has used', async () => {
    const userId = await colleague({ groupId: administrators }, [1]);
    await update(userId, { mblTelno: '010-7300-0002' });
    await colleagueClient(app, userId);
    await reset(userId);
    const eml = `${userId}@demo.go.kr`;
    expect(await set((await arrivedAt(eml)).token)).toBe(200);
    expect(await noticesOf(userId)).toMatchObject([
      { ttl: '관리자 박*료 님의 비밀번호가 초기화되었습니다.' },
      { ttl: expect.stringContaining('바뀌었습니다') },
    ]);
  });

  it('cannot hand over a link that the mail server sends', async () => {
    const { eml } = await insert(staff);
    expect((await handOver((await linkMessage(eml))?.msgId)).status).toBe(400);
  });
});

describe('the password of a former administrator', () => {
  it('is void at a new promotion if one person could have set it', async () => {
    const groupId = staff;
    const long = new Date(Date.now() - 31 * 86_400_000);
    const userId = await colleague({ groupId, mngrLgnDt: long, mngrChgDt: long });
    const eml = `${userId}@demo.go.kr`;
    await reset(userId);
    expect(await set((await arrivedAt(eml)).token)).toBe(200);
    await update(userId, { groupId: administrators });
    const [account] = await inDatabase(async () =>
      db().select().from(appUser).where(eq(appUser.userId, userId)),
    );
    expect(account).toMatchObject({ pswdHash: null, pswdHistory: [expect.any(String), expect.any(String)] });
  });
});
