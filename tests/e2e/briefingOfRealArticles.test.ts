import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot } from '../helpers/browser.ts';
import { collectLinesInto } from '../helpers/collected.ts';
import { fixture } from '../helpers/fixtures.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { printsTitle, squeezed, textsOf } from '../helpers/printed.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';
import { desk } from './desk.ts';
import { goTo } from './screens.ts';

const output = resolve(import.meta.dirname, '../output/screenshots');
const wanted = 12;

/** The first real items of each outlet in each language: English, Kurdish and Arabic. */
const items = (): string[] => {
  const lines = gunzipSync(readFileSync(fixture('articles/kurdistan-univ.ndjson.gz'))).toString('utf8');
  const byOutlet = Map.groupBy(lines.trim().split('\n'), (line) => {
    const { outlet, lang } = JSON.parse(line) as { outlet: string; lang: string };
    return `${outlet} ${lang}`;
  });
  return [...byOutlet.values()].flatMap((some) => some.slice(0, 1)).slice(0, wanted);
};

interface Titled {
  articleId: number;
  lclanTtl: string | null;
  kornTtl: string | null;
}

describe('a daily briefing of real articles', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'briefing-real-'));
  let server: Server;
  let chromium: Browser;
  let page: Page;
  let mail: Awaited<ReturnType<typeof mailServer>>;
  let articles: Titled[];

  beforeAll(async () => {
    collectLinesInto(dataDir, items());
    mail = await mailServer();
    server = await startServer({ DATA_DIR: dataDir, SMTP_URL: mail.url });
    const editor = visitor(server.url);
    await editor.signIn('admin@demo.go.kr', 'Admin!2345');
    const listed = await editor.get('/api/article-list?size=20');
    articles = ((await listed.json()) as { data: Titled[] }).data;
    for (const { articleId } of articles) {
      const picked = await editor.post('/api/insert-briefing-tray', {
        itemKnd: 'article',
        itemId: articleId,
      });
      if (!picked.ok) throw new Error(await picked.text());
    }
    chromium = await browser();
    page = await desk(chromium, server.url);
  }, 120_000);
  afterAll(async () => {
    await chromium?.close();
    await server?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('is composed, published, printed and mailed with every title as it was written', async () => {
    const titles = articles.map(({ kornTtl, lclanTtl }) => kornTtl ?? lclanTtl ?? '');
    expect(titles).toHaveLength(wanted);
    await goTo(page, `${server.url}/product/daily/DailyBriefing/Regist`);
    await page.getByRole('list', { name: '항목' }).waitFor();
    await page.getByRole('button', { name: '나라별로 묶기' }).click();
    await page.getByRole('textbox', { name: '머리글' }).fill('간밤의 외신을 나라별로 정리했습니다.');
    // pressed twice by a nervous hand
    await page.getByRole('button', { name: '발행' }).dblclick();
    await page.getByRole('alertdialog').getByRole('button', { name: '발행' }).click();
    await page.waitForURL('**/DailyBriefing/Detail/*');
    await page.getByRole('article').waitFor();
    await expect.poll(() => page.getByRole('alertdialog').count()).toBe(0);
    await screenshot(page, 'briefing-of-real-articles');

    const pdf = await page.pdf({ preferCSSPageSize: true });
    mkdirSync(output, { recursive: true });
    writeFileSync(join(output, 'briefing-of-real-articles.pdf'), pdf);
    const printed = squeezed((await textsOf(pdf)).join(''));
    expect(titles.filter((title) => !printsTitle(printed, title))).toEqual([]);

    await page.getByRole('button', { name: '메일 보내기' }).click();
    const dialog = page.getByRole('dialog', { name: '메일 보내기' });
    await dialog.getByRole('combobox').fill('본부');
    await page.getByRole('option', { name: /본부/ }).first().click();
    await dialog.getByRole('button', { name: /명에게 보내기$/ }).click();
    await expect.poll(() => mail.received.length, { timeout: 20_000 }).toBeGreaterThan(0);
    const plain = squeezed(mail.received[0]?.plain ?? '');
    for (const title of titles) expect(plain).toContain(squeezed(title));
  }, 120_000);
});
