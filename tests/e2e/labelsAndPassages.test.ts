import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, loaded } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;
let admin: Visitor;
let complaints: string[];

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  admin = await colleague(server.url, 'admin');
  page = await desk(chromium, server.url, 'staff');
  complaints = complaintsOf(page);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const rows = () => page.locator('#main [data-record]');
const dialog = () => page.getByRole('dialog');
const openList = async (query = '') => {
  await goTo(page, `${server.url}/article/Article?period=all&lclsfNm=all${query}`);
  await rows().first().waitFor();
  await loaded(page);
};
const idOf = async (row: number) => Number(await rows().nth(row).getAttribute('data-record'));
const close = async () => {
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
};

describe('labels', () => {
  it('are made and put on by keys, for many rows at once, narrow the list, and are merged and brought back', async () => {
    await openList();
    const [first, second] = [await idOf(0), await idOf(1)];
    await rows().first().focus();
    await page.keyboard.press('l');
    await dialog().getByRole('checkbox', { name: '나중에 읽기' }).waitFor();
    await page.keyboard.type('파리 전시');
    await page.keyboard.press('Enter');
    await dialog().getByText('‘파리 전시’ 라벨을 만들어 붙였습니다.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog().getByRole('checkbox', { name: '나중에 읽기' }).check();
    await dialog().getByText('‘나중에 읽기’ 라벨을 붙였습니다.').waitFor();
    await close();
    await page.locator(`#main tr:has([data-record="${first}"])`).getByText('나중에 읽기').waitFor();

    for (const row of [0, 1]) {
      await rows().nth(row).focus();
      await page.keyboard.press('x');
    }
    await page.getByRole('button', { name: '라벨', exact: true }).click();
    const paris = dialog().getByRole('checkbox', { name: '파리 전시' });
    await paris.waitFor();
    await expect.poll(() => paris.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await paris.click();
    await dialog().getByText('1건에 ‘파리 전시’ 라벨을 붙였습니다.').waitFor();
    await dialog().getByRole('button', { name: '되돌리기' }).click();
    await dialog().getByText('되돌렸습니다.').waitFor();
    await paris.click();
    await dialog().getByText('1건에 ‘파리 전시’ 라벨을 붙였습니다.').waitFor();

    await dialog().getByRole('button', { name: '라벨 관리' }).click();
    await dialog().getByRole('button', { name: '새 라벨' }).click();
    await dialog().getByRole('textbox', { name: '라벨 이름' }).fill('행사');
    await dialog().getByText('보라').click();
    await dialog().getByRole('button', { name: '저장' }).click();
    await dialog().getByText('‘행사’ 라벨을 만들었습니다.').waitFor();
    await dialog().getByRole('button', { name: '파리 전시 합치기' }).click();
    await dialog().getByRole('button', { name: '여기에 합치기' }).click();
    await dialog().getByText('‘파리 전시’ 라벨을 ‘행사’에 합쳤습니다.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog().getByRole('button', { name: '되돌리기' }).click();
    await dialog().getByRole('button', { name: '파리 전시 지우기' }).waitFor();
    await dialog().getByRole('button', { name: '닫기' }).click();
    await close();
    await page.getByRole('button', { name: '선택 해제' }).click();

    await page.getByRole('button', { name: '상세조건' }).click();
    await page.getByRole('combobox', { name: '라벨', exact: true }).selectOption({ label: '파리 전시' });
    await expect.poll(() => rows().count()).toBe(2);
    expect(new Set([await idOf(0), await idOf(1)])).toEqual(new Set([first, second]));
    await page.getByRole('button', { name: '라벨 파리 전시 조건 빼기' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('have their articles on my page, the reading list with what was read; taking off is undone', async () => {
    await goTo(page, `${server.url}/myPage`);
    await page.getByRole('radio', { name: /^나중에 읽기/ }).click();
    await expect.poll(() => rows().count()).toBe(1);
    await rows().first().click();
    await page.getByRole('button', { name: '나중에 읽기', pressed: true }).waitFor();
    await page.goBack();
    await page.locator('#main li').getByText('읽음', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^목록에서 빼기/ }).click();
    await page.getByText('‘나중에 읽기’에서 뺐습니다.').waitFor();
    await expect.poll(() => rows().count()).toBe(0);
    await page.getByRole('button', { name: '되돌리기' }).click();
    await expect.poll(() => rows().count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});

describe('a note on a passage', () => {
  const id = '[data-passage-field=articleCn]';
  /** Selects the whole first paragraph of the original. */
  const select = () =>
    page
      .locator(id)
      .first()
      .evaluate((paragraph) => document.getSelection()?.selectAllChildren(paragraph));
  const marked = () => page.locator(`${id} [role=button]`);

  it('is written by the key M, opened from its mark, and stands at its place after the article was corrected', async () => {
    await openList();
    const articleId = await idOf(0);
    const path = `/article/Article/Detail/${articleId}`;
    await goTo(page, server.url + path);
    await page.locator(id).first().waitFor();
    await loaded(page);
    const quote = (await page.locator(id).first().textContent()) ?? '';
    await select();
    await page.getByRole('button', { name: '메모', exact: true }).waitFor();
    await page.keyboard.press('m');
    await dialog().getByRole('textbox', { name: '메모' }).fill('인용할 곳');
    await dialog().getByRole('button', { name: '저장' }).click();
    await dialog().waitFor({ state: 'detached' });
    await expect.poll(() => marked().textContent()).toBe(quote);
    await marked().focus();
    await page.keyboard.press('Enter');
    await dialog().getByRole('textbox', { name: '메모' }).fill('고친 메모');
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog().getByRole('button', { name: '저장' }).click();
    await dialog().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '메모 고치기: 고친 메모' }).waitFor();

    const correct = async (change: (text: string) => string) => {
      const { data } = (await (await admin.get(`/api/article-detail?articleId=${articleId}`)).json()) as {
        data: { articleCn: string; mdfcnDt: string };
      };
      const body = { articleId, articleCn: change(data.articleCn), mdfcnDt: data.mdfcnDt };
      expect((await admin.post('/api/update-article', body, { _method: 'PUT' })).status).toBe(200);
      await goTo(page, `${server.url}/article/Article`);
      await goTo(page, server.url + path);
      await page.locator(id).first().waitFor();
    };
    await correct((text) => `A new first paragraph.\n${text}`);
    await expect.poll(() => marked().textContent()).toBe(quote);
    expect(await page.locator(id).first().textContent()).toBe('A new first paragraph.');

    await correct((text) => text.replace(quote, 'Something else entirely now.'));
    await page.getByText('본문에서 찾을 수 없음').waitFor();
    expect(await marked().count()).toBe(0);
    await goTo(page, `${server.url}/myPage`);
    await page.locator('#main li').getByText('본문에서 찾을 수 없음').waitFor();
    await page.getByText('고친 메모').waitFor();

    await goTo(page, server.url + path);
    await page.getByRole('button', { name: '메모 고치기: 고친 메모' }).click();
    await dialog().getByRole('button', { name: '지우기' }).click();
    await page.getByText('구절 메모를 지웠습니다.').waitFor();
    await page.getByRole('button', { name: '되돌리기' }).click();
    await page.getByRole('button', { name: '메모 고치기: 고친 메모' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
