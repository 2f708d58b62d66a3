import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { browser, screenshot } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';
import { adminDesk } from './adminDesk.ts';

const root = resolve(import.meta.dirname, '../..');
/** Real articles lie beside the project, never in it. */
const real = resolve(root, '../shared/data/articles/ktitan.ndjson.gz');
const wanted = 1_100;

/** The first real items of which the title speaks of China, one of each address. */
const items = (): string[] => {
  const seen = new Set<string>();
  return gunzipSync(readFileSync(real))
    .toString('utf8')
    .split('\n')
    .filter((line) => {
      if (!line || seen.size >= wanted) return false;
      const { title, url } = JSON.parse(line) as { title: string; url: string };
      if (!title.includes('China') || seen.has(url)) return false;
      seen.add(url);
      return true;
    });
};

interface Titled {
  articleId: number;
  lclanTtl: string | null;
  kornTtl: string | null;
}

describe.skipIf(!existsSync(real))('a batch edit of real articles', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'batch-real-'));
  let server: Server;
  let chromium: Browser;
  let page: Page;

  beforeAll(async () => {
    const file = join(dataDir, 'articles.ndjson');
    writeFileSync(file, items().join('\n'));
    execFileSync(process.execPath, ['scripts/collect/main.ts', file], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });
    server = await startServer({ DATA_DIR: dataDir });
    chromium = await browser();
    page = await adminDesk(chromium, server.url);
  }, 120_000);
  afterAll(async () => {
    await chromium?.close();
    await server?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Every title as it stands, by the article. */
  const titles = async (): Promise<Map<number, string>> => {
    const admin = visitor(server.url);
    await admin.signIn('admin@demo.go.kr', 'Admin!2345');
    const all = new Map<number, string>();
    for (let from = 1; ; from += 1) {
      const answer = await admin.get(`/api/article-list?size=200&page=${from}`);
      const { data } = (await answer.json()) as ListAnswer<Titled>;
      for (const { articleId, lclanTtl, kornTtl } of data)
        all.set(articleId, `${lclanTtl ?? ''}|${kornTtl ?? ''}`);
      if (data.length < 200) return all;
    }
  };

  const inDialog = (name: string) =>
    page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name, exact: true }).click();

  it('changes a thousand at once, after a look at each, and takes them back word for word', async () => {
    const before = await titles();
    expect(before.size).toBeGreaterThan(1_000);
    await page.goto(`${server.url}/admin/ArticleBatchEdit`);
    await page.getByRole('textbox', { name: '찾을 글' }).fill('China');
    await page.getByRole('textbox', { name: '바꿀 글' }).fill('PR China');
    await page.getByRole('button', { name: '미리 보기' }).click();
    await page.getByText(/바뀔 기사/).waitFor();
    await page.getByRole('checkbox', { name: '이 쪽 모두' }).check();
    await page.getByRole('button', { name: '앞의 1,000건 모두 선택' }).click();
    await page.getByText(/선택 1,000건/).waitFor();
    await screenshot(page, 'batch-real');
    await page.getByRole('button', { name: '선택한 기사 바꾸기' }).click();
    await inDialog('바꾸기');
    await page.getByText('1,000건을 바꾸었습니다.').waitFor({ timeout: 60_000 });
    await inDialog('확인');

    const after = await titles();
    const changed = [...after].filter(([articleId, title]) => title !== before.get(articleId));
    expect(changed).toHaveLength(1_000);
    for (const [articleId, title] of changed)
      expect(title).toBe(before.get(articleId)?.replaceAll('China', 'PR China'));

    await page.getByRole('button', { name: '되돌리기' }).click();
    await inDialog('되돌리기');
    await page.getByText('1,000건을 되돌렸습니다.').waitFor({ timeout: 60_000 });
    expect(await titles()).toEqual(before);
  });
});
