import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { User } from '#generated/types/user.ts';
import { browser, screenshot } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

let server: Server;
let chromium: Browser;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer({}, { beginning: 'demo' }), browser()]);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const list = '/article/Article';
const button = (page: Page) => page.locator('#main [data-action="views"]');
const isCalled = (page: Page, name: string) => expect.poll(() => button(page).textContent()).toBe(name);
const hasFocus = (page: Page) =>
  expect.poll(() => button(page).evaluate((element) => element === document.activeElement)).toBe(true);
const sheet = (page: Page) => page.getByRole('group', { name: '보기', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const changed = (page: Page) => page.locator('#main').getByText('바뀜');
const menu = (page: Page) => page.getByRole('navigation', { name: /하위 메뉴/ });
const rows = (page: Page) => page.locator('#main [data-record]');
const size = (page: Page) => page.getByLabel('한 쪽에 보일 건수');
const isOfSize = (page: Page, n: number) => expect.poll(() => size(page).inputValue()).toBe(String(n));

/** The open dialog. */
const save = async (page: Page, name: string) => {
  await dialog(page).getByLabel('보기 이름').fill(name);
  await page.keyboard.press('Enter');
  await dialog(page).waitFor({ state: 'detached' });
};

it('a list is saved under a name, found again, changed, opened with, and deleted', async () => {
  const page = await desk(chromium, server.url, 'staff');
  const complaints = complaintsOf(page);
  await goTo(page, server.url + list);
  await rows(page).first().waitFor();
  await isCalled(page, '보기 저장');
  await size(page).selectOption('20');
  await page.getByLabel('정렬', { exact: true }).selectOption('frmTrsfNscvrgDt,DESC');
  await button(page).click();
  await dialog(page).getByRole('button', { name: '저장' }).click();
  await dialog(page).getByText('보기 이름을 적어 주세요.').waitFor();
  await save(page, '최근 보도 스무 건');
  await isCalled(page, '최근 보도 스무 건');
  await hasFocus(page);

  // opened from the menu, on a list with other conditions; the density belongs to the view only
  await goTo(page, `${server.url}${list}?period=week`);
  await isCalled(page, '보기');
  await menu(page).getByRole('link', { name: '최근 보도 스무 건' }).click();
  await isCalled(page, '최근 보도 스무 건');
  await isOfSize(page, 20);
  const density = () => page.evaluate(() => document.documentElement.dataset['density']);
  await page.getByRole('button', { name: '목록 도구' }).click();
  await page.getByLabel('줄 간격').selectOption({ label: '촘촘하게' });
  await page.getByRole('button', { name: '열 선택' }).click();
  await dialog(page).getByRole('checkbox', { name: '국가' }).uncheck();
  await dialog(page).getByRole('button', { name: '적용' }).click();
  const nations = () => page.locator('#main').getByRole('columnheader', { name: '국가' }).count();
  await expect.poll(nations).toBe(0);
  await size(page).selectOption('50');
  await changed(page).waitFor();
  await screenshot(page, 'saved-view-changed');
  await page.locator('#main').getByRole('button', { name: '저장', exact: true }).click();
  await expect.poll(() => changed(page).count()).toBe(0);
  await hasFocus(page);

  // an article is opened, and the way back leads to the view
  await rows(page).first().click();
  await page.getByRole('link', { name: '목록으로' }).first().click();
  await isCalled(page, '최근 보도 스무 건');
  await expect.poll(async () => [await density(), await nations()]).toEqual(['compact', 0]);

  // one press leaves the whole view
  await button(page).click();
  await sheet(page).getByRole('button', { name: '처음 조건으로' }).click();
  await isCalled(page, '보기');
  // the size that was chosen on the list itself is kept for it
  await isOfSize(page, 20);
  await expect.poll(async () => [await density(), await nations()]).toEqual(['normal', 1]);

  // it opens the list
  await button(page).click();
  await sheet(page).getByRole('button', { name: '최근 보도 스무 건 설정' }).click();
  await dialog(page).getByLabel('목록을 열 때 이 보기로 열기').check();
  await save(page, '늘 보는 목록');
  await hasFocus(page);
  await goTo(page, server.url + list);
  await isCalled(page, '늘 보는 목록');
  await isOfSize(page, 50);
  await page.locator('#main').getByRole('button', { name: '처음 조건으로' }).click();
  await isCalled(page, '보기');

  await page.keyboard.press('Control+KeyK');
  await page.keyboard.type('ㄴㅂㄴ');
  await page.getByRole('option', { name: /늘 보는 목록/ }).click();
  await isCalled(page, '늘 보는 목록');
  await isOfSize(page, 50);

  await button(page).click();
  await sheet(page).getByRole('button', { name: '늘 보는 목록 설정' }).click();
  await dialog(page).getByRole('button', { name: '지우기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
  await isCalled(page, '보기 저장');
  await isOfSize(page, 50);
  await menu(page).getByRole('link', { name: '늘 보는 목록' }).waitFor({ state: 'detached' });
  await goTo(page, server.url + list);
  await isOfSize(page, 20);

  // so is a search, which begins anew from the sheet, though the last one is kept
  await goTo(page, `${server.url}/search?searchText=${encodeURIComponent('영화')}`);
  await button(page).click();
  await save(page, '영화 소식');
  await isCalled(page, '영화 소식');
  await button(page).click();
  await sheet(page).getByRole('button', { name: '처음 조건으로' }).click();
  await isCalled(page, '보기');
  await expect.poll(() => new URL(page.url()).search).toBe('');
  expect(complaints).toEqual([]);
});

it('a list of administration has its views too', async () => {
  const page = await desk(chromium, server.url, 'admin');
  const complaints = complaintsOf(page);
  await goTo(page, `${server.url}/admin/user/UserManage`);
  await rows(page).first().waitFor();
  await size(page).selectOption('20');
  await page.waitForURL(/perPage=20/);
  await isOfSize(page, 20);
  await page.getByLabel('이메일').fill('staff@demo.go.kr');
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page).count()).toBe(1);
  await button(page).click();
  await save(page, '직원 계정');
  await isCalled(page, '직원 계정');
  await goTo(page, `${server.url}/admin/CommonCodeManage`);
  await goTo(page, `${server.url}/admin/user/UserManage`);
  await expect.poll(() => rows(page).count()).toBeGreaterThan(1);
  await button(page).click();
  await sheet(page).getByRole('link', { name: '직원 계정' }).click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await isOfSize(page, 20);
  await changed(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

it('a statistic is saved with its conditions and the way it is looked at, and opens with them', async () => {
  const page = await desk(chromium, server.url, 'staff');
  const complaints = complaintsOf(page);
  const range = () => page.getByLabel('순위 범위');
  const ranks = (value: string) => expect.poll(() => range().inputValue()).toBe(value);
  await goTo(page, `${server.url}/statistics/Nation?period=week`);
  await range().selectOption('twenty');
  await button(page).click();
  await dialog(page).getByLabel('통계를 열 때 이 보기로 열기').check();
  await save(page, '한 주의 나라');
  await isCalled(page, '한 주의 나라');
  await range().selectOption('ten');
  await changed(page).waitFor();
  await goTo(page, `${server.url}/statistics/Media`);
  await isCalled(page, '보기 저장');
  await menu(page).getByRole('link', { name: '한 주의 나라' }).click();
  await ranks('twenty');
  await goTo(page, `${server.url}/statistics/Nation`);
  await isCalled(page, '한 주의 나라');
  await ranks('twenty');
  expect(complaints).toEqual([]);
});

it('a view that a colleague shares is opened, and kept as one’s own', async () => {
  const [office, owner] = await Promise.all([colleague(server.url), colleague(server.url, 'staff')]);
  const detail = async (userId: string) =>
    ((await (await office.get(`/api/user-detail?userId=${userId}`)).json()) as { data: User }).data;
  const { groupId } = await detail('demo-staff');
  const { userId, mdfcnDt } = await detail('demo-mission');
  const put = { _method: 'PUT' };
  expect((await office.post('/api/update-user', { userId, mdfcnDt, groupId }, put)).ok).toBe(true);
  const shared = {
    menuUrl: list,
    viewNm: '함께 보는 목록',
    cndCn: 'size=20',
    colNmList: ['reporter'],
    shrYn: 'Y',
  };
  expect((await owner.post('/api/insert-savedview', shared, { _method: 'POST' })).ok).toBe(true);

  const page = await desk(chromium, server.url, 'mission');
  const complaints = complaintsOf(page);
  await goTo(page, server.url + list);
  // until the views are loaded, the button saves a new one
  await isCalled(page, '보기');
  await button(page).click();
  await expect
    .poll(() => sheet(page).getByRole('heading').allTextContents())
    .toEqual(['본부에서 함께 쓰는 보기']);
  expect(await sheet(page).getByRole('button', { name: /설정$/ }).count()).toBe(0);
  await holdsAtBothWidths(page, 'saved-views-shared');
  await sheet(page).getByRole('link', { name: '함께 보는 목록' }).click();
  await isCalled(page, '함께 보는 목록');
  await isOfSize(page, 20);
  await page.locator('#main').getByRole('columnheader', { name: '기자' }).waitFor();
  await size(page).selectOption('50');
  await page.locator('#main').getByRole('button', { name: '내 보기로 저장' }).click();
  await save(page, '내 목록');
  await isCalled(page, '내 목록');
  await isOfSize(page, 50);
  await button(page).click();
  await sheet(page).getByRole('button', { name: '내 목록 설정' }).waitFor();
  expect(complaints).toEqual([]);
});
