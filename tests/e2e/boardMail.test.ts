import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { browser, screenshot, widths } from '../helpers/browser.ts';
import { mailServer } from '../helpers/mailServer.ts';
import { type Server, startServer } from '../helpers/server.ts';
import { freePort } from '../helpers/temporaryCluster.ts';
import { visitor } from '../helpers/visitor.ts';
import { accessibilityProblems } from './accessibility.ts';
import { adminDesk } from './adminDesk.ts';

const folder = mkdtempSync(join(tmpdir(), 'board-mail-'));
const mail = await mailServer();
let server: Server;
let chromium: Browser;
let admin: Page;
let staff: Page;
let mission: Page;
const complaints: string[] = [];

const signedIn = async (eml: string, pswd: string): Promise<Page> => {
  const context = await chromium.newContext({
    viewport: widths.desktop,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    acceptDownloads: true,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${server.url}/login`);
  await page.getByRole('textbox', { name: '이메일' }).fill(eml);
  await page.getByLabel('비밀번호', { exact: true }).fill(pswd);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL('**/dashboard');
  return page;
};

const pick = async (page: Page, name: string, words: string) => {
  await page.getByRole('combobox', { name }).fill(words);
  await page.getByRole('option', { name: new RegExp(words) }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

const holds = async (page: Page, name: string) => {
  for (const [width, size] of Object.entries(widths)) {
    await page.setViewportSize(size);
    await screenshot(page, `${name}-${width}`);
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  await page.setViewportSize(widths.desktop);
};

const bell = (page: Page, count: number) =>
  page.locator('header').getByRole('button', { name: count ? `알림 ${count}건` : '알림', exact: true });

/** The only colleague of the office who takes no report mail. */
const refuseReports = async () => {
  const desk = visitor(server.url);
  await desk.signIn('admin@demo.go.kr', 'Admin!2345');
  const read = await desk.get('/api/user-detail?userId=demo-pending');
  const { data } = (await read.json()) as { data: { mdfcnDt: string } };
  const values = { userId: 'demo-pending', mdfcnDt: data.mdfcnDt, rptpEmlYn: 'N' };
  const answer = await desk.post('/api/update-user', values, { _method: 'PUT' });
  if (!answer.ok) throw new Error(await answer.text());
};

beforeAll(async () => {
  const port = String(await freePort());
  const publicUrl = `http://127.0.0.1:${port}`;
  server = await startServer({ DEMO: '1', PORT: port, PUBLIC_URL: publicUrl, SMTP_URL: mail.url });
  await refuseReports();
  chromium = await browser();
  staff = await signedIn('staff@demo.go.kr', 'Staff!2345');
  mission = await signedIn('mission@demo.go.kr', 'Mission!2345');
  admin = await adminDesk(chromium, server.url);
}, 120_000);

afterAll(async () => {
  await chromium?.close();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const title = '파리 한국 영화제 보도 동향 <공유>';

describe('a post to two groups', () => {
  it('rings the bell of its recipients while they do something else', async () => {
    const files = ['보도 모음.pdf', '사진 & 표.pdf'].map((name) => join(folder, name));
    for (const file of files) writeFileSync(file, `%PDF-1.4 ${file} %%EOF`);
    await bell(mission, 0).waitFor();
    await staff.goto(`${server.url}/communication/Board/Regist`);
    await pick(staff, '수신자', '본부');
    await pick(staff, '수신자', '재외공관');
    await staff.getByRole('combobox', { name: '분류' }).selectOption({ label: '자료 공유' });
    await staff.getByRole('textbox', { name: '제목' }).fill(title);
    await staff.getByRole('textbox', { name: '내용' }).click();
    await staff.keyboard.type('지난주 보도를 나눕니다. 의견을 남겨 주세요.');
    await staff.locator('input[type=file]').setInputFiles(files);
    await staff.getByRole('button', { name: '저장', exact: true }).click();
    await staff.getByRole('heading', { name: title }).waitFor();
    await bell(mission, 1).waitFor();
    await expect.poll(() => bell(staff, 0).count()).toBe(1);
  });

  it('goes out by mail from its page, and the sender sees who gets none and why', async () => {
    await staff.getByRole('button', { name: '메일 보내기' }).click();
    const dialog = staff.getByRole('dialog', { name: '메일 보내기' });
    // the author is of the office, and no recipient
    await dialog.getByText('1명에게 보냅니다.').waitFor();
    await dialog.getByText('보고 메일을 받지 않기로 했습니다.').waitFor();
    await holds(staff, 'mail-dialog');
    await dialog.getByRole('button', { name: '1명에게 보내기' }).click();
    await dialog.waitFor({ state: 'detached' });
    await vi.waitFor(() => expect(mail.received).toHaveLength(1), 10_000);
    const log = staff.locator('details', { hasText: '메일 발송 내역' });
    await log.getByText('보냄').nth(1).waitFor();
    await log.getByText('보고 메일을 받지 않기로 했습니다.').waitFor();
    expect(mail.received.flatMap(({ to }) => to)).toEqual(['mission@demo.go.kr']);
    await holds(staff, 'mail-log');
  });

  it('brings a mail whose link leads to the post and its files', async () => {
    const received = mail.received.find(({ to }) => to[0] === 'mission@demo.go.kr');
    expect(received?.headers.subject).toBe(`[소통 게시판] ${title}`);
    expect(received?.plain).toContain('지난주 보도를 나눕니다.');
    const reader = await mission.context().newPage();
    const complained: string[] = [];
    reader.on('request', (request) => complained.push(request.url()));
    await reader.setContent(received?.html ?? '');
    // nothing is loaded from anywhere by opening the mail
    expect(complained).toEqual([]);
    for (const [width, size] of Object.entries(widths)) {
      await reader.setViewportSize(size);
      await screenshot(reader, `mail-received-${width}`);
    }
    const link = await reader.getByRole('link', { name: '화면에서 보기' }).getAttribute('href');
    const fileLink = await reader.getByRole('link', { name: '사진 & 표.pdf' }).getAttribute('href');
    await reader.close();
    expect(received?.plain).toContain(link);
    await mission.goto(link ?? '');
    await mission.getByRole('heading', { name: title }).waitFor();
    await bell(mission, 0).waitFor();
    await mission.goto('about:blank');
    await mission.goto(fileLink ?? '');
    const file = mission.getByRole('button', { name: /사진 & 표\.pdf/ });
    await vi.waitFor(
      async () => expect(await file.evaluate((one) => one === document.activeElement)).toBe(true),
      10_000,
    );
    const [download] = await Promise.all([mission.waitForEvent('download'), file.click()]);
    expect(download.suggestedFilename()).toBe('사진 & 표.pdf');
  });

  it('is answered, the answer released, and the author hears of both and of its state', async () => {
    await mission.getByRole('textbox', { name: '댓글' }).fill('현지 반응을 덧붙입니다.');
    await mission.getByRole('button', { name: '댓글 저장' }).click();
    await mission.getByRole('article').filter({ hasText: '현지 반응' }).getByText('비공개').waitFor();
    const address = mission.url().replace(/#.*$/, '');
    await admin.goto(address);
    await admin
      .getByRole('article')
      .filter({ hasText: '현지 반응' })
      .getByRole('button', { name: '공개', exact: true })
      .click();
    await bell(staff, 1).waitFor();
    const state = admin.getByRole('form', { name: '처리 상태' });
    await state.getByRole('combobox', { name: '상태' }).selectOption({ index: 2 });
    await state.getByRole('combobox', { name: '처리 구분' }).selectOption({ index: 1 });
    await state.getByRole('button', { name: /저장|변경/ }).click();
    await bell(staff, 2).waitFor();
    await staff.reload();
    await staff.getByText('현지 반응을 덧붙입니다.').waitFor();
    await bell(staff, 0).waitFor();
    await staff.getByText('수신자의 읽음 상태').click();
    await staff.getByText(/명이 읽었습니다/).waitFor();
    await expect.poll(() => staff.getByText('접수', { exact: true }).count()).toBeGreaterThan(0);
  });

  it('is not sent twice to whoever has it, but again where somebody says so', async () => {
    await staff.getByRole('button', { name: '메일 보내기' }).click();
    const dialog = staff.getByRole('dialog', { name: '메일 보내기' });
    await dialog.getByText('메일을 받을 사람이 없습니다.').waitFor();
    await expect
      .poll(() => dialog.getByRole('button', { name: '보내기', exact: true }).isDisabled())
      .toBe(true);
    await dialog.getByRole('checkbox', { name: '이미 받은 사람에게도 다시 보내기' }).check();
    await dialog.getByText('1명에게 보냅니다.').waitFor();
    await holds(staff, 'mail-dialog-again');
    await dialog.getByRole('radio', { name: '직접 고르기' }).check();
    await pick(staff, '받는 사람', '재외공관');
    await dialog.getByText('1명에게 보냅니다.').waitFor();
    await expect.poll(() => staff.getByRole('listbox').count()).toBe(0);
    await holds(staff, 'mail-dialog-chosen');
    await dialog.getByRole('button', { name: '취소' }).click();
    expect(mail.received).toHaveLength(1);
  });

  it('shows a bounce with the words of the server, and sends once more on demand', async () => {
    mail.answer = (to) => (to.startsWith('mission') ? 550 : undefined);
    await staff.getByRole('button', { name: '메일 보내기' }).click();
    const dialog = staff.getByRole('dialog', { name: '메일 보내기' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: '1명에게 보내기' }).click();
    const log = staff.locator('details', { hasText: '메일 발송 내역' });
    const bounced = log.getByRole('listitem').filter({ hasText: '반송' });
    await bounced.getByText(/거절했습니다.*550/).waitFor();
    await holds(staff, 'mail-log-bounced');
    mail.answer = () => undefined;
    await bounced.getByRole('button', { name: /다시 보내기/ }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: '다시 보내기' }).click();
    await vi.waitFor(() => expect(mail.received).toHaveLength(2), 10_000);
    await vi.waitFor(
      async () => expect(await log.getByRole('button', { name: /다시 보내기/ }).count()).toBe(0),
      10_000,
    );
  });

  it('left the browser without a complaint', () => {
    expect(complaints).toEqual([]);
  });
});
