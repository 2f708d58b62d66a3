import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { accessibilityProblems } from './accessibility.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
let server: Server;
let chromium: Browser;
let page: Page;

/** The figure above the list; the same is read aloud elsewhere. */
const total = (text: string) => page.locator('#main').getByText(text, { exact: true }).waitFor();

beforeAll(async () => {
  server = await startServer({ DEMO: '1' });
  chromium = await browser();
  const context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
  });
  page = await context.newPage();
  page.setDefaultTimeout(8_000);
  await page.goto(`${server.url}/login`);
  await page.getByRole('textbox', { name: '이메일' }).fill('admin@demo.go.kr');
  await page.getByLabel('비밀번호', { exact: true }).fill('Admin!2345');
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/dashboard');
}, 120_000);

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('documents', () => {
  it('demand text and file of a new revision, which then is in force and served to everybody', async () => {
    await page.goto(`${server.url}/admin/PrivacyPolicy`);
    await page.getByRole('button', { name: '이용약관' }).click();
    await total('총 1건');
    await page.getByRole('link', { name: '등록' }).click();
    const drawer = page.getByRole('dialog', { name: /등록/ });
    await drawer.getByRole('combobox', { name: '문서 종류' }).selectOption({ label: '이용약관' });
    await drawer.getByLabel('개정일').fill('2026-03-01');
    const text = drawer.getByRole('textbox', { name: '내용' });
    await text.click();
    await drawer.getByRole('button', { name: '제목', exact: true }).click();
    await page.keyboard.type('제1조 (목적)');
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: '본문' }).click();
    await page.keyboard.type('이 약관은 이용 조건을 정합니다.');
    await drawer.getByRole('button', { name: '저장', exact: true }).click();
    await drawer.getByText('첨부파일을 첨부해주세요').first().waitFor();
    const path = join(folder, '이용약관 2026.pdf');
    writeFileSync(path, '%PDF-1.7 새 약관 %%EOF');
    await drawer.locator('input[type=file]').setInputFiles(path);
    await screenshot(page, 'documents-regist');
    expect(await accessibilityProblems(page)).toEqual([]);
    await drawer.getByRole('button', { name: '저장', exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    await total('총 2건');
    const newest = page.getByRole('row').filter({ hasText: '2026-03-01' });
    await newest.getByText('현재').waitFor();
    await screenshot(page, 'documents-list');
    expect(await accessibilityProblems(page)).toEqual([]);
    const served = await fetch(`${server.url}/api/current-terms`);
    expect(await served.text()).toBe('%PDF-1.7 새 약관 %%EOF');
  });

  it('show a revision with its text and file, and let it go', async () => {
    await page.getByRole('row').filter({ hasText: '2026-03-01' }).getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: /상세/ });
    await drawer.getByRole('heading', { name: '제1조 (목적)' }).waitFor();
    await drawer.getByText('이 약관은 이용 조건을 정합니다.').waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      drawer.getByRole('button', { name: /이용약관 2026\.pdf/ }).click(),
    ]);
    expect([file.suggestedFilename(), readFileSync(await file.path(), 'utf8')]).toEqual([
      '이용약관 2026.pdf',
      '%PDF-1.7 새 약관 %%EOF',
    ]);
    await screenshot(page, 'documents-detail');
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize(widths.phone);
    await screenshot(page, 'documents-detail-phone');
    await drawer.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await total('총 1건');
    await screenshot(page, 'documents-list-phone');
  });

  it('keep the last revision in force', async () => {
    await page.setViewportSize(widths.desktop);
    await page.getByRole('row').filter({ hasText: '2026-01-01' }).getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: /상세/ });
    await drawer.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await drawer.getByText('시행 중인 마지막 개정판은 삭제할 수 없습니다.', { exact: false }).waitFor();
    expect(await drawer.isVisible()).toBe(true);
  });
});
