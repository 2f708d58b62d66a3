// On both engines: the embedded database has one process.
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { serverProcess } from '#generated/tables/index.ts';
import { inDatabase, testDatabase } from '../../../../tests/helpers/testDatabase.ts';
import { db } from '../database/db.ts';
import { announceProcess, isLeadingProcess, livingProcesses } from './ownProcess.ts';

const database = await testDatabase();
const log = { warn: () => {} };
const other = (kndCd: string, minutesAgo: number) =>
  db()
    .insert(serverProcess)
    .values({
      processId: `${kndCd}${minutesAgo}`,
      kndCd,
      hostNm: 'other',
      versionNm: '1',
      nodeNm: '24',
      bgngDt: new Date(Date.now() - minutesAgo * 60_000),
      seenDt: sql`now()`,
    });

it('the oldest living worker leads, or the oldest server where no worker lives', () =>
  inDatabase(async () => {
    expect(await isLeadingProcess()).toBe(true);
    const leave = announceProcess(database, 'server', log);
    await expect.poll(livingProcesses).toHaveLength(1);
    await other('server', 1);
    const isAlone = database.engine === 'pglite';
    expect(await isLeadingProcess()).toBe(isAlone);
    await db().update(serverProcess).set({ bgngDt: new Date() }).where(sql`host_nm = 'other'`);
    expect(await isLeadingProcess()).toBe(true);
    await other('worker', 0);
    expect(await isLeadingProcess()).toBe(isAlone);
    await db()
      .update(serverProcess)
      .set({ seenDt: sql`now() - interval '2 minutes'` })
      .where(sql`host_nm = 'other'`);
    expect(await isLeadingProcess()).toBe(true);
    await leave();
  }));
