import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { outboxMessage } from '#generated/tables/index.ts';
import { db, inTransaction } from '#server/kernel/database/db.ts';
import { startJobs } from '#server/kernel/jobs/backgroundJobs.ts';
import { jobWorker } from '#server/kernel/jobs/job.ts';
import { mailServer } from '../../../../../tests/helpers/mailServer.ts';
import { smsGateway } from '../../../../../tests/helpers/smsGateway.ts';
import { inDatabase, testDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { deliveryJob } from '../jobs.ts';
import { createDispatcher, type Dispatcher } from './dispatcher.ts';
import { enqueue, type Message } from './enqueue.ts';

const database = await testDatabase();
const mail = await mailServer();
const sms = await smsGateway();
const logged: unknown[] = [];
const log = { warn: (...line: unknown[]) => void logged.push(line) };

const boundDispatcher = (...of: Parameters<typeof createDispatcher>): Dispatcher => {
  const dispatcher = createDispatcher(...of);
  return { dispatch: () => inDatabase(dispatcher.dispatch), close: dispatcher.close };
};
const dispatcherOf = (addresses: { smtpUrl?: string; smsUrl?: string }): Dispatcher =>
  boundDispatcher(
    {
      smtpUrl: undefined,
      smsUrl: undefined,
      mailFrom: { name: '외신 문화동향', address: 'no-reply@demo.go.kr' },
      ...addresses,
    },
    log as never,
  );
const both = { smtpUrl: mail.url, smsUrl: sms.url };
const put = (message: Partial<Message> = {}) =>
  inDatabase(() =>
    inTransaction(() =>
      enqueue({ chnl: 'EML', rcvr: 'kim@demo.go.kr', ttl: '인증코드', cn: '인증코드 123456', ...message }),
    ),
  );
const stored = () => inDatabase(async () => db().select().from(outboxMessage).orderBy(outboxMessage.msgId));
const only = async () => {
  const [row] = await stored();
  if (!row) throw new Error('The outbox is empty.');
  return row;
};
/** Makes the next attempt due. */
const letTimePass = () =>
  inDatabase(async () =>
    db()
      .update(outboxMessage)
      .set({ nextTryDt: new Date(0) }),
  );
/** Approximate number of seconds until the next attempt. */
const waits = async () => {
  const { nextTryDt } = await only();
  return Math.round(((nextTryDt?.getTime() ?? 0) - Date.now()) / 1000);
};

beforeEach(async () => {
  await inDatabase(async () => db().delete(outboxMessage));
  mail.received.length = 0;
  sms.received.length = 0;
  logged.length = 0;
  mail.answer = () => undefined;
  sms.answer = () => 202;
});

describe('a message', () => {
  it('goes out by mail as text and as HTML, and its content is forgotten', async () => {
    await put({ cn: '안녕하세요 <b>김</b> 님.\n\nhttps://press.demo.go.kr/login#link=abc' });
    await dispatcherOf(both).dispatch();
    expect(mail.received).toHaveLength(1);
    expect(mail.received[0]).toMatchObject({
      from: 'no-reply@demo.go.kr',
      to: ['kim@demo.go.kr'],
      plain: '안녕하세요 <b>김</b> 님.\n\nhttps://press.demo.go.kr/login#link=abc',
      headers: { subject: '인증코드', 'auto-submitted': 'auto-generated' },
    });
    expect(mail.received[0]?.html).toContain('안녕하세요 &lt;b&gt;김&lt;/b&gt; 님.');
    expect(mail.received[0]?.html).toContain('href="https://press.demo.go.kr/login#link=abc"');
    expect(await only()).toMatchObject({ sttsCd: 'sent', cn: null, tryCnt: 1, sentDt: expect.any(Date) });
  });

  it('goes out by the gateway for text messages with digits only', async () => {
    await put({ chnl: 'SMS', rcvr: '010-1234-5678' });
    await dispatcherOf(both).dispatch();
    const { msgId } = await only();
    expect(sms.received).toEqual([
      {
        to: '01012345678',
        text: '인증코드 123456',
        messageId: expect.stringMatching(new RegExp(`^${msgId}\\.`)),
        authorization: undefined,
      },
    ]);
    expect(await only()).toMatchObject({ sttsCd: 'sent', cn: null });
  });

  it('carries the credentials of the gateway as a header', async () => {
    await put({ chnl: 'SMS', rcvr: '010-1234-5678' });
    await dispatcherOf({ smsUrl: sms.url.replace('http://', 'http://ministry:p%40ss@') }).dispatch();
    expect(sms.received[0]?.authorization).toBe(`Basic ${Buffer.from('ministry:p@ss').toString('base64')}`);
  });

  it('that was sent is not sent again', async () => {
    await put();
    const dispatcher = dispatcherOf(both);
    await dispatcher.dispatch();
    await letTimePass();
    await dispatcher.dispatch();
    expect(mail.received).toHaveLength(1);
  });

  it('of a transaction that fails is never sent', async () => {
    const failing = inDatabase(() =>
      inTransaction(async () => {
        await enqueue({ chnl: 'EML', rcvr: 'kim@demo.go.kr', ttl: '', cn: '' });
        throw new Error('no');
      }),
    );
    await expect(failing).rejects.toThrow('no');
    await dispatcherOf(both).dispatch();
    expect([mail.received.length, (await stored()).length]).toEqual([0, 0]);
  });

  it('is queued at the commit, not before', async () => {
    let [rounds, isStored] = [0, false];
    const seen: boolean[] = [];
    const work = async () => {
      seen.push(isStored);
      rounds += 1;
    };
    const jobs = await startJobs(database, [jobWorker({ job: deliveryJob, atOnce: 1, work })], {
      log: log as never,
      pollSeconds: 0,
    });
    await inDatabase(() =>
      inTransaction(async () => {
        await inTransaction(() => enqueue({ chnl: 'EML', rcvr: 'kim@demo.go.kr', ttl: '', cn: '' }));
        await wait(50);
        isStored = true;
      }),
    );
    await expect.poll(() => rounds).toBe(1);
    expect(seen).toEqual([true]);
    await jobs.close();
  });

  it('is kept, readable, where its channel has no address', async () => {
    await put();
    await put({ chnl: 'SMS', rcvr: '010-1234-5678' });
    await dispatcherOf({ smsUrl: sms.url }).dispatch();
    expect(await stored()).toMatchObject([
      { chnl: 'EML', sttsCd: 'kept', cn: '인증코드 123456' },
      { chnl: 'SMS', sttsCd: 'sent', cn: null },
    ]);
  });

  it('cannot bring headers or receivers of its own', async () => {
    await put({ ttl: '제목\r\nBcc: thief@evil.example\u2028X-Own: 1' });
    await put({ rcvr: 'kim@demo.go.kr\r\nBcc: thief@evil.example' });
    await put({ rcvr: 'kim@demo.go.kr, thief@evil.example' });
    await put({ rcvr: 'kim@demo.go.kr> <thief@evil.example' });
    await dispatcherOf(both).dispatch();
    expect(mail.received.map(({ to }) => to)).toEqual([['kim@demo.go.kr']]);
    expect(mail.received[0]?.headers.subject).toBe('제목 Bcc: thief@evil.example X-Own: 1');
    expect(Object.keys(mail.received[0]?.headers ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(bcc|x-own)$/)]),
    );
    expect((await stored()).map(({ sttsCd }) => sttsCd)).toEqual(['sent', 'bounced', 'bounced', 'bounced']);
  });
});

describe('a message that is not accepted', () => {
  it('is retried after 10 s, 1, 5 and 30 min and 2 h, then dropped', async () => {
    sms.answer = () => 503;
    await put({ chnl: 'SMS', rcvr: '010-1234-5678' });
    const dispatcher = dispatcherOf(both);
    const delays: number[] = [];
    for (let tries = 1; tries <= 5; tries++) {
      await dispatcher.dispatch();
      delays.push(await waits());
      await letTimePass();
    }
    for (const [index, delay] of [10, 60, 300, 1800, 7200].entries())
      expect(Math.abs((delays[index] ?? 0) - delay)).toBeLessThanOrEqual(3);
    expect((await only()).sttsCd).toBe('waiting');
    await dispatcher.dispatch();
    expect(await only()).toMatchObject({
      sttsCd: 'failed',
      tryCnt: 6,
      cn: '인증코드 123456',
      errCn: 'The gateway answered 503.',
    });
  });

  it('is retried every five minutes for a day if nobody answers', async () => {
    await put();
    const dispatcher = dispatcherOf({ smtpUrl: 'smtp://127.0.0.1:1' });
    for (const delay of [10, 60, 300, 300, 300, 300, 300]) {
      await dispatcher.dispatch();
      expect(Math.abs((await waits()) - delay)).toBeLessThanOrEqual(3);
      await letTimePass();
    }
    await inDatabase(async () =>
      db()
        .update(outboxMessage)
        .set({ regDt: new Date(Date.now() - 25 * 3_600_000) }),
    );
    await dispatcher.dispatch();
    expect((await only()).sttsCd).toBe('failed');
  });

  it('is not tried before its time', async () => {
    mail.answer = () => 451;
    await put();
    const dispatcher = dispatcherOf(both);
    await dispatcher.dispatch();
    mail.answer = () => undefined;
    await dispatcher.dispatch();
    expect([(await only()).tryCnt, mail.received.length]).toEqual([1, 0]);
    await letTimePass();
    await dispatcher.dispatch();
    expect(await only()).toMatchObject({ sttsCd: 'sent', tryCnt: 2, errCn: null });
  });

  it('is dropped at once if the receiver is unknown', async () => {
    mail.answer = () => 550;
    await put();
    await dispatcherOf(both).dispatch();
    expect(await only()).toMatchObject({ sttsCd: 'bounced', tryCnt: 1 });
  });

  it('is not lost when nobody listens, and follows no redirect', async () => {
    await put();
    await put({ chnl: 'SMS', rcvr: '010-1234-5678' });
    sms.answer = () => 307;
    await dispatcherOf({ smtpUrl: 'smtp://127.0.0.1:1', smsUrl: sms.url }).dispatch();
    expect((await stored()).map(({ sttsCd, tryCnt }) => [sttsCd, tryCnt])).toEqual([
      ['waiting', 1],
      ['waiting', 1],
    ]);
    expect(sms.received).toEqual([]);
  });

  it('is logged without content and receiver', async () => {
    mail.answer = () => 451;
    await put({ cn: 'the secret 654321' });
    await dispatcherOf(both).dispatch();
    const text = JSON.stringify(logged);
    expect(text).toContain('message not delivered');
    expect(text).not.toMatch(/654321|kim@/);
  });
});

describe('a slow receiver', () => {
  it('holds up nobody else', async () => {
    const { promise: mayGo, resolve: go } = Promise.withResolvers<undefined>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    mail.answer = (to) => {
      if (!to.startsWith('slow')) return undefined;
      arrive();
      return mayGo;
    };
    const dispatcher = dispatcherOf(both);
    await put({ rcvr: 'slow@demo.go.kr' });
    const slow = dispatcher.dispatch();
    await arrived;
    await put({ rcvr: 'quick@demo.go.kr' });
    await put({ chnl: 'SMS', rcvr: '010-1234-5678' });
    await dispatcher.dispatch();
    expect([mail.received.map(({ to }) => to[0]), sms.received.length]).toEqual([['quick@demo.go.kr'], 1]);
    go(undefined);
    await slow;
    expect((await stored()).map(({ sttsCd }) => sttsCd)).toEqual(['sent', 'sent', 'sent']);
  });
});

describe('two servers', () => {
  it('do not send a message twice', async () => {
    for (let index = 0; index < 25; index++) await put({ rcvr: `p${index}@demo.go.kr` });
    await Promise.all([dispatcherOf(both).dispatch(), dispatcherOf(both).dispatch()]);
    expect(mail.received.flatMap(({ to }) => to).sort()).toEqual(
      Array.from({ length: 25 }, (_, index) => `p${index}@demo.go.kr`).sort(),
    );
  });

  it('hold no transaction while the other side takes its time', async () => {
    const { promise: mayGo, resolve: go } = Promise.withResolvers<undefined>();
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    mail.answer = () => {
      arrive();
      return mayGo;
    };
    await put();
    const sending = dispatcherOf(both).dispatch();
    await arrived;
    // Another dispatcher can read and lock the row, but it is not due.
    const seen = await inDatabase(() =>
      inTransaction(async () => db().select().from(outboxMessage).for('update')),
    );
    await dispatcherOf(both).dispatch();
    go(undefined);
    await sending;
    expect(seen).toMatchObject([{ sttsCd: 'waiting', tryCnt: 1 }]);
    expect(mail.received).toHaveLength(1);
  });

  it('take up what one of them had taken when it died', async () => {
    await put();
    await inDatabase(async () =>
      db()
        .update(outboxMessage)
        .set({ tryCnt: 1, nextTryDt: new Date(Date.now() - 1) }),
    );
    await dispatcherOf(both).dispatch();
    expect(await only()).toMatchObject({ sttsCd: 'sent', tryCnt: 2 });
  });
});

describe('a server that closes', () => {
  it('breaks off a slow sending, and the message waits for the next start', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    sms.answer = () => {
      arrive();
      return new Promise(() => {});
    };
    await put({ chnl: 'SMS', rcvr: '010-1234-5678' });
    const dispatcher = dispatcherOf(both);
    const sending = dispatcher.dispatch();
    await arrived;
    await dispatcher.close();
    await sending;
    expect(await only()).toMatchObject({ sttsCd: 'waiting', tryCnt: 1, cn: '인증코드 123456' });
  });
});
