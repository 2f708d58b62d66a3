import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';

let server: Server;
let chromium: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await startServer({ DEMO: '1' });
  chromium = await browser();
}, 120_000);

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

beforeEach(async () => {
  context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  page = await context.newPage();
});

afterEach(() => context.close());

const fillLogin = async (eml: string, pswd: string): Promise<void> => {
  await page.getByRole('textbox', { name: '이메일' }).fill(eml);
  await page.getByLabel('비밀번호', { exact: true }).fill(pswd);
  await page.getByRole('button', { name: '로그인' }).click();
};

const admin = ['admin@demo.go.kr', 'Admin!2345'] as const;
const staff = ['staff@demo.go.kr', 'Staff!2345'] as const;

const open = async (who: readonly [string, string], path: string): Promise<void> => {
  await page.goto(`${server.url}/login`);
  await fillLogin(...who);
  await page.waitForURL('**/dashboard');
  await page.goto(server.url + path);
};

const restored = '로그인이 끊겨 저장하지 못한 내용을 되살렸습니다. 확인하고 저장해 주세요.';
const save = () => page.getByRole('button', { name: '저장', exact: true });

describe('typed work when the session has run out', () => {
  it('stands on my page again after signing in, and can be saved', async () => {
    await open(staff, '/myPage');
    await page.getByRole('textbox', { name: '부서명' }).fill('국제문화교류과');
    await context.clearCookies();
    await save().click();
    await page.waitForURL(/\/login\?from=%2FmyPage/);
    await page.getByRole('alert').filter({ hasText: '다시 로그인해 주세요.' }).waitFor();
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'session-ended-login-390');
    await page.setViewportSize(widths.desktop);
    await fillLogin(...staff);
    await page.waitForURL('**/myPage');
    await page.getByText(restored).waitFor();
    await expect
      .poll(() => page.getByRole('textbox', { name: '부서명' }).inputValue())
      .toBe('국제문화교류과');
    await screenshot(page, 'session-ended-my-page');
    await save().click();
    await page.getByText('저장했습니다.').waitFor();
    await expect.poll(() => page.getByText(restored).count()).toBe(0);
  });

  it('stands in a form of the administration again, and not for another person', async () => {
    const path = '/admin/user/UserManage/Detail/demo-mission';
    await open(admin, path);
    await page.getByRole('textbox', { name: '부서명' }).fill('고친 부서');
    await context.clearCookies();
    await save().click();
    await page.waitForURL(/\/login\?from=/);
    await fillLogin(...admin);
    await page.waitForURL(`**${path}`);
    await page.getByText(restored).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: '부서명' }).inputValue()).toBe('고친 부서');
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'session-ended-admin-form-390');
    await page.setViewportSize(widths.desktop);
    await screenshot(page, 'session-ended-admin-form');

    await context.clearCookies();
    await save().click();
    await page.waitForURL(/\/login\?from=/);
    await fillLogin(...staff);
    await page.waitForURL('**/dashboard');
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('unsaved');
  });

  it('is saved at once where only the cross-site cookie was lost', async () => {
    await open(staff, '/myPage');
    await page.getByRole('textbox', { name: '직위' }).fill('전문관');
    await context.clearCookies({ name: 'XSRF-TOKEN' });
    await save().click();
    await page.getByText('저장했습니다.').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});
