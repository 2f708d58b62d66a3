import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { uploadForm } from '../helpers/uploadForm.ts';
import { visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { desk, exported, total } from './desk.ts';
import { goTo } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'documents-'));
let server: Server;
let chromium: Browser;
let page: Page;

beforeAll(async () => {
  server = await startServer({ DEMO: '1' });
  chromium = await browser();
  page = await desk(chromium, server.url);
}, 120_000);

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('documents', () => {
  it('demand text and file of a new revision, which then is in force and served to everybody', async () => {
    await goTo(page, `${server.url}/admin/PrivacyPolicy`);
    await page.getByRole('button', { name: '이용약관' }).click();
    await total(page, 1);
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
    await total(page, 2);
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
    await total(page, 1);
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

  it('are filtered, sorted, paged, and brought in a file', async () => {
    const colleague = visitor(server.url);
    await colleague.signIn('admin@demo.go.kr', 'Admin!2345');
    for (let month = 1; month <= 12; month += 1) {
      const rvsnYmd = `2024-${String(month).padStart(2, '0')}-15`;
      const revision = { docKndCd: 'DOC_KND_TERMS', rvsnYmd, docCn: '<p>지난 약관</p>' };
      const form = uploadForm('document', revision, [
        { name: '약관.pdf', bytes: '%PDF-1.7 지난 약관 %%EOF' },
      ]);
      expect((await colleague.send('/api/insert-document-withfile', form)).status).toBe(200);
    }
    const dates = async () =>
      (await page.locator('tbody tr').allTextContents()).map((row) => /2\d{3}-\d\d-\d\d/.exec(row)?.[0]);
    await goTo(page, `${server.url}/admin/PrivacyPolicy`);
    await page.getByRole('button', { name: '이용약관' }).click();
    await total(page, 13);
    const search = page.getByRole('search');
    await search.getByLabel('개정일 시작').fill('2024-01-01');
    await search.getByLabel('개정일 끝').fill('2024-11-30');
    await page.keyboard.press('Enter');
    await total(page, 11);
    expect((await dates())[0]).toBe('2024-11-15');
    await page.getByRole('columnheader').getByRole('button', { name: '개정일' }).click();
    await expect.poll(async () => (await dates())[0]).toBe('2024-01-15');
    await page.getByRole('button', { name: '2 쪽으로 이동', exact: true }).click();
    await expect.poll(dates).toEqual(['2024-11-15']);
    const { preamble, head, rows } = await exported(page);
    expect(preamble.at(-1)).toBe('건수: 11건');
    expect(head).toEqual(await page.locator('thead th').allTextContents());
    expect(rows.map((row) => row[head.indexOf('개정일')])).toEqual(
      Array.from({ length: 11 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}-15`),
    );
    expect(new Set(rows.map((row) => row[0]))).toEqual(new Set(['이용약관']));
  });
});
