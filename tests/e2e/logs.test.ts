import { readFileSync, rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { today } from '#contract/days.ts';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';

let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  const context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    acceptDownloads: true,
  });
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
  const stranger = visitor(server.url);
  await stranger.signIn('stranger@demo.go.kr', 'Wrong!2345').catch(() => {});
  const staff = visitor(server.url);
  await staff.signIn('staff@demo.go.kr', 'Staff!2345');
  await fetch(`${server.url}/api/user-list`);
  await page.goto(server.url);
  await page.getByRole('textbox', { name: '이메일' }).fill('admin@demo.go.kr');
  await page.locator('input[type=password]').fill('Admin!2345');
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`${server.url}/admin/user/UserManage`);
  await page.locator('table').first().waitFor();
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  if (server) rmSync(server.dataDir, { recursive: true, force: true });
});
beforeEach(() => page.setViewportSize(widths.desktop));

const drawer = () => page.getByRole('dialog');
const visit = async (name: string) => {
  await page.goto(`${server.url}/admin/log/${name}`);
  await page.locator('table').first().waitFor();
};
/** Rows come within a second. */
const shows = (text: string | RegExp) =>
  expect
    .poll(
      async () => {
        await page.reload();
        await page.locator('main table, main [role=status]').first().waitFor();
        return page.locator('tbody').innerText();
      },
      { timeout: 15_000 },
    )
    .toMatch(text);
describe('the access log', () => {
  it('shows who did what, masked, for the last month, and one call in a drawer', async () => {
    await page.goto(`${server.url}/admin/log/AccessLog`);
    await shows(/사용자 목록/);
    expect(await page.locator('tbody').innerText()).toMatch(/ad\*\*\*@demo\.go\.kr/);
    expect(await page.getByLabel('시각 끝').inputValue()).toBe(today());
    await page
      .getByRole('row', { name: /사용자 목록/ })
      .first()
      .getByRole('link')
      .click();
    await drawer().getByText('GET /user-list').waitFor();
    await screenshot(page, 'log-access-drawer');
    expect(await accessibilityProblems(page)).toEqual([]);
    await drawer().getByRole('button', { name: '닫기' }).click();
    expect(await page.getByLabel('시각 끝').inputValue()).toBe(today());
  });

  it('is narrowed by programme and person, and says what is wrong with a period', async () => {
    await visit('AccessLog');
    const search = page.getByRole('search');
    await search.getByRole('button', { name: '상세조건' }).click();
    await search.getByLabel('프로그램').fill('로그인한');
    await search.getByLabel('이름', { exact: true }).fill('김관리');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /로그인한 조건 빼기/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const names = await page.locator('tbody td[data-label="프로그램"]').allTextContents();
    expect([...new Set(names)]).toEqual(['로그인한 사람의 정보']);
    await search.getByLabel('시각 시작').fill('2024-01-01');
    await page.keyboard.press('Enter');
    await page.getByText('조회 기간은 366일을 초과할 수 없습니다.').first().waitFor();
  });
});

describe('the other logs', () => {
  it('tell sign-ins apart', async () => {
    await visit('LoginLog');
    await shows(/st\*+@demo\.go\.kr[\s\S]*실패/);
    await page.getByRole('search').getByLabel('구분').selectOption('FAIL');
    await page.getByRole('search').getByRole('button', { name: '조회' }).click();
    await page.getByRole('button', { name: /실패 조건 빼기/ }).waitFor();
    await page.waitForLoadState('networkidle');
    const kinds = await page.locator('tbody td[data-label="구분"]').allTextContents();
    expect([...new Set(kinds)]).toEqual(['실패']);
    await screenshot(page, 'log-login');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('note the export of a log with its reason', async () => {
    await visit('LoginLog');
    await page.getByRole('button', { name: '내보내기', exact: true }).click();
    await drawer().getByLabel('사유').fill('보안 점검');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '내려받기', exact: true }).click(),
    ]);
    expect((await readXlsxExport(readFileSync(await file.path()))).rows.length).toBeGreaterThan(1);
    await visit('UserDataLog');
    await page.getByRole('row', { name: /로그인 로그 목록 내보내기.*보안 점검/ }).waitFor();
    await screenshot(page, 'log-personal');
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('bring the monthly check of personal data', async () => {
    await visit('UserDataLog');
    await page.getByRole('button', { name: '월간 점검 보고서' }).click();
    await drawer().getByLabel('점검 월').fill(today().slice(0, 7));
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '내려받기', exact: true }).click(),
    ]);
    const { head, rows } = await readXlsxExport(readFileSync(await file.path()));
    expect(rows[0]?.[head.indexOf('이름')]).toBe('김*리');
  });

  it('hold on a phone', async () => {
    await page.setViewportSize(widths.phone);
    for (const name of ['AccessLog', 'LoginLog', 'UserDataLog']) {
      await visit(name);
      await screenshot(page, `log-${name}-phone`);
      expect([name, await accessibilityProblems(page)]).toEqual([name, []]);
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    }
  });
});

describe('a server that was cut off', () => {
  it('is marked at its next start', async () => {
    const { dataDir } = server;
    await server.kill();
    server = await startServer({ DATA_DIR: dataDir });
    const admin = visitor(server.url);
    await admin.signIn('admin@demo.go.kr', 'Admin!2345');
    const query = new URLSearchParams({ prgrmNm: '기록 공백' });
    const answer = await admin.get(`/api/programloghistory-list?${query.toString()}`);
    const { data } = (await answer.json()) as { data: { prgrmNm: string }[] };
    expect(data.map(({ prgrmNm }) => prgrmNm)).toEqual([
      expect.stringMatching(/^기록 공백: 서버가 갑자기 멈추어 .* 이후의/),
    ]);
  });
});
