import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, networkAtRest, screenshot, widths } from '../helpers/browser.ts';
import { collectInto, type NewsRecord } from '../helpers/collected.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { adminDesk } from './adminDesk.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'near-'));
let server: Server;
let chromium: Browser;
let page: Page;
const complaints: string[] = [];

const body =
  '국립중앙박물관은 조선 시대 회화와 도자를 모은 순회 전시를 내년 봄 프랑스 파리에서 시작한다고 밝혔다. 전시는 석 달 동안 열리고, 이어 베를린과 런던으로 옮겨 간다.\n박물관은 관람객이 직접 만져 볼 수 있는 복제품도 마련했다.';
const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const record = (number: number, values: Partial<NewsRecord>): NewsRecord => ({
  kornTtl: null,
  lclanTtl: '국립중앙박물관, 해외 순회 전시를 내년 봄 파리에서 시작',
  articleCn: body,
  articleTransCn: null,
  lang: 'ko',
  mediaNm: '한국통신',
  ntnId: 'KR',
  frmTrsfNscvrgDt: yesterday,
  url: `https://near.example/${number}`,
  ...values,
});

beforeAll(async () => {
  collectInto(dataDir, [
    record(1, {}),
    record(2, { lclanTtl: '국립중앙박물관, 해외 순회 전시를 내년 봄 파리에서 시작(종합)' }),
    record(3, { mediaNm: '파리신문', url: 'https://paris.example/3' }),
    record(4, {
      lclanTtl: '부산국제영화제, 신인 감독의 장편을 개막작으로',
      articleCn: `부산국제영화제가 올해 개막작으로 신인 감독의 장편을 골랐다. 사무국은 상영관을 두 곳 늘리고 심야 상영을 되살린다고 설명했다. 예매는 다음 주 월요일에 시작한다.`,
    }),
  ]);
  [server, chromium] = await Promise.all([startServer({ DATA_DIR: dataDir }), browser()]);
  page = await adminDesk(chromium, server.url);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
}, 120_000);
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const panel = (shown = page) =>
  shown.getByRole('complementary').locator('section', {
    has: shown.getByRole('heading', { name: '비슷한 기사' }),
  });
const list = '/article/Article?period=all&lclsfNm=all&sort=frmTrsfNscvrgDt%2CASC';
const openFirst = async () => {
  await page.goto(server.url + list);
  await page
    .getByRole('link', { name: '국립중앙박물관, 해외 순회 전시를 내년 봄 파리에서 시작', exact: true })
    .first()
    .click();
  await panel().waitFor();
};

describe('the page of an article', () => {
  it('names others with nearly the same text, and leads to them without leaving the list', async () => {
    await openFirst();
    const items = panel().getByRole('listitem');
    await expect.poll(() => items.count()).toBe(2);
    await expect.poll(() => items.first().textContent()).toMatch(/거의 같음(파리신문|한국통신)\d{4}[-.]/);
    await expect.poll(() => items.nth(1).textContent()).toContain('(종합)');
    await panel()
      .getByRole('link', { name: /\(종합\)$/ })
      .click();
    await page.getByRole('heading', { level: 2, name: /\(종합\)$/ }).waitFor();
    expect(new URL(page.url()).search).toBe(new URL(server.url + list).search);
    await expect.poll(() => panel().getByRole('listitem').count()).toBe(2);
    await page.getByRole('navigation', { name: '이전·다음 기사' }).getByText('목록으로').click();
    await page.waitForURL(`**${list}`);
    expect(complaints).toEqual([]);
  });

  it('has no such panel where there is none', async () => {
    await page.goto(server.url + list);
    await page.getByRole('link', { name: /^부산국제영화제/ }).click();
    await page.getByRole('heading', { level: 2, name: /^부산국제영화제/ }).waitFor();
    expect(await page.getByRole('heading', { name: '비슷한 기사' }).count()).toBe(0);
  });

  it('stays in its window when it stands in one of its own', async () => {
    await openFirst();
    const id = /Detail\/(\d+)/.exec(page.url())?.[1];
    await page.goto(`${server.url}/popup/article/${id}`);
    await panel().getByRole('link').first().click();
    await page.waitForURL(
      (url) => /^\/popup\/article\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`),
    );
    await panel().waitFor();
    await expect.poll(() => panel().getByRole('listitem').count()).toBe(2);
  });
});

describe.each(Object.entries(widths))('the panel on a %s', (width, viewport) => {
  it('stands in order', async () => {
    await page.setViewportSize(viewport);
    await openFirst();
    await networkAtRest(page);
    await panel().scrollIntoViewIfNeeded();
    await screenshot(page, `near-duplicates-${width}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth),
    ).toBe(false);
  });
});
