import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { browser, loaded } from '../helpers/browser.ts';
import { collectInto, type NewsRecord } from '../helpers/collected.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { desk } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'near-'));
let server: Server;
let chromium: Browser;
let page: Page;
let complaints: string[];

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
  page = await desk(chromium, server.url);
  complaints = complaintsOf(page);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

const panel = () =>
  page.getByRole('complementary').locator('section', {
    has: page.getByRole('heading', { name: '비슷한 기사' }),
  });
const list = '/article/Article?period=all&lclsfNm=all&sort=frmTrsfNscvrgDt%2CASC';
const titled = (title: RegExp) => page.getByRole('heading', { level: 1, name: title }).waitFor();

it('the page of an article names others with nearly the same text, and leads to them without leaving the list; there is no such panel where there is none', async () => {
  await goTo(page, server.url + list);
  await page
    .getByRole('link', { name: '국립중앙박물관, 해외 순회 전시를 내년 봄 파리에서 시작', exact: true })
    .first()
    .click();
  const items = panel().getByRole('listitem');
  await expect.poll(() => items.count()).toBe(2);
  await expect.poll(() => items.first().textContent()).toMatch(/거의 같음(파리신문|한국통신)\d{4}[-.]/);
  await expect.poll(() => items.nth(1).textContent()).toContain('(종합)');
  await loaded(page);
  await panel().scrollIntoViewIfNeeded();
  await holdsAtBothWidths(page, 'near-duplicates');
  await panel()
    .getByRole('link', { name: /\(종합\)$/ })
    .click();
  await titled(/\(종합\)$/);
  expect(new URL(page.url()).search).toBe(new URL(server.url + list).search);
  await expect.poll(() => items.count()).toBe(2);
  await page.getByRole('navigation', { name: '이전·다음 기사' }).getByText('목록으로').click();
  await page.waitForURL(`**${list}`);

  await page.getByRole('link', { name: /^부산국제영화제/ }).click();
  await titled(/^부산국제영화제/);
  await loaded(page);
  expect(await page.getByRole('heading', { name: '비슷한 기사' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('an article in a window of its own leads to others within that window', async () => {
  await goTo(page, server.url + list);
  const first = page.locator('[data-record]').filter({ hasText: /^국립중앙박물관.*시작$/ });
  const id = await first.first().getAttribute('data-record');
  await page.goto(`${server.url}/popup/article/${id}`);
  await panel().getByRole('link').first().click();
  await page.waitForURL(
    (url) => /^\/popup\/article\/\d+$/.test(url.pathname) && !url.pathname.endsWith(`/${id}`),
  );
  await expect.poll(() => panel().getByRole('listitem').count()).toBe(2);
  expect(complaints).toEqual([]);
});
