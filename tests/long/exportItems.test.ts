import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#server/database/client.ts';
import { db, withDatabase } from '#server/database/db.ts';
import { articleTokens } from '#server/features/search/articleTokens.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';

const rows = 100_000;
const literal = (tokens: readonly number[]) => sql.raw(`'{${tokens.join(',')}}'`);
const tokens = articleTokens({
  kornTtl: '한국 문화 소식',
  lclanTtl: null,
  articleCn: null,
  articleTransCn: null,
  jrnlLclanNm: null,
});
const dataDir = mkdtempSync(join(tmpdir(), 'export-items-'));
let server: Server;
let admin: Visitor;

/** As many articles as an office collects in a year: titles, two bodies of some paragraphs, classes and times. */
beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir });
  await server.stop();
  const database = await openDatabase(testEnvironment({ DATA_DIR: dataDir }));
  await withDatabase(database, async () => {
    await db().execute(sql`
      insert into article (item_knd, korn_ttl, lclan_ttl, lan_cd, ntn_id, lclsf_nm, url, article_cn, article_trans_cn,
        menual_yn, ai_yn, pay_yn, reg_dt, frm_trsf_nscvrg_dt, main_snths_scr, tk, tb)
      select 'article', '한국 문화 소식 ' || n, 'News of Korean culture ' || n, 'en', 'FR', 'KOREA',
        'https://example.org/' || n, repeat('A paragraph of an article about culture. ' || n || E'\n', 30),
        repeat('문화를 다룬 기사의 한 단락이다. ' || n || E'\n', 30), 'N', 'Y', 'N',
        now() - make_interval(secs => n * 60), now() - make_interval(secs => n * 61), n % 997,
        ${literal(tokens.tk)}, ${literal(tokens.tb)}
      from generate_series(1, ${sql.raw(String(rows))}) n`);
    await db().execute(sql`analyze article`);
  });
  await database.close();
  server = await startServer({ DATA_DIR: dataDir });
  admin = visitor(server.url);
  await admin.signIn('admin@demo.go.kr', 'Admin!2345');
}, 300_000);
afterAll(async () => {
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Resident memory of the server, in MB. */
const memory = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const take = async (path: string) => {
  const before = memory();
  const since = performance.now();
  const answer = await admin.get(`/api/${path}`);
  let bytes = 0;
  let most = 0;
  for await (const piece of answer.body ?? []) {
    bytes += (piece as Uint8Array).length;
    most = Math.max(most, memory());
  }
  const seconds = (performance.now() - since) / 1_000;
  return {
    total: Number(answer.headers.get('x-total-records')),
    rate: Math.round(rows / seconds),
    grown: Math.round(most - before),
    megabytes: Math.round(bytes / 1_048_576),
  };
};

it.each([
  'article-list-excel?sort=regDt,DESC',
  'article-list-excel?sort=frmTrsfNscvrgDt,ASC',
  'article-list-excel?sort=mainSnthsScr,DESC',
  'article-list-excel?searchText=한국&searchFields=title',
  'article-list-txt?sort=regDt,DESC',
  'article-list-full-txt?sort=regDt,DESC',
  'article-list-full-excel?sort=regDt,DESC',
])('%s holds every row, at a flat memory', async (path) => {
  const { total, ...figures } = await take(encodeURI(path));
  console.warn(path, figures);
  expect(total).toBe(rows);
  expect(figures.grown).toBeLessThan(100);
});
