import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { browser, loaded, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { clockOffset } from '../helpers/storyClock.ts';
import { desk, type Person } from './desk.ts';

let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});
afterEach(() => page.context().close());

/** Opens the screen as somebody who is signed in. */
const open = async (person: Person, path: string): Promise<void> => {
  page = await desk(chromium, server.url, person);
  await page.goto(server.url + path);
};
const admin = ['admin@demo.go.kr', 'Admin!2345'] as const;
const staff = ['staff@demo.go.kr', 'Staff!2345'] as const;
const signIn = async ([eml, pswd]: readonly [string, string]): Promise<void> => {
  await page.getByRole('textbox', { name: '이메일' }).fill(eml);
  await page.getByLabel('비밀번호', { exact: true }).fill(pswd);
  await page.getByRole('button', { name: '로그인' }).click();
};

const restored = '로그인이 끊겨 저장하지 못한 내용을 되살렸습니다. 확인하고 저장해 주세요.';
const save = () => page.getByRole('button', { name: '저장', exact: true });

describe('typed work when the session has run out', () => {
  it('stands on my page again after signing in, and can be saved', async () => {
    await open('staff', '/myPage/Profile');
    await page.getByRole('textbox', { name: '부서명' }).fill('국제문화교류과');
    await page.context().clearCookies();
    await save().click();
    await page.waitForURL(/\/login\?from=%2FmyPage/);
    await page.getByRole('alert').filter({ hasText: '다시 로그인해 주세요.' }).waitFor();
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'session-ended-login-390');
    await page.setViewportSize(widths.desktop);
    await signIn(staff);
    await page.waitForURL('**/myPage/Profile');
    await page.getByText(restored).waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: '부서명' }).inputValue())
      .toBe('국제문화교류과');
    await screenshot(page, 'session-ended-my-page');
    await save().click();
    await page.getByText('저장했습니다.').waitFor();
    await page.getByText(restored).waitFor({ state: 'detached' });
  });

  it('stands in a form of the administration again, and not for another person', async () => {
    const path = '/admin/user/UserManage/Detail/demo-mission';
    await open('admin', path);
    await page.getByRole('textbox', { name: '부서명' }).fill('고친 부서');
    await page.context().clearCookies();
    await save().click();
    await page.waitForURL(/\/login\?from=/);
    await signIn(admin);
    await page.waitForURL(`**${path}`);
    await page.getByText(restored).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: '부서명' }).inputValue()).toBe('고친 부서');
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'session-ended-admin-form-390');
    await page.setViewportSize(widths.desktop);
    await screenshot(page, 'session-ended-admin-form');

    await page.context().clearCookies();
    await save().click();
    await page.waitForURL(/\/login\?from=/);
    await signIn(staff);
    await page.waitForURL('**/dashboard');
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('unsaved');
  });

  it('is saved at once where only the cross-site cookie was lost', async () => {
    await open('staff', '/myPage/Profile');
    await page.getByRole('textbox', { name: '직위' }).fill('전문관');
    await page.context().clearCookies({ name: 'XSRF-TOKEN' });
    await save().click();
    await page.getByText('저장했습니다.').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});

describe('a session in which nobody does anything', () => {
  const minute = 60_000;
  /** The same server, so many minutes later than the clock of this run. */
  const restartedAfter = (minutes: number): Promise<Server> =>
    startServer({
      DATA_DIR: server.dataDir,
      PORT: new URL(server.url).port,
      CLOCK_OFFSET_MS: String(clockOffset() + minutes * minute),
    });
  /** Time passes in a tab, which then looks at the clock as it does when somebody comes back to it. */
  const pass = (tab: Page, ms: number) =>
    tab.evaluate((skipped) => {
      const before = Date;
      const now = () => before.now() + skipped;
      globalThis.Date = new Proxy(before, {
        construct: (target, parts: [number]) => new target(...(parts.length ? parts : ([now()] as const))),
        get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
      });
      document.dispatchEvent(new Event('visibilitychange'));
    }, ms);
  const warningOf = (tab: Page) => tab.getByRole('alertdialog', { name: '곧 자동으로 로그아웃됩니다' });
  const goOn = (tab: Page) => tab.getByRole('button', { name: '계속 사용' });

  it('warns in every tab, goes on by one answer, and ends with what was typed kept', async () => {
    const path = '/admin/user/UserManage/Detail/demo-staff';
    await open('admin', path);
    await page.getByRole('textbox', { name: '부서명' }).fill('국제협력과');
    const other = await page.context().newPage();
    await other.goto(`${server.url}/admin/user/UserManage`);
    await other.getByRole('heading', { name: '사용자 관리' }).waitFor();
    // what is still on its way when the server stops would end the tab
    await other.locator('[data-record]').first().waitFor();
    await loaded(other);
    const told = page.waitForResponse((answer) => answer.url().endsWith('/session-activity'));
    await pass(page, minute);
    await told;

    await server.stop();
    let later = await restartedAfter(29.5);
    await pass(page, 28 * minute);
    await warningOf(page).waitFor();
    await warningOf(other).waitFor();
    expect(await goOn(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await screenshot(page, 'session-idle-warning');
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'session-idle-warning-390');
    await page.setViewportSize(widths.desktop);
    await goOn(other).click();
    await warningOf(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('textbox', { name: '부서명' }).inputValue()).toBe('국제협력과');

    await later.stop();
    later = await restartedAfter(61);
    await pass(page, 31 * minute);
    await page.waitForURL(/\/login\?from=/);
    await other.waitForURL(/\/login\?from=/);
    await page
      .getByRole('alert')
      .filter({ hasText: '오랫동안 사용하지 않아 로그인이 종료되었습니다.' })
      .waitFor();
    await signIn(admin);
    await page.waitForURL(`**${path}`);
    await page.getByText(restored).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: '부서명' }).inputValue()).toBe('국제협력과');
    await later.stop();
  });
});
