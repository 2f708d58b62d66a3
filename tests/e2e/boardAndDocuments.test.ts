import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inMemory } from '#server/kernel/uploads/content/bytes.ts';
import { unpack, zipEntries } from '#server/kernel/uploads/content/zipFile.ts';
import { browser } from '../helpers/browser.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { desk, total } from './desk.ts';
import { complaintsOf, goTo, holdsAtBothWidths } from './screens.ts';

const folder = mkdtempSync(join(tmpdir(), 'board-'));
let server: Server;
let chromium: Browser;
let page: Page;
let complaints: string[];

const onDisk = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const pdf = (name: string) => onDisk(name, `%PDF-1.4 ${name} %%EOF`);

/** What the browser saves when the button is pressed. */
const saved = async (press: () => Promise<void>): Promise<{ name: string; content: Buffer }> => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
};

const withReason = async (press: () => Promise<void>) => {
  await press();
  const dialog = page.getByRole('dialog', { name: '보호되는 파일 내려받기' });
  await dialog.getByRole('textbox', { name: '사유' }).fill('처리 확인');
  await dialog.getByRole('button', { name: '내려받기' }).click();
};

beforeAll(async () => {
  [server, chromium] = await Promise.all([startServer(), browser()]);
  page = await desk(chromium, server.url);
  complaints = complaintsOf(page, (text) => text.includes('415'));
});

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

describe('the administrators’ board', () => {
  it('takes a post with files, says what is wrong with one before it is sent, and gives them back with a reason', async () => {
    await goTo(page, `${server.url}/admin/AdminBoard/Regist`);
    await page.getByRole('combobox', { name: '분류' }).selectOption({ label: '오류 신고' });
    await page.getByRole('textbox', { name: '제목' }).fill('수집이 멈췄습니다');
    await page.getByRole('textbox', { name: '내용' }).click();
    await page.keyboard.type('어제부터 수집되지 않습니다.');
    const choose = (...files: string[]) => page.locator('input[type=file]').setInputFiles(files);
    await choose(pdf('화면.pdf'), onDisk('실행.exe', 'MZ'));
    await page.getByText('실행.exe: 지원하지 않는 파일 형식입니다.').waitFor();
    await choose(onDisk('거짓.pdf', '그림이 아니다'));
    await page.getByRole('textbox', { name: '화면.pdf 설명' }).fill('오류가 난 화면');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await page.getByText("'거짓.pdf' 파일의 내용이 확장자(.pdf)와 다릅니다.", { exact: false }).waitFor();
    await page.getByRole('button', { name: '거짓.pdf 빼기' }).click();
    await choose(pdf('기록.pdf'));
    await holdsAtBothWidths(page, 'board-regist');
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await page.waitForURL(/\/admin\/AdminBoard$/);
    const link = page.getByRole('link', { name: /수집이 멈췄습니다/ });
    await link.waitFor();
    await expect.poll(() => link.count()).toBe(1);
    expect(await page.getByText('읽지 않은 글').count()).toBe(0);

    await link.click();
    await page.getByRole('heading', { name: '수집이 멈췄습니다' }).waitFor();
    await page.getByText('오류가 난 화면').waitFor();
    const one = await saved(() => withReason(() => page.getByRole('button', { name: /화면\.pdf/ }).click()));
    expect([one.name, String(one.content)]).toEqual(['화면.pdf', '%PDF-1.4 화면.pdf %%EOF']);
    const all = await saved(() =>
      withReason(() => page.getByRole('button', { name: '모두 내려받기 (zip)' }).click()),
    );
    const archive = inMemory(all.content);
    const entries = await zipEntries(archive);
    expect(entries.map(({ name }) => name)).toEqual(['화면.pdf', '기록.pdf']);
    expect(String(await unpack(archive, entries[1] as never, 1000))).toBe('%PDF-1.4 기록.pdf %%EOF');
  });

  it('has it accepted, commented, answered and edited', async () => {
    await page.getByRole('button', { name: '접수' }).click();
    await page.getByRole('button', { name: '접수' }).waitFor({ state: 'detached' });
    await page.getByRole('textbox', { name: '댓글' }).fill('확인하고 있습니다.');
    await page.getByRole('button', { name: '댓글 저장' }).click();
    const comment = (text: string) => page.getByRole('article', { name: /댓글/ }).filter({ hasText: text });
    await comment('확인하고 있습니다.').getByRole('button', { name: '답글' }).click();
    await page.getByRole('textbox', { name: '답글' }).fill('고맙습니다.');
    await page.getByRole('button', { name: '답글 저장' }).click();
    await comment('고맙습니다.').waitFor();
    expect(await comment('고맙습니다.').getByRole('button', { name: '답글' }).count()).toBe(0);
    await holdsAtBothWidths(page, 'board-detail');
    await page.getByRole('button', { name: '수정', exact: true }).last().click();
    await page.getByRole('textbox', { name: '제목' }).fill('수집이 다시 시작되었습니다');
    await page.getByRole('button', { name: '화면.pdf 삭제' }).click();
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await page.getByRole('heading', { name: '수집이 다시 시작되었습니다' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /화면\.pdf/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
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
    await drawer
      .locator('input[type=file]')
      .setInputFiles(onDisk('이용약관 2026.pdf', '%PDF-1.7 새 약관 %%EOF'));
    await holdsAtBothWidths(page, 'documents-regist');
    await drawer.getByRole('button', { name: '저장', exact: true }).click();
    await drawer.waitFor({ state: 'detached' });
    await total(page, 2);
    const newest = page.getByRole('row').filter({ hasText: '2026-03-01' });
    await newest.getByText('현재').waitFor();
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
    await holdsAtBothWidths(page, 'documents-detail');
    await drawer.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await total(page, 1);
  });

  it('keep the last revision in force', async () => {
    await page.getByRole('row').filter({ hasText: '2026-01-01' }).getByRole('link').click();
    const drawer = page.getByRole('dialog', { name: /상세/ });
    await drawer.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
    await drawer.getByText('시행 중인 마지막 개정판은 삭제할 수 없습니다.', { exact: false }).waitFor();
    expect(await drawer.isVisible()).toBe(true);
  });
});
