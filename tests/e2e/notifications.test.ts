import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import type { Visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { colleague, desk } from './desk.ts';
import { complaintsOf, goTo } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;
let author: Visitor;
let second: Visitor;
const complaints: string[][] = [];
const streams: string[] = [];

const watch = (watched: Page, name: string): void => {
  watched.on('request', (request) => {
    if (request.url().endsWith('/api/notice-events')) streams.push(name);
  });
  complaints.push(complaintsOf(watched, (text) => text.includes('ERR_INTERNET_DISCONNECTED')));
};

const dataOf = async <T>(answer: Response): Promise<T> => {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
};

/** The demo staff becomes an administrator too: a second one, who answers. */
const makeSecond = async (): Promise<void> => {
  const { mdfcnDt } = await dataOf<{ mdfcnDt: string }>(
    await author.get('/api/user-detail?userId=demo-staff'),
  );
  await dataOf(
    await author.post('/api/update-user', { userId: 'demo-staff', mdfcnDt, groupId: 1 }, { _method: 'PUT' }),
  );
  second = await colleague(server.url, 'staff');
};

const post = async (ttl: string): Promise<number> => {
  const record = { pstClsfCd: 'PST_CLSF_02', ttl, cn: '<p>어제부터 수집되지 않습니다.</p>' };
  const form = uploadForm('commonBoard', record);
  return (await dataOf<{ pstId: number }>(await author.send('/api/insert-commonboard', form))).pstId;
};
const comment = async (pstId: number): Promise<void> => {
  const form = uploadForm('commonBoardComment', { pstId, cn: '확인하고 있습니다.' });
  await dataOf(await second.send('/api/insert-commonboardcomment', form));
};

const bell = (on: Page, count: number) =>
  on.locator('header').getByRole('button', { name: count ? `알림 ${count}건` : '알림', exact: true });
const box = (on: Page) => on.locator('header section');

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  author = await colleague(server.url);
  await makeSecond();
  page = await desk(chromium, server.url);
  watch(page, 'first');
});

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

describe('the bell', () => {
  it('counts what a colleague writes, without a reload, leads there and is done with it', async () => {
    await goTo(page, `${server.url}/dashboard`);
    await bell(page, 0).click();
    await box(page).getByText('새로운 알림이 없습니다.').waitFor();
    await page.keyboard.press('Escape');
    const pstId = await post('수집이 멈췄습니다');
    await comment(pstId);
    await bell(page, 1).waitFor();
    await bell(page, 1).click();
    const notice = box(page).getByRole('button', { name: /수집이 멈췄습니다/ });
    await notice.waitFor();
    await expect.poll(() => notice.innerText()).toContain('새 댓글이 있습니다');
    await notice.click();
    await page.waitForURL(`**/admin/AdminBoard/Detail/${pstId}`);
    await page.getByRole('heading', { name: '수집이 멈췄습니다' }).waitFor();
    await bell(page, 0).waitFor();
    await expect.poll(() => box(page).count()).toBe(0);
  });

  it('says that one was dealt with elsewhere', async () => {
    const pstId = await post('다른 곳에서 처리한 글');
    await comment(pstId);
    await bell(page, 1).click();
    const notice = box(page).getByRole('button', { name: /다른 곳에서 처리한 글/ });
    await notice.waitFor();
    // the list as it stands on a screen that has not heard of it yet
    await page.route('**/api/notice-check?*', async (route) => {
      await author.post('/api/update-notice/read-all', {}, { _method: 'PUT' });
      await route.continue();
    });
    await notice.click();
    const alert = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await alert.getByText('이미 처리된 알림입니다.').waitFor();
    await alert.getByRole('button', { name: '확인' }).click();
    await page.unroute('**/api/notice-check?*');
    await bell(page, 0).waitFor();
    expect(page.url()).not.toContain(`/Detail/${pstId}`);
  });

  it('holds one connection for all tabs, hands it over, and comes back by itself after the line was cut', async () => {
    streams.length = 0;
    await page.goto(`${server.url}/dashboard`);
    await bell(page, 0).waitFor();
    await expect.poll(() => streams).toEqual(['first']);
    streams.length = 0;
    const tab = await page.context().newPage();
    watch(tab, 'second');
    await tab.goto(`${server.url}/dashboard`);
    const pstId = await post('두 창에서 보는 글');
    await comment(pstId);
    await bell(page, 1).waitFor();
    await bell(tab, 1).waitFor();
    expect(streams).toEqual([]);
    await page.close();
    page = tab;
    await expect.poll(() => streams).toEqual(['second']);
    await comment(pstId);
    await bell(page, 2).waitFor();
    await page.context().setOffline(true);
    await comment(await post('끊긴 사이의 글'));
    await page.context().setOffline(false);
    await bell(page, 3).waitFor();
  });

  it('is the same with few and with many, in both modes and at both widths, works by keys alone and is emptied at once', async () => {
    for (let n = 1; n <= 12; n++)
      await comment(
        await post(n === 12 ? `아주 긴 제목이 어떻게 보이는지 ${'살펴보는글'.repeat(12)}` : `글 ${n}`),
      );
    for (const path of ['/admin/AdminBoard', '/dashboard']) {
      await goTo(page, `${server.url}${path}`);
      for (const [width, size] of Object.entries(widths).toReversed()) {
        await page.setViewportSize(size);
        await bell(page, 15).focus();
        await page.keyboard.press('Enter');
        await box(page).getByRole('button', { name: /글 11/ }).waitFor();
        if (path === '/dashboard') expect([width, await accessibilityProblems(page)]).toEqual([width, []]);
        const right = await box(page).evaluate((element) => element.getBoundingClientRect().right);
        expect(right).toBeLessThanOrEqual(size.width);
        await screenshot(page, `bell-${width}-${path.split('/')[1]}`);
        await page.keyboard.press('Escape');
        await box(page).waitFor({ state: 'detached' });
      }
    }
    await page.keyboard.press('Enter');
    await box(page).getByRole('button', { name: /글 11/ }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('새 댓글이 있습니다');
    await box(page).getByRole('button', { name: '모두 읽음으로 표시' }).click();
    await bell(page, 0).waitFor();
    await box(page).getByText('새로운 알림이 없습니다.').waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => bell(page, 0).evaluate((element) => element === document.activeElement))
      .toBe(true);
  });

  it('keeps silent about what the person does without', async () => {
    await goTo(page, `${server.url}/myPage/Notification`);
    await page.getByRole('checkbox', { name: '가입 승인 요청' }).waitFor();
    await expect.poll(() => page.getByRole('checkbox', { name: '가입 승인 요청' }).isDisabled()).toBe(true);
    const stored = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/user-setting') && answer.ok(),
    );
    await page.getByRole('checkbox', { name: /새 댓글/ }).uncheck();
    await stored;
    await comment(await post('듣지 않을 글'));
    await page.reload();
    await expect.poll(() => page.getByRole('checkbox', { name: /새 댓글/ }).isChecked()).toBe(false);
    await bell(page, 0).waitFor();
    expect(complaints.flat()).toEqual([]);
  });
});
