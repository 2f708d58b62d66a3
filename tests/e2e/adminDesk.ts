import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { widths } from '../helpers/browser.ts';
import { type ReadExport, readXlsxExport } from '../helpers/readExport.ts';

/** A page in which the demo administrator has signed in. */
export async function adminDesk(
  chromium: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    acceptDownloads: true,
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  await page.goto(`${url}/login`);
  await page.getByRole('textbox', { name: '이메일' }).fill('admin@demo.go.kr');
  await page.getByLabel('비밀번호', { exact: true }).fill('Admin!2345');
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

/** The figure above a list; the same is read aloud elsewhere. */
export const total = (page: Page, n: number): Promise<void> =>
  page.locator('#main').getByText(`총 ${n}건`, { exact: true }).waitFor();

/** The spreadsheet that the export of a list brings. @param within where its button stands */
export async function exported(page: Page, within: Locator = page.locator('#main')): Promise<ReadExport> {
  await within.getByRole('button', { name: '내보내기', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: '내려받기' }).click(),
  ]);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return readXlsxExport(readFileSync(await file.path()));
}
