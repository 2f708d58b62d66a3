import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Server, startServer } from '../helpers/server.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';
import { yearOfArticles } from '../helpers/yearOfArticles.ts';

const rows = 100_000;
const dataDir = mkdtempSync(join(tmpdir(), 'export-items-'));
let server: Server;
let admin: Visitor;

beforeAll(async () => {
  await yearOfArticles(dataDir, rows);
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
