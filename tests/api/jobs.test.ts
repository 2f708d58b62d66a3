import { globSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import type { JobOverview } from '#generated/types/jobCalls.ts';
import { run } from '#server/kernel/database/rows.ts';
import { queueJobAfterCommit } from '#server/kernel/jobs/backgroundJobs.ts';
// past the index: replaced by a failure in the test
import * as moving from '#server/modules/outlets/moveArticles.ts';
import { signedIn } from '../helpers/client.ts';
import { testApp } from '../helpers/testApp.ts';
import { inDatabase } from '../helpers/testDatabase.ts';

const { app, database } = await testApp({ jobs: true });
const silent = await testApp();
const admin = await signedIn(app, 'admin');

const overview = async (client = admin): Promise<JobOverview> => {
  const { status, body } = await client.get<{ data: JobOverview }>('/job-list');
  expect(status).toBe(200);
  return body.data;
};
const kindOf = async (name: string) =>
  (await overview()).kinds.find(({ jobNm }) => jobNm === name) ?? expect.unreachable();
const failures = async () => (await overview()).failed.filter(({ jobNm }) => jobNm === 'outletMove');
const retry = (jobIds?: string[]) =>
  admin.write<{ data: { count: number } }>('POST', '/job-retry', { jobIds });

describe('work in the background', () => {
  it('is listed by kind with its name, last and next run', async () => {
    const { openYn, kinds } = await overview();
    expect(openYn).toBe('Y');
    expect(kinds.map(({ jobLabel }) => jobLabel)).toEqual(
      expect.arrayContaining(['메일·문자 발송', '첨부 파일 본문 읽기', '하이라이트 묶기', '매일 정리 작업']),
    );
    await expect.poll(async () => (await kindOf('outletMove')).lastEndDt).not.toBeNull();
    const { nextDt, intervalSeconds } = await kindOf('outletMove');
    expect(intervalSeconds).toBe(60);
    expect(Date.parse(nextDt ?? '') - Date.now()).toBeLessThan(61_000);
    expect(await kindOf('outletNation')).toMatchObject({ intervalSeconds: null });
  });

  it('has a worker for every kind that a module declares', async () => {
    const declared: string[] = [];
    for (const file of globSync('src/server/modules/*/jobs.ts')) {
      const jobs = (await import(`../../${file}`)) as Record<string, { name: string }>;
      declared.push(...Object.values(jobs).map(({ name }) => name));
    }
    expect(declared.length).toBeGreaterThan(10);
    const known = app.jobWorkers.map(({ job }) => job.name);
    // word bitmaps are built on PostgreSQL only, and upkeep runs on the embedded database only
    const elsewhere = database.engine === 'pglite' ? 'wordBlock' : 'upkeep';
    const withoutProvider = ['machineReading'];
    expect(declared.filter((name) => !known.includes(name)).sort()).toEqual(
      [...withoutProvider, elsewhere].sort(),
    );
    expect(new Set(known).size).toBe(known.length);
  });

  it('that failed says why, and can be repeated', async () => {
    const broken = vi.spyOn(moving, 'moveArticles').mockRejectedValue(new Error('the disk is full'));
    const { job } = app.jobWorkers.find((one) => one.job.name === 'outletMove') ?? expect.unreachable();
    await inDatabase(async () => queueJobAfterCommit(job, {}));
    await expect.poll(async () => (await failures())[0]?.errCn).toBe('the disk is full');
    const [failed] = await failures();
    expect(failed).toMatchObject({ jobLabel: '병합한 매체의 기사 옮기기', tryCnt: 1 });
    expect(Date.parse(failed?.nextTryDt ?? '')).toBeGreaterThan(Date.now());
    expect(await kindOf('outletMove')).toMatchObject({ retryCnt: 1, failedCnt: 0 });
    broken.mockRestore();
    expect((await retry([failed?.jobId ?? ''])).body.data).toEqual({ count: 1 });
    await expect.poll(failures).toEqual([]);
  });

  it('that was given up can be retried, all of it at once', async () => {
    await inDatabase(() =>
      run(sql`insert into pgboss.job (name, data, state, retry_limit, retry_count, completed_on, policy, output)
        values ('outletMove', '{"by": "a test"}', 'failed', 5, 5, now(), 'stately', '{"message": "given up"}')`),
    );
    expect(await failures()).toMatchObject([{ errCn: 'given up', tryCnt: 6, nextTryDt: null }]);
    expect((await retry()).body.data.count).toBe(1);
    await expect.poll(failures).toEqual([]);
  });

  it('that no server has ever run is shown as such', async () => {
    const { openYn, kinds, failed } = await overview(await signedIn(silent.app, 'admin'));
    expect([openYn, failed]).toEqual(['N', []]);
    expect(kinds.every(({ waitingCnt, nextDt }) => waitingCnt === 0 && nextDt === null)).toBe(true);
  });
});
