import { desc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '#contract/errors.ts';
import { appUser, certification, outboxMessage, privacyLog, userGroup } from '#generated/tables/index.ts';
import type { HandedOver } from '#generated/types/outboxCalls.ts';
import { db } from '#server/kernel/database/db.ts';
import { type Answer, type Client, signedIn } from '../../../../../tests/helpers/client.ts';
import { colleague, colleagueClient } from '../../../../../tests/helpers/colleague.ts';
import { mailServer } from '../../../../../tests/helpers/mailServer.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { createDispatcher } from './dispatcher.ts';
import { forgetSecret } from './secrets.ts';

const { app, environment } = await testApp();
const mail = await mailServer();
const admin = await signedIn(app, 'admin');
const groupId = await inDatabase(async () => {
  const [group] = await db().select().from(userGroup).where(eq(userGroup.groupCd, 'ADMIN'));
  return group?.groupId ?? 0;
});
const otherId = await colleague({ groupId }, [1]);
const other = await colleagueClient(app, otherId);
const bossId = await colleague({ groupId }, [1]);
const staffId = await colleague();

const dispatch = (smtpUrl?: string): Promise<unknown> => {
  const dispatcher = createDispatcher({ ...environment, smtpUrl }, app.log);
  return inDatabase(() => dispatcher.dispatch());
};
const reset = async (userId: string): Promise<void> => {
  const answer = await admin.write('PUT', '/update-user/password-reset', { userId });
  expect(answer.status).toBe(200);
};
const latest = async () => {
  const [message] = await inDatabase(async () =>
    db().select().from(outboxMessage).orderBy(desc(outboxMessage.msgId)),
  );
  if (!message) throw new Error('The outbox is empty.');
  return message;
};
const due = () =>
  inDatabase(async () =>
    db()
      .update(outboxMessage)
      .set({ nextTryDt: new Date(0) }),
  );
/** Resets a password where nothing sends mail. */
const kept = async (userId: string): Promise<number> => {
  await reset(userId);
  await dispatch();
  const { msgId, sttsCd } = await latest();
  expect(sttsCd).toBe('kept');
  return msgId;
};
const handOver = async (client: Client, msgId: number, reason: string | null = '전화로 본인 확인') => {
  const { status, body } = await client.write('POST', '/outbox-handover', { msgId, reason });
  const { data, message } = body as Partial<{ data: HandedOver }> & Partial<ErrorBody>;
  return { status, cn: data?.cn ?? null, message: data?.message ?? message ?? '' };
};
const tokenIn = (text: string | null | undefined): string => /#link=([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
const opens = async (token: string): Promise<boolean> =>
  ((await admin.write('POST', '/password-link/check', { token })) as Answer<{ data: { result: boolean } }>)
    .body.data.result;

beforeEach(async () => {
  await inDatabase(async () => db().delete(outboxMessage));
  await inDatabase(async () => db().delete(certification));
  mail.received.length = 0;
  mail.answer = () => undefined;
});

describe('a one-time link in a mail', () => {
  it('is created when it is sent, and stored nowhere', async () => {
    await reset(staffId);
    const { msgId } = await latest();
    const seen = await admin.get('/outbox-detail', { msgId, reveal: 'Y', reason: '민원 확인' });
    expect(JSON.stringify(seen.body)).toContain('보낼 때 넣는');
    expect(tokenIn(JSON.stringify(seen.body))).toBe('');
    await dispatch(mail.url);
    const token = tokenIn(mail.received[0]?.plain);
    expect(await opens(token)).toBe(true);
    expect(mail.received[0]?.html).toContain(token);
    expect(JSON.stringify(await latest())).not.toContain(token);
  });

  it('is the same in every attempt, and new after a restart', async () => {
    await reset(staffId);
    mail.breakAfterData = () => true;
    await dispatch(mail.url);
    await due();
    await dispatch(mail.url);
    forgetSecret((await latest()).msgId);
    await due();
    mail.breakAfterData = () => false;
    await dispatch(mail.url);
    const [first, second, third] = mail.received.map(({ plain }) => tokenIn(plain));
    expect([first === second, second === third]).toEqual([true, false]);
    expect([await opens(first ?? ''), await opens(third ?? '')]).toEqual([true, true]);
    expect((await latest()).sttsCd).toBe('sent');
  });

  it('that was replaced before it was sent is not sent', async () => {
    await reset(staffId);
    await reset(staffId);
    await dispatch(mail.url);
    expect(mail.received).toHaveLength(1);
    expect(await opens(tokenIn(mail.received[0]?.plain))).toBe(true);
  });
});

describe('a one-time link that no server sends', () => {
  it('is handed over for a meaningful reason, and logged', async () => {
    const msgId = await kept(staffId);
    for (const reason of [null, '\u200b\u200b\u200b', '......'])
      expect((await handOver(admin, msgId, reason)).status).toBe(400);
    const given = await handOver(admin, msgId);
    expect([given.status, await opens(tokenIn(given.cn))]).toEqual([200, true]);
    const [note] = await inDatabase(async () =>
      db().select().from(privacyLog).orderBy(desc(privacyLog.logId)).limit(1),
    );
    expect(note).toMatchObject({
      userId: 'demo-admin',
      prcsClsfCd: 'SEND',
      prcsCn: '일회용 링크 직접 전달',
      trgtKey: staffId,
      rsn: '전화로 본인 확인',
    });
    expect(JSON.stringify(await latest())).not.toContain(tokenIn(given.cn));
  });

  it('of another administrator requires two administrators', async () => {
    await inDatabase(async () => db().update(appUser).set({ lockYn: 'Y' }).where(eq(appUser.userId, bossId)));
    const msgId = await kept(bossId);
    expect(await handOver(admin, msgId)).toMatchObject({
      status: 200,
      cn: null,
      message: expect.stringContaining('두 사람'),
    });
    expect(await handOver(admin, msgId)).toMatchObject({ status: 403, cn: null });
    expect(tokenIn((await handOver(other, msgId)).cn)).not.toBe('');
  });

  it('opens only as handed over last', async () => {
    await reset(staffId);
    const { msgId } = await latest();
    const given = [];
    for (let times = 0; times < 3; times++) given.push(tokenIn((await handOver(admin, msgId)).cn));
    const open = [];
    for (const token of given) open.push(await opens(token));
    expect(open).toEqual([false, false, true]);
  });

  it('is not given to staff, nor after it was replaced', async () => {
    const replaced = await kept(staffId);
    await kept(staffId);
    expect((await handOver(admin, replaced)).message).toContain('유효기간');
    expect((await handOver(await signedIn(app, 'staff'), replaced)).status).toBe(403);
  });

  it('is shown in a demonstration for demo accounts only', async () => {
    const shown = async (userId: string) => {
      const { body } = await admin.get<{ data: { cn: string | null } }>('/outbox-detail', {
        msgId: await kept(userId),
      });
      return tokenIn(body.data.cn) !== '';
    };
    expect([await shown('demo-mission'), await shown(staffId)]).toEqual([true, false]);
  });

  it('of an account of the demonstration is shown as it was handed over last', async () => {
    const msgId = await kept('demo-mission');
    const shown = async () =>
      tokenIn((await admin.get<{ data: { cn: string | null } }>('/outbox-detail', { msgId })).body.data.cn);
    const before = await shown();
    const given = tokenIn((await handOver(admin, msgId)).cn);
    expect([await opens(before), await opens(given), await shown()]).toEqual([false, true, given]);
  });
});
