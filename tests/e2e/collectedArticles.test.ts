import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import iconv from 'iconv-lite';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { collectLinesInto, type NewsRecord } from '../helpers/collected.ts';
import { fixture } from '../helpers/fixtures.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { printsTitle, squeezed, textsOf } from '../helpers/printed.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { colleague, desk, total } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

const output = resolve(import.meta.dirname, '../output/screenshots');
const dataDir = mkdtempSync(join(tmpdir(), 'collected-'));
let server: Server;
let chromium: Browser;
let page: Page;
let editor: Visitor;
let mail: Awaited<ReturnType<typeof mailServer>>;
let complaints: string[];

const body =
  '국립중앙박물관은 조선 시대 회화와 도자를 모은 순회 전시를 내년 봄 프랑스 파리에서 시작한다고 밝혔다. 전시는 석 달 동안 열리고, 이어 베를린과 런던으로 옮겨 간다.\n박물관은 관람객이 직접 만져 볼 수 있는 복제품도 마련했다.';
const record = (number: number, values: Partial<NewsRecord>): NewsRecord => ({
  kornTtl: null,
  lclanTtl: '국립중앙박물관, 해외 순회 전시를 내년 봄 파리에서 시작',
  articleCn: body,
  articleTransCn: null,
  lang: 'ko',
  mediaNm: '한국통신',
  ntnId: 'KR',
  frmTrsfNscvrgDt: new Date(Date.now() - 86_400_000).toISOString(),
  url: `https://near.example/${number}`,
  ...values,
});
const made = (): NewsRecord[] => [
  record(1, {}),
  record(2, { lclanTtl: '국립중앙박물관, 해외 순회 전시를 내년 봄 파리에서 시작(종합)' }),
  record(3, { mediaNm: '파리신문', url: 'https://paris.example/3' }),
  record(4, {
    lclanTtl: '부산국제영화제, 신인 감독의 장편을 개막작으로',
    articleCn: `부산국제영화제가 올해 개막작으로 신인 감독의 장편을 골랐다. 사무국은 상영관을 두 곳 늘리고 심야 상영을 되살린다고 설명했다. 예매는 다음 주 월요일에 시작한다.`,
  }),
  record(5, {
    lclanTtl: 'Bong Joon Ho honoured at Busan International Film Festival',
    articleCn: 'The director was given a prize for his career on Friday.',
    lang: 'en',
    mediaNm: 'The Film Daily',
    ntnId: 'US',
  }),
  record(6, {
    lclanTtl: '東京で韓国伝統音楽の夕べ',
    kornTtl: '도쿄에서 열린 한국 전통음악의 밤',
    articleCn: '東京の文化会館で、韓国の伝統音楽を紹介する公演が開かれた。',
    articleTransCn: '도쿄 문화회관에서 한국의 전통음악을 소개하는 공연이 열렸다.',
    lang: 'ja',
    mediaNm: '東京文化新聞',
    ntnId: 'JP',
  }),
];

interface Real {
  title: string;
  outlet: string;
  lang: string;
}
const reals = gunzipSync(readFileSync(fixture('articles/kurdistan-univ.ndjson.gz')))
  .toString('utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Real);
/** The first real items of each outlet in each language: English, Kurdish and Arabic. */
const ofBriefing = [...Map.groupBy(reals, ({ outlet, lang }) => `${outlet} ${lang}`).values()]
  .flatMap(([first]) => first ?? [])
  .slice(0, 12);
/** Further items of all outlets, with the place before or after the title, as some agencies write it. */
const ofBatch = reals
  .filter((real) => !ofBriefing.includes(real))
  .filter((_real, place) => place % 20 === 0)
  .slice(0, 60)
  .map((real, place) => ({
    ...real,
    title: place % 2 ? `China: ${real.title}` : `${real.title} (China)`,
  }));

beforeAll(async () => {
  const lines = [made(), [...ofBriefing, ...ofBatch]].map((some) => some.map((one) => JSON.stringify(one)));
  collectLinesInto(dataDir, ...lines);
  mail = await mailServer();
  [server, chromium] = await Promise.all([startServer({ DATA_DIR: dataDir, SMTP_URL: mail.url }), browser()]);
  editor = await colleague(server.url);
  page = await desk(chromium, server.url);
  complaints = complaintsOf(page);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The invented articles are from yesterday, and come first. */
const list = '/article/Article?period=all&lclsfNm=all&sort=frmTrsfNscvrgDt%2CASC';

/** Every title as stored, by article. */
const titles = async (): Promise<Map<number, string>> => {
  interface Titled {
    articleId: number;
    lclanTtl: string | null;
    kornTtl: string | null;
  }
  const { data } = (await (await editor.get('/api/article-list?size=200')).json()) as ListAnswer<Titled>;
  return new Map(
    data.map(({ articleId, lclanTtl, kornTtl }) => [articleId, `${lclanTtl ?? ''}|${kornTtl ?? ''}`]),
  );
};

const inDialog = (name: string) =>
  page.locator('[role=dialog], [role=alertdialog]').getByRole('button', { name, exact: true }).click();

it('staff find an article by country and month on a phone and read it in both languages', async () => {
  const staff = await desk(chromium, server.url, 'staff');
  const complained = complaintsOf(staff);
  staff.on('response', (response) => {
    if (response.status() >= 400) complained.push(`${response.status()} ${response.url()}`);
  });
  await staff.setViewportSize(widths.phone);
  await goTo(staff, `${server.url}/article/Article?period=month&lclsfNm=all`);
  await staff.getByRole('heading', { level: 1, name: '기사' }).waitFor();
  await staff.getByRole('button', { name: /^조건/ }).click();
  await staff.getByRole('combobox', { name: '국가' }).fill('일본');
  await staff.getByRole('option', { name: /일본/ }).first().click();
  await staff.waitForURL(/ntnId=JP/);
  await staff.keyboard.press('Escape');
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: /건 보기$/ })
    .click();
  const rows = staff.locator('main tr').filter({ has: staff.locator('[data-record]') });
  await rows.first().waitFor();
  await expect
    .poll(async () => (await rows.allTextContents()).map((text) => text.includes('일본')))
    .toEqual([true]);
  await screenshot(staff, 'first-day-list');
  const link = rows.first().locator('[data-record]');
  const title = ((await link.textContent()) ?? '').trim();
  await link.click();
  await staff.waitForURL(/\/article\/Article\/Detail\/\d+/);
  await staff.getByText(title).first().waitFor();
  await staff.locator('main [lang="ja"]').first().waitFor();
  await staff.getByRole('heading', { name: '번역' }).first().waitFor();
  await screenshot(staff, 'first-day-article');

  await staff.setViewportSize(widths.desktop);
  const button = staff.getByRole('button', { name: '로그아웃' });
  await button.click();
  await staff.getByRole('alertdialog').getByRole('button', { name: '취소' }).click();
  await staff.getByRole('alertdialog').waitFor({ state: 'detached' });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complained).toEqual([]);
  await staff.context().close();
});

describe('the page of an article', () => {
  const panel = () =>
    page.getByRole('complementary').locator('section', {
      has: page.getByRole('heading', { name: '비슷한 기사' }),
    });
  const titled = (title: RegExp) => page.getByRole('heading', { level: 1, name: title }).waitFor();

  it('names others with nearly the same text and leads to them; without any there is no panel', async () => {
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

  it('in a window of its own leads to others within that window', async () => {
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
});

describe('the dictionary of features', () => {
  const words = [
    '대표어,특징 종류,다른 표기,비고',
    '부산국제영화제,행사,Busan International Film Festival,',
    '봉준호,인물,"Bong Joon Ho, Bong Joon-ho",감독',
    ',인물,,',
  ].join('\n');
  const csv = { name: '낱말.csv', mimeType: 'text/csv', buffer: Buffer.from(words) };

  it('imports a list after a look at it, names lines it cannot take, and has articles read again', async () => {
    await goTo(page, `${server.url}/admin/FeatureDictManage`);
    await page.getByText('등록된 낱말이 없습니다.').waitFor();
    await page.getByRole('button', { name: '목록 가져오기' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles([csv]);
    await dialog.getByText(/새로 등록할 낱말 2개/).waitFor();
    await dialog.getByText('대표어가 비어 있습니다.', { exact: false }).waitFor();
    await holdsAtBothWidths(page, 'dictionary-import');
    await dialog.getByRole('button', { name: '2개 등록' }).click();
    await total(page, 2);
    await page.getByText('낱말 2개를 등록했습니다.', { exact: false }).first().waitFor();

    await page.getByRole('button', { name: '최근 30일 기사 다시 분석' }).click();
    await page.getByText('다시 분석을 마쳤습니다.').waitFor();
    await screenshot(page, 'dictionary-desktop');
    await goTo(page, server.url + list);
    await page
      .getByRole('link', { name: /Bong Joon Ho honoured/ })
      .first()
      .click();
    const rail = page.getByRole('complementary', { name: '기사 분석' });
    await rail.getByText('봉준호', { exact: true }).first().waitFor();
    await expect.poll(() => rail.getByText('부산국제영화제', { exact: true }).count()).toBeGreaterThan(0);
  });
});

describe('a daily briefing of real articles', () => {
  it('is composed, published, printed and mailed with every title as it was written', async () => {
    const isOfBriefing = (title: string) =>
      !title.includes('China') && !made().some(({ lclanTtl }) => title.startsWith(`${lclanTtl}|`));
    const picked = [...(await titles())].filter(([, title]) => isOfBriefing(title));
    expect(picked).toHaveLength(ofBriefing.length);
    for (const [itemId] of picked)
      expect((await editor.post('/api/insert-briefing-tray', { itemKnd: 'article', itemId })).status).toBe(
        200,
      );
    const written = picked.map(([, both]) => both.split('|')).map(([title, korean]) => korean || title || '');
    await page.goto(`${server.url}/product/daily/DailyBriefing/Regist`);
    await page.getByRole('list', { name: '항목' }).waitFor();
    await page.getByRole('button', { name: '국가별로 묶기' }).click();
    await page.getByRole('textbox', { name: '머리글' }).fill('간밤의 외신을 나라별로 정리했습니다.');
    // pressed twice in quick succession
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
    expect(written.filter((title) => !printsTitle(printed, title))).toEqual([]);

    await page.getByRole('button', { name: '메일 보내기' }).click();
    const dialog = page.getByRole('dialog', { name: '메일 보내기' });
    await dialog.getByRole('combobox').fill('본부');
    await page.getByRole('option', { name: /본부/ }).first().click();
    await dialog.getByRole('button', { name: /명에게 보내기$/ }).click();
    await expect.poll(() => mail.received.length).toBeGreaterThan(0);
    const plain = squeezed(mail.received[0]?.plain ?? '');
    for (const title of written) expect(plain).toContain(squeezed(title));
  });
});

describe('a batch edit of real articles', () => {
  const wanted = ofBatch.length;
  const open = async (from: string, to: string) => {
    await goTo(page, `${server.url}/admin/ArticleBatchEdit`);
    await page.getByRole('textbox', { name: '찾을 글' }).fill(from);
    await page.getByRole('textbox', { name: '바꿀 글' }).fill(to);
  };
  const look = () => page.getByRole('button', { name: '미리 보기' }).click();
  const found = () => page.getByText(`바뀔 기사 ${wanted}건`).waitFor();

  it('says what is missing, keeps choice and conditions, and demands a look at new ones', async () => {
    await goTo(page, `${server.url}/admin/ArticleBatchEdit`);
    await look();
    await page.getByText('찾을 글을(를) 입력해주세요.').waitFor();
    await page.getByRole('textbox', { name: '찾을 글' }).and(page.locator(':focus')).waitFor();
    await open('China', 'PR China');
    await look();
    await found();
    await page.getByRole('combobox', { name: '국가' }).fill('일본');
    await page.getByRole('option', { name: '일본' }).click();
    await page.keyboard.press('Escape');
    await page.getByText('조건이 달라졌습니다.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: '선택한 기사 바꾸기' }).isDisabled()).toBe(true);
    await look();
    await page.waitForURL(/ntnId=JP/);
    await page.getByText('조건이 달라졌습니다.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /일본 조건 빼기/ }).click();
    await look();
    await found();
    await page.getByRole('checkbox', { name: '이 쪽 모두' }).check();
    await page.getByRole('button', { name: '2 쪽으로 이동' }).click();
    await page.waitForURL(/page=2/);
    await page.getByText(/선택 20건/).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: '이 쪽 모두' }).isChecked()).toBe(false);
    await page.reload();
    await found();
    await expect.poll(() => page.getByRole('textbox', { name: '바꿀 글' }).inputValue()).toBe('PR China');
    await screenshot(page, 'batch-conditions');
  });

  it('shows what it would change, changes all found at once, and takes them back word for word', async () => {
    const before = await titles();
    await open('China', 'PR China');
    await look();
    await found();
    const first = page
      .getByRole('listitem')
      .filter({ has: page.locator('del') })
      .first();
    await expect.poll(() => first.locator('del').first().innerText()).toBe('China');
    await expect.poll(() => first.locator('ins').first().innerText()).toBe('PR China');
    await page.getByRole('checkbox', { name: '이 쪽 모두' }).check();
    await page.getByRole('button', { name: `${wanted}건 모두 선택` }).click();
    await page.getByText(`선택 ${wanted}건`).waitFor();
    await screenshot(page, 'batch-real');
    await page.getByRole('button', { name: '선택한 기사 바꾸기' }).click();
    await inDialog('바꾸기');
    await page.getByText(`${wanted}건을 바꾸었습니다.`).waitFor();
    await inDialog('확인');

    const after = await titles();
    const changed = [...after].filter(([articleId, title]) => title !== before.get(articleId));
    expect(changed).toHaveLength(wanted);
    for (const [articleId, title] of changed)
      expect(title).toBe(before.get(articleId)?.replaceAll('China', 'PR China'));

    await page.getByRole('button', { name: '되돌리기' }).click();
    await inDialog('되돌리기');
    await page.getByText(`${wanted}건을 되돌렸습니다.`).waitFor();
    await inDialog('확인');
    expect(await titles()).toEqual(before);
  });
});

describe('the month table', () => {
  it('changes with its conditions, which stand in the address, and comes in a file as it stands', async () => {
    await goTo(page, `${server.url}/admin/monitoring/ArticleStatus`);
    await page.getByRole('rowheader', { name: '자동 수집' }).waitFor();
    await page.getByRole('radio', { name: '국가별' }).click({ force: true });
    await page.waitForURL(/by=nation/);
    await page.getByRole('rowheader', { name: '일본' }).waitFor();
    const sum = page.locator('tfoot td').last();
    await expect
      .poll(async () => Number((await sum.innerText()).replaceAll(',', '')))
      .toBe((await titles()).size);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '엑셀 내려받기' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
    const { head, rows } = await readXlsxExport(readFileSync(await file.path()));
    expect([head[0], rows.at(-1)?.[0]]).toEqual(['국가', '합계']);
    expect(Number(rows.at(-1)?.at(-1))).toBe(Number((await sum.innerText()).replaceAll(',', '')));
  });
});

describe('articles from a file', () => {
  const rows = [
    '제목;매체;국가명;보도일;링크;담당',
    '파리 한국문화원, 한글 서예전 열어;파리신문;프랑스;2025-11-20 10:00;https://paris.example/calligraphy;김',
    '국립중앙박물관, 해외 순회 전시를 내년 봄 파리에서 시작;한국통신;대한민국;;https://near.example/1;김',
    '베를린에서 국악 공연;베를린일보;독일국;2025-11-21;https://berlin.example/music;이',
    '도쿄 한국영화제 개막;도쿄문화신문;일본;내일쯤;https://tokyo.example/film;이',
    '마드리드 한식 주간;마드리드신문;스페인;2025.11.22. 09:30;https://madrid.example/food;박',
  ].join('\r\n');
  const file = { name: '옛 기사.csv', mimeType: 'text/csv', buffer: iconv.encode(rows, 'cp949') };
  const mine = (title: string) => page.getByRole('link', { name: title }).first();

  it('are matched with its columns, looked at, registered, found in the list, and taken back', async () => {
    await goTo(page, `${server.url}/admin/ArticleBatchEdit?way=import`);
    await page.getByText('아직 가져온 목록이 없습니다.').waitFor();
    await page.getByRole('button', { name: '목록 가져오기' }).click();
    const dialog = page.getByRole('dialog', { name: '기사 목록 가져오기' });
    await screenshot(page, 'article-import-file');
    await dialog.getByLabel('기사 목록 파일').setInputFiles([file]);
    await dialog.getByText('모르는 열이 1개 있습니다: ‘담당’.').waitFor();
    await holdsAtBothWidths(page, 'article-import-columns');
    await dialog.getByRole('button', { name: '미리 보기' }).click();
    await dialog.getByText(/4번째 줄: 국가 코드에 없는 나라입니다: ‘독일국’/).waitFor();
    await dialog.getByText(/5번째 줄: 보도일시를 날짜로 읽을 수 없습니다: ‘내일쯤’/).waitFor();
    await holdsAtBothWidths(page, 'article-import-trial');
    await dialog.getByRole('button', { name: '2건 등록' }).click();
    await dialog.getByText('5줄을 모두 처리했습니다.').waitFor();
    await dialog.getByRole('button', { name: '가져오지 못한 2줄 내려받기' }).waitFor();
    await holdsAtBothWidths(page, 'article-import-result');
    await dialog.getByRole('button', { name: '닫기' }).click();
    await goTo(page, `${server.url}${list}&searchText=${encodeURIComponent('한식 주간')}`);
    await mine('마드리드 한식 주간').waitFor();

    await goTo(page, `${server.url}/admin/ArticleBatchEdit?way=import`);
    await holdsAtBothWidths(page, 'article-import-done');
    await page.getByRole('button', { name: '가져오기 되돌리기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '되돌리기' }).click();
    await page.getByText('기사 2건을 지웠습니다.').waitFor();
    await holdsAtBothWidths(page, 'article-import-history');
    await goTo(page, `${server.url}${list}&searchText=${encodeURIComponent('한식 주간')}`);
    await expect.poll(() => mine('마드리드 한식 주간').count()).toBe(0);
  });
});
