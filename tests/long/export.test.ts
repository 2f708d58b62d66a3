import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#server/kernel/database/client.ts';
import { db, withDatabase } from '#server/kernel/database/db.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

const rows = 100_000;
const dataDir = mkdtempSync(join(tmpdir(), 'export-'));
let server: Server | undefined;

afterAll(async () => {
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Resident memory of the server, in MB. */
const memory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Reads the response slowly. @returns it, and the maximum memory of the server meanwhile */
const take = async (admin: Visitor, pid: number, query: string) => {
  const answer = await admin.get(`/api/programloghistory-list-excel?prgrmNm=many&${query}`);
  const pieces: Uint8Array[] = [];
  let most = 0;
  for await (const piece of answer.body ?? []) {
    pieces.push(piece as Uint8Array);
    most = Math.max(most, memory(pid));
    await wait(1);
  }
  return { bytes: Buffer.concat(pieces), most, status: answer.status };
};

it('an export of 100,000 rows of the embedded database needs no more than 100 MB beside', async () => {
  server = await startServer({ DATA_DIR: dataDir });
  await server.stop();
  const database = await openDatabase(testEnvironment({ DATA_DIR: dataDir }));
  await withDatabase(database, async () =>
    db().execute(sql`
      insert into access_log (reg_dt, user_nm, user_nm_fold, prgrm_nm, prgrm_nm_fold, ip, stts_cd, prcs_ms)
      select now() - make_interval(secs => n), '직원' || n % 300, '직원' || n % 300, 'many', 'many', '10.0.0.1', 200, n % 90
      from generate_series(1, ${sql.raw(String(rows))}) n`),
  );
  await database.close();
  server = await startServer({ DATA_DIR: dataDir });
  const { pid, url } = server;
  const admin = visitor(url);
  await admin.signIn('admin@demo.go.kr', 'Admin!2345');
  // the embedded database caches the pages that it has read
  await admin.get('/api/programloghistory-list?prgrmNm=many&total=exact');
  const before = memory(pid);
  const csv = await take(admin, pid, 'format=csv');
  expect(csv.bytes.toString('utf8').split('\r\n').length).toBeGreaterThan(rows);
  const xlsx = await take(admin, pid, 'format=xlsx');
  expect((await readXlsxExport(xlsx.bytes)).rows).toHaveLength(rows);
  console.warn(
    `memory: ${before.toFixed(0)} MB, csv ${csv.most.toFixed(0)} MB, xlsx ${xlsx.most.toFixed(0)} MB`,
  );
  expect(Math.max(csv.most, xlsx.most) - before).toBeLessThan(100);
});

it('a reader who goes away ends the reading', async () => {
  const admin = visitor(server?.url ?? '');
  await admin.signIn('admin@demo.go.kr', 'Admin!2345');
  const answer = await admin.get('/api/programloghistory-list-excel?prgrmNm=many&format=csv');
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const since = performance.now();
  await admin.get('/api/user-info');
  await admin.get('/api/programloghistory-list?size=10&total=capped');
  expect(performance.now() - since).toBeLessThan(2_000);
  expect((await admin.get('/api/health/ready')).status).toBe(200);
});
