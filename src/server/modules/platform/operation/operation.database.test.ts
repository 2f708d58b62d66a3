// On both engines: the embedded database has one process and no statement statistics.
import { eq } from 'drizzle-orm';
import { describe, expect, inject, it, vi } from 'vitest';
import { addDays, today } from '#contract/days.ts';
import { article, outboxMessage, serverProcess, storageSample } from '#generated/tables/index.ts';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { readFact, writeFact } from '#server/kernel/database/facts.ts';
import { announceProcess, livingProcesses } from '#server/kernel/processes/ownProcess.ts';
import { signedIn } from '../../../../../tests/helpers/client.ts';
import { testApp } from '../../../../../tests/helpers/testApp.ts';
import { inDatabase } from '../../../../../tests/helpers/testDatabase.ts';
import { certificateEnd, startTlsServer } from '../../../../../tests/helpers/tlsServer.ts';
import { withoutRights } from '../../../../../tests/helpers/withoutRights.ts';
import { noteCertificate } from './certificate.ts';
import { healthChecks } from './healthChecks.ts';
import { noteStorage } from './storageSamples.ts';

const { app, database, environment } = await testApp({
  variables: { PUBLIC_URL: 'https://press.example.go.kr', SMTP_URL: 'smtp://127.0.0.1:9' },
});
const admin = await signedIn(app, 'admin');

const overview = async (): Promise<OperationOverview> => {
  const { status, body } = await admin.get<{ data: OperationOverview }>('/operation-overview');
  expect(status).toBe(200);
  return body.data;
};
const finding = async (area: string) =>
  (await overview()).findings.find((one) => one.area === area) ?? expect.unreachable();
const hour = 3_600_000;
const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

describe('the operation page', () => {
  it('says of every part how it does, and where it is mended', async () => {
    const { findings } = await overview();
    expect(findings.map(({ area }) => area)).toEqual([
      '서버',
      '데이터베이스',
      '백그라운드 작업',
      '메일',
      '저장 공간',
      '로그',
      '백업',
      '인증서',
      '차트 사용권',
      '수집',
    ]);
    expect(await finding('백그라운드 작업')).toMatchObject({
      state: 'good',
      menuUrl: '/admin/monitoring/Jobs',
    });
    expect(await finding('차트 사용권')).toMatchObject({ state: 'notice', menuUrl: null });
  });

  it('goes on where a part cannot be looked at', async () => {
    const delay = vi.spyOn(app.logs, 'delay').mockImplementation(() => {
      throw new Error('broken');
    });
    expect(await finding('로그')).toMatchObject({
      state: 'bad',
      words: expect.stringContaining('확인하지 못했'),
    });
    expect(await finding('데이터베이스')).toMatchObject({ state: 'good' });
    delay.mockReturnValue(61_000);
    expect(await finding('로그')).toMatchObject({ state: 'bad', words: expect.stringContaining('1분 밀려') });
    delay.mockRestore();
  });

  it('tells of a backup that never was, is old, or is as it should be', async () => {
    expect(await finding('백업')).toMatchObject({ state: 'bad' });
    for (const [age, state] of [
      [37 * hour, 'notice'],
      [35 * hour, 'good'],
    ] as const) {
      const backup = { at: ago(age), file: '/backups/a.tar.zst', bytes: 2.5 * 2 ** 30, seconds: 30 };
      await writeFact(database.handle, 'backup', backup);
      expect(await finding('백업')).toMatchObject({ state, words: expect.stringContaining('2.5GB') });
    }
    expect(JSON.stringify(await overview())).not.toContain('/backups');
  });

  it('says that a backup’s report is unreadable, not that there was none', async () => {
    const look = () =>
      healthChecks(app, environment)
        .find(({ area }) => area === '백업')
        ?.run();
    const health = await withoutRights(database, (handle) =>
      withDatabase({ ...database, handle }, async () => look()),
    );
    expect(health).toMatchObject({
      state: 'notice',
      words: expect.stringMatching(/읽을 권한이 없습니다.*grant usage on schema maintenance/) as string,
    });
  });

  it('tells of a certificate before it ends', async () => {
    const seen = { host: 'press.example.go.kr', checkedAt: ago(0) };
    expect((await finding('인증서')).words).toContain('아직 확인하기 전입니다.');
    for (const [days, state] of [
      [-1, 'bad'],
      [5, 'bad'],
      [20, 'notice'],
      [60, 'good'],
    ] as const) {
      const validTo = new Date(Date.now() + days * 24 * hour + hour).toISOString();
      await writeFact(database.handle, 'certificate', { ...seen, validTo });
      expect(await finding('인증서')).toMatchObject({ state });
    }
    await writeFact(database.handle, 'certificate', seen);
    expect(await finding('인증서')).toMatchObject({ state: 'notice' });
  });

  it('shows the expiry of the public certificate, also if invalid', async () => {
    const server = await startTlsServer();
    try {
      await inDatabase(() => noteCertificate(server.url));
      expect(await readFact(database.handle, 'certificate')).toEqual({
        host: new URL(server.url).host,
        checkedAt: expect.any(String) as string,
        validTo: certificateEnd,
      });
    } finally {
      server.stop();
    }
  });

  it('notes a public address that does not answer, and none without https', async () => {
    await inDatabase(() => noteCertificate('https://127.0.0.1:9'));
    const noted = await readFact(database.handle, 'certificate');
    expect(noted).toEqual({ host: '127.0.0.1:9', checkedAt: expect.any(String) });
    await inDatabase(() => noteCertificate('http://press.example.go.kr'));
    expect(await readFact(database.handle, 'certificate')).toEqual(noted);
  });

  it('tells of mails that do not leave, and of those that were refused', async () => {
    expect(await finding('메일')).toMatchObject({ state: 'good' });
    const put = (sttsCd: string, regDt: string, errCn: string | null = null) =>
      inDatabase(() =>
        db()
          .insert(outboxMessage)
          .values({
            chnl: 'EML',
            rcvr: 'a@b.kr',
            rcvrFold: 'a@b.kr',
            ttl: '제목',
            ttlFold: '제목',
            sttsCd,
            errCn,
            regDt: new Date(regDt),
          })
          .returning({ msgId: outboxMessage.msgId }),
      );
    const late = { state: 'notice', words: expect.stringContaining('아직 나가지 않아') as string };
    const empty = () => inDatabase(() => db().delete(outboxMessage).where(eq(outboxMessage.chnl, 'EML')));
    // first during the first attempt, then after a failed one
    await put('waiting', ago(0));
    expect(await finding('메일')).toMatchObject({ state: 'good', words: expect.stringContaining('보내고') });
    await put('waiting', ago(0), '메일 서버에 연결할 수 없습니다.');
    expect(await finding('메일')).toMatchObject(late);
    await empty();
    await put('bounced', ago(hour));
    expect(await finding('메일')).toMatchObject({ state: 'notice', words: expect.stringContaining('1통') });
    // first deferred by the receiving server, then due but not attempted
    const [waiting] = await put('waiting', ago(hour));
    const due = (ms: number) =>
      inDatabase(() =>
        db()
          .update(outboxMessage)
          .set({ nextTryDt: new Date(Date.now() + ms) })
          .where(eq(outboxMessage.msgId, waiting?.msgId ?? 0)),
      );
    await due(hour);
    await inDatabase(() => db().delete(outboxMessage).where(eq(outboxMessage.sttsCd, 'bounced')));
    expect(await finding('메일')).toMatchObject(late);
    await due(-hour);
    expect(await finding('메일')).toMatchObject({ state: 'bad' });
  });

  it('shows running processes with versions, and differences', async () => {
    const leave = announceProcess(database, 'server', app.log);
    await expect.poll(async () => (await overview()).processes).toHaveLength(1);
    const [own] = (await overview()).processes;
    expect(own).toMatchObject({ kndCd: 'server', nodeNm: process.versions.node });
    const other = { kndCd: 'worker', hostNm: 'b', versionNm: '9.9.9', nodeNm: '24.0.0', bgngDt: new Date() };
    const tell = (processId: string, age: number) =>
      inDatabase(() =>
        db()
          .insert(serverProcess)
          .values({ ...other, processId, seenDt: new Date(ago(age)) }),
      );
    await tell('silent', 91_000);
    expect((await overview()).processes).toHaveLength(1);
    await tell('living', 80_000);
    expect((await overview()).processes).toHaveLength(2);
    expect(await finding('서버')).toMatchObject({ state: 'notice' });
    await leave();
    expect((await inDatabase(livingProcesses)).map(({ hostNm }) => hostNm)).toEqual(['b']);
  });

  it('forgets other processes on the embedded database', async () => {
    const ended = { kndCd: 'server', hostNm: 'ended', versionNm: '1', nodeNm: '24.0.0' };
    await inDatabase(() =>
      db()
        .insert(serverProcess)
        .values({ ...ended, processId: 'ended', bgngDt: new Date(), seenDt: new Date() }),
    );
    const leave = announceProcess(database, 'server', app.log);
    await leave();
    const left = (await inDatabase(livingProcesses)).map(({ hostNm }) => hostNm);
    expect(left.includes('ended')).toBe(inject('engine') !== 'pglite');
  });

  it('shows daily sizes of database and files for four hundred days', async () => {
    const old = addDays(today(), -401);
    const sample = { databaseByteCnt: 1, fileByteCnt: 1 };
    await inDatabase(async () => {
      await db()
        .insert(storageSample)
        .values({ sampleYmd: old, ...sample });
      await db()
        .insert(storageSample)
        .values({ sampleYmd: addDays(today(), -1), ...sample });
      await noteStorage();
      await noteStorage();
      expect(await db().select().from(storageSample).where(eq(storageSample.sampleYmd, old))).toEqual([]);
    });
    // a sample of this morning is not what the page calls now
    await inDatabase(() =>
      db().update(storageSample).set(sample).where(eq(storageSample.sampleYmd, today())),
    );
    const { storage, tables, byteCnt } = await overview();
    expect(storage.map(({ date }) => date)).toEqual([addDays(today(), -1), today()]);
    expect(storage[1]?.databaseByteCnt).toBe(byteCnt);
    expect(byteCnt).toBeGreaterThan(1_000_000);
    expect(tables).toHaveLength(10);
    const articles = await inDatabase(() => db().$count(article));
    expect(tables.find(({ tableNm }) => tableNm === 'article')).toMatchObject({
      label: '기사',
      rowCnt: articles,
    });
    expect(tables.filter(({ label }) => label === null)).toEqual([]);
  });

  it('says whether the database counts its statements', async () => {
    const { slow } = await overview();
    expect(slow).toEqual({ state: inject('engine') === 'pglite' ? 'embedded' : 'off', statements: [] });
  });
});
