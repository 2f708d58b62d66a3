import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ListAnswer } from '#contract/list.ts';
import type { ArticleItem } from '#generated/types/article.ts';
import { browser, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { colleague, desk, total } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

let server: Server;
let chromium: Browser;
let staff: Visitor;
let page: Page;

const put = async (path: string, body: object): Promise<void> => {
  const answer = await staff.post(`/api${path}`, body, { _method: 'PUT' });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
};
const articles = async (query: string): Promise<ArticleItem[]> =>
  ((await (await staff.get(`/api/article-list?${query}`)).json()) as ListAnswer<ArticleItem>).data;

const view = '프랑스에서 온 기사';
/** Charts have their own tests (figures.test.ts); without them the dashboard loads faster. */
const setngCn = {
  order: ['unread', 'briefing', 'clusters', 'nations', 'keywords', 'memos'],
  hidden: ['map', 'ranking', 'wordCloud', 'treemap', 'classification', 'nations', 'keywords', 'memos'],
};
const ofView = 'period=all&ntnId=FR&lclsfNm=all&sort=frmTrsfNscvrgDt%2CDESC';

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
  staff = await colleague(server.url, 'staff');
  const unread = await articles('size=20&sort=frmTrsfNscvrgDt,DESC');
  await put('/update-article/visit', { itemKnd: 'article' });
  await put('/update-article/read', { articleIds: unread.map(({ articleId }) => articleId), readYn: 'N' });
  await staff.post('/api/insert-savedview', { menuUrl: '/article/Article', viewNm: view, cndCn: ofView });
  await put('/dashboard/user/saveSetting', { setngCn });
  page = await desk(chromium, server.url, 'staff');
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const panel = (name: string): Locator => page.getByRole('region', { name, exact: true });
const dialog = (): Locator => page.getByRole('dialog');
const lines = (): Locator => dialog().getByRole('list', { name: '패널 순서' }).locator('> li');
const arrange = async (): Promise<void> => {
  await page.getByRole('button', { name: '대시보드 설정' }).click();
  await dialog().waitFor();
};
const save = async (): Promise<void> => {
  await dialog().getByRole('button', { name: '저장' }).click();
  await dialog().waitFor({ state: 'detached' });
};
/** The first panels, below the notices. */
const order = async (): Promise<string[]> =>
  (await page.locator('#main').getByRole('heading', { level: 2 }).allInnerTexts()).slice(1, 3);
/** Scrolls a panel into view; others may move it while the dashboard loads. */
const scrollTo = async (place: Locator): Promise<void> => {
  const isInView = () =>
    place.scrollIntoViewIfNeeded({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
  await expect.poll(isInView).toBe(true);
};
/** The number at the end of a link. */
const numberOf = async (link: Locator): Promise<number> => {
  await expect.poll(() => link.innerText()).toMatch(/\d/);
  return Number((await link.innerText()).replaceAll(/\D/g, ''));
};
/** Follows the link of a number on the dashboard: the list has as many items. */
const leadsToAsMany = async (link: Locator): Promise<void> => {
  const count = await numberOf(link);
  await link.click();
  await total(page, count);
  await page.goBack();
};

it('shows what is unread, by kind and by view; each number leads to its list', async () => {
  const complaints = complaintsOf(page);
  await goTo(page, `${server.url}/dashboard`);
  const counts = panel('읽지 않은 글').getByRole('link');
  await expect.poll(() => numberOf(counts.filter({ hasText: '기사' }).first())).toBe(20);
  await leadsToAsMany(counts.filter({ hasText: '기사' }).first());
  await leadsToAsMany(counts.filter({ hasText: view }));
  expect(complaints).toEqual([]);
});

it('is arranged by keys: a view takes its place in a row of its own, also after a reload', async () => {
  await arrange();
  await dialog()
    .getByLabel('추가할 보기')
    .selectOption({ label: `기사 · ${view}` });
  await dialog()
    .getByRole('button', { name: `${view} 전체 폭` })
    .press('Enter');
  for (const name of ['내 국가', '내 키워드']) await dialog().getByRole('checkbox', { name }).check();
  await dialog().getByRole('button', { name: '내 국가 위로' }).focus();
  for (let step = 0; step < 12; step += 1) await page.keyboard.press('Alt+ArrowUp');
  await dialog()
    .getByText(/^내 국가, \d+개 가운데 1번째$/)
    .waitFor({ state: 'attached' });
  await save();
  await expect.poll(() => order()).toEqual(['내 국가', view]);

  await page.reload();
  const rows = panel(view).getByRole('list', { name: view }).getByRole('link');
  await rows.first().waitFor();
  await expect.poll(() => order()).toEqual(['내 국가', view]);
  const first = await articles('ntnId=FR&size=10&sort=frmTrsfNscvrgDt,DESC&paidAiYn=Y&freeAiYn=Y&menualYn=Y');
  await expect.poll(() => rows.first().innerText()).toContain(first[0]?.kornTtl);
  await expect.poll(() => rows.count()).toBe(7);
  await panel(view)
    .getByRole('link', { name: `더 보기 ${view}` })
    .click();
  await expect.poll(() => page.locator('#main [data-action="views"]').textContent()).toBe(view);
  await page.goBack();
  await rows.first().click();
  await page.getByRole('link', { name: '목록으로' }).first().waitFor();
});

it('counts the countries and keywords that were chosen, as their lists do', async () => {
  await goTo(page, `${server.url}/dashboard`);
  await panel('내 국가').getByRole('button', { name: '국가 선택' }).click();
  await dialog().getByLabel('국가', { exact: true }).fill('미국');
  await page.getByRole('option', { name: /^미국/ }).first().click();
  await save();
  const ofNation = panel('내 국가').getByRole('listitem').filter({ hasText: '미국' }).getByRole('link');
  await leadsToAsMany(ofNation.nth(2));

  // it is requested when it comes into view
  await scrollTo(panel('내 키워드'));
  await panel('내 키워드').getByRole('button', { name: '키워드 선택' }).click();
  await dialog().getByLabel('키워드').fill('한류, 없는 낱말');
  await page.keyboard.press('Enter');
  await save();
  const ofWord = (word: string) =>
    panel('내 키워드').getByRole('listitem').filter({ hasText: word }).getByRole('link');
  await leadsToAsMany(ofWord('한류').nth(1));
  const nothing = async () => {
    await scrollTo(panel('내 키워드'));
    return ofWord('없는 낱말').nth(1).innerText({ timeout: 1_000 }).catch(String);
  };
  await expect.poll(nothing).toMatch(/^0\s*건$/);
  await holdsAtBothWidths(page, 'start-page');
});

it('is arranged by a finger on a phone', async () => {
  await goTo(page, `${server.url}/dashboard`);
  await page.setViewportSize(widths.phone);
  const touch = await page.context().newCDPSession(page);
  await touch.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await arrange();
  const handle = (place: number) => lines().nth(place).locator('[data-handle]');
  const middleOf = async (place: number) => {
    const box = await handle(place).boundingBox();
    if (!box) throw new Error(`Line ${place} has no handle.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await middleOf(0), await middleOf(2)];
  const before = await lines().allInnerTexts();
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: y === undefined ? [] : [{ x: from.x, y }],
    });
  await send('touchStart', from.y);
  for (let step = 1; step <= 8; step += 1) await send('touchMove', from.y + ((to.y - from.y) * step) / 8);
  await send('touchEnd');
  await expect
    .poll(() => lines().allInnerTexts())
    .toEqual([before[1], before[2], before[0], ...before.slice(3)]);
  await save();
});
