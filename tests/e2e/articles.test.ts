import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { collectInto } from '../helpers/collected.ts';
import { foreignNews } from '../helpers/foreignNews.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'articles-'));
let complaints: string[];
let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  collectInto(dataDir, foreignNews());
  [server, chromium] = await Promise.all([startServer({ DATA_DIR: dataDir }), browser()]);
  page = await desk(chromium, server.url, 'staff');
  complaints = complaintsOf(page);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.setViewportSize(widths.desktop);
  complaints.length = 0;
});

const everything = '/article/Article?period=all&lclsfNm=all';
const rows = () => page.locator('[data-record]');
const total = (text: string) => page.locator('main p', { hasText: `총 ${text}` }).waitFor();
const filters = () => page.getByRole('search', { name: '기사 조회 조건' });
const title = () => filters().getByRole('searchbox', { name: '제목' });
const chip = (name: string) =>
  page.getByRole('list', { name: '적용된 조건' }).getByRole('button', { name: `${name} 조건 빼기` });
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');

const open = async (path: string) => {
  await goTo(page, server.url + path);
  await rows().first().waitFor();
};
const pick = async (field: string, text: string) => {
  await filters().getByRole('combobox', { name: field }).fill(text);
  await page.getByRole('option', { name: text }).click();
  await page.keyboard.press('Escape');
};
const titled = (title: string | RegExp) => page.getByRole('heading', { level: 1, name: title }).waitFor();
const read = async (title: string) => {
  await page.getByRole('link', { name: title }).first().click();
  await page.waitForURL('**/Detail/**');
  await titled(title);
};

describe('the list of articles', () => {
  it('tells a newcomer which condition hides the articles, and takes it away by one press', async () => {
    await goTo(page, `${server.url}/article/Article`);
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
      .poll(() => page.getByRole('list', { name: '적용된 조건' }).getByRole('button').allTextContents())
      .toEqual([
        expect.stringMatching(/^보도일 1개월.* 조건 빼기$/),
        '국가 아이슬란드 조건 빼기',
        '처음 조건으로',
      ]);
    await page.reload();
    await chip('국가 아이슬란드').click();
    await total('16건');
    await page.goBack();
    await total('11건');
    expect(complaints).toEqual([]);
  });

  it('takes words and days with care: whole syllables, several terms, only permitted days', async () => {
    await open(everything);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('searchText')) asked.push(request.url());
    });
    const input = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await title().focus();
    for (const text of ['ㄷ', '드', '등']) await compose(text);
    await page.keyboard.press('Enter');
    expect(asked).toEqual([]);
    await input.send('Input.insertText', { text: '등' });
    await page.keyboard.insertText('불');
    await page.keyboard.press('Enter');
    await total('5건');
    expect(asked.every((url) => new URL(url).searchParams.get('searchText') === '등불')).toBe(true);
    await input.detach();

    await title().fill('ljósahátíð, 등불');
    await title().press('Enter');
    await filters().getByRole('radio', { name: '하나라도' }).check();
    await total('17건');
    expect(page.url()).toContain('multiSearchCnd=OR');

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
    const counted = Promise.withResolvers<void>();
    await page.route('**/api/article-list?*', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as Record<string, unknown>;
      const isCount = route.request().url().includes('total=only');
      if (isCount) await counted.promise;
      const changed = isCount ? { totalRecords: 52_314 } : { totalRecords: 10_001, totalIsExact: false };
      await route.fulfill({ response: answer, json: { ...body, ...changed } });
    });
    await open(everything);
    await total('10,000건+');
    counted.resolve();
    await total('52,314건');
    await expect.poll(() => page.getByRole('button', { name: /5232/ }).count()).toBe(1);
  });

  it('says that it could not be loaded, comes back, and drops a request that another replaces', async () => {
    let isDown = true;
    await page.route('**/api/article-list?*', (route) =>
      isDown
        ? route.fulfill({ status: 503, json: { code: 'X', message: '데이터베이스에 연결할 수 없습니다.' } })
        : route.fallback(),
    );
    await goTo(page, `${server.url}${everything}&size=20`);
    await page.getByText('데이터베이스에 연결할 수 없습니다.').waitFor();
    isDown = false;
    await page.getByRole('button', { name: '다시 시도' }).click();
    await rows().first().waitFor();
    await total('17건');

    const held = Promise.withResolvers<void>();
    await page.route(/article-list\?.*ntnId=JP/, async (route) => {
      await held.promise;
      await route.abort();
    });
    const given = page.waitForEvent('requestfailed', (request) => request.url().includes('ntnId=JP'));
    await pick('국가', '일본');
    await chip('국가 일본').click();
    expect((await given).failure()?.errorText).toContain('ERR_ABORTED');
    held.resolve();
    await total('17건');
  });

  it('gives way to its last page where the asked one is not there any more', async () => {
    await open(`${everything}&ntnId=IS&page=40`);
    await total('12건');
    await page.waitForURL((url) => url.searchParams.get('page') === '2');
    await expect.poll(() => rows().count()).toBe(2);
  });

  it('gives way to its first page where nothing matches any more: nothing has failed', async () => {
    await goTo(page, `${server.url}${everything}&searchText=zzzz&page=3`);
    await page.waitForURL((url) => !url.searchParams.has('page'));
    const entry = () => page.evaluate(() => (history.state as { key: string }).key);
    const first = await entry();
    await page.getByText('다음 조건을 빼면 기사를 볼 수 있습니다').waitFor();
    // the empty list does not navigate once more: whoever leaves meanwhile would be brought back
    expect(await entry()).toBe(first);
    expect(await page.getByText('불러오지 못했습니다').count()).toBe(0);
  });
});

describe('an article', () => {
  const scripts = [
    ['ar', 'rtl', '호숫가 등불 축제에 여행객이 몰렸다 1'],
    ['th', 'ltr', '호숫가 등불 축제에 여행객이 몰렸다 5'],
  ] as const;

  it('is set in its own language and direction, in the list and beside its translation', async () => {
    await open(`${everything}&size=30`);
    await loaded(page);
    expect(await page.getByText('미완성', { exact: true }).count()).toBe(0);
    const languages = await page
      .locator('main th [lang]')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('lang')));
    expect(new Set(languages)).toEqual(new Set(['ar', 'he', 'is', 'ja', 'ko', 'ru', 'th']));
    const arabic = page.locator('main th [lang="ar"]').first();
    expect(await arabic.getAttribute('dir')).toBe('auto');
    expect(await arabic.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
    await screenshot(page, 'articles-scripts-desktop');

    const body = page.getByRole('region', { name: '본문' });
    for (const [lang, dir, title] of scripts) {
      await read(title);
      await body.locator(`p[lang="${lang}"]`).nth(1).waitFor();
      expect(await page.title()).toBe(`${title} 상세`);
      const shown = await body.evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('p[lang]')].map((paragraph) => ({
          ...{ lang: paragraph.lang, dir: paragraph.dir, text: paragraph.textContent },
          ...(paragraph.getBoundingClientRect().toJSON() as { x: number; y: number }),
        })),
      );
      const original = shown.filter((one) => one.lang === lang);
      const translation = shown.filter((one) => one.lang === 'ko');
      expect([lang, original.map((one) => one.dir)]).toEqual([lang, [dir, dir]]);
      expect(translation.map(({ text }) => text)).toEqual([
        '호숫가 등불 축제가 금요일에 열렸다.',
        '사흘 동안 여행객 만 명이 다녀갔다.',
      ]);
      expect([lang, original.map(({ y }) => y)]).toEqual([lang, translation.map(({ y }) => y)]);
      expect(original[0]?.x).toBeLessThan(translation[0]?.x ?? 0);
      await screenshot(page, `article-${lang}-desktop`);
      await page.getByRole('link', { name: '목록으로' }).first().click();
      await rows().first().waitFor();
    }
    expect(complaints).toEqual([]);
  });

  it('holds at both widths, as do its list and conditions; columns fold away, and both print', async () => {
    await open(`${everything}&size=30`);
    await page.setViewportSize(widths.phone);
    const top = async () => (await rows().first().boundingBox())?.y;
    await expect.poll(top).toBeLessThan(widths.phone.height - 80);
    await filters().getByRole('button', { name: /^조건/ }).click();
    const sheet = page.getByRole('dialog', { name: '기사 조회 조건' });
    await sheet.getByRole('combobox', { name: '국가' }).fill('일본');
    await page.getByRole('option', { name: '일본' }).waitFor();
    await screenshot(page, 'articles-filters-phone');
    expect(await accessibilityProblems(page, 'layout')).toEqual([]);
    await page.keyboard.press('Escape');
    await sheet.getByRole('button', { name: /건 보기$/ }).click();
    await sheet.waitFor({ state: 'detached' });
    await page.setViewportSize(widths.desktop);
    await filters().getByRole('button', { name: '상세조건' }).click();
    await filters().getByRole('searchbox', { name: '제외어' }).waitFor();
    // the list of a field at the lower edge of the panel is not clipped by it
    await filters().getByRole('combobox', { name: '언어' }).click();
    const isInSight = (option: Element): boolean => {
      const { x, y, width, height } = option.getBoundingClientRect();
      return option.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    await expect.poll(() => page.getByRole('option').nth(3).evaluate(isInSight)).toBe(true);
    await page.keyboard.press('Escape');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await read('호숫가 등불 축제에 여행객이 몰렸다 1');
    const original = page.locator('p[lang="ar"]').last();
    // the headline stands before the texts are there
    await original.waitFor();
    await holdsAtBothWidths(page, 'article');
    // either text is heard through, although their paragraphs lie side by side
    const side = (name: string) => page.getByRole('region', { name, exact: true }).locator('p');
    const languagesOf = (name: string) =>
      side(name).evaluateAll((texts) => texts.map((text) => text.getAttribute('lang')));
    expect(await languagesOf('원문')).toEqual(['ar', 'ar']);
    expect(await languagesOf('번역')).toEqual(['ko', 'ko']);
    const topOf = async (name: string) => (await side(name).last().boundingBox())?.y;
    expect(await topOf('번역')).toBe(await topOf('원문'));
    await page.getByRole('button', { name: '원문 접기' }).click();
    await original.waitFor({ state: 'hidden' });
    await page.emulateMedia({ media: 'print' });
    await original.waitFor();
    await page.getByRole('banner').waitFor({ state: 'hidden' });
    await titled('호숫가 등불 축제에 여행객이 몰렸다 1');
    await page.emulateMedia({ media: null });
    await page.getByRole('button', { name: '원문 펼치기' }).click();
    await original.waitFor();
    expect(complaints).toEqual([]);
  });

  it('has neighbours of the list it was opened from, and leads back to the row read last', async () => {
    await open(`${everything}&ntnId=IS&sort=frmTrsfNscvrgDt,DESC&size=20`);
    await read('Ljósahátíð við vatnið laðar að ferðamenn, dagur 2');
    await page.getByText('이 기사에는 번역문이 없습니다.').waitFor();
    expect(await page.locator('main header p, main p').first().textContent()).not.toContain('AI');
    const neighbours = page.getByRole('navigation', { name: '이전·다음 기사' });
    await neighbours.getByRole('link', { name: /^이전 기사.*dagur 1$/ }).waitFor();
    await neighbours.getByRole('link', { name: /^다음 기사.*dagur 3$/ }).click();
    await titled(/dagur 3$/);
    await neighbours.getByRole('link', { name: '목록으로' }).click();
    await total('12건');
    await expect.poll(() => focused()).toMatch(/dagur 3$/);
    expect(new URL(page.url()).searchParams.get('ntnId')).toBe('IS');
  });

  it('is left by the browser’s own way back to the same row at the same height', async () => {
    await page.setViewportSize({ width: 1440, height: 500 });
    await open(`${everything}&size=30`);
    const row = rows().nth(14);
    await row.scrollIntoViewIfNeeded();
    const record = await row.getAttribute('data-record');
    const height = () => page.evaluate(() => window.scrollY);
    const before = await height();
    expect(before).toBeGreaterThan(200);
    await row.click();
    await page.waitForURL('**/Detail/**');
    await page.getByRole('region', { name: '본문' }).waitFor();
    await page.goBack();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-record')))
      .toBe(record);
    await expect.poll(height).toBe(before);
  });

  it('that does not exist is a friendly page', async () => {
    await goTo(page, `${server.url}/article/Article/Detail/1%20or%201?ntnId=JP`);
    await page.getByText('기사를 찾을 수 없습니다').waitFor();
    await expect
      .poll(() => page.getByRole('link', { name: '목록으로' }).last().getAttribute('href'))
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
  const role = () => page.evaluate(() => document.activeElement?.getAttribute('role'));

  it('one picks countries, takes one away, opens an article and comes back', async () => {
    await open(everything);
    await tabTo(async () => (await role()) === 'combobox');
    for (const country of ['태국', '일본']) {
      await page.keyboard.type(country);
      await page.getByRole('option', { name: country }).waitFor();
      await page.keyboard.press('Enter');
    }
    await page.keyboard.press('Escape');
    await total('2건');
    await chip('국가 태국').press('Enter');
    await total('1건');
    // the focus stays in the conditions
    await expect.poll(focused).toBe('국가 일본 조건 빼기');
    await tabTo(async () => (await focused()).includes('여행객이 몰렸다 3'));
    await page.keyboard.press('Enter');
    await titled(/몰렸다 3/);
    // the screen's heading had the focus, and the title has replaced it
    await expect.poll(() => focused()).toContain('몰렸다 3');
    await tabTo(async () => (await focused()) === '목록으로');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused()).toContain('몰렸다 3');
    expect(complaints).toEqual([]);
  });
});

describe('what is unread', () => {
  const unread = () => page.locator('#main [data-reading="read"][data-unread]');
  const toggle = () => page.getByRole('button', { name: /^새로 온 것만/ });
  const isUnread = (n: number) => expect.poll(() => unread().count()).toBe(n);
  const isNumbered = (n: number) => expect.poll(() => toggle().textContent()).toBe(`새로 온 것만${n}건`);
  /** The article that is open is marked as current. */
  const isRead = () =>
    expect.poll(() => page.locator('#main [data-reading="read"]').textContent()).toBe('읽지 않음으로 표시');

  it('stands out in the list if wanted, can be listed alone, and is read when opened or at once', async () => {
    await open(everything);
    await isNumbered(0);
    await isUnread(0);

    for (const row of [0, 1, 2]) {
      await rows().nth(row).focus();
      await page.keyboard.press('KeyR');
    }
    await isUnread(3);
    await isNumbered(3);
    await screenshot(page, 'unread-list');

    const names = await rows().allTextContents();
    const isOpen = async (row: number) => {
      await page
        .locator('#main')
        .getByRole('heading', { level: 1, name: names[row] ?? '', exact: true })
        .waitFor();
      await isRead();
    };
    await rows().first().click();
    await isOpen(0);
    await page.keyboard.press('KeyJ');
    await isOpen(1);
    await page.keyboard.press('KeyU');
    await rows().first().waitFor();
    await isUnread(1);
    await isNumbered(1);

    await rows().first().focus();
    await page.keyboard.press('KeyR');
    await isNumbered(2);
    await toggle().click();
    await expect.poll(() => rows().count()).toBe(2);
    for (const width of [widths.phone, widths.desktop]) {
      await page.setViewportSize(width);
      await page.getByRole('button', { name: '목록 도구' }).click();
      await page.getByRole('button', { name: '이 목록 모두 읽음으로 표시' }).click();
      await page.getByText('2건을 읽음으로 표시했습니다.').first().waitFor();
      await page.getByRole('button', { name: '되돌리기' }).click();
      await expect.poll(() => rows().count()).toBe(2);
    }
    await isNumbered(2);
    expect(complaints).toEqual([]);
  });
});
