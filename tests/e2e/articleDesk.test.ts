import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { article } from '#generated/tables/index.ts';
import { openDatabase } from '#server/database/client.ts';
import { db, withDatabase } from '#server/database/db.ts';
import { browser, networkAtRest, screenshot, widths } from '../helpers/browser.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { seedInto } from '../helpers/seeded.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { testEnvironment } from '../helpers/testEnvironment.ts';
import { visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { adminDesk } from './adminDesk.ts';

const folder = mkdtempSync(join(tmpdir(), 'desk-'));
const scan = join(folder, '지면.pdf');
let server: Server;
let chromium: Browser;
let page: Page;
/** Address of the article that the first story registers. */
let registered: string;
/** Number of an article that a model translated. */
let machineMade: number;
const complaints: string[] = [];

const withMachineTranslation = async (dataDir: string): Promise<number> => {
  const stored = await openDatabase(testEnvironment({ DATA_DIR: dataDir }));
  const [row] = await withDatabase(stored, () =>
    db()
      .insert(article)
      .values({
        itemKnd: 'article',
        kornTtl: '모형이 옮긴 기사',
        lclanTtl: 'An article in English',
        articleCn: 'The exhibition opened on Friday.\nIt runs until May.',
        articleTransCn: '전시는 금요일에 열렸다.\n오월까지 달린다.',
        transOrgnNm: 'gpt-9',
        lanCd: 'en',
        ntnId: 'GB',
        lclsfNm: 'KOREA',
        url: 'https://press.example.org/1',
        frmTrsfNscvrgDt: new Date('2026-02-03T00:00:00Z'),
        rgtrId: 'AI',
        mdfrId: 'AI',
      })
      .returning({ articleId: article.articleId }),
  );
  await stored.close();
  return row?.articleId ?? 0;
};

beforeAll(async () => {
  writeFileSync(scan, '%PDF-1.7 지면 %%EOF');
  const dataDir = join(folder, 'data');
  seedInto(dataDir, 2);
  machineMade = await withMachineTranslation(dataDir);
  [server, chromium] = await Promise.all([startServer({ DATA_DIR: dataDir }), browser()]);
  page = await adminDesk(chromium, server.url);
  page.on('console', (message) => {
    // a refused save is announced by the browser itself
    const expected = /status of (400|409)/.test(message.text());
    if (message.type() === 'error' && !expected) complaints.push(message.text());
  });
}, 120_000);
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const save = () => page.getByRole('button', { name: '저장' }).click();
const option = () => page.locator('.MuiAutocomplete-option').first();
const regist = async () => {
  await page.goto(`${server.url}/article/Article/Regist`);
  await page.getByRole('combobox', { name: '매체명' }).fill('르');
  await option().click();
  await page.getByLabel('보도일시').fill('2026-02-03T09:00');
};
const titled = async (title: string) => {
  await page.waitForURL('**/article/Article/Detail/*');
  await page.getByRole('heading', { name: title }).waitFor();
};
const address = 'https://www.desk.fr/culture/1';

describe('an article registered by hand', () => {
  it('takes the country of its outlet, an address that was checked, and a file', async () => {
    await page.goto(`${server.url}/article/Article`);
    await page.getByRole('link', { name: '등록' }).click();
    await page.getByRole('heading', { level: 1, name: '기사 등록' }).waitFor();
    await save();
    await page.getByText('필수값을 입력해주세요.').waitFor();
    await page.getByText('제목(한글)을(를) 입력해주세요.').waitFor();
    await page.getByRole('combobox', { name: '매체명' }).fill('르');
    await option().click();
    await expect.poll(() => page.getByRole('combobox', { name: '국가' }).inputValue()).toMatch(/^[가-힣 ]+$/);
    await page.getByLabel('보도일시').fill('2026-02-03T09:00');
    await page.getByLabel('제목(한글)').fill('파리에서 열린 한국 영화제');
    await page.getByLabel('제목(현지어)').fill('Le festival du film coréen à Paris');
    await page.getByLabel('원문').fill('Le festival du film coréen a ouvert vendredi.');
    await page.getByLabel('번역문').fill('한국 영화제가 금요일에 열렸다.');
    const url = page.getByRole('textbox', { name: 'URL' });
    await url.fill(address);
    await save();
    await page.getByText('URL 중복체크를 진행해주세요.').first().waitFor();
    await page.getByRole('button', { name: 'URL 중복체크' }).click();
    await page.getByText('등록할 수 있는 URL입니다.').waitFor();
    await url.fill(`${address}2`);
    await save();
    await page.getByText('URL 중복체크를 진행해주세요.').first().waitFor();
    await url.fill(address);
    await page.getByRole('button', { name: 'URL 중복체크' }).click();
    await page.getByText('등록할 수 있는 URL입니다.').waitFor();
    // not ended by Enter: whoever saves means it
    await page.getByRole('combobox', { name: '키워드' }).fill('파리 영화제');
    await page.locator('input[type=file]').setInputFiles(scan);
    await screenshot(page, 'desk-regist');
    expect(await accessibilityProblems(page)).toEqual([]);
    await save();
    await titled('파리에서 열린 한국 영화제');
    await page.getByRole('button', { name: /지면\.pdf/ }).waitFor();
    await page.getByRole('link', { name: '파리 영화제' }).waitFor();
    registered = page.url();
    expect(complaints).toEqual([]);
  });

  it('is not registered a second time: the check leads to it', async () => {
    await regist();
    await page.getByRole('textbox', { name: 'URL' }).fill('http://desk.fr/culture/1/?utm_source=mail');
    await page.getByRole('button', { name: 'URL 중복체크' }).click();
    const link = page.getByRole('link', { name: /파리에서 열린 한국 영화제/ });
    await link.waitFor();
    await expect.poll(() => link.getAttribute('href')).toMatch(/^\/article\/Article\/Detail\/\d+$/);
  });
});

describe('a print report', () => {
  it('asks for page, column and file in place of an address', async () => {
    await regist();
    await page.getByRole('radio', { name: '예', exact: true }).first().check({ force: true });
    await page.getByLabel('제목(한글)').fill('신문에 실린 한국 전시');
    await save();
    await page.getByText('지면보도(면,단)을 입력해주세요.').first().waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'URL' }).count()).toBe(0);
    await page.getByLabel('면', { exact: true }).fill('12');
    await page.getByLabel('단', { exact: true }).fill('3');
    await save();
    await page.getByText('첨부파일을 첨부해주세요.').first().waitFor();
    await page.locator('input[type=file]').setInputFiles(scan);
    await save();
    await titled('신문에 실린 한국 전시');
    await page.getByText('12면 3단').waitFor();
  });
});

describe('a correction', () => {
  const open = async () => {
    await page.goto(registered);
    await titled('파리에서 열린 한국 영화제');
  };

  it('of a machine translation names a person from then on, and keeps what the machine wrote', async () => {
    await page.goto(`${server.url}/article/Article/Detail/${machineMade}`);
    await titled('모형이 옮긴 기사');
    await page.getByText('기계 번역 · gpt-9').waitFor();
    await page.getByRole('button', { name: '수정', exact: true }).click();
    await page.getByRole('combobox', { name: '매체명' }).fill('르');
    await option().click();
    await page.getByLabel('번역문').fill('전시는 금요일에 열렸다.\n오월까지 이어진다.');
    await save();
    await page.getByText('사람이 번역').waitFor();
    await expect.poll(() => page.getByText('기계 번역').count()).toBe(0);
    await page.getByRole('region', { name: '본문' }).getByText('오월까지 이어진다.').waitFor();
    await page.locator('summary').filter({ hasText: '번역문' }).click();
    const sides = page.locator('section').filter({ hasText: '고치기 전' });
    await sides.getByText('오월까지 달린다.').first().waitFor();
    await sides.getByText('오월까지 이어진다.').first().waitFor();
    await screenshot(page, 'desk-machine-translation');
  });

  it('of a translation shows both versions in the history', async () => {
    await open();
    await page.getByRole('button', { name: '수정', exact: true }).click();
    await page.getByLabel('번역문').fill('한국 영화제가 금요일 파리에서 막을 올렸다.');
    await save();
    await page.locator('summary').filter({ hasText: '번역문' }).click();
    await page.getByText('고친 뒤').waitFor();
    await page
      .locator('section')
      .filter({ hasText: '고치기 전' })
      .getByText('한국 영화제가 금요일에 열렸다.')
      .waitFor();
    await screenshot(page, 'desk-revision');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'desk-revision-phone');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize(widths.desktop);
  });

  it('that somebody else was faster with is put together field by field', async () => {
    await open();
    const articleId = Number(/Detail\/(\d+)/.exec(page.url())?.[1]);
    await page.getByRole('button', { name: '수정', exact: true }).click();
    await page.getByLabel('본부 의견').fill('내 의견');
    const other = visitor(server.url);
    await other.signIn('staff@demo.go.kr', 'Staff!2345');
    const { data } = (await (await other.get(`/api/article-detail?articleId=${articleId}`)).json()) as {
      data: { mdfcnDt: string };
    };
    const change = { articleId, mdfcnDt: data.mdfcnDt, htcnyOpnn: '다른 의견' };
    expect((await other.post('/api/update-article', change, { _method: 'PUT' })).status).toBe(200);
    await save();
    const choice = page.getByRole('dialog', { name: '다른 사람이 먼저 저장했습니다' });
    await choice.getByLabel('내 의견').check();
    await choice.getByRole('button', { name: '고른 값으로 저장' }).click();
    await page.getByRole('heading', { name: '본부 의견' }).waitFor();
    await page.getByText('내 의견', { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a mission abroad', () => {
  it('marks an article of the local press, and lists what is marked', async () => {
    const context = await chromium.newContext({ viewport: widths.desktop, locale: 'ko-KR' });
    const desk = await context.newPage();
    desk.setDefaultTimeout(10_000);
    await desk.goto(`${server.url}/login`);
    await desk.getByRole('textbox', { name: '이메일' }).fill('mission@demo.go.kr');
    await desk.getByLabel('비밀번호', { exact: true }).fill('Mission!2345');
    await desk.getByRole('button', { name: '로그인' }).click();
    await desk.waitForURL('**/dashboard');
    const marked = `${server.url}/article/Article?period=all&onsiteMediaArticleYn=Y`;
    const titles = desk.locator('tbody tr');
    await desk.goto(marked);
    await networkAtRest(desk);
    const before = await titles.count();
    await desk.goto(registered);
    await desk.getByRole('button', { name: '현지 언론 표시', exact: true }).click();
    await desk.getByRole('button', { name: '현지 언론 표시', pressed: true }).waitFor();
    await desk.getByRole('button', { name: '되돌리기' }).click();
    await desk.getByRole('button', { name: '현지 언론 표시', pressed: false }).waitFor();
    await desk.getByRole('button', { name: '현지 언론 표시', exact: true }).click();
    await desk.getByRole('button', { name: '현지 언론 표시', pressed: true }).waitFor();
    await screenshot(desk, 'desk-onsite');
    await desk.goto(marked);
    await desk.getByRole('link', { name: /파리에서 열린 한국 영화제/ }).waitFor();
    await expect.poll(() => titles.count()).toBe(before + 1);
    await desk.getByRole('button', { name: '현지 언론 내보내기' }).click();
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk
        .getByRole('dialog', { name: '현지 언론 기사 내보내기' })
        .getByRole('button', { name: '내려받기' })
        .click(),
    ]);
    const { rows } = await readXlsxExport(readFileSync(await file.path()));
    expect(rows).toHaveLength(before + 1);
    expect(rows.map(([title]) => title)).toContainEqual(expect.stringContaining('파리에서 열린 한국 영화제'));
    await desk.getByRole('button', { name: /현지 언론 기사만 조건 빼기/ }).click();
    await expect.poll(() => desk.getByRole('button', { name: '현지 언론 내보내기' }).count()).toBe(0);
    await expect.poll(() => titles.count()).toBeGreaterThan(before + 1);
    await context.close();
  });
});

describe.each(Object.entries(widths))('the desk on a %s', (width, viewport) => {
  it('is in order', async () => {
    await page.setViewportSize(viewport);
    await page.goto(`${server.url}/article/Article/Regist`);
    await page.getByRole('button', { name: '저장' }).waitFor();
    await networkAtRest(page);
    await screenshot(page, `desk-${width}`);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.setViewportSize(widths.desktop);
  });
});
