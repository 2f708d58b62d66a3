import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { type ReadExport, readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { drawnOn, panelOn, pressInMenuOn } from './charts.ts';
import { desk } from './desk.ts';
import { focusWithoutRing } from './focusRing.ts';
import { complaintsOf, goTo, holdsAtBothWidths, overflows } from './screens.ts';

const outside: string[] = [];
let complaints: string[];
let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  page = await desk(chromium, server.url, 'staff');
  complaints = complaintsOf(page);
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(server.url)) outside.push(request.url());
  });
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});
beforeEach(async () => {
  await page.setViewportSize(widths.desktop);
  complaints.length = 0;
  outside.length = 0;
});

const panel = (title: string): Locator => panelOn(page, title);
const drawn = (title: string): Promise<Locator> => drawnOn(page, title);
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

/** Goes to the menu of the chart, by keyboard. */
const chartMenuHasFocus = async (title: string): Promise<void> => {
  await panel(title).getByRole('button', { name: '보기' }).last().focus();
  for (let steps = 0; steps < 6 && !(await focused()).includes('다운로드 메뉴'); steps += 1)
    await page.keyboard.press('Tab');
};

/** Saves the chart with its own menu, by keyboard. @returns the picture */
const savedPicture = async (title: string): Promise<{ name: string; bytes: Buffer }> => {
  await chartMenuHasFocus(title);
  await page.keyboard.press('Enter');
  await page.getByText('차트 PNG 다운로드').filter({ visible: true }).waitFor();
  expect(await focusWithoutRing(page)).toEqual([]);
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};
/** Size of a picture, its number of non-white pixels – in all, in its header, in its footer – and its bars. */
const looked = (bytes: Buffer) =>
  page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const dots = context?.getImageData(0, 0, width, height).data ?? [];
    const isBar = (x: number, y: number) => {
      const place = (y * width + x) * 4;
      return dots[place] === 0x25 && dots[place + 1] === 0x6e && dots[place + 2] === 0xf4;
    };
    const inkedFrom = (from: number, to: number) => {
      let inked = 0;
      for (let y = from; y < to; y += 1)
        for (let x = 0; x < width; x += 1) {
          const place = (y * width + x) * 4;
          if ((dots[place] ?? 255) + (dots[place + 1] ?? 255) + (dots[place + 2] ?? 255) < 700) inked += 1;
        }
      return inked / (width * (to - from));
    };
    // each bar has one upper left corner
    let bars = 0;
    for (let y = 1; y < height; y += 1)
      for (let x = 1; x < width; x += 1) if (isBar(x, y) && !isBar(x - 1, y) && !isBar(x, y - 1)) bars += 1;
    const parts = {
      inked: inkedFrom(0, height),
      head: inkedFrom(0, 200),
      foot: inkedFrom(height - 90, height),
    };
    return { size: [width, height], bars, ...parts };
  }, bytes.toString('base64'));

/** A picture has the shape of a report page, with the title above and the source below. @returns its bars */
const fitsReport = async (title: string, bytes: Buffer): Promise<number> => {
  const { size, bars, inked, head, foot } = await looked(bytes);
  expect([title, size]).toEqual([title, [1920, 1080]]);
  expect([title, inked > 0.005, head > 0.005, foot > 0.001]).toEqual([title, true, true, true]);
  return bars;
};
/** Bars of a ranking on the screen, including those that must be scrolled to. */
const barsOf = (title: string): Promise<number> =>
  panel(title).locator('.highcharts-bar-series .highcharts-point').count();

const numberOf = async (cell: Locator): Promise<number> =>
  Number((await cell.innerText()).replaceAll(',', ''));
const ranks = () => panel('국가별 순위').locator('tbody tr');
/** The count in a row of the ranking. */
const ranked = (row: number): Promise<number> => numberOf(ranks().nth(row).locator('td').nth(2));
/** The label of a chart's first mark, once it agrees with the ranking beside it. */
const said = async (chart: string): Promise<number> => {
  const marks = await drawn(chart);
  await loaded(page);
  const count = await ranked(0);
  await expect.poll(async () => countIn(await marks.first().getAttribute('aria-label'))).toBe(count);
  return count;
};
const taken = async (): Promise<ReadExport> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '엑셀 내려받기' }).click(),
  ]);
  return readXlsxExport(readFileSync(await file.path()));
};
const field = () => page.getByRole('searchbox', { name: '검색어' });
const ask = async (words: string) => {
  await field().fill(words);
  await field().press('Enter');
  await page.waitForURL((url) => url.searchParams.get('searchText') === words);
  await loaded(page);
};
/**
 * Checks the number of items in the linked list, and goes back. The address changes before the screen does: until then,
 * a field of the same name belongs to the list.
 */
const listHas = async (count: number, list = '**/article/Article?*') => {
  const title = () => page.getByRole('heading', { level: 1 }).first().innerText();
  await page.waitForURL(list);
  await expect.poll(() => listed()).toBe(count);
  const ofList = await title();
  await page.goBack();
  await expect.poll(title).not.toBe(ofList);
};

const charts = () => page.locator('#main section:has(.highcharts-container)');

const titlesOfCharts = async (): Promise<string[]> => {
  await loaded(page);
  return charts().getByRole('heading').allInnerTexts();
};
/** Saves charts by mouse, which is over a mark afterwards. */
const goHomeAsPictures = async (titles: readonly string[]): Promise<void> => {
  for (const title of titles) {
    const [file] = await Promise.all([page.waitForEvent('download'), pressInMenuOn(page, title)]);
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${title.replaceAll(' ', '_')}_.*\\.png$`));
    const bars = await fitsReport(title, readFileSync(await file.path()));
    const shown = await barsOf(title);
    if (shown > 0) expect([title, bars]).toEqual([title, Math.min(shown, 30)]);
  }
};
/** What a chart says that is in English, or about nothing. */
const idleWords = (title: string): Promise<string[]> =>
  panel(title)
    .locator('[aria-label]')
    .evaluateAll((parts) =>
      parts
        .filter((part) => !part.closest('[aria-hidden=true]'))
        .map((part) => part.getAttribute('aria-label') ?? '')
        .filter((words) => /, 0건|series|chart|map|areas|points|bars/i.test(words)),
    );
/** Every chart states its finding, which is read once, and reads what is more than nothing, in Korean. */
const sayWhatTheyShow = async (titles: readonly string[]): Promise<void> => {
  for (const title of titles) {
    const sentence = () => panel(title).getByRole('paragraph').nth(1).innerText();
    await expect
      .poll(async () => [title, await sentence()])
      .toEqual([title, expect.stringMatching(/니다\.$/)]);
    const aloud = panel(title).locator('[id^=highcharts-screen-reader-region-before]');
    await expect
      .poll(async () => [title, (await aloud.textContent())?.includes(await sentence())])
      .toEqual([title, false]);
    expect([title, await idleWords(title)]).toEqual([title, []]);
  }
};
const standAsTables = async (titles: readonly string[]): Promise<void> => {
  for (const title of titles) {
    const toTable = panel(title).getByRole('button', { name: `표로 보기 ${title}` });
    if ((await toTable.count()) === 0) continue;
    await toTable.click();
    // the button reacts first, then the table
    await expect
      .poll(async () => [title, await panel(title).locator('tbody tr').count()])
      .not.toEqual([title, 0]);
    await panel(title)
      .getByRole('button', { name: `차트로 보기 ${title}` })
      .click();
  }
};

describe('an analyst at the statistics of countries', () => {
  const chart = '국가별 기사 수';

  it('compares three countries by day and share; the address keeps it, a report has its pictures', async () => {
    await goTo(page, `${server.url}/statistics/Nation`);
    await ranks().first().waitFor();
    const names: string[] = [];
    for (const index of [0, 1, 2]) {
      const row = ranks().nth(index);
      names.push(await row.getByRole('link').innerText());
      await row.getByRole('checkbox').check();
    }
    await page.getByText('3개 비교 중').waitFor();
    const trend = panel('일별 기사 수 비교');
    const lines = trend.locator('.highcharts-legend-item text');
    await expect.poll(() => lines.allTextContents()).toEqual(names);
    expect(new URL(page.url()).searchParams.getAll('compare')).toHaveLength(3);
    const composition = '분류별 비중 비교';
    await drawn(composition);
    const columns = panel('자주 나온 키워드 비교').getByRole('heading', { level: 3 });
    await expect.poll(() => columns.allTextContents()).toEqual(names);
    const picture = await savedPicture('일별 기사 수 비교');
    expect(picture.name).toMatch(/^일별_기사_수_비교_.*\.png$/);
    await fitsReport('일별 기사 수 비교', picture.bytes);
    await fitsReport(composition, (await savedPicture(composition)).bytes);
    await page.setViewportSize(widths.phone);
    await expect.poll(() => overflows(page)).toBe(false);
    await page.setViewportSize(widths.desktop);
    await page.getByRole('radio', { name: '점유율' }).check({ force: true });
    await panel('일별 기사 점유율 비교').waitFor();
    await page.getByRole('radio', { name: '건수' }).check({ force: true });
    await trend.getByRole('button', { name: '표로 보기' }).click();
    const day = trend.locator('td a').first();
    const ofDay = await numberOf(day);
    await day.click();
    await listHas(ofDay);
    // everything is restored from the address
    await page.getByText('3개 비교 중').waitFor();
    await expect.poll(() => lines.allTextContents()).toEqual(names);
    await expect.poll(() => ranks().nth(0).getByRole('checkbox').isChecked()).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('finds in the list the number of the chart, by mouse, by keyboard and in the table', async () => {
    await goTo(page, `${server.url}/statistics/Nation`);
    const first = await said(chart);
    await (await drawn(chart)).first().click({ force: true });
    await listHas(first);
    await ranks().first().waitFor();
    const second = await ranked(1);
    await ranks().nth(1).getByRole('link').click();
    await listHas(second);
    await said(chart);
    await panel(chart).getByRole('button', { name: '지도로 보기' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => focused()).toMatch(/건/);
    const pointed = countIn(await focused());
    await page.keyboard.press('Enter');
    await listHas(pointed);

    // a chart that is drawn again does not take back the focus that has left it
    await said(chart);
    await drawn(chart);
    await chartMenuHasFocus(chart);
    await ranks().first().getByRole('checkbox').focus();
    const rankedOne = await focused();
    await page.setViewportSize({ ...widths.desktop, width: widths.desktop.width - 200 });
    await drawn(chart);
    await loaded(page);
    expect(await focused()).toBe(rankedOne);
    await page.setViewportSize(widths.desktop);

    const shownRows = await ranks().evaluateAll((rows) =>
      rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent ?? '')),
    );
    const { preamble, head, rows } = await taken();
    expect(head).toEqual(['순위', '국가', '건수', '점유율(%)']);
    // the page shows the first ten, the file has all of them
    const keys = Number(/(\d+)개국 중/.exec(await panel('국가별 순위').locator('header').innerText())?.[1]);
    expect(rows).toHaveLength(keys);
    expect(keys).toBeGreaterThan(shownRows.length);
    expect(rows.slice(0, shownRows.length).map(([rank, name, count]) => [rank, name, count])).toEqual(
      shownRows.map(([rank, name, count]) => [rank, name, count?.replaceAll(',', '')]),
    );
    expect(preamble.join('\n')).toContain('국가별 통계');

    await page.getByRole('button', { name: '다음 순위' }).click();
    await expect.poll(() => ranks().first().locator('td').nth(1).innerText()).toBe('11');
    await loaded(page);
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

describe('an analyst of an event', () => {
  it("types a word, finds a bar's number in the list, and takes both words to another dimension", async () => {
    await goTo(page, `${server.url}/statistics/Nation`);
    const all = await said('국가별 기사 수');
    const others = page.getByRole('navigation', { name: '같은 조건으로 보기' }).getByRole('link');
    expect(await others.count()).toBe(0);
    await ask('한국');
    const some = await said('국가별 기사 수');
    expect(some).toBeGreaterThan(1);
    expect(some).toBeLessThan(all);
    await panel('국가별 기사 수').locator('header').getByText('· 검색어 한국').waitFor();
    await (await drawn('국가별 기사 수')).first().click({ force: true });
    await page.waitForURL('**/search?*');
    await expect.poll(() => page.locator('[data-search-field]').inputValue()).toBe('한국');
    await listHas(some, '**/search?*');
    await page.waitForURL('**/statistics/Nation?*');
    await expect.poll(() => field().inputValue()).toBe('한국');

    await ask('한국, 축제');
    const both = await ranks().count();
    await page.getByRole('radio', { name: '하나라도' }).check();
    await page.waitForURL('**multiSearchCnd=OR**');
    await loaded(page);
    await expect.poll(() => ranks().count()).toBeGreaterThanOrEqual(both);
    const { preamble, rows } = await taken();
    expect(preamble.join('\n')).toContain('축제');
    expect(Number(rows[0]?.[2])).toBe(await ranked(0));
    const trend = panel('일별 기사 수');
    await trend.getByRole('button', { name: '표로 보기' }).click();
    const day = trend.locator('td a').first();
    const ofDay = await numberOf(day);
    await day.click();
    await listHas(ofDay, '**/search?*');

    await expect
      .poll(() => others.allTextContents())
      .toEqual(['매체별', '키워드별', '분류별', '소셜 미디어별']);
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'figures-same-conditions-phone');
    await expect.poll(() => overflows(page)).toBe(false);
    await page.setViewportSize(widths.desktop);
    await others.first().click();
    await page.waitForURL('**/statistics/Media?*');
    await expect.poll(() => field().inputValue()).toBe('한국, 축제');
    await panel('매체별 기사 수').locator('header').getByText('· 검색어 한국').waitFor();
    await drawn('매체별 기사 수');
    await loaded(page);
    expect(complaints).toEqual([]);
  });
});

describe('the dashboard', () => {
  /** Layout shift of the screen since it was opened. */
  const moved = () => page.evaluate(() => (window as unknown as { shifted: number }).shifted);
  const watchMoves = () =>
    page.addInitScript(() => {
      const moves = window as unknown as { shifted: number };
      moves.shifted = 0;
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
          moves.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
  /** Visible sizes of the words of the cloud. */
  const wordSizes = () =>
    panel('자주 나온 키워드')
      .locator('.highcharts-wordcloud-series text')
      .evaluateAll((texts) =>
        texts.map((text) => {
          const scale = (text as SVGTextElement).getCTM()?.a ?? 0;
          return Number.parseFloat(getComputedStyle(text).fontSize) * scale;
        }),
      );
  /** Whether every word is readable, in a cloud that is no wider than the window. */
  const hasReadableWords = async (): Promise<boolean> => {
    const { width = Infinity } = (await panel('자주 나온 키워드').locator('svg').first().boundingBox()) ?? {};
    const sizes = await wordSizes();
    const isFull = sizes.length > 20 && sizes.length <= 50;
    return width < (page.viewportSize()?.width ?? 0) && isFull && Math.min(...sizes) >= 12;
  };

  /** Whether every tile says whose it is: the smallest ones are one. */
  const hasNamedTiles = async (): Promise<boolean> => {
    const tiles = await (await drawn('국가별 비중')).count();
    return (
      tiles > 5 && tiles === (await panel('국가별 비중').locator('.highcharts-data-labels text').count())
    );
  };

  it('does not move while it fills, is readable at both widths, and says where it is empty', async () => {
    await watchMoves();
    // as on a first visit
    const browsing = await page.context().newCDPSession(page);
    await browsing.send('Network.clearBrowserCache');
    await browsing.detach();
    await page.goto(`${server.url}/dashboard`);
    for (const chart of ['분류별 비중', '국가별 기사 수', '자주 나온 키워드']) await drawn(chart);
    await loaded(page);
    expect(await moved()).toBeLessThanOrEqual(0.02);
    const countries = await panel('국가별 기사 수')
      .locator('.highcharts-point[aria-label]')
      .evaluateAll((shapes) => shapes.map((shape) => shape.getAttribute('aria-label') ?? ''));
    expect(countries.filter((text) => !/건/.test(text))).toEqual([]);
    for (const size of Object.values(widths).toReversed()) {
      await page.setViewportSize(size);
      await expect.poll(hasReadableWords).toBe(true);
      await expect.poll(hasNamedTiles).toBe(true);
    }
    expect(complaints).toEqual([]);
  });

  it('has a sentence and a table for each chart; a report leaves out the end of a long ranking', async () => {
    const titles = await titlesOfCharts();
    expect(titles.toSorted()).toEqual(
      ['국가별 기사 수', '국가별 비중', '분류별 비중', '자주 나온 키워드', '키워드 순위'].toSorted(),
    );
    await sayWhatTheyShow(titles);
    await expect.poll(() => barsOf('키워드 순위')).toBeGreaterThan(30);
    await goHomeAsPictures(['키워드 순위']);
    await standAsTables(titles);
    expect(complaints).toEqual([]);
  });

  it('leads from figures and panels to the list they count, and keeps the chosen period', async () => {
    const year = page.getByRole('radio', { name: '1년', exact: true });
    const days = panel('국가별 비중').getByRole('paragraph').first();
    const ofWeek = await days.innerText();
    // it is chosen when the address has changed
    await year.click({ force: true });
    await page.waitForURL('**/dashboard?period=year');
    await expect.poll(() => days.innerText()).not.toBe(ofWeek);
    await loaded(page);
    const ofYear = await days.innerText();
    const figures = page.getByRole('list', { name: '보도일별 기사 수' }).getByRole('link');
    const ofMonth = countIn((await figures.nth(1).innerText()).replaceAll('\n', ''));
    await figures.nth(1).click();
    await listHas(ofMonth);
    const marks = await drawn('국가별 비중');
    await expect.poll(() => year.isChecked()).toBe(true);
    await expect.poll(() => days.innerText()).toBe(ofYear);
    const ofMark = countIn(await marks.first().getAttribute('aria-label'));
    await marks.first().click({ force: true });
    await listHas(ofMark);
    await drawn('국가별 비중');
    // the arrangement has been loaded; its period need not be in the address
    await loaded(page);
    await page.getByRole('radio', { name: '1주일', exact: true }).click({ force: true });
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
  });
});

describe('every chart', () => {
  // pictures of line charts are those of compared countries
  it.each([
    ['Nation', '지도로', ['국가별 기사 수', '일별 기사 수', '분류별 비중', '자주 나온 키워드']],
    ['Media', '트리맵으로', ['매체별 기사 수', '일별 기사 수', '분류별 비중', '자주 나온 키워드']],
    ['Keyword', '워드 클라우드로', ['키워드별 기사 수', '일별 기사 수']],
    ['Classification', '원형으로', ['분류별 기사 수', '국가별 기사 수', '매체별 기사 수']],
  ])('of the statistics of /%s goes home as a picture and as a table', async (name, view, titles) => {
    const own = titles.slice(0, 1);
    await goTo(page, `${server.url}/statistics/${name}`);
    await drawn(own.join());
    await expect.poll(titlesOfCharts).toEqual(titles);
    await sayWhatTheyShow(titles);
    if (name === 'Nation') {
      await goHomeAsPictures(['국가별 기사 수', '분류별 비중', '자주 나온 키워드']);
      await standAsTables(titles);
    }
    await page.getByRole('button', { name: `${view} 보기` }).click();
    await page.waitForURL('**view=own**');
    await drawn(own.join());
    await loaded(page);
    await sayWhatTheyShow(own);
    // countries and the dashboard have a picture of a cloud and of a pie
    if (name === 'Nation' || name === 'Media') await goHomeAsPictures(own);
    await standAsTables(own);
    // the dashboard has the other kinds, and is checked with all screens
    if (name === 'Media') await holdsAtBothWidths(page, `figures-${name}`);
    expect(complaints).toEqual([]);
  });

  it('shows names as they are written, whatever a browser could make of them', async () => {
    const hostile = [
      '<a href="https://evil.example/x">한국</a>',
      '<b style="font-size:40px;fill:red">굵게</b>',
      'A<B> & C &lt; D',
      '{point.name} $& $$',
      'قناة الجزيرة',
    ];
    const overview = '**/api/dashboard/statistics/article-list?*';
    await page.route(overview, async (route) => {
      const answer = await route.fetch();
      const { data, ...rest } = (await answer.json()) as {
        data: Record<'nation' | 'classification' | 'keyword', { label: string }[]>;
      };
      for (const lines of [data.nation, data.classification, data.keyword])
        for (const [index, name] of hostile.entries()) if (lines[index]) lines[index].label = name;
      await route.fulfill({ response: answer, json: { ...rest, data } });
    });
    await goTo(page, `${server.url}/dashboard`);
    const titles = ['키워드 순위', '자주 나온 키워드', '국가별 비중', '분류별 비중', '국가별 기사 수'];
    for (const title of titles) {
      await drawn(title);
      const said = async () => {
        const texts = await panel(title)
          .locator('svg text, [aria-label]')
          .evaluateAll((found) =>
            found.flatMap((one) => [one.textContent ?? '', one.getAttribute('aria-label') ?? '']),
          );
        return texts.join('\n').replaceAll(/[\ufeff\u2068\u2069]/g, '');
      };
      for (const name of hostile)
        await expect.poll(async () => [title, await said()]).toEqual([title, expect.stringContaining(name)]);
      expect(await panel(title).locator('svg a, svg [style*="40px"]').count()).toBe(0);
      const aloud = await panel(title).locator('[id^=highcharts-screen-reader-region-before]').innerHTML();
      expect([title, aloud]).toEqual([title, expect.not.stringMatching(/<a |<b |&amp;lt;/)]);
    }
    await panel('키워드 순위').locator('.highcharts-point').first().hover();
    const tooltip = panel('키워드 순위').locator('.highcharts-tooltip');
    await expect
      .poll(async () => (await tooltip.textContent())?.replaceAll('\ufeff', ''))
      .toContain(hostile[0]);
    expect(await tooltip.locator('a').count()).toBe(0);
    await screenshot(page, 'figures-hostile');
    await page.unroute(overview);
    expect(complaints).toEqual([]);
  });
});

it('administrators have five statistics behind one menu, and take words from one to the other', async () => {
  const administrator = await desk(chromium, server.url);
  const searchText = '한국';
  const region = (name: string) => administrator.getByRole('region', { name, exact: true });
  await goTo(
    administrator,
    `${server.url}/admin/monitoring/Statistics?searchText=${encodeURIComponent(searchText)}`,
  );
  await region('국가별 기사 수').locator('header').getByText(`· 검색어 ${searchText}`).waitFor();
  await administrator.getByRole('tab', { name: '매체별' }).click();
  await administrator.waitForURL('**tab=media**');
  expect(new URL(administrator.url()).searchParams.get('searchText')).toBe(searchText);
  await region('매체별 순위').locator('tbody tr').first().waitFor();
  await region('매체별 기사 수').locator('header').getByText(`· 검색어 ${searchText}`).waitFor();
  await administrator.context().close();
});
