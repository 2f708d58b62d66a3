// On both engines: the nightly maintenance.
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  accessLog,
  appUser,
  certification,
  changeHistory,
  errorLog,
  loginAttempt,
  outboxMessage,
  passwordLink,
} from '#generated/tables/index.ts';
import { db } from '#server/kernel/database/db.ts';
import { eventually } from '../../../../../tests/helpers/eventually.ts';
import { runJob } from '../../../../../tests/helpers/runJob.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { dropStale } from './dropStale.ts';

const { app } = await testApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

describe('the daily round', () => {
  it('empties unsent messages once their content is useless, and no others', async () => {
    const message = (sttsCd: string, days: number) => ({
      sttsCd,
      chnl: 'EML',
      rcvr: 'a@demo.go.kr',
      ttl: `${sttsCd} ${days}`,
      cn: '인증코드는 123456입니다.',
      regDt: daysAgo(days),
    });
    await inDatabase(async () => {
      await db()
        .insert(outboxMessage)
        .values(['kept', 'failed', 'waiting'].flatMap((state) => [message(state, 1.9), message(state, 2.1)]));
      await dropStale();
    });
    const rows = await inDatabase(async () => db().select().from(outboxMessage).orderBy(outboxMessage.msgId));
    const emptied = rows.filter(({ cn }) => cn === null).map(({ ttl }) => ttl);
    expect([rows.length, emptied]).toEqual([6, ['kept 2.1', 'failed 2.1']]);
  });

  it('marks accounts dormant after twelve months, and no others', async () => {
    const set = (userId: string, values: Partial<typeof appUser.$inferInsert>) =>
      inDatabase(async () => db().update(appUser).set(values).where(eq(appUser.userId, userId)));
    await set('demo-mission', {
      regDt: daysAgo(800),
      aprvDt: daysAgo(800),
      lastLgnDt: daysAgo(380),
      leaveEndDt: null,
    });
    await set('demo-staff', { regDt: daysAgo(800), lastLgnDt: daysAgo(300), leaveEndDt: null });
    await set('demo-pending', { regDt: daysAgo(800), leaveEndDt: null, userAprvYn: 'N' });
    const versionOf = async (userId: string) =>
      (await inDatabase(async () => db().select().from(appUser).where(eq(appUser.userId, userId))))[0]
        ?.mdfcnDt ?? new Date(0);
    const before = await versionOf('demo-mission');
    for (const _round of [1, 2]) await runJob(app, 'housekeeping');
    expect((await versionOf('demo-mission')).getTime()).toBeGreaterThan(before.getTime());
    const history = await inDatabase(async () =>
      db().select().from(changeHistory).where(eq(changeHistory.entityNm, 'user')),
    );
    expect(history).toMatchObject([
      { recordKey: 'demo-mission', bfrCn: { leaveYn: 'N' }, aftrCn: { leaveYn: 'Y' }, rgtrId: 'SYSTEM' },
    ]);
  });

  it('deletes expired rows, and keeps those still needed', async () => {
    const code = (certId: string, regDt: Date) => ({
      certId,
      regDt,
      sbjctKey: 'visitor:x',
      certKnd: 'JOIN',
      chnl: 'EML',
      toContact: 'a@demo.go.kr',
      codeHash: '-',
    });
    await inDatabase(async () => {
      await db()
        .insert(certification)
        .values([code('old', daysAgo(2)), code('new', new Date())]);
      await db()
        .insert(loginAttempt)
        .values([{ attemptKey: 'old', mdfcnDt: daysAgo(8) }, { attemptKey: 'new' }]);
      await db()
        .insert(passwordLink)
        .values([
          { tokenHash: 'old', userId: 'demo-staff', expDt: daysAgo(31) },
          { tokenHash: 'new', userId: 'demo-staff', expDt: daysAgo(1) },
        ]);
      await dropStale();
    });
    const left = await inDatabase(async () => [
      ...(await db().select({ key: certification.certId }).from(certification)),
      ...(await db().select({ key: loginAttempt.attemptKey }).from(loginAttempt)),
      ...(await db().select({ key: passwordLink.tokenHash }).from(passwordLink)),
    ]);
    expect(left.map(({ key }) => key)).toEqual(['new', 'new', 'new']);
  });

  it('runs every step although one fails, and logs the error', async () => {
    await inDatabase(async () => {
      await db()
        .insert(accessLog)
        .values({ userId: 'OLD', regDt: daysAgo(900) });
      await db().execute('alter table app_user rename column last_lgn_dt to away');
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await eventually(async () => {
      const old = await inDatabase(async () =>
        db().select().from(accessLog).where(eq(accessLog.userId, 'OLD')),
      );
      expect(old).toEqual([]);
    });
    await inDatabase(async () => db().execute('alter table app_user rename column away to last_lgn_dt'));
    await app.logs.flush();
    const rows = await inDatabase(async () =>
      db().select().from(errorLog).where(eq(errorLog.userId, 'SYSTEM')),
    );
    expect(rows).toMatchObject([
      {
        prgrmNm: '매일 정리 작업: 휴면 전환',
        sttsCd: 500,
        errCd: 'INTERNAL',
        errCn: '정리하지 못했습니다. 내일 다시 합니다.',
      },
    ]);
  });
});
