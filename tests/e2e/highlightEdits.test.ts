import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { seedInto } from '../helpers/seeded.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { type Visitor, visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';

interface Cluster {
  clusterId: number;
  clusterTtl: string;
  clusterDt: string;
  articleCount: number;
}

const dataDir = mkdtempSync(join(tmpdir(), 'highlight-edits-'));
const complaints: string[] = [];
let server: Server;
let chromium: Browser;
let page: Page;
let admin: Visitor;
let largest: Cluster;

const ask = async <T>(path: string): Promise<T> => (await (await admin.get(`/api${path}`)).json()) as T;
const stored = async () =>
  (await ask<{ data: Cluster }>(`/cluster-detail?clusterId=${largest.clusterId}`)).data;

beforeAll(async () => {
  seedInto(dataDir, 6);
  server = await startServer({ DATA_DIR: dataDir });
  admin = visitor(server.url);
  await admin.signIn('admin@demo.go.kr', 'Admin!2345');
  [largest] = (await ask<{ data: [Cluster] }>('/cluster-top-list?size=1')).data;
  chromium = await browser();
  const context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${server.url}/login`);
  await page.getByRole('textbox', { name: '이메일' }).fill('staff@demo.go.kr');
  await page.getByLabel('비밀번호', { exact: true }).fill('Staff!2345');
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/dashboard');
}, 180_000);
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await page.setViewportSize(widths.desktop);
  complaints.length = 0;
});

const main = () => page.locator('#main');
const button = (name: string) => main().getByRole('button', { name, exact: true });
const open = async (): Promise<void> => {
  await page.goto(`${server.url}/article/HighLight/Detail/${largest.clusterId}`);
  await main().locator('[data-record]').first().waitFor();
};
const notice = () =>
  main()
    .getByRole('status')
    .filter({ hasText: /습니다/ });

describe('the highlight of an editor', () => {
  it('gets another title in its place', async () => {
    await open();
    await button('제목 고치기').click();
    const box = main().getByRole('textbox', { name: '하이라이트 제목' });
    await box.fill('사람이 붙인 제목');
    await screenshot(page, 'highlight-rename-desktop');
    await box.press('Enter');
    await expect.poll(() => main().getByRole('heading', { level: 2 }).textContent()).toBe('사람이 붙인 제목');
    await expect.poll(() => notice().textContent()).toContain('제목을 고쳤습니다.');
    expect((await stored()).clusterTtl).toBe('사람이 붙인 제목');
    expect(complaints).toEqual([]);
  });

  it('tells whoever comes later what was done last, and gives it back', async () => {
    await open();
    await main().getByText('님이 제목을 고쳤습니다.', { exact: false }).waitFor();
    await screenshot(page, 'highlight-last-deed-desktop');
    await button('되돌리기').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '되돌리기', exact: true }).click();
    await expect.poll(() => main().getByRole('heading', { level: 2 }).textContent()).toBe(largest.clusterTtl);
    expect((await stored()).clusterTtl).toBe(largest.clusterTtl);
  });

  it('gives picked articles away, and gets them back', async () => {
    await open();
    await button('기사 고르기').click();
    await expect.poll(() => button('새 하이라이트로 나누기').isDisabled()).toBe(true);
    const boxes = main().getByRole('checkbox');
    await boxes.nth(0).check();
    await boxes.nth(1).check();
    expect(await accessibilityProblems(page)).toEqual([]);
    await screenshot(page, 'highlight-pick-desktop');
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'highlight-pick-phone');
    await page.setViewportSize(widths.desktop);
    await button('새 하이라이트로 나누기').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '나누기', exact: true }).click();
    await expect.poll(() => notice().textContent()).toContain('기사 2건을 새 하이라이트로 나누었습니다.');
    expect((await stored()).articleCount).toBe(largest.articleCount - 2);
    await expect.poll(() => main().getByRole('link', { name: '나눈 하이라이트 보기' }).count()).toBe(1);
    await screenshot(page, 'highlight-split-desktop');
    await button('되돌리기').click();
    await expect.poll(() => notice().textContent()).toContain('되돌렸습니다.');
    expect((await stored()).articleCount).toBe(largest.articleCount);
    await expect
      .poll(() =>
        main()
          .getByRole('heading', { name: `기사 ${largest.articleCount}건` })
          .count(),
      )
      .toBe(1);
  });

  it('loses an article that has no business there', async () => {
    await open();
    await button('기사 고르기').click();
    await main().getByRole('checkbox').last().check();
    await button('빼기').click();
    await page.getByRole('alertdialog').getByRole('button', { name: '빼기', exact: true }).click();
    await expect.poll(() => notice().textContent()).toContain('기사 1건을 뺐습니다.');
    await button('되돌리기').click();
    await expect.poll(() => notice().textContent()).toContain('되돌렸습니다.');
  });

  it('takes another of its day in', async () => {
    const { data } = await ask<{ data: Cluster[] }>(`/cluster-merge-list?clusterId=${largest.clusterId}`);
    const other = data[0] as Cluster;
    await open();
    await button('다른 하이라이트와 합치기').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(other.clusterTtl.slice(0, 6));
    await dialog.getByRole('radio').first().check();
    await screenshot(page, 'highlight-merge-desktop');
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'highlight-merge-phone');
    await page.setViewportSize(widths.desktop);
    await dialog.getByRole('button', { name: '합치기', exact: true }).click();
    await expect.poll(() => notice().textContent()).toContain('합쳤습니다.');
    expect((await stored()).articleCount).toBeGreaterThan(largest.articleCount);
    await button('되돌리기').click();
    await expect.poll(() => notice().textContent()).toContain('되돌렸습니다.');
    expect((await stored()).articleCount).toBe(largest.articleCount);
  });

  it('takes an article in from its own page, and gives it back', async () => {
    interface Item {
      articleId: number;
      clusterId?: number;
    }
    const day = largest.clusterDt;
    const { data } = await ask<{ data: Item[] }>(`/article-list?size=50&startDate=${day}&endDate=${day}`);
    const other = data.find(({ clusterId }) => clusterId !== largest.clusterId);
    await page.goto(`${server.url}/article/Article/Detail/${other?.articleId}`);
    await button('하이라이트에 넣기').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill((await stored()).clusterTtl.slice(0, 6));
    const choice = dialog.getByRole('radio', { name: (await stored()).clusterTtl });
    await choice.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await choice.check();
    await screenshot(page, 'article-highlight-desktop');
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'article-highlight-phone');
    await page.setViewportSize(widths.desktop);
    await dialog.getByRole('button', { name: '넣기', exact: true }).click();
    await expect.poll(() => dialog.getByRole('status').textContent()).toContain('넣었습니다.');
    expect((await stored()).articleCount).toBe(largest.articleCount + 1);
    await screenshot(page, 'article-highlight-done-desktop');
    await dialog.getByRole('button', { name: '되돌리기' }).click();
    await expect.poll(() => dialog.getByRole('status').textContent()).toContain('되돌렸습니다.');
    expect((await stored()).articleCount).toBe(largest.articleCount);
    expect(complaints).toEqual([]);
  });

  it('shows what another did first instead of writing over it', async () => {
    await open();
    const { mdfcnDt } = (await stored()) as unknown as { mdfcnDt: string };
    await admin.post(
      '/api/update-cluster/title',
      { clusterId: largest.clusterId, clusterTtl: '먼저 고친 제목', mdfcnDt },
      { _method: 'PUT' },
    );
    await button('제목 고치기').click();
    await main().getByRole('textbox', { name: '하이라이트 제목' }).fill('나중 제목');
    await button('저장').click();
    await expect
      .poll(() => main().getByRole('alert').textContent())
      .toContain('다른 사람이 이 하이라이트를 고쳤습니다');
    await button('취소').click();
    await expect.poll(() => main().getByRole('heading', { level: 2 }).textContent()).toBe('먼저 고친 제목');
  });
});

describe('the list of articles', () => {
  const records = () => main().locator('[data-record]');

  it('says with how many others an article stands, and leads to them', async () => {
    await page.goto(
      `${server.url}/article/Article?size=50&startDate=${largest.clusterDt}&endDate=${largest.clusterDt}`,
    );
    await records().first().waitFor();
    const chip = main()
      .getByRole('link', { name: /^외 \d+건$/ })
      .first();
    await screenshot(page, 'list-others-desktop');
    await chip.click();
    await page.waitForURL('**/article/HighLight/Detail/*');
    await expect.poll(() => main().locator('[data-record]').count()).toBeGreaterThan(1);
  });

  it('says so too in what was found and in what one keeps', async () => {
    const { data } = await ask<{ data: { clusterArticleList: { articleId: number; kornTtl: string }[] } }>(
      `/cluster-detail?clusterId=${largest.clusterId}`,
    );
    const [member] = data.clusterArticleList;
    const chip = () => main().getByRole('link', { name: /^외 \d+건$/ });
    await page.goto(`${server.url}/search?searchText=${encodeURIComponent(member?.kornTtl ?? '')}`);
    await chip().first().waitFor();
    await screenshot(page, 'search-others-desktop');
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'search-others-phone');
    await page.setViewportSize(widths.desktop);
    await page.goto(`${server.url}/article/Article/Detail/${member?.articleId}`);
    const star = main().locator('[data-reading="memo"]').first();
    await star.click();
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${server.url}/myPage`);
    await chip().first().waitFor();
    await screenshot(page, 'memo-others-desktop');
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'memo-others-phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });

  it('folds what is about the same matter, and remembers it', async () => {
    await page.goto(
      `${server.url}/article/Article?size=50&startDate=${largest.clusterDt}&endDate=${largest.clusterDt}`,
    );
    await records().first().waitFor();
    const all = await records().count();
    await button('비슷한 기사 묶기').click();
    await expect.poll(() => records().count()).toBeLessThan(all);
    const few = await records().count();
    await main()
      .getByRole('button', { name: /건 펼치기$/ })
      .first()
      .click();
    await expect.poll(() => records().count()).toBeGreaterThan(few);
    expect(await accessibilityProblems(page)).toEqual([]);
    await screenshot(page, 'list-folded-desktop');
    await page.reload();
    await records().first().waitFor();
    await expect.poll(() => records().count()).toBe(few);
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'list-folded-phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await button('비슷한 기사 묶기').click();
    await expect.poll(() => records().count()).toBe(all);
  });
});
