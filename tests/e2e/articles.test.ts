import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { collectInto } from '../helpers/collected.ts';
import { foreignNews } from '../helpers/foreignNews.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'articles-'));
const complaints: string[] = [];
let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  collectInto(dataDir, foreignNews());
  server = await startServer({ DATA_DIR: dataDir });
  chromium = await browser();
  const context = await chromium.newContext({ viewport: widths.desktop, locale: 'ko-KR' });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(server.url);
  await page.getByRole('textbox', { name: '이메일' }).fill('staff@demo.go.kr');
  await page.getByLabel('비밀번호', { exact: true }).fill('Staff!2345');
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/dashboard');
}, 120_000);
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await page.unrouteAll();
  await page.setViewportSize(widths.desktop);
  complaints.length = 0;
});

const everything = '/article/Article?period=all&lclsfNm=all';
const rows = () => page.locator('[data-record]');
const total = (text: string) => page.locator('main p', { hasText: `총 ${text}` }).waitFor();
const totalShown = () => page.locator('main p', { hasText: /^총 / }).textContent();
const filters = () => page.getByRole('search', { name: '기사 조회 조건' });
const chips = () => page.getByRole('list', { name: '적용된 조건' });

const open = async (path: string) => {
  await page.goto(server.url + path);
  await rows().first().waitFor();
};
const pick = async (field: string, text: string) => {
  await filters().getByRole('combobox', { name: field }).fill(text);
  await page.getByRole('option', { name: text }).click();
  await page.keyboard.press('Escape');
};
const read = async (title: string) => {
  await page.getByRole('link', { name: title }).first().click();
  await page.waitForURL('**/Detail/**');
  await page.getByRole('heading', { level: 2, name: title }).waitFor();
};
const overflows = () =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe('the list of articles', () => {
  it('tells a newcomer which condition hides the articles, and takes it away by one press', async () => {
    await page.goto(`${server.url}/article/Article`);
    const wayOut = page.getByRole('button', { name: /대분류 ‘한국’ 빼기\s*16건/ });
    await wayOut.waitFor();
    await expect.poll(() => page.getByRole('button', { name: /보도일 .* 빼기/ }).count()).toBe(1);
    await screenshot(page, 'articles-empty-desktop');
    await wayOut.click();
    await total('16건');
    expect(page.url()).toContain('lclsfNm=all');
    expect(complaints).toEqual([]);
  });

  it('is narrowed by country and month, and says so in chips and address', async () => {
    await open(everything);
    await total('17건');
    await pick('국가', '아이슬란드');
    await total('12건');
    await filters().getByRole('radio', { name: '1개월' }).check();
    await total('11건');
    expect(new URL(page.url()).search).toBe('?ntnId=IS&lclsfNm=all');
    await expect
      .poll(() => chips().getByRole('button').allTextContents())
      .toEqual([expect.stringMatching(/^보도일 1개월.* 조건 빼기$/), '국가 아이슬란드 조건 빼기']);
    await page.reload();
    await chips().getByRole('button', { name: '국가 아이슬란드 조건 빼기' }).click();
    await total('16건');
    await page.goBack();
    await total('11건');
    expect(complaints).toEqual([]);
  });

  it('sets each title in its own language and direction; that one is not in Korean yet is no news of what was collected', async () => {
    await open(`${everything}&size=30`);
    expect(await page.getByText('미완성', { exact: true }).count()).toBe(0);
    const languages = await page
      .locator('main td [lang]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('lang')));
    expect(new Set(languages)).toEqual(new Set(['ar', 'he', 'is', 'ja', 'ko', 'ru', 'th']));
    const arabic = page.locator('main td [lang="ar"]').first();
    await expect.poll(() => arabic.getAttribute('dir')).toBe('auto');
    expect(await arabic.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await screenshot(page, 'articles-scripts-desktop');
  });

  it('waits for the end of a Hangul syllable; Enter within it asks for nothing', async () => {
    await open(everything);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('searchText')) asked.push(request.url());
    });
    const input = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await filters().getByRole('searchbox', { name: '제목' }).focus();
    for (const text of ['ㄷ', '드', '등']) await compose(text);
    await page.keyboard.press('Enter');
    expect(asked).toEqual([]);
    await input.send('Input.insertText', { text: '등' });
    await page.keyboard.insertText('불');
    await page.keyboard.press('Enter');
    await total('5건');
    expect(asked.every((url) => new URL(url).searchParams.get('searchText') === '등불')).toBe(true);
    await input.detach();
  });

  it('asks how several terms are combined once there are several', async () => {
    await open(everything);
    const title = filters().getByRole('searchbox', { name: '제목' });
    await title.fill('ljósahátíð, 등불');
    await title.press('Enter');
    await page.getByRole('button', { name: /빼기/ }).first().waitFor();
    await filters().getByRole('radio', { name: '하나라도' }).check();
    await total('17건');
    expect(page.url()).toContain('multiSearchCnd=OR');
  });

  it('refuses days that may not be asked for, in words, and asks the server nothing', async () => {
    await open(everything);
    await filters().getByRole('radio', { name: '직접입력' }).check();
    await page.waitForURL(/period=custom/);
    const address = page.url();
    const start = page.getByLabel('보도일 시작일');
    const end = page.getByLabel('보도일 종료일');
    await start.fill('2020-01-01');
    await page.getByText('조회 기간은 366일을 초과할 수 없습니다.').waitFor();
    await end.fill('2019-12-31');
    await page.getByText('시작일은 종료일보다 늦을 수 없습니다.').waitFor();
    await end.fill('2999-01-01');
    await page.getByText('선택 가능한 날짜를 초과하였습니다.').waitFor();
    expect(page.url()).toBe(address);
    await end.fill('2020-02-01');
    await page.waitForURL(/endDate=2020-02-01/);
  });

  it('shows a capped number first and the exact one once it is counted', async () => {
    let release = () => {};
    const counted = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/article-list?*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as Record<string, unknown>;
      const isCount = route.request().url().includes('total=only');
      if (isCount) await counted;
      const changed = isCount ? { totalRecords: 52_314 } : { totalRecords: 10_001, totalIsExact: false };
      await route.fulfill({ response: answer, json: { ...body, ...changed } });
    });
    await open(everything);
    await total('10,000건+');
    release();
    await total('52,314건');
    await expect.poll(() => page.getByRole('button', { name: /5232/ }).count()).toBe(1);
  });

  it('says that it could not be loaded, and comes back', async () => {
    let isDown = true;
    await page.route('**/api/article-list?*', (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { code: 'X', message: '데이터베이스에 연결할 수 없습니다.' } })
        : route.continue(),
    );
    await page.goto(server.url + everything);
    await page.getByText('데이터베이스에 연결할 수 없습니다.').waitFor();
    isDown = false;
    await page.getByRole('button', { name: '다시 시도' }).click();
    await rows().first().waitFor();
    await expect.poll(() => totalShown()).toBe('총 17건');
  });

  it('gives up a request that another one supersedes', async () => {
    await open(everything);
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes('ntnId=JP'));
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/article-list\?.*ntnId=JP/, async (route) => {
      await held;
      await route.abort();
    });
    await pick('국가', '일본');
    await chips().getByRole('button', { name: '국가 일본 조건 빼기' }).click();
    expect((await given).failure()?.errorText).toContain('ERR_ABORTED');
    release();
    await total('17건');
  });
});

it('a page that is not there any more gives way to the last one', async () => {
  await open(`${everything}&ntnId=IS&page=40`);
  await total('12건');
  await page.waitForFunction(() => new URL(location.href).searchParams.get('page') === '2');
  await expect.poll(() => rows().count()).toBe(2);
});

describe('an article', () => {
  it.each([
    ['ar', 'rtl', '호숫가 등불 축제에 여행객이 몰렸다 1'],
    ['he', 'rtl', '호숫가 등불 축제에 여행객이 몰렸다 2'],
    ['ja', 'ltr', '호숫가 등불 축제에 여행객이 몰렸다 3'],
    ['ru', 'ltr', '호숫가 등불 축제에 여행객이 몰렸다 4'],
    ['th', 'ltr', '호숫가 등불 축제에 여행객이 몰렸다 5'],
  ])('in %s stands beside its translation, running %s', async (lang, dir, title) => {
    await open(`${everything}&lang=${lang}`);
    await read(title);
    const body = page.getByRole('region', { name: '본문' });
    const original = body.locator(`p[lang="${lang}"]`);
    const translation = body.locator('p[lang="ko"]');
    await expect.poll(() => original.count()).toBe(2);
    await expect.poll(() => original.first().getAttribute('dir')).toBe(dir);
    await expect
      .poll(() => translation.allTextContents())
      .toEqual(['호숫가 등불 축제가 금요일에 열렸다.', '사흘 동안 여행객 만 명이 다녀갔다.']);
    const [left, right] = await body.evaluate((element) =>
      [...element.querySelectorAll('p[lang]')]
        .slice(-2)
        .map((paragraph) => paragraph.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    await screenshot(page, `article-${lang}-desktop`);
    expect(await page.title()).toBe(`${title} 상세`);
    expect(complaints).toEqual([]);
  });

  it('has neighbours within the list that one came from, and leads back to the row read last', async () => {
    await open(`${everything}&ntnId=IS&sort=frmTrsfNscvrgDt,DESC&size=20`);
    await read('Ljósahátíð við vatnið laðar að ferðamenn, dagur 2');
    const neighbours = page.getByRole('navigation', { name: '이전·다음 기사' });
    await neighbours.getByRole('link', { name: /^이전 기사.*dagur 1$/ }).waitFor();
    await neighbours.getByRole('link', { name: /^다음 기사.*dagur 3$/ }).click();
    await page.getByRole('heading', { level: 2, name: /dagur 3$/ }).waitFor();
    await neighbours.getByRole('link', { name: '목록으로' }).click();
    await total('12건');
    await page.waitForFunction(() => document.activeElement?.textContent?.endsWith('dagur 3') === true);
    expect(new URL(page.url()).searchParams.get('ntnId')).toBe('IS');
  });

  it('is left by the browser’s own way back to the same row at the same height', async () => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(`${everything}&size=30`);
    const row = rows().nth(14);
    await row.scrollIntoViewIfNeeded();
    const record = await row.getAttribute('data-record');
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await row.click();
    await page.waitForURL('**/Detail/**');
    await page.getByRole('region', { name: '본문' }).waitFor();
    await page.goBack();
    await page.waitForFunction(
      (id) => (document.activeElement as HTMLElement).dataset['record'] === id,
      record,
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });

  it('without a translation says so', async () => {
    await open(`${everything}&ntnId=IS`);
    await rows().first().click();
    await page.getByText('이 기사에는 번역문이 없습니다.').waitFor();
    expect(await page.locator('main header p, main p').first().textContent()).not.toContain('AI');
  });

  it('folds either column away, and prints both', async () => {
    await open(`${everything}&lang=ja`);
    await read('호숫가 등불 축제에 여행객이 몰렸다 3');
    const original = page.locator('p[lang="ja"]').last();
    await page.getByRole('button', { name: '원문 접기' }).click();
    await original.waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => original.isVisible()).toBe(true);
    await expect.poll(() => page.getByRole('banner').isVisible()).toBe(false);
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: '원문 펼치기' }).click();
    await original.waitFor({ state: 'visible' });
  });

  it.each(['99999999', 'abc', '1%20or%201'])('that does not exist (%s) is a friendly page', async (id) => {
    await page.goto(`${server.url}/article/Article/Detail/${id}?ntnId=JP`);
    await page.getByText('기사를 찾을 수 없습니다').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: '목록으로' }).getAttribute('href'))
      .toBe('/article/Article?ntnId=JP');
  });
});

describe('by keyboard alone', () => {
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await isThere()) return;
    }
    throw new Error('60 presses of Tab do not lead there.');
  };
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

  it('one picks a country, opens an article and comes back', async () => {
    await open(everything);
    await tabTo(
      async () => (await page.evaluate(() => document.activeElement?.getAttribute('role'))) === 'combobox',
    );
    await page.keyboard.type('일본');
    await page.getByRole('option', { name: '일본' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await total('1건');
    await tabTo(async () => (await focused()).includes('여행객이 몰렸다 3'));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 2, name: /몰렸다 3/ }).waitFor();
    await expect.poll(() => focused()).toContain('기사 상세');
    await tabTo(async () => (await focused()) === '목록으로');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('몰렸다 3') === true);
    expect(complaints).toEqual([]);
  });

  it('a condition taken away leaves the focus among the conditions', async () => {
    await open(`${everything}&ntnId=JP&ntnId=TH`);
    await chips().getByRole('button', { name: '국가 일본 조건 빼기' }).press('Enter');
    await total('1건');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('국가 태국 조건 빼기');
  });
});

describe.each(Object.entries(widths))('on a %s', (name, viewport) => {
  it('list, filters and article hold and are accessible', async () => {
    await page.setViewportSize(viewport);
    await open(`${everything}&size=30`);
    await expect.poll(() => overflows()).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await filters().getByRole('button', { name: '상세조건' }).click();
    await filters().getByRole('combobox', { name: '국가' }).fill('일본');
    await page.getByRole('option', { name: '일본' }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect.poll(() => overflows()).toBe(false);
    await page.keyboard.press('Escape');
    await screenshot(page, `articles-filters-${name}`);
    await read('호숫가 등불 축제에 여행객이 몰렸다 1');
    await expect.poll(() => overflows()).toBe(false);
    expect(await accessibilityProblems(page)).toEqual([]);
    await screenshot(page, `article-${name}`);
    expect(complaints).toEqual([]);
  });
});
