import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, loaded, screenshot } from '../helpers/browser.ts';
import { readCsvExport, readXlsxExport } from '../helpers/readExport.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk } from './desk.ts';
import { goTo, holdsAtBothWidths } from './screens.ts';

let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  page = await desk(chromium, server.url);
});
afterAll(async () => {
  await chromium?.close();
  await server?.remove();
});

const dialog = () => page.getByRole('dialog');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const visit = async (path: string) => {
  await goTo(page, server.url + path);
  await page.locator('tbody tr').first().waitFor();
  await loaded(page);
};
const heads = () => page.locator('thead th').allTextContents();
const openExport = async () => {
  await button('내보내기').click();
  await dialog().waitFor();
};
/** The file that the dialog brings. */
const downloaded = async () => {
  const [file] = await Promise.all([page.waitForEvent('download'), button('내려받기').click()]);
  await dialog().waitFor({ state: 'detached' });
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
};

describe('the export of a list', () => {
  it('is the list as it is seen: conditions, order and columns, in a file that a spreadsheet reads; it can be given up while it is under way', async () => {
    await visit('/admin/CountryCodeManage');
    await page.getByRole('search').getByLabel('국가명', { exact: true }).fill('공화국');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /공화국 조건 빼기/ }).waitFor();
    await loaded(page);
    const shown = await page.locator('tbody td a').allTextContents();
    await openExport();
    await holdsAtBothWidths(page, 'export-dialog');
    await page.route('**/nationcode-list-excel*', () => {}, { times: 1 });
    await button('내려받기').click();
    const running = dialog().getByText(/내려받고 있습니다/);
    await running.waitFor();
    await button('취소').click();
    await running.waitFor({ state: 'detached' });
    const { name, bytes } = await downloaded();
    expect(name).toMatch(/^국가 코드_\d{8}\.xlsx$/);
    const { preamble, head, rows } = await readXlsxExport(bytes);
    expect(preamble[1]).toContain('국가명: 공화국');
    expect(head).toEqual(await heads());
    expect(rows.map((row) => row.find((cell) => cell.includes('공화국'))).slice(0, 10)).toEqual(
      shown.slice(0, 10),
    );
  });

  it('asks for a reason where personal data is in it, and takes the picked rows only', async () => {
    await visit('/admin/user/UserManage');
    await openExport();
    await button('행을 골라서 내보내기').click();
    const boxes = page.getByRole('checkbox', { name: /고르기$/ });
    await boxes.nth(1).check();
    await boxes.nth(2).check();
    await screenshot(page, 'export-picking');
    expect(await accessibilityProblems(page)).toEqual([]);
    await button('고른 행 내보내기').click();
    await dialog().getByRole('radio', { name: 'CSV' }).check();
    await button('내려받기').click();
    await dialog().getByText('개인정보가 있는 목록을 내려받는 사유를 입력해 주세요.').waitFor();
    await screenshot(page, 'export-reason');
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog().getByLabel('사유').fill('분기 점검');
    const { rows } = readCsvExport((await downloaded()).bytes);
    expect(rows).toHaveLength(2);
    expect(rows[0]?.join()).toMatch(/\*\*\*@demo\.go\.kr/);
    await button('그만두기').click();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(0);
  });
});

describe('the columns of a list', () => {
  const apply = async (name = '적용') => {
    await button(name).click();
    await dialog().waitFor({ state: 'detached' });
  };

  it('are at least one, are chosen and ordered, remembered by the server, and what is exported', async () => {
    await visit('/admin/CountryCodeManage');
    const usual = await heads();
    await button('열 고르기').click();
    await dialog().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const box of await dialog().getByRole('checkbox').all()) await box.uncheck();
    await button('적용').click();
    await expect.poll(() => dialog().getByRole('alert').innerText()).toBe('열을 하나 이상 선택해 주세요.');
    for (const label of [...usual.slice(1), '등록일시'])
      await dialog().getByLabel(label, { exact: true }).check();
    await button(`${usual[2]} 위로`).click();
    await screenshot(page, 'columns-dialog');
    await apply();
    const wanted = [usual[2], usual[1], ...usual.slice(3), '등록일시'];
    await expect.poll(() => heads()).toEqual(wanted);
    await page.evaluate('sessionStorage.clear()');
    await visit('/admin/CountryCodeManage');
    await expect.poll(() => heads()).toEqual(wanted);
    await openExport();
    expect((await readXlsxExport((await downloaded()).bytes)).head).toEqual(wanted);
    await button('열 고르기').click();
    await apply('처음 열로');
    await expect.poll(() => heads()).toEqual(usual);
  });
});
