import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { browser, screenshot } from '../helpers/browser.ts';
import { collectLinesInto } from '../helpers/collected.ts';
import { fixture } from '../helpers/fixtures.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';
import { desk } from './desk.ts';
import { goTo } from './screens.ts';

const wanted = 130;

/** Real titles in English, Kurdish and Arabic, each with the place before or behind it, as some agencies write it. */
const items = (): string[] =>
  gunzipSync(readFileSync(fixture('articles/kurdistan-univ.ndjson.gz')))
    .toString('utf8')
    .split('\n')
    .slice(0, wanted)
    .map((line, place) => {
      const item = JSON.parse(line) as { title: string };
      return JSON.stringify({ ...item, title: place % 2 ? `China: ${item.title}` : `${item.title} (China)` });
    });

interface Titled {
  articleId: number;
  lclanTtl: string | null;
  kornTtl: string | null;
}

describe('a batch edit of real articles', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'batch-real-'));
  let server: Server;
  let chromium: Browser;
  let page: Page;

  beforeAll(async () => {
    collectLinesInto(dataDir, items());
    server = await startServer({ DATA_DIR: dataDir });
    chromium = await browser();
    page = await desk(chromium, server.url);
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
    const answer = await admin.get(`/api/article-list?size=200`);
    const { data } = (await answer.json()) as ListAnswer<Titled>;
    return new Map(
      data.map(({ articleId, lclanTtl, kornTtl }) => [articleId, `${lclanTtl ?? ''}|${kornTtl ?? ''}`]),
    );
  };

  const inDialog = (name: string) =>
    page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name, exact: true }).click();

  it('changes all that were found at once, and takes them back word for word', async () => {
    const before = await titles();
    expect(before.size).toBe(wanted);
    await goTo(page, `${server.url}/admin/ArticleBatchEdit`);
    await page.getByRole('textbox', { name: '찾을 글' }).fill('China');
    await page.getByRole('textbox', { name: '바꿀 글' }).fill('PR China');
    await page.getByRole('button', { name: '미리 보기' }).click();
    await page.getByText(/바뀔 기사/).waitFor();
    await page.getByRole('checkbox', { name: '이 쪽 모두' }).check();
    await page.getByRole('button', { name: '130건 모두 선택' }).click();
    await page.getByText(/선택 130건/).waitFor();
    await screenshot(page, 'batch-real');
    await page.getByRole('button', { name: '선택한 기사 바꾸기' }).click();
    await inDialog('바꾸기');
    await page.getByText('130건을 바꾸었습니다.').waitFor({ timeout: 60_000 });
    await inDialog('확인');

    const after = await titles();
    const changed = [...after].filter(([articleId, title]) => title !== before.get(articleId));
    expect(changed).toHaveLength(wanted);
    for (const [articleId, title] of changed)
      expect(title).toBe(before.get(articleId)?.replaceAll('China', 'PR China'));

    await page.getByRole('button', { name: '되돌리기' }).click();
    await inDialog('되돌리기');
    await page.getByText('130건을 되돌렸습니다.').waitFor({ timeout: 60_000 });
    expect(await titles()).toEqual(before);
  });
});
