import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, networkAtRest, screenshot, widths } from '../helpers/browser.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { seedInto } from '../helpers/seeded.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { adminDesk } from './adminDesk.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'figures-'));
const complaints: string[] = [];
const outside: string[] = [];
let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  seedInto(dataDir, 40);
  server = await startServer({ DATA_DIR: dataDir });
  chromium = await browser();
  const context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    acceptDownloads: true,
    reducedMotion: 'reduce',
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(server.url)) outside.push(request.url());
  });
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
  outside.length = 0;
});

const panel = (title: string): Locator => page.getByRole('region', { name: title, exact: true });
const overflows = () =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
/** The marks of a chart, once it is drawn. */
const drawn = async (title: string): Promise<Locator> => {
  const marks = panel(title).locator('.highcharts-point[aria-label]');
  await marks.first().waitFor({ state: 'attached' });
  return marks;
};
const listed = async (): Promise<number> => {
  const text = await page
    .locator('#main')
    .getByText(/^총 [\d,]+건$/)
    .innerText();
  return Number(text.replace(/\D/g, ''));
};
/** A number of a text such as `1,234건 · 12.3%`. */
const countIn = (text: string | null): number =>
  Number(/([\d,]+)건/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

/** Saves the chart by its own menu, with the keyboard. @returns the picture */
const savedPicture = async (title: string): Promise<{ name: string; bytes: Buffer }> => {
  await panel(title).getByRole('button', { name: '보기' }).focus();
  for (let steps = 0; steps < 6 && !(await focused()).includes('다운로드 메뉴'); steps += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('차트 PNG 다운로드').filter({ visible: true }).waitFor();
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};
/** How large a picture is, and how many of its dots are not white. */
const looked = (bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const dots = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    let inked = 0;
    for (let at = 0; at < dots.length; at += 4)
      if ((dots[at] ?? 255) + (dots[at + 1] ?? 255) + (dots[at + 2] ?? 255) < 700) inked += 1;
    return { width: image.width, height: image.height, inked: inked / (image.width * image.height) };
  }, bytes.toString('base64'));

describe('an analyst at the statistics of countries', () => {
  const ranks = () => panel('국가별 순위').locator('tbody tr');

  it('compares three countries, and the address keeps it', async () => {
    await page.goto(`${server.url}/statistics/Nation`);
    await ranks().first().waitFor();
    const names: string[] = [];
    for (const index of [0, 1, 2]) {
      const row = ranks().nth(index);
      names.push(await row.getByRole('link').innerText());
      await row.getByRole('checkbox').check();
    }
    await page.getByText('3개 비교 중').waitFor();
    const lines = panel('일별 기사 수 비교').locator('.highcharts-legend-item text');
    await expect.poll(() => lines.allTextContents()).toEqual(names);
    expect(new URL(page.url()).searchParams.getAll('compare')).toHaveLength(3);
    await page.reload();
    await expect.poll(() => lines.allTextContents()).toEqual(names);
    await expect.poll(() => ranks().nth(0).getByRole('checkbox').isChecked()).toBe(true);
    await drawn('분류별 비중 비교');
    const columns = panel('자주 나온 키워드 비교').getByRole('heading', { level: 3 });
    await expect.poll(() => columns.allTextContents()).toEqual(names);
    await page.setViewportSize(widths.phone);
    await expect.poll(() => overflows()).toBe(false);
    await page.setViewportSize(widths.desktop);
    await page.getByRole('radio', { name: '점유율' }).check({ force: true });
    await panel('일별 기사 점유율 비교').waitFor();
    await page.getByRole('radio', { name: '건수' }).check({ force: true });
    expect(complaints).toEqual([]);
  });

  it('finds in the list the number that the chart says, and the table too', async () => {
    const marks = await drawn('국가별 기사 수');
    const said = countIn(await marks.first().getAttribute('aria-label'));
    expect(said).toBe(Number((await ranks().first().locator('td').nth(2).innerText()).replaceAll(',', '')));
    await marks.first().click({ force: true });
    await page.waitForURL('**/article/Article?*');
    await expect.poll(() => listed()).toBe(said);
    await page.goBack();
    await ranks().nth(1).getByRole('link').click();
    await page.waitForURL('**/article/Article?*');
    const second = await listed();
    await page.goBack();
    await ranks().first().waitFor();
    expect(Number((await ranks().nth(1).locator('td').nth(2).innerText()).replaceAll(',', ''))).toBe(second);
    expect(complaints).toEqual([]);
  });

  it('opens a mark by keyboard', async () => {
    await drawn('국가별 기사 수');
    await panel('국가별 기사 수').getByRole('button', { name: '지도로 보기' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focused()).toMatch(/건/);
    const said = countIn(await focused());
    await page.keyboard.press('Enter');
    await page.waitForURL('**/article/Article?*');
    await expect.poll(() => listed()).toBe(said);
    await page.goBack();
  });

  it('finds the number of a day of a line in the list of that day', async () => {
    await page.reload();
    const trend = panel('일별 기사 수 비교');
    await trend.getByRole('button', { name: '표로 보기' }).click();
    await networkAtRest(page);
    const link = trend.locator('td a').first();
    const said = Number(await link.innerText());
    await link.click();
    await page.waitForURL('**/article/Article?*');
    await expect.poll(() => listed()).toBe(said);
    await page.goBack();
  });

  it('saves the chart as a picture with nobody’s help, and the table as a spreadsheet', async () => {
    await drawn('국가별 기사 수');
    const picture = await savedPicture('국가별 기사 수');
    expect(picture.name).toMatch(/^국가별_기사_수_.*\.png$/);
    const { width, height, inked } = await looked(picture.bytes);
    expect([width, height]).toEqual([1920, 1200]);
    expect(inked).toBeGreaterThan(0.05);
    const shownRows = await ranks().evaluateAll((rows) =>
      rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent ?? '')),
    );
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '엑셀 내려받기' }).click(),
    ]);
    const { preamble, head, rows } = await readXlsxExport(readFileSync(await file.path()));
    expect(head).toEqual(['순위', '국가', '건수', '점유율(%)']);
    expect(rows.map(([rank, name, count]) => [rank, name, count])).toEqual(
      shownRows.map(([rank, name, count]) => [rank, name, count?.replaceAll(',', '')]),
    );
    expect(preamble.join('\n')).toContain('국가별 통계');
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('looks further down the ranking, and at the map', async () => {
    await page.getByRole('button', { name: '다음 순위' }).click();
    await expect.poll(() => ranks().first().locator('td').nth(1).innerText()).toBe('11');
    await page.getByRole('button', { name: '지도로 보기' }).click();
    await panel('국가별 기사 수')
      .locator('.highcharts-map-series path')
      .first()
      .waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
  });
});

describe('an analyst of an event', () => {
  const field = () => page.getByRole('searchbox', { name: '검색어' });
  const said = async (title: string): Promise<number> => {
    const marks = await drawn(title);
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
    return countIn(await marks.first().getAttribute('aria-label'));
  };
  const ask = async (words: string) => {
    await field().fill(words);
    await field().press('Enter');
    await page.waitForURL((url) => url.searchParams.get('searchText') === words);
    await networkAtRest(page);
  };

  it('types a word, and finds in the list the number that a bar says', async () => {
    await page.goto(`${server.url}/statistics/Nation`);
    const all = await said('국가별 기사 수');
    await ask('한국');
    const some = await said('국가별 기사 수');
    expect(some).toBeGreaterThan(1);
    expect(some).toBeLessThan(all);
    await panel('국가별 기사 수').locator('header').getByText('· 검색어 한국').waitFor();
    await (await drawn('국가별 기사 수')).first().click({ force: true });
    await page.waitForURL('**/search?*');
    await expect.poll(() => field().inputValue()).toBe('한국');
    await expect.poll(() => listed()).toBe(some);
    await page.goBack();
    await expect.poll(() => field().inputValue()).toBe('한국');
    expect(complaints).toEqual([]);
  });

  it('takes the word along to another dimension, and nowhere else to', async () => {
    const others = page.getByRole('navigation', { name: '같은 조건으로 보기' }).getByRole('link');
    await expect
      .poll(() => others.allTextContents())
      .toEqual(['매체별', '키워드별', '분류별', '소셜 미디어별']);
    await screenshot(page, 'figures-same-conditions');
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'figures-same-conditions-phone');
    await expect.poll(() => overflows()).toBe(false);
    await page.setViewportSize(widths.desktop);
    await others.first().click();
    await page.waitForURL('**/statistics/Media?*');
    await expect.poll(() => field().inputValue()).toBe('한국');
    await panel('매체별 기사 수').locator('header').getByText('· 검색어 한국').waitFor();
    await page.goBack();
    await page.waitForURL('**/statistics/Nation?*');
    await page.goto(`${server.url}/statistics/Nation`);
    await drawn('국가별 기사 수');
    expect(await others.count()).toBe(0);
  });

  it('combines two words, and every figure keeps them: rows, days and the spreadsheet', async () => {
    await ask('한국, 축제');
    const both = await panel('국가별 순위').locator('tbody tr').count();
    await page.getByRole('radio', { name: '하나라도' }).check();
    await page.waitForURL('**multiSearchCnd=OR**');
    await networkAtRest(page);
    const row = panel('국가별 순위').locator('tbody tr').first();
    await expect.poll(() => panel('국가별 순위').locator('tbody tr').count()).toBeGreaterThanOrEqual(both);
    const either = Number((await row.locator('td').nth(2).innerText()).replaceAll(',', ''));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '엑셀 내려받기' }).click(),
    ]);
    const { preamble, rows } = await readXlsxExport(readFileSync(await file.path()));
    expect(preamble.join('\n')).toContain('축제');
    expect(Number(rows[0]?.[2])).toBe(either);
    await row.getByRole('link').click();
    await page.waitForURL('**/search?*');
    await expect.poll(() => listed()).toBe(either);
    await page.goBack();
    const trend = panel('일별 기사 수');
    await trend.getByRole('button', { name: '표로 보기' }).click();
    const day = trend.locator('td a').first();
    const ofDay = Number(await day.innerText());
    await day.click();
    await page.waitForURL('**/search?*');
    await expect.poll(() => listed()).toBe(ofDay);
    expect(complaints).toEqual([]);
  });

  it('finds posts of social media by their words too', async () => {
    await page.goto(`${server.url}/statistics/Sns?searchText=${encodeURIComponent('한국')}&lclsfNm=KOREA`);
    const some = await said('소셜 미디어별 게시글 수');
    await panel('소셜 미디어별 게시글 수')
      .locator('header')
      .getByText('· 검색어 한국 · 대분류 한국')
      .waitFor();
    await panel('소셜 미디어별 순위').locator('tbody').getByRole('link').first().click();
    await page.waitForURL('**/search?*');
    await expect.poll(() => listed()).toBe(some);
    expect(complaints).toEqual([]);
  });

  it('goes from its coverage over three countries to the chart and the list of a report', async () => {
    const event = '"우리 동네 천문대"';
    // a bare address would bring the last search back
    await page.goto(`${server.url}/search?searchText=${encodeURIComponent('축제')}&period=month`);
    await field().fill(event);
    await field().press('Enter');
    const first = page.locator('#main ol').getByRole('link', { name: /우리 동네 천문대/ });
    await first.first().waitFor();
    await page.getByRole('tab', { name: /^기사 / }).click();
    await page.waitForURL('**kind=article**');
    await networkAtRest(page);
    const coverage = await listed();
    expect(coverage).toBeGreaterThan(20);
    const nations = page
      .getByRole('complementary', { name: '결과 좁히기' })
      .getByRole('region', { name: '국가' })
      .getByRole('button', { name: /건$/ });
    const ofNation = countIn(await nations.first().textContent());

    await page.goto(`${server.url}/statistics/Nation`);
    await ask(event);
    const ranks = panel('국가별 순위').locator('tbody tr');
    const names: string[] = [];
    let counted = 0;
    for (const index of [0, 1, 2]) {
      names.push(await ranks.nth(index).getByRole('link').innerText());
      counted += Number(await ranks.nth(index).locator('td').nth(2).innerText());
      await ranks.nth(index).getByRole('checkbox').check();
    }
    expect(counted).toBeLessThan(coverage);
    expect(await ranks.first().locator('td').nth(2).innerText()).toBe(String(ofNation));
    const trend = '일별 기사 수 비교';
    const legend = panel(trend).locator('.highcharts-legend-item text');
    await expect.poll(() => legend.allTextContents()).toEqual(names);
    const picture = await savedPicture(trend);
    expect(picture.name).toMatch(/^일별_기사_수_비교_.*\.png$/);
    expect((await looked(picture.bytes)).inked).toBeGreaterThan(0.01);

    const ofFirst = await said('국가별 기사 수');
    await (await drawn('국가별 기사 수')).first().click({ force: true });
    await page.waitForURL('**/search?*');
    await expect.poll(() => listed()).toBe(ofFirst);
    await page.getByRole('button', { name: '내보내기', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '기사 검색 결과 내보내기' });
    await dialog.getByText(`조건에 맞는 전부 ${ofFirst}건`).waitFor();
    await screenshot(page, 'search-export');
    expect(await accessibilityProblems(page)).toEqual([]);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: '내려받기' }).click(),
    ]);
    await dialog.waitFor({ state: 'detached' });
    const { preamble, head, rows } = await readXlsxExport(readFileSync(await file.path()));
    expect(preamble.join('\n')).toContain('우리 동네 천문대');
    expect(rows.map((row) => row[head.indexOf('국가')])).toEqual(rows.map(() => names[0]));
    expect(rows).toHaveLength(ofFirst);
    expect(complaints).toEqual([]);
  });
});

describe('the dashboard', () => {
  const titles = () =>
    page.locator('#main section:not([aria-labelledby=dashboard-notices]) h2').allInnerTexts();

  it('leads from every figure and from a panel to the list that it counts', async () => {
    await page.goto(`${server.url}/dashboard`);
    await drawn('국가별 비중');
    const figures = page.getByRole('list', { name: '보도일별 기사 수' }).getByRole('link');
    for (const index of [1, 2, 3]) {
      const said = countIn(
        await figures
          .nth(index)
          .innerText()
          .then((text) => text.replaceAll('\n', '')),
      );
      await figures.nth(index).click();
      await page.waitForURL('**/article/Article?*');
      await expect.poll(() => listed()).toBe(said);
      await page.goBack();
      await drawn('국가별 비중');
    }
    const marks = await drawn('국가별 비중');
    const said = countIn(await marks.first().getAttribute('aria-label'));
    await marks.first().click({ force: true });
    await page.waitForURL('**/article/Article?*');
    await expect.poll(() => listed()).toBe(said);
    expect(complaints).toEqual([]);
  });

  it('shows the chosen period again when one comes back, and after a reload', async () => {
    await page.goto(`${server.url}/dashboard`);
    await drawn('국가별 비중');
    const year = page.getByRole('radio', { name: '1년', exact: true });
    const days = panel('국가별 비중').getByRole('paragraph').first();
    const ofWeek = await days.innerText();
    // it is chosen when the address has changed
    await year.click({ force: true });
    await expect.poll(() => new URL(page.url()).searchParams.get('period')).toBe('year');
    await expect.poll(() => days.innerText()).not.toBe(ofWeek);
    const said = await days.innerText();
    await networkAtRest(page);
    await page.getByRole('link', { name: /^이번 달/ }).click();
    await page.waitForURL('**/article/Article?*');
    await page.goBack();
    await drawn('국가별 비중');
    await expect.poll(() => year.isChecked()).toBe(true);
    await expect.poll(() => days.innerText()).toBe(said);
    await page.reload();
    await drawn('국가별 비중');
    await expect.poll(() => year.isChecked()).toBe(true);
    // the arrangement has come, whose period need not stand in the address
    await networkAtRest(page);
    await page.getByRole('radio', { name: '1주일', exact: true }).click({ force: true });
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
  });

  it.each(['desktop', 'phone'] as const)('has words that can be read on a %s', async (width) => {
    await page.setViewportSize(widths[width]);
    await page.goto(`${server.url}/dashboard`);
    await drawn('자주 나온 키워드');
    const words = panel('자주 나온 키워드').locator('.highcharts-wordcloud-series text');
    const sizes = await words.evaluateAll((texts) =>
      texts.map((text) => {
        const scale = (text as SVGTextElement).getCTM()?.a ?? 0;
        return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      }),
    );
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.length).toBeLessThanOrEqual(50);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
  });

  it('says of a country without articles that it has none', async () => {
    await page.goto(`${server.url}/dashboard`);
    await drawn('국가별 기사 수');
    const said = await panel('국가별 기사 수')
      .locator('.highcharts-point[aria-label]')
      .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('aria-label') ?? ''));
    expect(said.filter((text) => !/건/.test(text))).toEqual([]);
  });

  it('is rearranged by keyboard, and is so after a reload', async () => {
    await page.goto(`${server.url}/dashboard`);
    await drawn('국가별 기사 수');
    const before = await titles();
    await page.getByRole('button', { name: '대시보드 설정' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: '주요 하이라이트 위로' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Enter');
    await dialog.getByRole('checkbox', { name: '키워드 순위' }).focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: '저장' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const wanted = [before[0], before[2], before[5], before[3], before[4]];
    await expect.poll(titles).toEqual(wanted);
    await page.reload();
    await expect.poll(titles).toEqual(wanted);
    await page.getByRole('button', { name: '대시보드 설정' }).click();
    await dialog.getByRole('button', { name: '처음 설정으로' }).click();
    await dialog.getByRole('button', { name: '저장' }).click();
    await expect.poll(titles).toEqual(before);
    expect(complaints).toEqual([]);
  });

  it('does not move while it fills', async () => {
    await page.addInitScript(() => {
      const moves = window as unknown as { shifted: number };
      moves.shifted = 0;
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
          moves.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${server.url}/dashboard`);
    await drawn('분류별 비중');
    await networkAtRest(page);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(
      0.02,
    );
  });
});

describe.each(['desktop', 'phone'] as const)('the screens of figures on a %s', (width) => {
  it.each([
    '/dashboard',
    '/statistics/Nation?view=own',
    '/statistics/Media',
    '/statistics/Keyword?view=own',
    '/statistics/Classification?view=own',
    '/statistics/Sns?view=own',
  ])('%s can be used by everybody', async (path) => {
    await page.setViewportSize(widths[width]);
    await page.goto(server.url + path);
    await page.locator('.highcharts-point').first().waitFor({ state: 'attached' });
    await networkAtRest(page);
    await screenshot(page, `figures-${path.replace(/\W+/g, '-')}-${width}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect.poll(() => overflows()).toBe(false);
    expect(complaints).toEqual([]);
  });
});

it('administrators have the five statistics behind one menu', async () => {
  const desk = await adminDesk(chromium, server.url);
  await desk.goto(`${server.url}/admin/monitoring/Statistics`);
  await desk.getByRole('region', { name: '국가별 순위', exact: true }).waitFor();
  await desk.getByRole('tab', { name: '매체별' }).click();
  await desk.getByRole('region', { name: '매체별 순위', exact: true }).locator('tbody tr').first().waitFor();
  expect(new URL(desk.url()).searchParams.get('tab')).toBe('media');
  expect(await accessibilityProblems(desk)).toEqual([]);
  await desk.context().close();
});
