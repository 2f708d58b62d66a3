import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { collectInto } from '../helpers/collected.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk, total } from './desk.ts';
import { goTo } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'dictionary-'));
let server: Server;
let chromium: Browser;
let page: Page;

const list = [
  '대표어,특징 종류,다른 표기,비고',
  '부산국제영화제,행사,Busan International Film Festival,',
  '봉준호,인물,"Bong Joon Ho, Bong Joon-ho",감독',
  ',인물,,',
].join('\n');
const csv = { name: '낱말.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };

beforeAll(async () => {
  collectInto(folder, [
    {
      kornTtl: null,
      lclanTtl: 'Bong Joon Ho honoured at Busan International Film Festival',
      articleCn: 'The director was given a prize for his career on Friday.',
      articleTransCn: null,
      lang: 'en',
      mediaNm: 'The Film Daily',
      ntnId: 'US',
      frmTrsfNscvrgDt: new Date(Date.now() - 86_400_000).toISOString(),
      url: 'https://film.example/1',
    },
  ]);
  [server, chromium] = await Promise.all([startServer({ DATA_DIR: folder }), browser()]);
  page = await desk(chromium, server.url);
}, 120_000);
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('the dictionary of features', () => {
  it('takes a list in after a look at it, and says which line it cannot take', async () => {
    await goTo(page, `${server.url}/admin/FeatureDictManage`);
    await page.getByText('등록된 낱말이 없습니다.').waitFor();
    await page.getByRole('button', { name: '목록 가져오기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles([csv]);
    await dialog.getByText(/새로 등록할 낱말 2개/).waitFor();
    await dialog.getByText('대표어가 비어 있습니다.', { exact: false }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await screenshot(page, 'dictionary-import-desktop');
    await page.setViewportSize(widths.phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await screenshot(page, 'dictionary-import-phone');
    await page.setViewportSize(widths.desktop);
    await dialog.getByRole('button', { name: '2개 등록' }).click();
    await total(page, 2);
    await page.getByText('낱말 2개를 등록했습니다.', { exact: false }).first().waitFor();
  });

  it('has stored articles read by it, and they tell what was found', async () => {
    await page.getByRole('button', { name: '최근 30일 기사 다시 분석' }).click();
    await page.getByText('다시 분석을 마쳤습니다.').waitFor({ timeout: 30_000 });
    await screenshot(page, 'dictionary-desktop');
    await goTo(page, `${server.url}/article/Article`);
    await page
      .getByRole('link', { name: /Bong Joon Ho honoured/ })
      .first()
      .click();
    const rail = page.getByRole('complementary', { name: '기사 분석' });
    await rail.getByText('봉준호', { exact: true }).first().waitFor();
    await expect.poll(() => rail.getByText('부산국제영화제', { exact: true }).count()).toBeGreaterThan(0);
  });
});
